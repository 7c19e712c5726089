/// A decoder for an array of a time and a price.
enum TimePricePair {
  static func add(
    _ pair: JSONValue, to rows: Int, _ reading: inout PriceReading
  ) throws(PriceFault) {
    var parts = pair.elements
    guard let time = parts.next(), let price = parts.next(), parts.next() == nil else {
      throw pair.wrongType(.pair, .pairOfTimeAndPrice)
    }
    let moment = try time.moment(.time)
    try reading[rows].check(moment, time)
    try reading[rows].append(moment, nil, price.price(.price), at: pair.offset)
  }
}
