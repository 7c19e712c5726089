import ElectricityPrices

/// What the name of a column, a key or a register tells of the energy under it.
struct UsageName {
  let text: String
  private let words: Set<String>
  private let units: [String]

  /// Takes a name in any of the languages of the texts.
  init(_ text: String) {
    self.text = text
    // `gridImport` is two words, and `kWh` one.
    units = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    words = Set(units).union(ColumnName.words(text).filter { $0.utf8.count > 2 })
  }

  private static let consumption: Set = [
    "consumption", "consumed", "usage", "used", "import", "imported", "imports", "delivered",
    "energy", "forbruk", "forbrug", "förbrukning", "energiforbruk", "strømforbruk", "verbruik",
    "afname", "verbrauch", "stromverbrauch", "bezug", "netzbezug", "kulutus", "consumo",
    "consommation", "soutirage", "energia", "energía", "energi", "uttag", "otto", "strøm", "el",
    "ae",
  ]
  private static let production: Set = [
    "production", "produced", "export", "exported", "exports", "returned", "return", "feedin",
    "injection", "produksjon", "innmating", "produktion", "produceret", "eksport", "inmatning",
    "overskudd", "overskud", "överskott", "surplus", "productie", "teruglevering",
    "teruggeleverd", "injectie", "erzeugung", "einspeisung", "netzeinspeisung", "tuotanto",
    "vertida", "vertido", "excedente", "excedentes", "producción", "produccion", "as",
    "generacion",
  ]
  private static let power: Set = [
    "power", "effekt", "leistung", "vermogen", "potencia", "puissance", "teho", "w", "kw", "watt",
    "watts", "kilowatt", "demand",
  ]
  private static let readings: Set = [
    "reading", "readings", "meterstand", "meterstanden", "stand", "tellerstand", "zählerstand",
    "målerstand", "avlesning", "mätarställning", "aflæsning", "lukema", "mittarilukema",
    "lectura", "cumulative", "kumulativ", "accumulated",
  ]
  private static let registers: Set = [
    "dag", "nacht", "day", "night", "natt", "nat", "peak", "offpeak", "hoog", "laag", "high",
    "low", "ht", "nt", "t1", "t2", "1", "2", "tariff1", "tariff2", "tarief1", "tarief2",
  ]
  private static let money: Set = [
    "cost", "costs", "kost", "kosten", "kostnad", "kostnader", "koszt", "coste", "importe",
    "pris", "price", "fee", "revenue", "compensation",
  ]

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
    return units.contains { $0.hasSuffix("kwh") } ? .kilowattHours : nil
  }

  /// Whether this names power and no energy.
  var isPower: Bool { unit == nil && !words.isDisjoint(with: Self.power) }

  /// Whether this is gas, or a volume.
  var isGas: Bool {
    GasMark.isGas(name: text) || words.contains("m3") || words.contains("m³")
  }

  /// Which way the energy went, where the name tells it.
  var direction: EnergyDirection? {
    if let code { return code }
    if !words.isDisjoint(with: Self.production) { return .production }
    return words.isDisjoint(with: Self.consumption) ? nil : .consumption
  }

  /// Whether this names readings of a meter, which only rise.
  var isReading: Bool { code != nil || !words.isDisjoint(with: Self.readings) }

  /// Whether this names one of several registers of a meter.
  var isRegister: Bool { code != nil || !words.isDisjoint(with: Self.registers) }

  /// Whether what stands under this name is energy.
  var isEnergy: Bool {
    guard !isGas, !isPower, words.isDisjoint(with: Self.money) else { return false }
    let name = ColumnName(text)
    guard name.unit == nil, !name.hasPrice else { return false }
    return unit != nil || direction != nil || isReading
  }
}
