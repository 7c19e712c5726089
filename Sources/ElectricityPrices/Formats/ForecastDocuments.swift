import CivilTime

/// Forecast formats with nested lists, lists of numbers, or prices by their times.
extension FormatReader {
  private static let known = ["ground truth", "ground_truth", "market"]

  /// epex_forecast: known prices and quantiles of a forecast; the middle quantile is the price.
  static let epexForecast: [FormatReader] = [
    .json(
      recognizes: { $0["data"]?.elements.first?.has("ts", "market", "forecast") ?? false },
      decode: { root, reading throws(PriceFault) in
        let rows = try reading.rows(of: root["meta"]?["region"]?.string)
        for entry in try root.required("data").elements {
          let start = try entry.required("ts").time("ts")
          let quantiles = try (entry["forecast"]?.elements).map { list throws(PriceFault) in
            try Array(list).map { (value) throws(PriceFault) in try value.price("forecast") }
          }
          try reading[rows].add(start, market: entry.price(at: "market"), quantiles ?? [])
        }
      }),
    .table(recognizes: { ($0.has("0") || $0.has("q1")) && $0.column(known) != nil }) {
      table, reading throws(PriceFault) in
      let rows = try reading.rows()
      let market = table.head.column(known) ?? 0
      let numbers = TableNumbers(decimalSeparator: PlainNumber.point)
      try table.skipNames()
      while try table.next() {
        try table.checkWidth()
        var quantiles: [Price?] = []
        for column in market + 1..<table.count {
          quantiles.append(try numbers.price(table, column))
        }
        try reading[rows].add(
          try table.moment(0).start.at(offset: 0), market: numbers.price(table, market), quantiles)
      }
    },
  ]

  /// nordpool-predict-fi: pairs of milliseconds and cents, with a decimal point and without a unit.
  static let nordPoolPredict = FormatReader.json(
    recognizes: { root in
      guard let pair = root.elements.first.map({ Array($0.elements) }), pair.count == 2 else {
        return false
      }
      return pair[0].isNumber && pair[0].withBytes(\.text).hasSuffix("00.0")
    },
    decode: { root, reading throws(PriceFault) in
      let rows = try reading.rows(of: "FI")
      for pair in root.elements { try reading[rows].append(pair: pair) }
      // Wind power in MW has the same structure; the exchange's limit with tax is 502 cents.
      try reading.refuseAmounts(above: 502)
    })

  /// EMHASS: the input that a user gives to an optimisation, and its result.
  static let emhass = FormatReader.json(
    recognizes: { $0["load_cost_forecast"]?.isObject ?? false },
    decode: { root, reading throws(PriceFault) in
      let rows = try reading.rows()
      for (time, price) in try root.required("load_cost_forecast").members {
        try reading[rows].append(
          try time.moment(.time), nil, price.price(.price), at: time.offset)
      }
    })
}

extension PriceRows {
  /// Adds a forecast as an odd number of quantiles without stated levels.
  ///
  /// The middle quantile is the price, and the outer quantiles are its bounds.
  fileprivate mutating func add(
    _ start: ISOTime, market: Price?, _ quantiles: [Price?]
  ) throws(PriceFault) {
    let forecast = quantiles.isEmpty ? nil : quantiles[quantiles.count / 2]
    if market != nil || forecast == nil { try append(start, nil, market) }
    guard let forecast, let low = quantiles.first, let high = quantiles.last else { return }
    try append(start, nil, forecast)
    setOrigin(PriceProvenance(.forecast, band: "q1-q\(quantiles.count)"), low: low, high: high)
  }
}
