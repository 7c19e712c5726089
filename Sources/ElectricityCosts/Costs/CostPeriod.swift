import CivilTime
import ElectricityUsage

/// The stretches of the calendar by which costs are added up.
public enum CostPeriod: String, Hashable, Sendable, CaseIterable {
  case hour, day, month

  /// The first instant of the stretch that an instant is in, and the first after it.
  ///
  /// An hour is one by the clock: of two at the same time in autumn each is one of its own.
  public func stretch(around instant: Instant, in zone: Zone) -> (start: Instant, end: Instant) {
    let time = zone.civil(at: instant)
    switch self {
    case .hour:
      let start = instant.advanced(by: -Int64(time.minute * 60 + time.second))
      return (start, start.advanced(by: 3600))
    case .day: return (zone.startOfDay(time.date), zone.startOfDay(time.date.adding(days: 1)))
    case .month:
      let first = time.date.adding(days: 1 - time.date.day)
      let days = CivilDate.days(inMonth: first.month, of: first.year)
      return (zone.startOfDay(first), zone.startOfDay(first.adding(days: days)))
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
    var (totals, index): ([CostTotals], Int) = ([], 0)
    while index < slots.count {
      let stretch = period.stretch(around: slots[index].start, in: zone)
      var next = index + 1
      while next < slots.count, slots[next].start < stretch.end { next += 1 }
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
