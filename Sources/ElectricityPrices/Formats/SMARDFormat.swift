extension PriceFormat {
  /// SMARD of the Bundesnetzagentur: pairs of epoch milliseconds and price.
  static let smard = PriceFormat(
    name: "smard", title: "SMARD chart data (JSON) and downloads (CSV), Germany and neighbours",
    unit: PriceUnit(.eur, .major, per: .megawattHour), valueAddedTax: .excluded,
    zone: "Europe/Berlin", isClocked: true,
    readers: [
      .json(
        recognizes: { $0["series"]?.isArray == true && $0["meta_data"] != nil },
        decode: { root, reading throws(PriceFault) in
          let rows = try reading.rows()
          // A file is a week, with nulls for the part that is still to come.
          let pairs = Array(try root.required("series").elements)
          let known = pairs.lastIndex { Array($0.elements).last?.isNumber ?? false } ?? -1
          for pair in pairs[...known] { try TimePricePair.add(pair, to: rows, &reading) }
        }),
      .table(recognizes: SMARDTable.recognizes, decode: SMARDTable.decode),
    ])
}
