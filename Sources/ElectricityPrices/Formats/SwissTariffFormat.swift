/// The decoder of the interface that Swiss suppliers must offer since 2026, and Swisspower ESIT.
///
/// Slots have the components of a tariff.
enum SwissTariff {
  static let reader = FormatReader.json(recognizes: recognizes, decode: decode)

  // The whole tariff, or else its parts, among which the user must choose.
  private static let tariffs = ["integrated", "electricity", "grid", "dso", "feed_in"]

  static func recognizes(_ root: JSONValue) -> Bool {
    guard let first = root["prices"]?.elements.first, first["start_timestamp"] != nil else {
      return false
    }
    return tariffs.contains { components($0, of: first) != nil }
  }

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let entries = try root.required("prices").elements
    let hasWhole = entries.contains { components("integrated", of: $0) != nil }
    for entry in entries {
      let start = try entry.required("start_timestamp").time("start_timestamp")
      let end = try entry.required("end_timestamp").time("end_timestamp")
      for name in hasWhole ? ["integrated"] : tariffs {
        guard let components = Self.components(name, of: entry) else { continue }
        let rows = try reading.rows(of: hasWhole ? nil : name)
        try reading[rows].append(start, end, price(components, &reading))
      }
    }
  }

  /// Returns the components of a tariff, which have names since version 2; `nil` without any.
  private static func components(_ name: String, of entry: JSONValue) -> [JSONValue]? {
    guard let tariff = entry[name], tariff.isArray || tariff.isObject else { return nil }
    return Array(tariff.elements) + tariff.members.map(\.value).filter(\.isObject)
  }

  /// Returns the sum of the components per kWh; others are fees per month or for power.
  private static func price(
    _ components: [JSONValue], _ reading: inout PriceReading
  ) throws(PriceFault) -> Price? {
    var sum: Price?
    for component in components {
      let unit = PriceUnit(try component.required("unit").string ?? "")
      guard let unit, unit.energy == .kilowattHour else { continue }
      reading.unit = unit
      guard let value = try component.required("value").price("value") else { return nil }
      guard let total = (sum ?? .zero).adding(value) else {
        throw PriceFault(.notFinite(field: "value", text: "\(value)"), at: component.offset)
      }
      sum = total
    }
    return sum
  }
}
