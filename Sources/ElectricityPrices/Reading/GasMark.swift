/// The signs that prices are for gas.
package enum GasMark {
  /// Returns whether a unit is per volume: gas is sold by volume, electricity is not.
  package static func isGas(unit: String) -> Bool {
    let energy = unit.lowercased().split { $0 == "/" || $0 == "_" || $0 == " " }.last ?? ""
    return ["m3", "m³", "nm3", "nm³", "smc", "sm3", "sm³", "therm", "thm"].contains(String(energy))
  }

  /// Returns whether a stated kind of energy is gas: `Gas`, `ENERGY_TYPE_GAS`.
  package static func isGas(kind: String) -> Bool {
    let lower = kind.lowercased()
    // Fast path: most rows state a single word other than gas.
    return ColumnKind.gas.words.contains { gas in
      lower.hasSuffix(gas) && lower.dropLast(gas.count).last?.isLetter != true
    } || lower == "gas natural"
  }

  /// Returns whether a name contains gas or its unit: `gas`, `gas_price`, `marketPricesGas`.
  package static func isGas(name: String) -> Bool {
    ColumnName.namesGas(name)
      || name.split { "()[]".contains($0) }.contains { isGas(unit: String($0)) }
  }

  private static let keys: [String] = [
    "unit", "units", "priceUnit", "price_unit", "unit_of_measurement", "type", "energyType",
    "energy_type", "commodity", "fuel", "perUnit", "service", "product", "utility",
  ]

  /// Throws if a document names all its prices as gas, or states a unit of gas.
  static func refuse(in root: JSONValue) throws(PriceFault) {
    // Octopus names the tariff in the address of the page alone.
    let isOfGasTariff = ["next", "previous"].contains {
      root[$0]?.string?.contains("/gas-tariffs/") ?? false
    }
    if isOfGasTariff { throw PriceFault(.gas, at: root.offset) }
    var value = root
    while value.isObject {
      guard !isGas(value) else { throw PriceFault(.gas, at: value.offset) }
      let arrays = value.members.filter { $0.value.isArray }
      let parts = arrays.isEmpty ? value.members.filter { $0.value.isObject } : arrays
      // With several parts, gas has its own key, so the others are not gas.
      guard parts.count == 1 else { return }
      guard !isGas(name: parts[0].key.string ?? "") else {
        throw PriceFault(.gas, at: value.offset)
      }
      value = parts[0].value
    }
    guard value.elements.first != nil, value.elements.allSatisfy({ isGas($0) }) else { return }
    throw PriceFault(.gas, at: value.offset)
  }

  /// Returns whether an object states, under one of some keys, that its price is for gas.
  static func isGas(_ entry: JSONValue, keys: [String] = keys) -> Bool {
    keys.contains { key in
      entry[key]?.string.map { isGas(unit: $0) || isGas(kind: $0) } ?? false
    }
  }

  /// Returns the electricity entries of an array, and notes whether others were omitted.
  static func electricity(
    of array: JSONValue, _ reading: inout PriceReading
  ) -> some Sequence<JSONValue> {
    let entries = array.elements
    // Most arrays state no kind, so the other entries need no check.
    let first = [entries.first, entries.first { !isGas($0) }].compactMap { $0 }
    let stated = keys.filter { key in first.contains { $0[key]?.isString ?? false } }
    if !stated.isEmpty, entries.contains(where: { isGas($0, keys: stated) }) {
      reading.hasGas = true
    }
    return entries.lazy.filter { !isGas($0, keys: stated) }
  }
}
