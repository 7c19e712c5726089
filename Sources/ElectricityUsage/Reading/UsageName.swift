import ElectricityPrices

/// The facts about energy in the name of a column, a key or a register.
struct UsageName {
  let text: String
  private let name: ColumnName
  private let words: Set<String>
  private let units: [String]

  /// Creates a name from a text in any supported language.
  init(_ text: String) {
    self.text = text
    name = ColumnName(text)
    // `gridImport` consists of two words, `kWh` of one.
    units = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    words = Set(units).union(ColumnName.words(text).filter { $0.utf8.count > 2 })
  }

  private func has(_ kind: ColumnKind) -> Bool { words.contains(where: kind.contains) }

  /// The direction of the energy in a register, from its code.
  private var code: EnergyDirection? {
    if text.contains("1.8.") { return .consumption }
    return text.contains("2.8.") ? .production : nil
  }

  /// The unit in the name.
  var unit: EnergyUnit? {
    if let unit = units.lazy.compactMap({ EnergyUnit($0) }).first(where: { !$0.isPower }) {
      return unit
    }
    if units.contains(where: { $0.hasSuffix("kwh") }) { return .kilowattHours }
    // For example `kilowatt-hours` and `watt_hours`.
    guard name.quantity == .energy else { return nil }
    return units.contains { $0.hasPrefix("kilowatt") } ? .kilowattHours : .wattHours
  }

  /// Whether the name means power and not energy.
  var isPower: Bool {
    unit == nil && (has(.power) || ["w", "kw", "demand"].contains(where: words.contains))
  }

  /// The unit of power in the name; kilowatts if it states none.
  private var powerUnit: EnergyUnit {
    units.contains("w") || units.contains("watt") || units.contains("watts") ? .watts : .kilowatts
  }

  /// The unit of energy or power in the name.
  var statedUnit: EnergyUnit? { unit ?? (isPower ? powerUnit : nil) }

  /// Whether the name means gas or a volume.
  var isGas: Bool {
    GasMark.isGas(name: text) || words.contains("m3") || words.contains("m³")
      || name.quantity == .volume
  }

  /// The direction of the energy, if the name states it.
  var direction: EnergyDirection? {
    if let code { return code }
    if has(.production) { return .production }
    return has(.consumption) ? .consumption : nil
  }

  /// Whether the name means readings of a meter, which only rise.
  var isReading: Bool { code != nil || has(.reading) }

  /// Whether the name means one of several registers of a meter.
  var isRegister: Bool { code != nil || has(.part) }

  /// Whether the name means a price or an amount of money.
  private var isMoney: Bool {
    let isTariff = ["tariff", "tarief", "tarif", "tarifa"].contains(where: words.contains)
    return has(.money) || name.unit != nil || name.hasPrice && !isTariff
  }

  /// Whether the name means energy.
  var isEnergy: Bool {
    !isGas && !isPower && !isMoney && !isAside && name.quantity != .temperature
      && !name.isCreation && (unit != nil || direction != nil || isReading)
  }

  /// Whether the last word means another fact, such as the quality of a reading.
  private var isAside: Bool {
    guard let last = name.words.last else { return false }
    return ColumnKind.aside.contains(last) && !ColumnKind.part.contains(last)
  }

  /// Whether the name has no known meaning.
  var isUnknown: Bool {
    !isEnergy && !isGas && !isPower && !isMoney && !name.isOther && !name.has(.aside)
  }
}
