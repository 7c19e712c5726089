import FoundationSubset

/// A datum with the name of its dimension.
///
/// The type of the datum decides the kind of scale: numbers and dates get a continuous one,
/// strings a band each, in the order of their first appearance.
///
/// ```swift
/// BarMark(x: .value("Area", "NO1"), y: .value("Price", 0.74))
/// ```
public struct PlottableValue<Value: Plottable>: Sendable {
  /// The label and the value without their types.
  @usableFromInline package let datum: PlottedDatum

  @inlinable init(datum: PlottedDatum) { self.datum = datum }

  /// Creates a value with a label.
  ///
  /// - Parameters:
  ///   - label: The dimension, for axis titles, legends and summaries.
  ///   - value: The datum.
  @inlinable public static func value<S: _TextLabel>(_ label: S, _ value: Value)
    -> PlottableValue<Value>
  {
    PlottableValue(datum: PlottedDatum(label: label._string, value: value.plotted))
  }

  /// Creates a range of values with a label, which a bar then spans.
  @inlinable public static func value<S: _TextLabel>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(
      datum: PlottedDatum(
        label: label._string, value: range.lowerBound.plotted, upper: range.upperBound.plotted))
  }

  /// Creates a bin with a label, which a bar then spans.
  @inlinable public static func value<S: _TextLabel>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(
      datum: PlottedDatum(
        label: label._string, value: range.lowerBound.plotted, upper: range.upperBound.plotted))
  }

  /// Creates a value that covers the calendar unit of a date.
  ///
  /// A bar extends over the unit, a point or a line is at its middle, and marks of the same unit
  /// stack.
  ///
  /// - Parameters:
  ///   - label: The dimension.
  ///   - date: Any instant of the unit.
  ///   - unit: The unit, such as `.hour` or `.day`.
  ///   - calendar: The calendar of the unit; by default the Gregorian calendar in the chart's zone,
  ///     with weeks from Monday.
  @inlinable public static func value<S: _TextLabel>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    var datum = PlottedDatum(label: label._string, value: date.plotted)
    if let interval = calendar?.dateInterval(of: unit, for: date) {
      datum = PlottedDatum(
        label: datum.label, value: interval.start.plotted, upper: interval.end.plotted)
    }
    datum.unit = unit
    return PlottableValue(datum: datum)
  }
}
