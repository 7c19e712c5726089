import FoundationSubset
import TerminalViews

/// Names what is plotted of every element of a collection: one of its properties, a bin between two
/// of them, or the same value for all.
///
/// ```swift
/// LinePlot(prices, x: .value("Hour", \.hour), y: .value("Price", \.price))
/// ```
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let datum: ElementDatum
}

extension PlottableProjection {
  /// Names a property.
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(datum: ElementDatum(label.description, PlottedProperty(keyPath)))
  }

  /// Names a bin from a property up to another, over which a bar then extends.
  public static func value<S: StringProtocol>(
    _ label: S, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self where DataValue: Comparable {
    Self(
      datum: ElementDatum(label.description, PlottedProperty(start), to: PlottedProperty(end)))
  }

  /// Names a property that stands for the calendar unit that it lies in.
  ///
  /// - Parameters:
  ///   - label: The dimension.
  ///   - date: Any instant of the unit.
  ///   - unit: The unit, such as `.hour` or `.day`.
  ///   - calendar: What decides where the unit begins and ends; by default the Gregorian calendar
  ///     by the clocks of the chart's zone, with weeks from Monday.
  public static func value<S: StringProtocol>(
    _ label: S, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self where DataValue.PrimitivePlottable == Date {
    Self(
      datum: ElementDatum(
        label.description, PlottedProperty(date), unit: unit, calendar: calendar))
  }
}

// What is the same for every element. Where a plot also takes the value of a mark, that is meant.
extension PlottableProjection {
  /// Names a value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: DataValue) -> Self {
    Self(
      datum: ElementDatum(label.description, PlottedProperty(constant: value.plotted)))
  }

  /// Names a bin from a value up to another.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: DataValue, _ end: DataValue
  ) -> Self where DataValue: Comparable {
    Self(
      datum: ElementDatum(
        label.description, PlottedProperty(constant: start.plotted),
        to: PlottedProperty(constant: end.plotted)))
  }

  /// Names the calendar unit that a date lies in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self where DataValue == Date {
    Self(
      datum: ElementDatum(
        label.description, PlottedProperty(constant: date.plotted), unit: unit,
        calendar: calendar))
  }
}
