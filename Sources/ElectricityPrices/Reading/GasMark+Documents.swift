/// Files of no particular service that have prices of gas and of nothing else.
extension GasMark {
  private static let units: [StaticString] = [
    "unit", "priceUnit", "price_unit", "unit_of_measurement",
  ]
  private static let kinds: [StaticString] = ["type", "energy_type", "commodity", "fuel"]

  /// Refuses a document whose only prices are of gas, by the name of their array, their unit or
  /// the kind that each entry states.
  static func refuse(in root: JSONValue) throws(PriceFault) {
    guard !isGas(root) else { throw PriceFault(.gas, at: root.offset) }
    let arrays = root.isArray ? [root] : root.members.map(\.value).filter(\.isArray)
    let isNamed = root.members.contains { isGas(name: $0.key.string ?? "") && $0.value.isArray }
    let isStated = arrays.contains { array in
      array.elements.first != nil && array.elements.allSatisfy(isGas)
    }
    // Beside another array gas has a name of its own.
    if arrays.count == 1, isNamed || isStated { throw PriceFault(.gas, at: root.offset) }
  }

  private static func isGas(_ entry: JSONValue) -> Bool {
    units.contains { entry[$0]?.string.map(isGas(unit:)) ?? false }
      || kinds.contains { entry[$0]?.string?.lowercased() == "gas" }
  }

  /// Refuses a table whose only column of numbers is of gas, or whose rows all say so.
  static func refuse(in head: TableHead) throws(PriceFault) {
    guard head.hasNames, !head.rows.isEmpty else { return }
    let place = FilePlace(line: 1, column: 1)
    let numbers = head.names.indices.filter { column in
      head.rows.allSatisfy { column >= $0.count || isPrice($0[column]) }
    }
    let gas = numbers.filter { isGas(name: head.names[$0]) }
    if !gas.isEmpty, gas.count == numbers.count { throw PriceFault(.gas, place: place) }
    guard let kind = head.column(kinds.map { "\($0)" }),
      head.rows.allSatisfy({ kind < $0.count && $0[kind].lowercased() == "gas" })
    else { return }
    throw PriceFault(.gas, place: place)
  }

  private static func isPrice(_ text: String) -> Bool {
    MissingMark.matches(text)
      || TableNumbers(decimalSeparator: UInt8(ascii: ".")).price(in: text) != nil
      || TableNumbers(decimalSeparator: UInt8(ascii: ",")).price(in: text) != nil
  }
}
