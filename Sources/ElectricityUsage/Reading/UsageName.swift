import ElectricityPrices

/// The facts about energy in the name of a column, a key or a register.
struct UsageName {
  let text: String
  private let name: ColumnName
  private let words: Set<String>
  private let units: [String]
  private let code: RegisterCode?
  // Whether short words state a direction.
  private let isValue: Bool

  /// Creates a name from a text in any supported language.
  ///
  /// - Parameters:
  ///   - isRegister: Whether the text is the name of a register, which can be a suffix.
  ///   - isOneOfSeveral: Whether the text distinguishes a series, so that short words count.
  init(_ text: String, isRegister: Bool = false, isOneOfSeveral: Bool = false) {
    self.text = text
    name = ColumnName(text)
    let beginning = ColumnName.beginning(text)
    // `gridImport` consists of two words, `kWh` of one.
    units = beginning.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    // `electricity1` is the register 1 of electricity.
    let numbered = units.flatMap { word -> [String] in
      let stem = String(word.prefix { $0.isLetter })
      let isEnergy = ColumnKind.consumption.contains(stem) || ColumnKind.production.contains(stem)
      return isEnergy && stem != word ? [stem, String(word.dropFirst(stem.count))] : []
    }
    words = Set(units + numbered).union(ColumnName.words(text).filter { $0.utf8.count > 2 })
    code = RegisterCode(beginning) ?? (isRegister ? RegisterCode(suffix: beginning) : nil)
    isValue = isRegister || isOneOfSeveral
  }

  func has(_ kind: ColumnKind) -> Bool { words.contains(where: kind.contains) }

  var unit: EnergyUnit? {
    // `mWh` is milliwatt-hours, or megawatt-hours with a wrong letter.
    if text.split(whereSeparator: { !$0.isLetter }).contains("mWh") { return nil }
    if let unit = units.lazy.compactMap({ EnergyUnit($0) }).first(where: { !$0.isPower }) {
      return unit
    }
    let isKilowattHour = zip(units, units.dropFirst()).contains { unit, hour in
      unit == "kw" && ["h", "hr", "hrs", "hour", "hours"].contains(hour)
    }
    if isKilowattHour || units.contains(where: { $0.hasSuffix("kwh") }) { return .kilowattHours }
    // For example `kilowatt-hours` and `watt_hours`.
    let beginnings: [(String, EnergyUnit)] = [
      ("kilowatt", .kilowattHours), ("megawatt", .megawattHours), ("watt", .wattHours),
    ]
    let isSpelled =
      name.quantity == .energy
      || units.contains { word in
        ["watthours", "wattstunden", "wattimer", "wattuur"].contains(where: word.hasSuffix)
      }
    return isSpelled
      ? beginnings.first { start in units.contains { $0.hasPrefix(start.0) } }?.1 : nil
  }

  /// Whether the name means reactive or apparent energy, which is not billed as energy.
  var isReactive: Bool {
    // The rows of a column in `kWh/kvar` state which of both they have.
    code?.isReactive ?? false || has(.reactive) && !text.lowercased().contains("kwh/kvar")
  }

  /// Whether the name means the connection to the grid, and not a battery, a car or a plant.
  private var isOfGrid: Bool {
    ["grid", "netz"].contains(where: name.key.contains) || has(.grid) && !has(.device)
  }

  /// Whether the name means the difference between energy from and into the grid.
  private var isNet: Bool { words.contains { ["net", "netto", "saldo"].contains($0) } }

  /// Returns the names of billed energy: from and into the grid, if there are both.
  ///
  /// Generation is left out if others name energy into the grid, all circuits if others name the
  /// supply of the house, and differences if there are both directions.
  static func withoutOthers(_ all: [UsageName]) -> [UsageName] {
    let mains = all.filter { $0.has(.mains) }
    let all = mains.isEmpty ? all : mains
    let used = all.filter { $0.direction != .production }
    let produced = all.filter { $0.direction == .production && !$0.has(.generation) }
    guard !produced.isEmpty else { return used + all.filter { $0.direction == .production } }
    let hasPair = used.contains(where: \.isOfGrid) && produced.contains(where: \.isOfGrid)
    let hasBoth = used.contains { !$0.isNet }
    return (used + produced).filter { (!hasPair || $0.isOfGrid) && (!hasBoth || !$0.isNet) }
  }

  var isPower: Bool {
    unit == nil && !isReactive
      && (has(.power) || code?.isPower ?? false
        || ["w", "kw", "mw", "demand"].contains(where: words.contains))
  }

  /// The unit of energy or power in the name; kilowatts for power without a unit.
  var statedUnit: EnergyUnit? {
    guard isPower else { return unit }
    let stated = units.lazy.compactMap { EnergyUnit($0) }.first { $0.isPower }
    return stated ?? (["watt", "watts"].contains(where: units.contains) ? .watts : .kilowatts)
  }

  var isGas: Bool {
    // DSMR-reader's extra device is the meter of gas.
    GasMark.isGas(name: text) || words.contains("m3") || words.contains("m³")
      || text.lowercased().hasPrefix("extra_device")
      || name.quantity == .volume
  }

  /// Whether the name is a word for any quantity, such as `Menge`, without its unit.
  var isQuantity: Bool { ColumnKind.quantity.contains(name.key) && name.quantity == nil }

  /// The direction of the energy, if the name states it.
  var direction: EnergyDirection? {
    if let code { return code.direction }
    if isPhrase(.taken) { return .consumption }
    // For example `solcelleproduktion`.
    let isProduced = words.contains { ColumnKind.production.ends($0, beyond: 6) }
    if isProduced || isPhrase(.returned) { return .production }
    let hasShort = isValue || unit != nil
    if hasShort, has(.returned) { return .production }
    // `Energieverbrauch` is a use, and `Windenergie` is not.
    let isUsed = words.contains { word in
      ColumnKind.consumption.ends(word, beyond: 6)
        && !["energie", "energia", "energía"].contains(where: word.hasSuffix)
    }
    return isUsed || has(.consumption) || hasShort && has(.taken) ? .consumption : nil
  }

  /// Whether the name is a word for energy that says nothing against a direction around it.
  var isGeneric: Bool {
    direction == .consumption
      && words.filter(ColumnKind.consumption.contains).allSatisfy(Self.generic.contains)
  }

  private static let generic: Set = [
    "energy", "energie", "energi", "energia", "energía", "electricity", "elektriciteit", "usage",
    "el", "used",
  ]

  /// Whether values under the name are a yes or a no for a direction: `is_export`.
  var isFlag: Bool { name.words.first == "is" && direction != nil }

  /// Whether the name means solar panels, whose energy is production if no other is named.
  var isOfSun: Bool {
    let words = units.filter { EnergyUnit($0) == nil }
    return !words.isEmpty
      && words.allSatisfy { ["solar", "pv", "photovoltaik", "zon", "sol"].contains($0) }
  }

  /// Whether the name means the consumption of gas, as a title: `Gasverbrauch Haus 5`.
  var isGasUse: Bool {
    words.contains { word in
      ColumnName.namesGas(word)
        && ColumnKind.consumption.words.contains { $0.utf8.count > 4 && word.hasSuffix($0) }
    }
      && !["strom", "strøm", "ström", "stroom", "elek", "elec", "sähkö"]
        .contains(where: text.lowercased().contains)
  }

  /// Whether the direction depends on the point of view of the word: `Lieferung`, `Received`.
  var isViewed: Bool {
    direction == .production && has(.viewed) && !has(.production) && !isPhrase(.returned)
  }

  /// Returns whether the joined words contain a phrase of a kind: `to grid`, `vom Netz`.
  private func isPhrase(_ kind: ColumnKind) -> Bool {
    kind.words.contains { word in
      ["grid", "netz"].contains(where: word.hasSuffix) && name.key.contains(word)
    }
  }

  /// Whether the name means readings of a meter, which only rise.
  var isReading: Bool { code?.isReading ?? false || has(.reading) }

  /// Whether the name means one of several registers of a meter.
  var isRegister: Bool { code != nil || has(.part) }

  /// Whether the name consists of words for parts, such as `HT` or `off-peak`.
  var isPart: Bool {
    !isNumber && has(.part)
      && name.words.allSatisfy { word in
        ["on", "off", "super"].contains(word) || ColumnKind.part.contains(word)
      }
  }

  /// Whether the name means the sum of the other registers: `1.8.0`, `24 Hr`, `Gesamt`.
  var isTotal: Bool {
    code?.isTotal
      ?? (["24hr", "24h"].contains { name.key.hasPrefix($0) } || has(.total) && !has(.part))
  }

  /// Whether the name differs from others only by a number, so that they may not be parts of a sum.
  private var isNumber: Bool {
    code == nil && direction == nil && !words.contains { $0.hasPrefix("tari") }
      && words.filter(ColumnKind.part.contains).allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// Returns whether the energies of names of one direction are parts of a sum, or a sum and its
  /// parts.
  ///
  /// - Parameter isTariff: Whether the names are tariffs, which can be numbers.
  static func areParts(_ names: [UsageName], ofTariffs isTariff: Bool = false) -> Bool {
    let parts = names.filter { !$0.isTotal }
    return names.count - parts.count < 2 && Set(parts.map(\.subject)).count < 2
      && parts.allSatisfy { $0.isRegister && (isTariff || !$0.isNumber) } || areLoads(names)
  }

  /// Returns whether the energies of names are parts of a sum in each direction.
  static func areParts(inEachDirection names: [UsageName], ofTariffs isTariff: Bool = false) -> Bool
  {
    EnergyDirection.allCases.allSatisfy { direction in
      let same = names.filter { ($0.direction ?? .consumption) == direction }
      return same.count < 2 || areParts(same, ofTariffs: isTariff)
    }
  }

  /// Returns whether names are phases of one connection, or general use and loads with a tariff of
  /// their own.
  static func areLoads(_ names: [UsageName]) -> Bool {
    let marks = names.map { $0.units.filter(ColumnKind.phase.contains) }
    let isMains = names.allSatisfy { $0.has(.mains) }
    let others = names.flatMap(\.units).filter { word in
      EnergyUnit(word) == nil && !(kinds + [.phase, .load]).contains { $0.contains(word) }
    }
    let arePhases =
      marks.allSatisfy { $0.count == 1 } && Set(marks).count == names.count
      && names.count > (isMains ? 1 : 2)
    let controlled = names.count { $0.words.contains("controlled") }
    return (isMains || others.isEmpty) && (arePhases || controlled > 0 && controlled < names.count)
  }

  // The kinds of words that all names of energy can have.
  private static let kinds: [ColumnKind] = [
    .part, .note, .consumption, .production, .taken, .returned, .reading,
  ]

  /// The words that name neither a register, a direction nor a unit: `pump` for `pump T1`.
  private var subject: [String] {
    guard code == nil else { return [] }
    return name.words.filter { word in
      // `electricity1` is the register 1 of electricity.
      let stem = String(word.prefix { !$0.isNumber })
      return !Self.kinds.contains { $0.contains(word) || $0.contains(stem) }
        && !["", "on", "super"].contains(stem)
    }
  }

  /// The word for a quantity that is not energy, as in `Usage (gal)` and `kWh/m2`, or a multiple of
  /// a unit: `0.1 kWh`.
  var otherUnit: String? {
    if let multiple = ColumnName.multipliedUnit(ColumnName.beginning(text)) { return multiple }
    let marks = text.lowercased().split { " ()[]/,;:".contains($0) }.map(String.init)
    if text.split(whereSeparator: { !$0.isLetter }).contains("mWh") { return "mWh" }
    let isMean = words.contains("average") && (words.contains("per") || text.contains("/"))
    if isMean || words.contains("m2") || words.contains("m²") { return text }
    return unit == nil ? marks.first(where: ColumnKind.noEnergy.contains) : nil
  }

  var isMoney: Bool {
    // `Hochtarif` and `high rate kWh` are registers.
    let isTariff =
      words.contains { word in
        ["tariff", "tarief", "tarif", "tarifa"].contains(where: word.hasSuffix)
      } || words.contains("rate") && unit != nil && has(.part)
    // `P- (kWh)` is energy into the grid, not pence per kilowatt-hour.
    let isCharge =
      unit == nil && !has(.device)
      && words.contains(where: ["tax", "taxes", "charge", "charges", "bill", "savings"].contains)
    return has(.money) || isCharge || name.unit != nil && code == nil || name.hasPrice && !isTariff
  }

  /// Whether the name means energy in a unit of energy.
  var isEnergy: Bool { otherUnit == nil && isAmount && !isFlag }

  /// Whether the name means an amount for each unit of energy: `CO2 (g/kWh)`.
  private var isRate: Bool { ["/kwh", "/mwh"].contains(where: text.lowercased().contains) }

  /// Whether the name means energy, in whatever unit.
  var isAmount: Bool {
    !isGas && !isRate && !name.isOfFuel && !isPower && !isMoney && !isAside
      && !isReactive && !has(.own) && !name.isOfOtherTime && name.quantity != .temperature
      && (unit != nil || !name.isCreation && (direction != nil || isReading))
  }

  /// Whether the last word means another fact, such as the quality of a reading.
  private var isAside: Bool {
    guard let last = name.words.last else { return false }
    return ColumnKind.aside.contains(last) && !ColumnKind.part.contains(last)
      || name.key.hasPrefix("stateofcharge")
  }

  /// Whether the name has no known meaning.
  var isUnknown: Bool {
    !isEnergy && !isGas && !isPower && !isMoney && !isReactive && !has(.own) && !name.isOther
      && !name.has(.aside)
  }
}
