import FoundationSubset
import TerminalViews

/// Names what is plotted of every element of a collection: one of its properties, a bin between two
/// of them, or the same value for all.
///
/// ```swift
/// LinePlot(prices, x: .value("Hour", \.hour), y: .value("Price", \.price))
/// ```
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let label: String
  private let start: ElementValue<DataElement, DataValue>
  private var end: ElementValue<DataElement, DataValue>?
  private var unit: Calendar.Component?
  /// The ends of the unit by a calendar of the caller's own.
  private var bin: ((PlottedValue) -> (start: PlottedValue, end: PlottedValue)?)?

  private init(
    _ label: String, _ start: ElementValue<DataElement, DataValue>,
    to end: ElementValue<DataElement, DataValue>? = nil
  ) {
    self.label = label
    self.start = start
    self.end = end
  }

  private init(
    _ label: String, _ date: ElementValue<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar?
  ) {
    self.init(label, date)
    self.unit = unit
    guard let calendar else { return }
    bin = { value in
      Date(nearest: value).flatMap { calendar.dateInterval(of: unit, for: $0) }
        .map { ($0.start.plotted, $0.end.plotted) }
    }
  }

  /// What is plotted of an element.
  func callAsFunction(_ element: DataElement) -> PlottableValue<DataValue> {
    var datum = PlottedDatum(label: label, value: start(of: element).plotted)
    if let end {
      datum = PlottedDatum(label: label, value: datum.value, upper: end(of: element).plotted)
    } else if let ends = bin?(datum.value) {
      datum = PlottedDatum(label: label, value: ends.start, upper: ends.end)
    }
    datum.unit = unit
    return PlottableValue(datum: datum)
  }
}

extension PlottableProjection {
  /// Names a property.
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(label.description, ElementValue(keyPath))
  }

  /// Names a bin from a property up to another, over which a bar then extends.
  public static func value<S: StringProtocol>(
    _ label: S, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self where DataValue: Comparable {
    Self(label.description, ElementValue(start), to: ElementValue(end))
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
    Self(label.description, ElementValue(date), unit: unit, calendar: calendar)
  }
}

// What is the same for every element. Where a plot also takes the value of a mark, that is meant.
extension PlottableProjection {
  /// Names a value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: DataValue) -> Self {
    Self(label.description, .constant(value))
  }

  /// Names a bin from a value up to another.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: DataValue, _ end: DataValue
  ) -> Self where DataValue: Comparable {
    Self(label.description, .constant(start), to: .constant(end))
  }

  /// Names the calendar unit that a date lies in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self where DataValue == Date {
    Self(label.description, .constant(date), unit: unit, calendar: calendar)
  }
}
