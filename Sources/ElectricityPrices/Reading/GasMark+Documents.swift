/// Files that have prices of gas and of nothing else, and entries of gas among others.
extension GasMark {
  private static let keys: [String] = [
    "unit", "units", "priceUnit", "price_unit", "unit_of_measurement", "type", "energyType",
    "energy_type", "commodity", "fuel",
  ]

  /// Refuses a document whose prices all stand in what has the name of gas, or states a unit of it.
  static func refuse(in root: JSONValue) throws(PriceFault) {
    var value = root
    while value.isObject {
      guard !isGas(value) else { throw PriceFault(.gas, at: value.offset) }
      let arrays = value.members.filter { $0.value.isArray }
      let parts = arrays.isEmpty ? value.members.filter { $0.value.isObject } : arrays
      // Beside another part gas has a name of its own.
      guard parts.count == 1 else { return }
      guard !isGas(name: parts[0].key.string ?? "") else {
        throw PriceFault(.gas, at: value.offset)
      }
      value = parts[0].value
    }
  }

  /// Whether an object says of itself, under one of some keys, that its price is of gas.
  static func isGas(_ entry: JSONValue, keys: [String] = keys) -> Bool {
    keys.contains { key in
      entry[key]?.string.map { isGas(unit: $0) || isGas(kind: $0) } ?? false
    }
  }

  /// The entries of an array that are of electricity; that others were left out is said.
  static func electricity(
    of array: JSONValue, _ reading: inout PriceReading
  ) -> some Sequence<JSONValue> {
    let entries = array.elements
    // Most arrays say nothing, and are not looked through again.
    let first = [entries.first, entries.first { !isGas($0) }].compactMap { $0 }
    let stated = keys.filter { key in first.contains { $0[key]?.isString ?? false } }
    if !stated.isEmpty, entries.contains(where: { isGas($0, keys: stated) }) {
      reading.hasGas = true
    }
    return entries.lazy.filter { !isGas($0, keys: stated) }
  }

  /// Refuses a table whose only columns of numbers are of gas.
  static func refuse(in head: TableHead) throws(PriceFault) {
    guard head.hasNames, !head.rows.isEmpty else { return }
    let numbers = head.names.indices.filter { column in
      head.rows.allSatisfy { column >= $0.count || isPrice($0[column]) }
    }
    guard !numbers.isEmpty, numbers.allSatisfy({ isGas(name: head.names[$0]) }) else { return }
    throw PriceFault(.gas, place: FilePlace(line: 1, column: 1))
  }

  private static func isPrice(_ text: String) -> Bool {
    MissingMark.matches(text)
      || TableNumbers(decimalSeparator: UInt8(ascii: ".")).price(in: text) != nil
      || TableNumbers(decimalSeparator: UInt8(ascii: ",")).price(in: text) != nil
  }
}
