/// What says that prices are of gas.
enum GasMark {
  /// Whether a unit is for a volume: gas is sold by it, electricity is not.
  static func isGas(unit: String) -> Bool {
    let energy = unit.lowercased().split { $0 == "/" || $0 == "_" || $0 == " " }.last ?? ""
    return ["m3", "m³", "nm3", "nm³", "smc", "sm3", "sm³", "therm", "thm"].contains(String(energy))
  }

  /// Whether the kind of energy that a row or an entry states is gas.
  static func isGas(kind: String) -> Bool {
    [
      "gas", "natural gas", "natural_gas", "naturalgas", "erdgas", "aardgas", "gaz", "naturgas",
      "maakaasu", "gas natural",
    ].contains(kind.lowercased())
  }

  /// Whether a name has the word gas in it: `gas`, `gas_price`, `marketPricesGas`, or a unit of it.
  static func isGas(name: String) -> Bool {
    var words: [String] = []
    var isSmall = false
    for character in name {
      if !character.isLetter {
        isSmall = false
        words.append("")
        continue
      }
      // A new word begins with a capital after a small letter.
      if words.isEmpty || isSmall && character.isUppercase { words.append("") }
      words[words.count - 1].append(character)
      isSmall = character.isLowercase
    }
    return words.contains { $0.lowercased() == "gas" }
      || name.split { "()[]".contains($0) }.contains { isGas(unit: String($0)) }
  }

  /// Refuses prices whose unit is one of gas.
  static func refuse(_ unit: JSONValue?) throws(PriceFault) {
    guard let unit, let text = unit.string, isGas(unit: text) else { return }
    throw PriceFault(.gas, at: unit.offset)
  }
}
