import CivilTime

extension PriceSeries {
  /// Returns the slots that begin between two instants, with `area` as the name of the area.
  package func slots(from start: Instant, to end: Instant, of area: String) -> PriceSeries {
    var result = self
    result.area = area
    let first = times.countStarted(by: start.advanced(by: -1))
    let range = first..<Swift.max(first, times.countStarted(by: end.advanced(by: -1)))
    // The most frequent case: all slots are requested.
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

  /// Returns whether the series has a price for every moment between two instants.
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
