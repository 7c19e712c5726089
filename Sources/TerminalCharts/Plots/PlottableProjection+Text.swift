import FoundationSubset
import TerminalViews

// The same with other kinds of labels; nothing is translated.
extension PlottableProjection {
  /// A property with a text or a key as its label.
  public static func value<L: _TextLabel>(
    _ label: L, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    .value(label._text.string, keyPath)
  }

  /// A bin from a property up to another with a text or a key as its label.
  public static func value<L: _TextLabel>(
    _ label: L, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self where DataValue: Comparable {
    .value(label._text.string, start, end)
  }

  /// A property that stands for its calendar unit with a text or a key as its label.
  public static func value<L: _TextLabel>(
    _ label: L, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self where DataValue.PrimitivePlottable == Date {
    .value(label._text.string, date, unit: unit, calendar: calendar)
  }

  /// A value with a text or a key as its label.
  @_disfavoredOverload
  public static func value<L: _TextLabel>(_ label: L, _ value: DataValue) -> Self {
    .value(label._text.string, value)
  }

  /// A bin from a value up to another with a text or a key as its label.
  @_disfavoredOverload
  public static func value<L: _TextLabel>(
    _ label: L, _ start: DataValue, _ end: DataValue
  ) -> Self where DataValue: Comparable {
    .value(label._text.string, start, end)
  }

  /// The calendar unit of a date with a text or a key as its label.
  @_disfavoredOverload
  public static func value<L: _TextLabel>(
    _ label: L, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self where DataValue == Date {
    .value(label._text.string, date, unit: unit, calendar: calendar)
  }
}
