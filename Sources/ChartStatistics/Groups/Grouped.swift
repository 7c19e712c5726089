import FoundationSubset

/// What is said of the rows that have something in common, or these rows.
public struct Grouped<Key: Hashable, Value>: Identifiable {
  /// What they have in common.
  public let key: Key
  /// The rows, or what is said of them.
  public let value: Value

  /// The key.
  public var id: Key { key }
}

extension Grouped: Sendable where Key: Sendable, Value: Sendable {}

extension Sequence {
  /// The rows of each key, in the order in which keys and rows appear.
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

  /// The rows of each calendar unit that has any, from the first unit on: hours by day, by week.
  ///
  /// A day is from midnight to midnight of the calendar's clocks, so 23 or 25 hours long when they
  /// change; a week begins where the calendar says.
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
  ///   - unit: How long a bin is; a date that the calendar has no such unit for is left out.
  ///   - date: When a row was. Rows of a bin keep their order.
  ///   - calendar: Whose clocks.
  public func binned(
    by unit: Calendar.Component, of date: (Element) -> Date, calendar: Calendar = .current
  ) -> [Grouped<Range<Date>, [Element]>] {
    var last: Range<Date>?
    let rows: [(bin: Range<Date>, row: Element)] = compactMap { row in
      let date = date(row)
      // Most rows are of the same unit as the one before.
      if let last, last.contains(date) { return (last, row) }
      last = calendar.dateInterval(of: unit, for: date).map { $0.start..<$0.end }
      return last.map { ($0, row) }
    }
    return rows.grouped { $0.bin }
      .map { Grouped(key: $0.key, value: $0.value.map(\.row)) }
      .sorted { $0.key.lowerBound < $1.key.lowerBound }
  }
}
