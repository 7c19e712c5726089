import FoundationSubset
import TerminalViews

// The same with other kinds of labels; nothing is translated.
extension PlottableValue {
  /// A value with a text or a key as its label.
  public static func value<L: _TextLabel>(_ label: L, _ value: Value) -> PlottableValue<Value> {
    .value(label._text.string, value)
  }

  /// A bin from a value up to another, with a text or a key as its label.
  public static func value<L: _TextLabel>(
    _ label: L, _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    .value(label._text.string, range)
  }

  /// A bin with a text or a key as its label.
  public static func value<L: _TextLabel>(
    _ label: L, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    .value(label._text.string, range)
  }

  /// A date that stands for all of its calendar unit, with a text or a key as its label.
  public static func value<L: _TextLabel>(
    _ label: L, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    .value(label._text.string, date, unit: unit, calendar: calendar)
  }
}
