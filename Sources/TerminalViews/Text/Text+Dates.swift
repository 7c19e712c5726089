#if Foundation
  import FoundationSubset

  extension Text {
    /// How a date is written.
    public struct DateStyle: Hashable, Sendable {
      fileprivate enum Kind { case time, date, relative, offset, timer }
      fileprivate let kind: Kind
      /// The time of the day.
      public static let time = DateStyle(kind: .time)
      /// The day.
      public static let date = DateStyle(kind: .date)
      /// How far away it is when the text is drawn.
      public static let relative = DateStyle(kind: .relative)
      /// How far away it is when the text is drawn, with a sign.
      public static let offset = DateStyle(kind: .offset)
      /// The hours, minutes and seconds to it, or since, when the text is drawn.
      public static let timer = DateStyle(kind: .timer)
    }

    /// Creates text of a date.
    public init(_ date: Date, style: DateStyle) {
      switch style.kind {
      case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
      case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
      case .relative: self.init(date, format: DateDistance(form: .words))
      case .offset: self.init(date, format: DateDistance(form: .signed))
      case .timer: self.init(date, format: DateDistance(form: .clock))
      }
    }
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

  /// Writes how far a date is from now.
  struct DateDistance: FormatStyle {
    enum Wording: Codable, Hashable { case words, signed, clock }
    let form: Wording

    func format(_ date: Date) -> String {
      let distance = Int(date.timeIntervalSinceNow.rounded())
      let seconds = abs(distance)
      let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
      if form == .clock {
        let rest = String(format: "%02d:%02d", parts[1], parts[2])
        return parts[0] > 0 ? "\(parts[0]):\(rest)" : rest
      }
      let units = zip(parts, ["hr", "min", "sec"]).filter { $0.0 > 0 }.prefix(2)
      let words = units.isEmpty ? "0 sec" : units.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      return form == .signed ? (distance < 0 ? "-" : "+") + words : words
    }
  }
#endif
