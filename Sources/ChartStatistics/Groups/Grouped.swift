import FoundationSubset

/// A key with the rows that have it, or a value computed from these rows.
public struct Grouped<Key: Hashable, Value>: Identifiable {
  /// The key that the rows have in common.
  public let key: Key
  /// The rows, or a value computed from them.
  public let value: Value

  /// The key.
  public var id: Key { key }
}

extension Grouped: Sendable where Key: Sendable, Value: Sendable {}

extension Sequence {
  /// Groups the rows by key; keys and rows stay in order of appearance.
  public func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Grouped<Key, [Element]>] {
    var order: [Key] = []
    var rows: [Key: [Element]] = [:]
    for row in self {
      let key = key(row)
      if rows[key] == nil { order.append(key) }
      rows[key, default: []].append(row)
    }
    return order.map { Grouped(key: $0, value: rows[$0] ?? []) }
  }

  /// Groups the rows by calendar unit, such as hours by day; units are in ascending order.
  ///
  /// Units without rows are omitted. A day lasts from midnight to midnight of the calendar's time
  /// zone, thus 23 or 25 hours when clocks change. The calendar determines the first day of a week.
  ///
  /// ```swift
  /// Chart(trades.binned(by: .day, of: \.time, calendar: calendar)) { day in
  ///   let prices = day.value.map(\.price)
  ///   RuleMark(
  ///     x: .value("Day", day.key.lowerBound), yStart: .value("Low", prices.min() ?? 0),
  ///     yEnd: .value("High", prices.max() ?? 0))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - unit: The length of a bin; dates for which the calendar has no such unit are omitted.
  ///   - date: The date of a row. Rows of a bin keep their order.
  ///   - calendar: The calendar and its time zone.
  public func binned(
    by unit: Calendar.Component, of date: (Element) -> Date, calendar: Calendar = .current
  ) -> [Grouped<Range<Date>, [Element]>] {
    var last: Range<Date>?
    let rows: [(bin: Range<Date>, row: Element)] = compactMap { row in
      let date = date(row)
      // Most rows are in the same unit as the previous row.
      if let last, last.contains(date) { return (last, row) }
      last = calendar.dateInterval(of: unit, for: date).map { $0.start..<$0.end }
      return last.map { ($0, row) }
    }
    return rows.grouped { $0.bin }
      .map { Grouped(key: $0.key, value: $0.value.map(\.row)) }
      .sorted { $0.key.lowerBound < $1.key.lowerBound }
  }
}
