import CivilTime

extension PriceSeries {
  /// The series in slots of at least some length, each with the mean of its prices.
  ///
  /// Slots that begin in the same stretch are joined, `3600` makes hours of quarters; what is
  /// longer stays. A mean is exact up to six digits more than its prices have, weighted by time,
  /// and leaves missing prices out.
  public func means(over seconds: Int64) -> PriceSeries {
    guard seconds > 0, contains(where: { $0.length < seconds }) else { return self }
    var result = self
    (result.times, result.prices, result.taxedPrices) = (SlotTimes(), PriceColumn(), nil)
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
      index = next
    }
    if taxedPrices != nil { result.taxedPrices = taxed }
    return result
  }

  private func mean(of column: PriceColumn, _ range: Range<Int>) -> Price? {
    if range.count == 1 { return column[range.lowerBound] }
    var (sum, weight): (Price, Int64) = (.zero, 0)
    for index in range {
      guard let price = column[index] else { continue }
      let length = self[index].length
      guard let part = price.multiplied(by: Price(integerLiteral: length)),
        let next = sum.adding(part)
      else { return price }
      (sum, weight) = (next, weight + length)
    }
    return sum.divided(by: weight)
  }

  /// The cheapest stretch of slots that together are at least so long, the first of equals.
  ///
  /// - Parameters:
  ///   - seconds: The length that is needed.
  ///   - range: The slots to choose from; all without it.
  /// - Returns: Slots that touch and all have a price; `nil` if there is no such stretch.
  public func cheapestStretch(lasting seconds: Int64, in range: Range<Int>? = nil) -> Range<Int>? {
    let range = (range ?? indices).clamped(to: indices)
    var best: (cost: Double, slots: Range<Int>)?
    var first = range.lowerBound
    var (cost, length) = (0.0, Int64(0))
    for index in range {
      let price = prices.double(index)
      let isBroken = price.isNaN || index > first && !touchesNext(index - 1)
      if isBroken { (first, cost, length) = (price.isNaN ? index + 1 : index, 0, 0) }
      guard !price.isNaN else { continue }
      cost += price * Double(self[index].length)
      length += self[index].length
      while first < index, length - self[first].length >= seconds {
        cost -= prices.double(first) * Double(self[first].length)
        length -= self[first].length
        first += 1
      }
      // Sums of binary numbers are not exact: only a real difference is one.
      let mean = length > 0 ? cost / Double(length) : 0
      guard length >= seconds, seconds > 0 else { continue }
      if best.map({ mean < $0.cost - 1e-9 * Swift.max(1, abs($0.cost)) }) ?? true {
        best = (mean, first..<index + 1)
      }
    }
    return best?.slots
  }
}

extension Int64 {
  /// The quotient rounded down, also below zero; the divisor is positive.
  func floorDivided(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : -((-(self + 1)) / divisor) - 1
  }
}
