/// The decoder of Tibber's GraphQL answer, of parts of it, and of the Home Assistant action.
///
/// `priceInfo` can be at any depth. `total` includes tax and surcharge, `energy` is the base price;
/// a query may omit either.
enum Tibber {
  static let reader = FormatReader.json(recognizes: { !homes($0).isEmpty }, decode: decode)

  typealias Home = (name: String?, info: JSONValue)

  /// Returns the homes with prices, each with its `priceInfo`.
  static func homes(_ root: JSONValue) -> [Home] {
    // EWS uses the same arrays but states a unit.
    guard root["priceUnit"] == nil else { return [] }
    if let first = root.elements.first {
      return first["startsAt"] != nil && isEntry(first) ? [(nil, root)] : []
    }
    let viewer = root["data"]?["viewer"] ?? root["viewer"] ?? root
    var homes = viewer["homes"].map { Array($0.elements) } ?? []
    if let home = viewer["home"] { homes.append(home) }
    if homes.isEmpty { homes = [viewer] }
    return homes.compactMap { home in
      let subscription = home["currentSubscription"] ?? home
      let info = subscription["priceInfo"] ?? subscription
      let isEmpty = !arrays(info).contains { $0.elements.first != nil } && info["current"] == nil
      let range = isEmpty ? subscription : info
      guard
        arrays(range).contains(where: { isEntry($0.elements.first) }) || isEntry(range["current"])
      else { return nil }
      return (home["appNickname"]?.string ?? home["id"]?.string, range)
    }
  }

  /// Returns whether a value is a price; in an array of the right name, the price suffices.
  private static func isEntry(_ value: JSONValue?) -> Bool {
    value.map { $0["total"] != nil || $0["energy"] != nil && $0[start($0)] != nil } ?? false
  }

  /// Returns the key of the start, which is different in ratings.
  private static func start(_ entry: JSONValue) -> String {
    entry["startsAt"] == nil && entry["time"] != nil ? "time" : "startsAt"
  }

  /// Returns the arrays of prices: today, tomorrow, the nodes of a range, or else of a rating.
  private static func arrays(_ info: JSONValue) -> [JSONValue] {
    if info.isArray { return [info] }
    func arrays(_ paths: String...) -> [JSONValue] {
      paths.compactMap { info.value($0) }.filter(\.isArray)
    }
    let prices = arrays("today", "tomorrow", "range.nodes", "priceInfoRange.nodes")
    let isEmpty = prices.allSatisfy { $0.elements.first == nil }
    return isEmpty ? arrays("priceRating.hourly.entries") : prices
  }

  /// Returns the currency that ratings and ranges state for all their prices.
  private static func currency(_ info: JSONValue) -> Currency? {
    let places = ["priceRating.hourly", "range.pageInfo", "priceInfoRange.pageInfo", "current"]
    return places.lazy.compactMap { place in
      info.value("\(place).currency")?.string.flatMap { Currency($0) }
    }.first
  }

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let homes = homes(root)
    for home in homes {
      let rows = try reading.rows(of: homes.count > 1 ? home.name : nil)
      reading[rows].unit = currency(home.info).map { PriceUnit($0) }
      let arrays = arrays(home.info).filter { $0.elements.first != nil }
      if let only = home.info["current"], arrays.isEmpty { try add(only, rows, &reading) }
      // If any entry has a time, the query requested times, and entries without one are invalid.
      let hasTimes = arrays.contains { $0.elements.contains { $0[start($0)] != nil } }
      for array in arrays {
        guard hasTimes else {
          // They fill the current date or the next.
          let isTomorrow = array.index == home.info["tomorrow"]?.index
          let date = reading.assumeDate(daysAhead: isTomorrow ? 1 : 0)
          let prices = try Array(array.elements).map { (entry) throws(PriceFault) in
            try entry.price(at: "total")
          }
          try reading[rows].fill(date, prices, in: reading.zone)
          continue
        }
        // The API has returned a null entry after the day of 25 hours.
        for entry in array.elements where !entry.isNull { try add(entry, rows, &reading) }
      }
    }
  }

  private static func add(
    _ entry: JSONValue, _ rows: Int, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let isBare = entry["energy"] != nil
    let key: String = isBare ? "energy" : "total"
    let startKey = start(entry)
    let start = try entry.required(startKey).time(.named(startKey))
    try reading[rows].append(start, nil, entry.required(key).price(.named(key)), at: entry.offset)
    if isBare, let total = entry["total"] {
      reading[rows].taxedPrices.append(try total.price("total"))
    }
    reading[rows].valueAddedTax = isBare ? .excluded : .included
    if let code = entry["currency"]?.string, let currency = Currency(code) {
      reading[rows].unit = PriceUnit(currency)
    }
  }
}
