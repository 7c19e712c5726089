import FoundationSubset
import TerminalViews

/// Names what is plotted of every element of a collection: one of its properties, a bin between two
/// of them, or the same value for all.
///
/// ```swift
/// LinePlot(prices, x: .value("Hour", \.hour), y: .value("Price", \.price))
/// ```
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  /// What is plotted of an element.
  @usableFromInline let datum: (DataElement) -> PlottedDatum

  @inlinable init(datum: @escaping (DataElement) -> PlottedDatum) { self.datum = datum }
}

// Inlined, so that a property that is known there is read where it lies.
extension PlottableProjection {
  /// Names a property.
  @inlinable public static func value<S: _TextLabel>(
    _ label: S, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    let label = label._string
    return Self { PlottedDatum(label: label, value: $0[keyPath: keyPath].plotted) }
  }

  /// Names a bin from a property up to another, over which a bar then extends.
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

// What is the same for every element. Where a plot also takes the value of a mark, that is meant.
extension PlottableProjection {
  /// Names a value.
  @_disfavoredOverload
  public static func value<S: _TextLabel>(_ label: S, _ value: DataValue) -> Self {
    constant(PlottedDatum(label: label._string, value: value.plotted))
  }

  /// Names a bin from a value up to another.
  @_disfavoredOverload
  public static func value<S: _TextLabel>(
    _ label: S, _ start: DataValue, _ end: DataValue
  ) -> Self where DataValue: Comparable {
    constant(
      PlottedDatum(label: label._string, value: start.plotted, upper: end.plotted))
  }

  /// Creates a value that covers the calendar unit of a date.
  @_disfavoredOverload
  public static func value<S: _TextLabel>(
    _ label: S, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self where DataValue == Date {
    constant(PlottableValue<Date>.value(label, date, unit: unit, calendar: calendar).datum)
  }

  private static func constant(_ datum: PlottedDatum) -> Self { Self { _ in datum } }
}
