/// The decoder of OpenElectricity, formerly OpenNEM: series of several quantities.
///
/// Prices are pairs of time and price, or in older files arrays with a start.
enum OpenElectricity {
  static let reader = FormatReader.json(
    recognizes: { root in
      root["data"]?.elements.first.map { $0.has("results") || $0.has("history") } ?? false
    }, decode: decode)

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    for series in try root.required("data").elements {
      let kind = series["metric"] ?? series["data_type"] ?? series["type"]
      guard kind?.string?.hasPrefix("price") ?? false else { continue }
      if let history = series["history"] {
        let area = series["region"]?.string?.uppercased() ?? series["id"]?.string
        var part = PriceReading(options: reading.options, format: reading.format)
        try BareNumbers.decode(lists: history, &part)
        try reading.add(part, as: area)
        continue
      }
      let interval = series["interval"]?.string.flatMap { $0.hasSuffix("M") ? nil : $0 }
      reading.slotLength = interval.flatMap(TimeText.length)
      for result in try series.required("results").elements {
        let area = result["columns"]?["region"]?.string ?? result["name"]?.string
        let rows = try reading.rows(of: area)
        for pair in try result.required("data").elements {
          try reading[rows].append(pair: pair)
        }
      }
    }
  }
}
