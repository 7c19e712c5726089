import CivilTime

extension PriceFormat {
  /// Attributes of the nordpool sensor of Home Assistant.
  static let homeAssistant = PriceFormat(
    name: "homeassistant", title: "Home Assistant, attributes of the nordpool sensor",
    zone: "Europe/Oslo",
    example: """
      {"unit": "kWh", "currency": "NOK", "region": "NO1", "price_in_cents": false,
       "raw_today": [{"start": "2026-07-28T00:00:00+02:00", "end": "2026-07-28T00:15:00+02:00",
        "value": 0.1}], "raw_tomorrow": [], "tomorrow_valid": false}
      """,
    readers: [
      .json(
        recognizes: { ($0["attributes"] ?? $0)["raw_today"]?.isArray ?? false },
        decode: HomeAssistant.decode)
    ])
}

/// Decodes today's and tomorrow's slots, the latter only where the sensor vouches for them.
enum HomeAssistant {
  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let root = root["attributes"] ?? root
    reading.unit = unit(root)
    let rows = reading.rows(of: root["region"]?.string)
    let records = JSONRecords(start: "start", end: "end", price: "value")
    try records.decode(try root.required("raw_today"), into: rows, &reading)
    // Before publication tomorrow has been null, empty, or a copy of today.
    guard root["tomorrow_valid"]?.kind != .no, let next = root["raw_tomorrow"], next.isArray else {
      return
    }
    try records.decode(next, into: rows, &reading)
  }

  private static func unit(_ root: JSONValue) -> PriceUnit? {
    guard let currency = root["currency"]?.string.flatMap({ Currency($0) }) else { return nil }
    let isMinor = root["price_in_cents"]?.kind == .yes
    guard let energy = PriceUnit.Energy(root["unit"]?.string ?? "kWh") else { return nil }
    return PriceUnit(currency, isMinor ? .minor : .major, per: energy)
  }
}
