import CivilTime

/// The decoder of EnergyZero's REST answer: four arrays of the same slots, with prices as text.
///
/// The price is the base price; the price including tax is in the array next to it.
enum EnergyZero {
  static let reader = FormatReader.json(
    recognizes: { $0["base"]?.isArray ?? $0["base_with_vat"]?.isArray ?? false }, decode: decode)

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    reading.isTaxAssumed = false
    let rows = try reading.rows()
    let bare = root["base"]?.elements.first != nil
    if !bare { reading.valueAddedTax = .included }
    let entries = try root.required(bare ? "base" : "base_with_vat")
    for entry in GasMark.electricity(of: entries, &reading) {
      let start = try entry.required("start").time("start")
      let end = try entry.required("end").time("end")
      // Answers about gas do not say so; its days begin at 06:00 by Regulation (EU) 2017/459.
      let hour = reading.zone.civil(at: Instant(secondsSince1970: start.seconds)).hour
      let isGasDay = end.seconds - start.seconds >= 82_800 && hour == 6
      guard !isGasDay else { throw PriceFault(.gas, at: entry.offset) }
      try reading[rows].append(start, end, price(entry), at: entry.offset)
    }
    guard bare, let taxed = root["base_with_vat"] else { return }
    for entry in GasMark.electricity(of: taxed, &reading) {
      reading[rows].taxedPrices.append(try price(entry))
    }
  }

  private static func price(_ entry: JSONValue) throws(PriceFault) -> Price? {
    let price = try entry.required("price")
    return try (price["value"] ?? price).price("price")
  }
}
