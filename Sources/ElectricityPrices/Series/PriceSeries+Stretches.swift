import CivilTime

extension PriceSeries {
  /// The slots that begin in a stretch of time, under the name of an area.
  package func slots(from start: Instant, to end: Instant, of area: String) -> PriceSeries {
    var result = self
    result.area = area
    let first = times.countStarted(by: start.advanced(by: -1))
    let range = first..<Swift.max(first, times.countStarted(by: end.advanced(by: -1)))
    // Mostly all of them are wanted.
    if range == indices { return result }
    (result.times, result.prices) = (SlotTimes(), PriceColumn())
    result.origins = origins.kept(range)
    result.taxedPrices = taxedPrices == nil ? nil : PriceColumn()
    for index in range {
      result.times.append(start: times.start(index), end: times.end(index))
      result.prices.append(prices[index])
      if let taxedPrices { result.taxedPrices?.append(taxedPrices[index]) }
    }
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
