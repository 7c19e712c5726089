import ElectricityPrices

/// What the name of a column, a key or a register tells of the energy under it.
struct UsageName {
  let text: String
  private let name: ColumnName
  private let words: Set<String>
  private let units: [String]

  /// Takes a name in any of the languages of the texts.
  init(_ text: String) {
    self.text = text
    name = ColumnName(text)
    // `gridImport` is two words, and `kWh` one.
    units = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    words = Set(units).union(ColumnName.words(text).filter { $0.utf8.count > 2 })
  }

  private func has(_ kind: ColumnKind) -> Bool { words.contains(where: kind.contains) }

  /// The codes of registers of energy: what came, and what went.
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
    // `kilowatt-hours`, `watt_hours`.
    guard name.quantity == .energy else { return nil }
    return units.contains { $0.hasPrefix("kilowatt") } ? .kilowattHours : .wattHours
  }

  /// Whether this names power and no energy.
  var isPower: Bool {
    unit == nil && (has(.power) || ["w", "kw", "demand"].contains(where: words.contains))
  }

  /// The unit of power in the name, the kilowatt where it says none.
  var powerUnit: EnergyUnit {
    units.contains("w") || units.contains("watt") || units.contains("watts") ? .watts : .kilowatts
  }

  /// Whether this is gas, or a volume.
  var isGas: Bool {
    GasMark.isGas(name: text) || words.contains("m3") || words.contains("m³")
      || name.quantity == .volume
  }

  /// Which way the energy went, where the name tells it.
  var direction: EnergyDirection? {
    if let code { return code }
    if has(.production) { return .production }
    return has(.consumption) ? .consumption : nil
  }

  /// Whether this names readings of a meter, which only rise.
  var isReading: Bool { code != nil || has(.reading) }

  /// Whether this names one of several registers of a meter.
  var isRegister: Bool { code != nil || has(.part) }

  /// Whether this is a price or an amount of money.
  private var isMoney: Bool {
    let isTariff = ["tariff", "tarief", "tarif", "tarifa"].contains(where: words.contains)
    return has(.money) || name.unit != nil || name.hasPrice && !isTariff
  }

  /// Whether what stands under this name is energy.
  var isEnergy: Bool {
    !isGas && !isPower && !isMoney && !isAside && name.quantity != .temperature
      && !name.isCreation && (unit != nil || direction != nil || isReading)
  }

  /// Whether the last word says that this is about something else: the quality of a reading.
  private var isAside: Bool {
    guard let last = name.words.last else { return false }
    return ColumnKind.aside.contains(last) && !ColumnKind.part.contains(last)
  }

  /// Whether nothing says what stands under this name.
  var isUnknown: Bool {
    !isEnergy && !isGas && !isPower && !isMoney && !name.isOther && !name.has(.aside)
  }
}
