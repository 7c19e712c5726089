extension PriceFormat {
  /// SMARD of the Bundesnetzagentur: pairs of milliseconds since 1970 and price.
  static let smard = PriceFormat(
    name: "smard", title: "SMARD chart data (JSON) and downloads (CSV), Germany and neighbours",
    unit: PriceUnit(.eur, .major, per: .megawattHour), valueAddedTax: .excluded,
    zone: "Europe/Berlin", isClocked: true,
    readers: [
      .json(
        recognizes: { $0["series"]?.isArray == true && $0["meta_data"] != nil },
        decode: { root, reading throws(PriceFault) in
          let number = reading.options.fileName.prefix { $0.isNumber }
          if !number.isEmpty, !priceNumbers.contains(String(number)),
            reading.options.fileName.dropFirst(number.count).first == "_"
          {
            throw PriceFault(.notPrices(String(number)), at: root.offset)
          }
          let rows = try reading.rows()
          // A file is a week, with nulls for the future.
          let pairs = Array(try root.required("series").elements)
          let known = pairs.lastIndex { Array($0.elements).last?.isNumber ?? false } ?? -1
          for pair in pairs[...known] { try TimePricePair.add(pair, to: rows, &reading) }
          // The exchange has a limit of 5000; loads are mostly higher.
          try reading.refuseAmounts(above: 5000)
        }),
      .table(recognizes: SMARDTable.recognizes, decode: SMARDTable.decode),
    ])

  /// The numbers of the price series of SMARD, with which the names of its files begin.
  private static let priceNumbers: Set<String> = [
    "4169", "5078", "4996", "4997", "4170", "251", "252", "253", "254", "255", "256", "257", "258",
    "259", "260", "261", "262",
  ]
}
