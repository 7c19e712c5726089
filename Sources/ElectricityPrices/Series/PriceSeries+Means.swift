import CivilTime

extension PriceSeries {
  /// The series in slots of at least some length, each with the mean of its prices.
  ///
  /// Slots that begin in the same stretch are joined, `3600` makes hours of quarters; what is
  /// longer stays. A mean is exact up to six digits more than its prices have, weighted by time,
  /// and leaves missing prices out. With a part that is a forecast all of it is one, without bounds.
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
      // By UTC: no zone of the markets has changes within an hour.
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

  /// Sets the provenance of a mean: of forecasts the first one's, else that of the first price.
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
      // With five digits less on the way the largest prices stay in range.
      guard let factor = Price(significand: length, exponent: -5),
        let next = price.multiplied(by: factor).flatMap(sum.adding)
      else { return nil }
      (sum, weight) = (next, weight + length)
    }
    return sum.divided(by: weight)?.scaled(byPowerOfTen: 5)
  }
}

extension Int64 {
  /// The quotient rounded down, also below zero; the divisor is positive.
  package func floorDivided(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : -((-(self + 1)) / divisor) - 1
  }
}
