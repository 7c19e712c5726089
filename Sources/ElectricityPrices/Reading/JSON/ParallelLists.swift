/// A decoder for two parallel lists of times and prices.
struct ParallelLists {
  let times: JSONValue
  let prices: JSONValue
  /// The name of the list of times.
  let field: String

  /// Adds a row for each time; throws if the number of prices differs.
  func decode(into rows: Int, _ reading: inout PriceReading) throws(PriceFault) {
    let counts = [times, prices].map { $0.elements.reduce(0) { count, _ in count + 1 } }
    guard counts[0] == counts[1] else {
      throw PriceFault(.unevenLists(times: counts[0], prices: counts[1]), at: prices.offset)
    }
    for (time, price) in zip(times.elements, prices.elements) {
      let moment = try time.moment(.named(field))
      try reading[rows].check(moment, time)
      try reading[rows].append(moment, nil, price.price("price"), at: time.offset)
    }
  }
}
