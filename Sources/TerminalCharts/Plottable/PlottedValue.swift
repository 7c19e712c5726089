import CivilTime
import FoundationSubset
import TerminalViews

/// A datum of any plottable type, in the form that scales use.
///
/// Not for use in charts: public only because ``PrimitivePlottableProtocol`` requires it.
public enum PlottedValue: Hashable, Sendable {
  /// A number, on a continuous scale.
  case number(Double)
  /// Seconds since the reference date, 2001-01-01T00:00:00Z.
  case date(Double)
  /// A name, on a scale of bands.
  case category(String)

  /// The number, or the seconds of the date; `nil` for a category.
  var continuous: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }
}

/// A labelled, type-erased datum: the form in which a mark keeps a ``PlottableValue``.
@usableFromInline package struct PlottedDatum: Hashable, Sendable {
  @usableFromInline var label: String
  /// The datum, or the lower end of a bin.
  @usableFromInline var value: PlottedValue
  /// The upper end of a bin.
  @usableFromInline package var upper: PlottedValue?
  /// The calendar unit that the datum covers; its ends depend on the zone.
  @usableFromInline var unit: Calendar.Component?

  @inlinable init(label: String, value: PlottedValue, upper: PlottedValue? = nil) {
    (self.label, self.value, self.upper) = (label, value, upper)
  }
}

extension PlottedValue {
  /// The text of the value for a label without context.
  package var text: String {
    switch self {
    case .category(let text): text
    case .number(let number): NumericTickLabels.strings(for: [number], step: nil).first ?? ""
    case .date(let seconds):
      ISOTime.text(
        Instant(secondsSince1970: Int64((seconds + 978_307_200).clamped(to: -1e12...1e12))),
        in: .utc)
    }
  }
}
