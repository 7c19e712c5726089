import CivilTime
import ElectricityPrices

/// Bars for slots, or for units of the calendar with the mean of their prices.
extension PricePoints {
  /// The units that a bar can cover, finest first.
  private static let units: [CalendarUnit] = [
    .minutes(5), .minutes(10), .minutes(15), .minutes(30), .hours(1), .hours(2), .hours(3),
    .hours(4), .hours(6), .hours(12), .day, .week, .month, .year,
  ]

  /// The unit that each bar covers; `nil` for a bar per slot.
  ///
  /// Two bars a column are distinguishable, on half cells. With more, bars cover longer units that
  /// have a column each.
  var barUnit: CalendarUnit? {
    guard let first = slots.first, let length = series.interval(of: slots)?.length else {
      return nil
    }
    let bars = unit.map { Int(length / $0.usualSeconds) } ?? slots.count
    guard bars > 2 * plotColumns else { return unit }
    let maximum = Int64(max(1, plotColumns))
    let coarser = Self.units.filter { $0.usualSeconds > series[first].length }
    return coarser.first { length <= $0.usualSeconds * maximum } ?? .year
  }

  /// The bars of all slots or units with a price.
  var bars: [PriceBar] {
    guard let unit = barUnit else { return slots.compactMap { bar(of: $0..<($0 + 1)) } }
    var bars: [PriceBar] = []
    var next = slots.lowerBound
    while next < slots.upperBound {
      let group = group(of: next, in: unit)
      if let bar = bar(of: group.slots, in: group.interval) { bars.append(bar) }
      next = group.slots.upperBound
    }
    return bars
  }

  /// Returns the bar that contains a slot; `nil` without a price.
  func bar(of slot: Int) -> PriceBar? {
    guard let unit = barUnit else { return bar(of: slot..<(slot + 1)) }
    let group = group(of: slot, in: unit)
    return bar(of: group.slots, in: group.interval)
  }

  /// Returns the visible slots of a unit, and the visible part of its interval.
  private func group(of slot: Int, in unit: CalendarUnit) -> (slots: Range<Int>, interval: Viewport)
  {
    var (start, end) = unit.interval(containing: series[slot].start, in: series.zone)
    var group = series.indices(from: start, to: end)
    // A slot that started earlier belongs to the previous unit.
    if series[group.lowerBound].start < start { group = group.dropFirst() }
    if group.lowerBound <= slots.lowerBound { start = max(start, series[slots.lowerBound].start) }
    // The last bar is as wide as the others, even with fewer slots, unless other slots follow.
    if group.upperBound > slots.upperBound { end = series[slots.upperBound - 1].end }
    return (group.clamped(to: slots), Viewport(start: start, end: end))
  }

  private func bar(of slots: Range<Int>, in interval: Viewport? = nil) -> PriceBar? {
    guard let time = interval ?? series.interval(of: slots) else { return nil }
    func bar(_ price: Double, _ lowest: Price, _ highest: Price) -> PriceBar {
      let (lowest, highest) = (lowest.doubleValue, highest.doubleValue)
      return PriceBar(
        slots: slots, start: time.start.seconds, end: time.end.seconds, price: price,
        range: lowest...max(lowest, highest))
    }
    guard slots.count > 1 else {
      return slots.first.flatMap { series[$0].price }.map { bar($0.doubleValue, $0, $0) }
    }
    return pyramid.statistics(in: slots).map { bar($0.mean, $0.lowest, $0.highest) }
  }
}
