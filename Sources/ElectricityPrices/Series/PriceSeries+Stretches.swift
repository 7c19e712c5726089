import CivilTime

extension PriceSeries {
  /// The slots that begin in a stretch of time, under the name of an area.
  package func slots(from start: Instant, to end: Instant, of area: String) -> PriceSeries {
    var result = self
    result.times = SlotTimes()
    result.prices = PriceColumn()
    var taxed = PriceColumn()
    for index in indices where times.start(index) >= start && times.start(index) < end {
      result.times.append(start: times.start(index), end: times.end(index))
      result.prices.append(prices[index])
      if let taxedPrices { taxed.append(taxedPrices[index]) }
    }
    result.taxedPrices = taxedPrices == nil ? nil : taxed
    result.area = area
    return result
  }

  /// Whether there is a price for every moment of a stretch of time.
  package func covers(from start: Instant, to end: Instant) -> Bool {
    var reached = start
    for index in indices {
      guard times.start(index) <= reached, prices[index] != nil else { return false }
      reached = Swift.max(reached, times.end(index))
      if reached >= end { return true }
    }
    return false
  }
}
