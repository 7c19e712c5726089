#if Foundation
  import FoundationSubset

  extension Text {
    /// The format of a date.
    public struct DateStyle: Hashable, Sendable {
      fileprivate let format: Date.FormatStyle
      /// The time of the day.
      public static let time = DateStyle(
        format: Date.FormatStyle(date: .omitted, time: .shortened))
      /// The day.
      public static let date = DateStyle(
        format: Date.FormatStyle(date: .long, time: .omitted))
    }

    /// Creates text of a date.
    public init(_ date: Date, style: DateStyle) { self.init(date, format: style.format) }
  }

  extension LocalizedStringKey.StringInterpolation {
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }
  }

  /// A key of a text that is looked up when it is shown: here it is its own translation.
  ///
  /// Only where Foundation does not have it.
  public typealias LocalizedStringResource = LocalizedStringKey
#endif
