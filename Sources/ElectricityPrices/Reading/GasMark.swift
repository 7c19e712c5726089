/// What says that prices are of gas.
enum GasMark {
  /// Whether a unit is for a volume: gas is sold by it, electricity is not.
  static func isGas(unit: String) -> Bool {
    let energy = unit.lowercased().split { $0 == "/" || $0 == "_" || $0 == " " }.last ?? ""
    return ["m3", "m³", "nm3", "nm³", "smc", "sm3", "sm³", "therm", "thm"].contains(String(energy))
  }

  /// Refuses prices whose unit is one of gas.
  static func refuse(_ unit: JSONValue?) throws(PriceFault) {
    guard let unit, let text = unit.string, isGas(unit: text) else { return }
    throw PriceFault(.gas, at: unit.offset)
  }
}
