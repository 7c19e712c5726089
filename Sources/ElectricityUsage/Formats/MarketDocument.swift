import CivilTime
import ElectricityPrices

/// The API of Eloverblik, Denmark: a market document for each meter, whose points are numbered from
/// the start of their period.
enum MarketDocument {
  private static let name = "MyEnergyData_MarketDocument"
  // The business types of the Danish data hub; A64 is consumption by a profile.
  private static let types: [String: EnergyDirection] = [
    "A01": .production, "A04": .consumption, "A64": .consumption,
  ]

  static func isDocument(_ root: JSONValue) -> Bool {
    root["result"]?.elements.contains { $0[name] != nil } ?? false
  }

  static func decode(_ root: JSONValue, _ usage: inout UsageReading) throws(PriceFault) {
    var reading = PriceReading(usage.options, name: "eloverblik", zone: "Europe/Copenhagen")
    var facts: [String: SeriesFacts] = [:]
    for result in try root.required("result").elements {
      // A meter that may not be read has an error in place of a document.
      guard let list = result[name]?["TimeSeries"] else {
        usage.warn(.leftOut([result["id"]?.string ?? "error"]))
        continue
      }
      for series in list.elements {
        let type = series["businessType"]?.string ?? ""
        guard let direction = types[type] else {
          usage.warn(.leftOut(["businessType \(type)"]))
          continue
        }
        let unit = try series.required("measurement_Unit.name")
        guard let known = unit.string.flatMap({ EnergyUnit($0) }), !known.isPower else {
          throw PriceFault(.badUnit(unit.string ?? ""), at: unit.offset)
        }
        let meter = series["mRID"]?.string ?? ""
        facts[meter + type] = SeriesFacts(meter: meter, direction: direction, unit: known)
        let rows = try reading.rows(of: meter + type)
        for period in try series.required("Period").elements {
          try append(period, to: &reading[rows], reading.zone)
        }
      }
    }
    try usage.add(reading, facts)
  }

  private static func append(
    _ period: JSONValue, to rows: inout PriceRows, _ zone: Zone
  ) throws(PriceFault) {
    let interval = try period.required("timeInterval")
    let bounds = try ["start", "end"].map { (key) throws(PriceFault) in
      let time = try interval.required(key)
      guard let instant = try time.moment(.named(key)).instant(in: zone) else {
        throw time.wrongType(.named(key), .time)
      }
      return instant
    }
    let resolution = try period.required("resolution")
    let points = try period.required("Point").elements.map { $0 }
    let start: (Int) -> Instant
    if let length = resolution.string.flatMap(TimeText.length) {
      start = { bounds[0].advanced(by: Int64($0) * length) }
    } else if resolution.string == "P1D" {
      start = { zone.startOfDay(zone.civil(at: bounds[0]).date.adding(days: $0)) }
    } else if points.count == 1, points[0]["position"]?.integer == 1 {
      // A month or a year is the whole period.
      start = { bounds[$0] }
    } else {
      throw resolution.wrongType("resolution", .slotLength)
    }
    for point in points {
      let position = try point.required("position")
      guard let number = position.integer, (1...100_000).contains(number) else {
        throw position.wrongType("position", .numberFromOne)
      }
      let index = Int(number)
      let quantity = try point.required("out_Quantity.quantity")
      let energy = quantity.withBytes { ExactDecimal(String(decoding: $0, as: UTF8.self)) }
      guard energy != nil || quantity.isNull else {
        throw quantity.wrongType("out_Quantity.quantity", .numberOrNull)
      }
      let times = [index - 1, index].map { start($0).secondsSince1970 }
      try rows.append(start: times[0], end: times[1], energy)
    }
  }
}
