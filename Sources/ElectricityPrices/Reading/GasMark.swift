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
}
