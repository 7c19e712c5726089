import CivilTime

extension PriceFormat {
  /// Attributes of the sensors of Home Assistant that list prices, and the recorder's history.
  static let homeAssistant = PriceFormat(
    name: "homeassistant",
    title: "Home Assistant, attributes of price sensors (JSON) and their history (CSV)",
    zone: "Europe/Oslo",
    readers: [
      .json(
        recognizes: { root in
          let attributes = root["attributes"] ?? root
          return HomeAssistantSensor.all.contains { $0.matches(attributes) }
        }, decode: HomeAssistant.decode),
      .table(
        recognizes: { $0.keys == ["entity_id", "state", "last_changed"] },
        decode: SensorHistory.decode),
    ])
}

/// Decodes what the first sensor that fits lists; tomorrow only where the sensor vouches for it.
enum HomeAssistant {
  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let attributes = root["attributes"] ?? root
    guard let sensor = HomeAssistantSensor.all.first(where: { $0.matches(attributes) }) else {
      throw PriceFault(.missing(field: "raw_today"), at: root.offset)
    }
    guard !GasMark.isGas(attributes) else { throw PriceFault(.gas, at: attributes.offset) }
    let area = (attributes["region_code"] ?? attributes["region"])?.string
    reading.unit = try unit(attributes, area: area) ?? sensor.unit
    reading.valueAddedTax = sensor.valueAddedTax
    reading.fileZone = sensor.zone.flatMap { try? Zone(identifier: $0) }
    let rows = try reading.rows(of: area)
    var seen: Set<Int64> = []
    // Before publication tomorrow has been null, empty, or a copy of today.
    let isTomorrowValid = attributes["tomorrow_valid"]?.kind != .no
    for key in sensor.arrays {
      guard let array = attributes[key], array.isArray else { continue }
      if !isTomorrowValid, key.hasSuffix("tomorrow") { continue }
      for entry in array.elements {
        try sensor.add(entry, to: rows, &seen, &reading)
      }
    }
    if sensor.isScaled { sensor.scale(rows, &reading) }
  }

  /// The unit that the attributes state, in whole or in parts.
  private static func unit(
    _ attributes: JSONValue, area: String?
  ) throws(PriceFault) -> PriceUnit? {
    var energy = PriceUnit.Energy.kilowattHour
    for key: String in ["unit_of_measurement", "unit"] {
      guard let value = attributes[key], let text = value.string, Currency(text) == nil else {
        continue
      }
      if let known = PriceUnit.Energy(text) {
        energy = known
      } else if let unit = try value.unit(area: area) {
        return unit
      }
    }
    guard let value = attributes["currency"], let code = value.string, !code.isEmpty else {
      return nil
    }
    guard let currency = Currency(code) else { throw PriceFault(.badUnit(code), at: value.offset) }
    let isMinor = attributes["price_in_cents"]?.kind == .yes
    return PriceUnit(currency, isMinor ? .minor : .major, per: energy)
  }
}

/// The attributes of one kind of sensor.
struct HomeAssistantSensor: Sendable {
  /// The arrays, those first whose prices count where both have a time.
  let arrays: [String]
  let start: String
  var end: String?
  let price: String
  /// The unit of the integration where the attributes do not state one.
  var unit: PriceUnit?
  var valueAddedTax = ValueAddedTax.unknown
  /// The zone of the integration's country.
  var zone: String?
  /// Whether numbers may be in ten millionths of the currency.
  var isScaled = false

  func matches(_ attributes: JSONValue) -> Bool {
    return arrays.contains { key in
      guard let array = attributes[key], array.isArray else { return false }
      // By the name of this array alone a sensor is known, even empty.
      let isRawToday = key == "raw_today"
      guard let first = array.elements.first else { return isRawToday }
      // What only has the same names may end otherwise.
      let hasEnd = end.map { first[$0] != nil } ?? true
      return first[start] != nil && first[price] != nil && (hasEnd || isRawToday)
    }
  }

  func add(
    _ entry: JSONValue, to rows: Int, _ seen: inout Set<Int64>, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let stamp = try entry.required(start).moment(.named(start))
    try reading[rows].check(stamp, entry)
    // Amber's slots begin a second late.
    let first = stamp.seconds - stamp.seconds % 60
    guard seen.insert(first).inserted || arrays.count <= 2 else { return }
    var last: Int64?
    if let end, let value = entry[end], !value.isNull {
      last = try value.moment(.named(end)).seconds
    }
    try reading[rows].append(
      start: first, end: last, try entry.required(price).price(.named(price)),
      isLocal: stamp.isLocal)
  }

  /// Prices of thousands are ten millionths: no kilowatt-hour costs so much.
  func scale(_ rows: Int, _ reading: inout PriceReading) {
    let prices = reading[rows].prices
    let known = (0..<prices.count).compactMap { prices[$0] }
    guard known.contains(where: { abs($0.doubleValue) >= 100 }),
      let scaled = prices.scaled(byPowerOfTen: -7)
    else { return }
    reading[rows].prices = scaled
  }

  static let all: [HomeAssistantSensor] = [
    // nordpool
    HomeAssistantSensor(
      arrays: ["raw_today", "raw_tomorrow"], start: "start", end: "end", price: "value"),
    // Energi Data Service: the forecast goes on where the prices end.
    HomeAssistantSensor(
      arrays: ["raw_today", "raw_tomorrow", "forecast"], start: "hour", price: "price",
      zone: "Europe/Copenhagen"),
    // Octopus Energy
    HomeAssistantSensor(
      arrays: ["rates"], start: "start", end: "end", price: "value_inc_vat",
      unit: PriceUnit(.gbp), valueAddedTax: .included, zone: "Europe/London"),
    // Zonneplan
    HomeAssistantSensor(
      arrays: ["forecast", "prices"], start: "datetime", price: "electricity_price",
      unit: PriceUnit(.eur), valueAddedTax: .included, zone: "Europe/Amsterdam", isScaled: true),
    // Frank Energie
    HomeAssistantSensor(
      arrays: ["prices"], start: "from", end: "till", price: "price", unit: PriceUnit(.eur),
      zone: "Europe/Amsterdam"),
    // EPEX Spot
    HomeAssistantSensor(
      arrays: ["data"], start: "start_time", end: "end_time", price: "price_per_kwh",
      unit: PriceUnit(.eur), zone: "Europe/Berlin"),
    // ENTSO-E: all days are in the last array too.
    HomeAssistantSensor(
      arrays: ["prices_today", "prices_tomorrow", "prices"], start: "time", price: "price",
      unit: PriceUnit(.eur), zone: "Europe/Brussels"),
    // Amber
    HomeAssistantSensor(
      arrays: ["forecasts"], start: "start_time", end: "end_time", price: "per_kwh",
      unit: PriceUnit(.aud), valueAddedTax: .included, zone: "+10:00"),
  ]
}
