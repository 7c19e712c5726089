import FoundationSubset
import TerminalViews

/// The plotted value of each element of a collection: a property, a bin between two properties, or
/// the same value for all.
///
/// ```swift
/// LinePlot(prices, x: .value("Hour", \.hour), y: .value("Price", \.price))
/// ```
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  /// Returns the plotted value of an element.
  @usableFromInline let datum: (DataElement) -> PlottedDatum

  @inlinable init(datum: @escaping (DataElement) -> PlottedDatum) { self.datum = datum }
}

// Inlined, so that the compiler can read a known property directly.
extension PlottableProjection {
  /// Creates a projection of a property.
  @inlinable public static func value<S: _TextLabel>(
    _ label: S, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    let label = label._string
    return Self { PlottedDatum(label: label, value: $0[keyPath: keyPath].plotted) }
  }

  /// Creates a projection of a bin from one property to another, which a bar then spans.
  @inlinable public static func value<S: _TextLabel>(
    _ label: S, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self where DataValue: Comparable {
    let label = label._string
    return Self {
      PlottedDatum(
        label: label, value: $0[keyPath: start].plotted, upper: $0[keyPath: end].plotted)
    }
  }

  /// Creates a projection of a date that covers the calendar unit that contains it.
  ///
  /// - Parameters:
  ///   - label: The dimension.
  ///   - date: Any instant of the unit.
  ///   - unit: The unit, such as `.hour` or `.day`.
  ///   - calendar: The calendar of the unit; by default the Gregorian calendar in the chart's zone,
  ///     with weeks from Monday.
  @inlinable public static func value<S: _TextLabel>(
    _ label: S, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self where DataValue.PrimitivePlottable == Date {
    let label = label._string
    return Self {
      PlottableValue<Date>.value(
        label, $0[keyPath: date].primitivePlottable, unit: unit, calendar: calendar
      ).datum
    }
  }
}

// Constants; where a plot also accepts a `PlottableValue`, that is preferred.
extension PlottableProjection {
  /// Creates a projection of a constant.
  @_disfavoredOverload
  public static func value<S: _TextLabel>(_ label: S, _ value: DataValue) -> Self {
    constant(PlottedDatum(label: label._string, value: value.plotted))
  }

  /// Creates a projection of a constant bin between two values.
  @_disfavoredOverload
  public static func value<S: _TextLabel>(
    _ label: S, _ start: DataValue, _ end: DataValue
  ) -> Self where DataValue: Comparable {
    constant(
      PlottedDatum(label: label._string, value: start.plotted, upper: end.plotted))
  }

  /// Creates a projection of the calendar unit that contains a constant date.
  @_disfavoredOverload
  public static func value<S: _TextLabel>(
    _ label: S, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self where DataValue == Date {
    constant(PlottableValue<Date>.value(label, date, unit: unit, calendar: calendar).datum)
  }

  private static func constant(_ datum: PlottedDatum) -> Self { Self { _ in datum } }
}
