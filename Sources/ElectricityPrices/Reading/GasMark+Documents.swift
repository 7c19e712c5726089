/// Files of no particular service that have prices of gas and of nothing else.
extension GasMark {
  private static let units: [StaticString] = [
    "unit", "priceUnit", "price_unit", "unit_of_measurement",
  ]
  private static let kinds: [StaticString] = ["type", "energy_type", "commodity", "fuel"]

  /// Refuses a document whose only array has the name of gas, or that states a unit of it.
  static func refuse(in root: JSONValue) throws(PriceFault) {
    guard !isGas(root) else { throw PriceFault(.gas, at: root.offset) }
    let arrays = root.members.filter { $0.value.isArray }
    // Beside another array gas has a name of its own.
    guard arrays.count == 1, isGas(name: arrays[0].key.string ?? "") else { return }
    throw PriceFault(.gas, at: root.offset)
  }

  /// The keys of an entry that can say of what its price is.
  static func keys(of entry: JSONValue) -> [StaticString] {
    (units + kinds).filter { entry[$0]?.isString ?? false }
  }

  /// Whether an entry says of itself, under one of some keys, that its price is of gas.
  static func isGas(_ entry: JSONValue, keys: [StaticString]? = nil) -> Bool {
    (keys ?? units + kinds).contains { key in
      entry[key]?.string.map { isGas(unit: $0) || isGas(kind: $0) } ?? false
    }
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
