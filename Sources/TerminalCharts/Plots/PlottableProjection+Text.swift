import FoundationSubset
import TerminalViews

// The same with other kinds of labels; nothing is translated.
extension PlottableProjection {
  /// A property with a text as its label.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    .value(label.string, keyPath)
  }

  /// A bin from a property up to another with a text as its label.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self where DataValue: Comparable {
    .value(label.string, start, end)
  }

  /// A property that stands for its calendar unit with a text as its label.
  public static func value(
    _ label: Text, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self where DataValue.PrimitivePlottable == Date {
    .value(label.string, date, unit: unit, calendar: calendar)
  }

  /// A value with a text as its label.
  @_disfavoredOverload
  public static func value(_ label: Text, _ value: DataValue) -> Self {
    .value(label.string, value)
  }

  /// A bin from a value up to another with a text as its label.
  @_disfavoredOverload
  public static func value(
    _ label: Text, _ start: DataValue, _ end: DataValue
  ) -> Self where DataValue: Comparable {
    .value(label.string, start, end)
  }

  /// The calendar unit of a date with a text as its label.
  @_disfavoredOverload
  public static func value(
    _ label: Text, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self where DataValue == Date {
    .value(label.string, date, unit: unit, calendar: calendar)
  }

  /// A property with a label from a key.
  @_disfavoredOverload
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    .value(Text(labelKey).string, keyPath)
  }

  /// A bin from a property up to another with a label from a key.
  @_disfavoredOverload
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self where DataValue: Comparable {
    .value(Text(labelKey).string, start, end)
  }

  /// A property that stands for its calendar unit with a label from a key.
  @_disfavoredOverload
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self where DataValue.PrimitivePlottable == Date {
    .value(Text(labelKey).string, date, unit: unit, calendar: calendar)
  }

  /// A value with a label from a key.
  @_disfavoredOverload
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
    .value(Text(labelKey).string, value)
  }

  /// A bin from a value up to another with a label from a key.
  @_disfavoredOverload
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
  ) -> Self where DataValue: Comparable {
    .value(Text(labelKey).string, start, end)
  }

  /// The calendar unit of a date with a label from a key.
  @_disfavoredOverload
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self where DataValue == Date {
    .value(Text(labelKey).string, date, unit: unit, calendar: calendar)
  }
}
