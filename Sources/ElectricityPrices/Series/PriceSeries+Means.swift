import CivilTime

extension PriceSeries {
  /// Returns the series in slots of at least `seconds`, each with the mean of its prices.
  ///
  /// Slots that begin in the same interval are joined: `3600` turns quarters into hours. Longer
  /// slots stay. A mean is weighted by time, ignores missing prices and is exact to six digits more
  /// than the prices have. If any part is a forecast, the whole slot is one, without bounds.
  public func means(over seconds: Int64) -> PriceSeries {
    guard seconds > 0, contains(where: { $0.length < seconds }) else { return self }
    var result = self
    (result.times, result.prices, result.taxedPrices) = (SlotTimes(), PriceColumn(), nil)
    result.origins = OriginColumn()
    result.origins.usual = origins.usual
    var taxed = PriceColumn()
    var index = 0
    while index < count {
      let start = times.start(index)
      // In UTC, because no market's zone changes its offset within an hour.
      let stretch = start.secondsSince1970.floorDivided(by: seconds)
      var next = index + 1
      while next < count, touchesNext(next - 1),
        times.start(next).secondsSince1970.floorDivided(by: seconds) == stretch
      {
        next += 1
      }
      result.times.append(start: start, end: times.end(next - 1))
      result.prices.append(mean(of: prices, index..<next))
      if let taxedPrices { taxed.append(mean(of: taxedPrices, index..<next)) }
      if !origins.isPlain { joinOrigins(of: index..<next, into: &result) }
      index = next
    }
    if taxedPrices != nil { result.taxedPrices = taxed }
    return result
  }

  /// Sets the provenance of a mean: of the first forecast, or else of the first price.
  private func joinOrigins(of range: Range<Int>, into result: inout PriceSeries) {
    let index = range.first { origin(at: $0) == .forecast } ?? range.lowerBound
    var provenance = origins[index]
    if range.count > 1 { provenance.band = nil }
    let bounds = range.count == 1 ? bounds(at: index) : nil
    result.origins.set(provenance, bounds, at: result.count - 1)
  }

  private func mean(of column: PriceColumn, _ range: Range<Int>) -> Price? {
    if range.count == 1 { return column[range.lowerBound] }
    var (sum, weight): (Price, Int64) = (.zero, 0)
    for index in range {
      guard let price = column[index] else { continue }
      let length = self[index].length
      // Five digits less in the intermediate result keep the largest prices in range.
      guard let factor = Price(significand: length, exponent: -5),
        let next = price.multiplied(by: factor).flatMap(sum.adding)
      else { return nil }
      (sum, weight) = (next, weight + length)
    }
    return sum.divided(by: weight)?.scaled(byPowerOfTen: 5)
  }
}

extension Int64 {
  /// Returns the quotient rounded down, also for negative numbers; the divisor must be positive.
  package func floorDivided(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : -((-(self + 1)) / divisor) - 1
  }
}
