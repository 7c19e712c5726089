import FoundationSubset
import TerminalViews

// The same with other kinds of labels; nothing is translated.
extension PlottableValue {
  /// A value with a label from a key, which is its own text.
  @_disfavoredOverload
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    .value(Text(labelKey).string, value)
  }

  /// A value with a text as its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    .value(label.string, value)
  }

  /// A bin from a value up to another, with a text as its label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable {
    .value(label.string, range)
  }

  /// A bin with a text as its label.
  public static func value(
    _ label: Text, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    .value(label.string, range)
  }

  /// A date that stands for all of its calendar unit, with a text as its label.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    .value(label.string, date, unit: unit, calendar: calendar)
  }

  /// A bin from a value up to another, with a label from a key.
  @_disfavoredOverload
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    .value(Text(labelKey), range)
  }

  /// A bin with a label from a key.
  @_disfavoredOverload
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    .value(Text(labelKey), range)
  }

  /// A date that stands for all of its calendar unit, with a label from a key.
  @_disfavoredOverload
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    .value(Text(labelKey), date, unit: unit, calendar: calendar)
  }
}
