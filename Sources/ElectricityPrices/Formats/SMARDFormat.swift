/// The decoder of SMARD's chart data: pairs of milliseconds since 1970 and price.
enum SMARD {
  static let reader = FormatReader.json(
    recognizes: { $0["series"]?.isArray == true && $0["meta_data"] != nil },
    decode: { root, reading throws(PriceFault) in
      let number = reading.options.fileName.prefix { $0.isNumber }
      if !number.isEmpty, !priceNumbers.contains(String(number)),
        reading.options.fileName.dropFirst(number.count).first == "_"
      {
        throw PriceFault(.notPrices(String(number)), at: root.offset)
      }
      if PriceReading.isOfAmounts(fileName: reading.options.fileName) {
        throw PriceFault(.notPrices(reading.options.fileName))
      }
      let rows = try reading.rows()
      // A file is a week, with nulls for the future.
      let pairs = Array(try root.required("series").elements)
      let known = pairs.lastIndex { Array($0.elements).last?.isNumber ?? false } ?? -1
      for pair in pairs[...known] { try reading[rows].append(pair: pair) }
      // The exchange has a limit of 5000; loads are mostly higher.
      try reading.refuseAmounts(above: 5000)
    })

  /// The numbers of the price series of SMARD, with which the names of its files begin.
  private static let priceNumbers: Set<String> = [
    "4169", "5078", "4996", "4997", "4170", "251", "252", "253", "254", "255", "256", "257", "258",
    "259", "260", "261", "262",
  ]
}
