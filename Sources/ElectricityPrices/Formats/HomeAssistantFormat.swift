import CPriceFiles
import CivilTime

/// The decoder of attributes of Home Assistant sensors that list prices, and of its recorder.
///
/// Decodes the lists of the first matching sensor. Tomorrow is included only if the sensor declares
/// it valid.
enum HomeAssistant {
  static let readers: [FormatReader] = [
    .json(recognizes: { HomeAssistantSensor.sensor(of: $0) != nil }, decode: decode),
    // The history API answers with a list of states for each sensor.
    .json(
      recognizes: { $0.elements.first?.elements.first?.has("entity_id", "state") ?? false },
      decode: SensorHistory.decode),
    .table(recognizes: { $0.has("statistic_id", "start", "mean") }, decode: SensorMeans.decode),
    .table(
      recognizes: { $0.keys == ["entity_id", "state", "last_changed"] },
      decode: SensorHistory.decode),
  ]

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let attributes = HomeAssistantSensor.attributes(of: root)
    guard let sensor = HomeAssistantSensor.sensor(of: root) else {
      throw PriceFault(.missing(field: "raw_today"), at: root.offset)
    }
    guard !GasMark.isGas(attributes) else { throw PriceFault(.gas, at: attributes.offset) }
    // Amber's channels differ like areas; the usual one is no name.
    let channel = attributes["channel_type"]?.string.flatMap { $0 == "general" ? nil : $0 }
    let names = [attributes["friendly_name"], root["entity_id"]].compactMap { $0?.string }
    let area =
      channel ?? names.first(where: PriceSeries.namesFeedIn)
      ?? (attributes["region_code"] ?? attributes["region"])?.string
    let unit = try StatedFacts.unit(ofSensor: attributes, area: area)
    // In Australia the dollar sign means the Australian dollar.
    let isForeign = unit?.currency == .usd && sensor.unit?.currency == .aud
    reading.unit = isForeign ? sensor.unit : unit ?? sensor.unit
    let stated = ["unit_of_measurement", "unit", "currency"].compactMap { attributes[$0]?.string }
    reading.bareMoney = BareMoney.stated(in: stated)
    reading.valueAddedTax = sensor.valueAddedTax
    let isExchange = sensor.mark == "named" && area == "Z"
    if isExchange { reading.setBritishExchange() }
    reading.origin = sensor.origin
    reading.hasForecasts = sensor.mark == "forecasts"
    reading.forecastStart = try? attributes["forecast_start"]?.moment(.time)
    reading.fileZone = sensor.zone.flatMap { try? Zone(identifier: $0) }
    let rows = try reading.rows(of: area)
    var seen: [PriceOrigin: Set<Int64>] = [:]
    // Before publication, tomorrow can be null, empty or a copy of today.
    let isTomorrowValid = attributes["tomorrow_valid"]?.kind != .no
    for key in sensor.allArrays {
      guard let array = attributes[key], array.isArray else { continue }
      if !isTomorrowValid, key.hasSuffix("tomorrow") { continue }
      let ends = key == sensor.forecasts ? sensor.ends(of: array) : [:]
      for entry in array.elements {
        let origin = sensor.origin(of: entry, in: key, reading)
        try sensor.add(entry, origin, ends, to: rows, &seen, &reading)
      }
    }
    reading.setUnit(bySize: sensor.units, isStated: unit != nil || isExchange)
  }
}

/// The attributes of one kind of sensor: a row of `Resources/home-assistant-sensors.csv`.
struct HomeAssistantSensor: Sendable {
  private let cells: [String]
  /// The arrays, in order of precedence for times that several have.
  var arrays: [String] { ResourceTable.words(cells[1]) }
  var start: String { cells[2] }
  var end: String? { text(3) }
  var price: String { cells[4] }
  /// The origin of the prices in the arrays.
  var origin: PriceOrigin { PriceOrigin(rawValue: cells[5]) ?? .unstated }
  /// The array of forecasts that accompanies known prices.
  var forecasts: String? { text(6) }
  /// The arrays and the array of forecasts, which alone does not identify some sensors.
  var allArrays: [String] { arrays + [forecasts].compactMap { $0 }.filter { !arrays.contains($0) } }
  /// The keys of the low and the high bound of forecasts, and the name of the bounds.
  var bounds: [String] { ResourceTable.words(cells[7]) }
  /// The usual unit, or several with the sizes of prices between them.
  var units: String { cells[8] }
  var valueAddedTax: ValueAddedTax { ValueAddedTax(rawValue: cells[9]) ?? .unknown }
  /// The zone of the integration's country.
  var zone: String? { text(10) }
  /// `general` if other documents have an array with the same names, so that one alone is no
  /// evidence; `named` if the sensor's name must mean forecasts; `forecasts` if prices without an
  /// origin can be forecasts.
  var mark: String { cells[11] }

  static let all = ResourceTable.rows(homeAssistantSensorsTable(), cells: 13)
    .map(HomeAssistantSensor.init)

  private func text(_ column: Int) -> String? { cells[column].isEmpty ? nil : cells[column] }

  /// The unit of the integration if the attributes do not state one.
  ///
  /// Parsed on demand, because every JSON file is compared with all sensors.
  var unit: PriceUnit? { PriceUnit(String(units.prefix { $0 != "<" })) }

  /// Returns the object with the arrays of a document, which is `data` in answers of Zonneplan.
  static func attributes(of root: JSONValue) -> JSONValue {
    root["attributes"] ?? root["data"].flatMap { $0.isObject ? $0 : nil } ?? root
  }

  /// Returns the sensor of a document; one with empty arrays only if no other sensor matches.
  static func sensor(of root: JSONValue) -> HomeAssistantSensor? {
    let attributes = attributes(of: root)
    let isSensor = root["attributes"] != nil || root["unit_of_measurement"] != nil
    let words = ColumnName.words(root["entity_id"]?.string ?? "")
    let isForecast = words.contains(where: ForecastMark.names)
    return all.first { $0.matches(attributes, isSensor: isSensor, isForecast: isForecast) }
      // This array's name alone identifies a sensor.
      ?? all.first { $0.arrays.contains("raw_today") && attributes["raw_today"]?.isArray ?? false }
  }

  private func matches(_ attributes: JSONValue, isSensor: Bool, isForecast: Bool) -> Bool {
    let isAlone = !isSensor && arrays.count(where: { attributes[$0] != nil }) < 2
    if mark == "general" && isAlone || mark == "named" && !isForecast { return false }
    return arrays.contains { key in
      guard let array = attributes[key], array.isArray, let first = array.elements.first else {
        return false
      }
      // Arrays of other sensors with the same names may have another key for the end.
      let hasEnd = end.map { first[$0] != nil } ?? true
      return first[start] != nil && first[price] != nil && (hasEnd || key == "raw_today")
    }
  }

  /// Returns the origin of the price of an entry.
  func origin(of entry: JSONValue, in array: String, _ reading: PriceReading) -> PriceOrigin {
    if array == forecasts { return .forecast }
    if let type = entry["type"]?.string { return Amber.origin(ofType: type) }
    let start = try? entry[start]?.moment(.time)
    return start.flatMap(reading.origin) ?? origin
  }

  /// Returns the ends of forecasts by their starts: the next start, or before a gap and at the end
  /// as long as the one before.
  func ends(of array: JSONValue) -> [Int64: Int64] {
    let starts = array.elements.compactMap { $0[start]?.instant()?.secondsSince1970 }.sorted()
    var (ends, step): ([Int64: Int64], Int64) = ([:], 3600)
    for (start, next) in zip(starts, starts.dropFirst() + [.max]) {
      if 1...3600 ~= next - start { step = next - start }
      ends[start] = start + step
    }
    return ends
  }

  func add(
    _ entry: JSONValue, _ origin: PriceOrigin, _ ends: [Int64: Int64], to rows: Int,
    _ seen: inout [PriceOrigin: Set<Int64>], _ reading: inout PriceReading
  ) throws(PriceFault) {
    let stamp = try entry.required(start).moment(.named(start))
    try reading[rows].check(stamp, entry)
    // Amber's slots begin a second late.
    let first = stamp.seconds - stamp.seconds % 60
    guard seen[origin, default: []].insert(first).inserted || arrays.count <= 2 else { return }
    var last = ends[first]
    if let end, let value = entry[end], !value.isNull {
      last = try value.moment(.named(end)).seconds
    }
    try reading[rows].append(
      start: first, end: last, try entry.required(price).price(.named(price)),
      isLocal: stamp.isLocal)
    guard origin != self.origin || !bounds.isEmpty else { return }
    try reading[rows].setOrigin(PriceProvenance(origin), of: entry, bounds: bounds)
  }
}
