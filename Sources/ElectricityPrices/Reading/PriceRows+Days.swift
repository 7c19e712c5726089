import CivilTime

extension PriceRows {
  /// Adds rows for a day, with as many values as hours, half-hours, quarters or five-minute slots.
  mutating func fill(_ date: CivilDate, _ prices: [Price?], in zone: Zone) throws(PriceFault) {
    let day = zone.lengthOfDay(date)
    var count = Int64(prices.count)
    // Tables with 24 or 25 hour columns leave the last ones empty on shorter days.
    while count > 0, prices[Int(count) - 1] == nil,
      !SlotLengths.ofMarkets.contains(where: { $0 * count == day })
    {
      count -= 1
    }
    guard count > 0 else { return }
    guard let length = SlotLengths.ofMarkets.first(where: { $0 * count == day }) else {
      throw PriceFault(.dayLength(count: prices.count, date: date, hours: Int(day / 3600)))
    }
    var start = zone.startOfDay(date).secondsSince1970
    for price in prices.prefix(Int(count)) {
      try append(start: start, end: start + length, price)
      start += length
    }
  }
}
