import FoundationSubset

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
  enum Storage: Sendable {
    case automatic(minimumStride: Double?, desiredCount: Int?)
    case stride(Double)
    case calendar(Calendar.Component, Int)
    case values([PlottedValue])
  }
  var storage: Storage
  var rounding: NumericTicks.Rounding

  /// Round values, about four of them.
  public static var automatic: AxisMarkValues { automatic() }

  /// Returns round values.
  ///
  /// - Parameters:
  ///   - desiredCount: About how many; 4 when `nil`.
  ///   - roundLowerBound: Whether an automatic domain begins at a value; true for numbers when
  ///     `nil`.
  ///   - roundUpperBound: Whether an automatic domain ends at a value; true for numbers when `nil`.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .automatic(minimumStride: nil, desiredCount: desiredCount),
      rounding: (roundLowerBound, roundUpperBound))
  }

  /// Returns round values that are at least a distance apart.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount),
      rounding: (roundLowerBound, roundUpperBound))
  }

  /// Returns the multiples of a step.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .stride(Double(stepSize)), rounding: (roundLowerBound, roundUpperBound))
  }

  /// Returns the beginnings of every `count`-th calendar unit, in the chart's time zone.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .calendar(component, count), rounding: (roundLowerBound, roundUpperBound))
  }

  package static func values<V: Plottable>(_ values: [V]) -> AxisMarkValues {
    AxisMarkValues(
      storage: .values(values.map { PlottableValue.value("", $0).datum.value }),
      rounding: (nil, nil))
  }
}

extension AxisMarkValues {
  var desiredCount: Int? {
    if case .automatic(_, let count) = storage { return count }
    return nil
  }
  var minimumStride: Double? {
    switch storage {
    case .automatic(let minimum, _): minimum
    case .stride(let step): step
    default: nil
    }
  }
  /// Whether the values are the ticks that an automatic domain was rounded to.
  var isPlain: Bool { if case .automatic = storage { true } else { false } }
}
