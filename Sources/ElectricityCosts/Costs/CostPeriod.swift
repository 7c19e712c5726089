import CivilTime

/// The calendar periods by which costs are summed.
package enum CostPeriod: String, Hashable, Sendable, CaseIterable {
  case hour, day, month

  /// The unit of the calendar, and its longest length in seconds.
  ///
  /// A day and a month can have an hour more; the repeated hour of autumn is two hours.
  var calendar: (unit: CalendarUnit, longestSeconds: Int64) {
    switch self {
    case .hour: (.hours(1), 3600)
    case .day: (.day, 25 * 3600)
    case .month: (.month, (31 * 24 + 1) * 3600)
    }
  }
}

extension CostSeries {
  /// The totals of all slots; `nil` without slots.
  package var totals: CostTotals? {
    get throws(CostError) {
      guard let first = slots.first, let last = slots.last else { return nil }
      return try CostTotals(slots, from: first.start, to: last.end)
    }
  }

  /// Returns the totals of each period in which slots begin, in chronological order.
  ///
  /// The first and the last period are cut to the start and end of the usage.
  package func totals(by period: CostPeriod) throws(CostError) -> [CostTotals] {
    guard let first = slots.first, let last = slots.last else { return [] }
    var (totals, index): ([CostTotals], Int) = ([], slots.startIndex)
    while index < slots.endIndex {
      let whole = period.calendar.unit.interval(containing: slots[index].start, in: zone)
      let next = slots.indices(from: whole.start, to: whole.end).upperBound
      totals.append(
        try CostTotals(
          slots[index..<next], from: max(first.start, whole.start),
          // A slot that crosses the end belongs to the period in which it begins.
          to: max(min(last.end, whole.end), slots[next - 1].end)))
      index = next
    }
    return totals
  }
}
