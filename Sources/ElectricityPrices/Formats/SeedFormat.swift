import CivilTime

/// The decoder of a day of values evenly spaced between the local times `fromDate` and `toDate`.
enum SeedFormat {
  static let reader = FormatReader.json(
    recognizes: { $0["values"]?.isArray == true && $0["fromDate"] != nil }, decode: decode)

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let zone = reading.zone
    let start = try instant("fromDate", root, zone)
    let end = try instant("toDate", root, zone)
    guard start < end else {
      let texts = ["fromDate", "toDate"].map { root[$0]?.string ?? "" }
      throw PriceFault(.reversed(from: texts[0], to: texts[1]), at: root["toDate"]?.offset)
    }
    let values = try root.required("values")
    guard values.isArray else { throw values.wrongType("values", .arrayOfNumbers) }
    let count = values.elements.reduce(0) { count, _ in count + 1 }
    guard count > 0 else { throw PriceFault(.noPrices, at: values.offset) }
    let seconds = start.distance(to: end)
    let length = seconds / Int64(count)
    guard seconds % Int64(count) == 0, SlotLengths.ofMarkets.contains(length) else {
      throw PriceFault(.slotLength(count: count, seconds: seconds), at: values.offset)
    }
    let rows = try reading.rows()
    var time = start.secondsSince1970
    for value in values.elements {
      try reading[rows].append(start: time, end: time + length, value.price("values"))
      time += length
    }
    // The stated extremes are redundant, and the values take precedence.
    let known = reading[0].prices.compactMap(\.self)
    guard let lowest = known.min(), let highest = known.max() else { return }
    try compare("minValue", root, with: lowest, &reading)
    try compare("maxValue", root, with: highest, &reading)
  }

  private static func instant(
    _ field: String, _ root: JSONValue, _ zone: Zone
  ) throws(PriceFault) -> Instant {
    let value = try root.required(field)
    let time = try value.time(.named(field))
    guard let instant = time.instant(in: zone) else {
      throw PriceFault(.noSuchTime(value.string ?? "", zone: zone.identifier), at: value.offset)
    }
    return instant
  }

  private static func compare(
    _ field: String, _ root: JSONValue, with found: Price, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard let stated = try root.price(at: field) else { return }
    // Two programs may write the same binary number with different digits.
    let difference = abs(stated.doubleValue - found.doubleValue)
    if difference > 1e-9 * Swift.max(1, abs(found.doubleValue)) {
      reading.warnings.append(.extremesDiffer(field: field, stated: stated, found: found))
    }
  }
}
