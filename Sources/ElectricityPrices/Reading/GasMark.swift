/// What says that prices are of gas.
package enum GasMark {
  /// Whether a unit is for a volume: gas is sold by it, electricity is not.
  package static func isGas(unit: String) -> Bool {
    let energy = unit.lowercased().split { $0 == "/" || $0 == "_" || $0 == " " }.last ?? ""
    return ["m3", "m³", "nm3", "nm³", "smc", "sm3", "sm³", "therm", "thm"].contains(String(energy))
  }

  /// Whether the kind of energy that a row or an entry states is gas: `Gas`, `ENERGY_TYPE_GAS`.
  package static func isGas(kind: String) -> Bool {
    let lower = kind.lowercased()
    // Most rows say one word, and it is another.
    return ColumnKind.gas.words.contains { gas in
      lower.hasSuffix(gas) && lower.dropLast(gas.count).last?.isLetter != true
    } || lower == "gas natural"
  }

  /// Whether a name has the word gas in it: `gas`, `gas_price`, `marketPricesGas`, or a unit of it.
  package static func isGas(name: String) -> Bool {
    ColumnName.namesGas(name)
      || name.split { "()[]".contains($0) }.contains { isGas(unit: String($0)) }
  }
}
