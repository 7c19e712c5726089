extension PriceFormat {
  /// Frank Energie: the market price, and with tax the sum of all parts; answers also contain gas.
  static let frankEnergie = PriceFormat(
    "frank-energie", .json(recognizes: { FrankEnergie.hasPrices($0) }, decode: FrankEnergie.decode))
}

/// A decoder of answers, including those for single customers; leaves out gas with a notice.
enum FrankEnergie {
  private static let electricity: [String] = ["marketPricesElectricity", "electricityPrices"]
  private static let gas: [String] = ["marketPricesGas", "gasPrices"]
  private static let parts: [String] = [
    "marketPrice", "marketPriceTax", "sourcingMarkupPrice", "energyTaxPrice",
  ]

  private static func array(_ keys: [String], _ root: JSONValue) -> JSONValue? {
    let data = root["data"]
    let prices = data?["marketPrices"] ?? data?["customerMarketPrices"] ?? data
    return keys.lazy.compactMap { prices?[$0] }.first { $0.isArray }
  }

  static func hasPrices(_ root: JSONValue) -> Bool {
    array(electricity, root) != nil || array(gas, root) != nil
  }

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let entries = array(electricity, root)
    if array(gas, root)?.elements.first != nil {
      guard entries?.elements.first != nil else { throw PriceFault(.gas, at: root.offset) }
      reading.warnings.append(.gasLeftOut)
    }
    guard let entries else { throw PriceFault(.noPrices, at: root.offset) }
    let rows = try reading.rows()
    let records = JSONRecords(start: "from", end: "till", price: "marketPrice")
    for entry in entries.elements {
      try records.add(entry, to: rows, &reading)
      reading[rows].taxedPrices.append(try sum(entry))
    }
  }

  /// Returns the sum of all parts; `nil` if one is missing.
  private static func sum(_ entry: JSONValue) throws(PriceFault) -> Price? {
    var sum = Price.zero
    for key in parts {
      guard let part = try entry[key]?.price(.named(key)) ?? nil, let next = sum.adding(part) else {
        return nil
      }
      sum = next
    }
    return sum
  }
}
