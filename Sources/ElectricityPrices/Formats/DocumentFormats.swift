/// JSON formats that consist of little more than a list.
extension FormatReader {
  /// Amber Electric: cents with tax.
  ///
  /// Slots begin a second late. Prices for production are negative where they are earned; they are
  /// turned into income, as in Home Assistant.
  static let amber = FormatReader.json(
    recognizes: { $0.elements.first?.has("perKwh", "startTime") ?? false },
    decode: { root, reading throws(PriceFault) in
      for entry in root.elements {
        let channel = entry["channelType"]?.string
        let rows = try reading.rows(of: channel == "general" ? nil : channel)
        let start = try entry.required("startTime").time("startTime").seconds
        let end = try entry["endTime"]?.time("endTime").seconds
        let price = try entry.required("perKwh").price("perKwh")
        let isIncome = channel == "feedIn"
        try reading[rows].append(
          start: start - start % 60, end: end, isIncome ? price?.negated : price)
        guard entry["type"]?.string.map(Amber.origin) == .forecast else { continue }
        // The bounds of the model, or else of the exchange.
        let keys = ["advancedPrice.low|range.min", "advancedPrice.high|range.max", "unnamed|range"]
        try reading[rows].setOrigin(
          PriceProvenance(.forecast), of: entry, bounds: keys, isNegated: isIncome)
      }
      // The usual channel needs its name only next to another channel.
      for index in reading.areas.indices where reading.areas.count > 1 {
        reading[index].area = reading[index].area ?? "general"
      }
    })

  /// strompriser.no: the hours of a day in øre.
  static let strompriser = FormatReader.json(
    recognizes: { root in
      root["dailyPriceArray"] != nil || root.elements.first?["dailyPriceArray"] != nil
    },
    decode: { root, reading throws(PriceFault) in
      // Values from midnight, one per hour or quarter-hour of the day.
      for day in root.isObject ? root.alone : root.elements {
        let date = try day.date("date")
        let values = try day.required("dailyPriceArray")
        let area = day["region"]?.string
        let rows = try reading.rows(of: area)
        let prices = try Array(values.elements).map { (value) throws(PriceFault) in
          try value.price("dailyPriceArray")
        }
        try reading[rows].fill(date, prices, in: reading.zone(ofArea: area))
      }
    })
}

/// The origin of prices in the intervals of Amber.
enum Amber {
  static func origin(ofType type: String) -> PriceOrigin {
    type == "ForecastInterval" ? .forecast : .known
  }
}
