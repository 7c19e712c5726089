import CivilTime
import ElectricityUsage

/// The stretches of the calendar by which costs are added up.
public enum CostPeriod: String, Hashable, Sendable, CaseIterable {
  case hour, day, month

  /// The same as a unit of the calendar; of two hours at the same time in autumn each is one.
  var unit: CalendarUnit {
    switch self {
    case .hour: .hours(1)
    case .day: .day
    case .month: .month
    }
  }
}

extension CostSeries {
  /// The totals of all slots; `nil` without any.
  public var totals: CostTotals? {
    get throws(CostError) {
      guard let first = slots.first, let last = slots.last else { return nil }
      return try CostTotals(slots, from: first.start, to: last.end)
    }
  }

  /// The totals of each period in which slots begin, in the order of time.
  ///
  /// The first and the last reach as far as the usage does: what is before and after is not
  /// missing.
  public func totals(by period: CostPeriod) throws(CostError) -> [CostTotals] {
    guard let first = slots.first, let last = slots.last else { return [] }
    var (totals, index): ([CostTotals], Int) = ([], slots.startIndex)
    while index < slots.endIndex {
      let stretch = period.unit.interval(containing: slots[index].start, in: zone)
      let next = slots.indices(from: stretch.start, to: stretch.end).upperBound
      totals.append(
        try CostTotals(
          slots[index..<next], from: max(first.start, stretch.start),
          // A slot that reaches over the end is wholly of the period in which it begins.
          to: max(min(last.end, stretch.end), slots[next - 1].end)))
      index = next
    }
    return totals
  }
}
