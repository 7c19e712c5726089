import ElectricityPrices

/// The facts about energy in the lines above a table, or in the objects around entries.
struct SurroundingFacts {
  private(set) var isGas = false
  /// The energy that is neither electricity nor gas, such as heat; `nil` if none is stated.
  private(set) var other: String?
  /// The direction of the energy; `nil` if it is not stated.
  private(set) var direction: EnergyDirection?
  /// The text that states the direction.
  private(set) var name: String?
  /// The unit of energy, of power or of something else; `nil` if it is not stated.
  private(set) var unit: String?
  /// Whether the numbers are stated to be energy, with or without a unit: `Wirkenergie`.
  var isEnergy: Bool { unit != nil || isActiveEnergy }
  private var isActiveEnergy = false

  /// Reads the facts from names with values, such as `Richtung: Einspeisung`, nearest first.
  init(_ pairs: [(name: String, value: String)]) {
    for (name, value) in pairs {
      let (heading, content) = (ColumnName(name), UsageName(value, isRegister: true))
      if heading.isA(.unit) {
        if content.isGas { isGas = true }
        let isUnit = EnergyUnit(value) != nil || content.otherUnit != nil || content.isReactive
        unit = unit ?? (isUnit ? value : nil)
      } else if heading.isA(.register) || heading.isA(.kind) {
        if GasMark.isGas(kind: value) || content.isGas { isGas = true }
        if Self.activeEnergy.contains(ColumnName(value).key) { isActiveEnergy = true }
        if ColumnName(value).isOfFuel, content.unit == nil { other = value }
        // A longer text is a title, such as `Type: Usage export`.
        let isShort = value.split(separator: " ").count < (heading.isA(.register) ? 3 : 2)
        guard direction == nil, isShort else { continue }
        (direction, self.name) = (content.direction, content.direction.map { _ in value })
      }
    }
  }

  private static let activeEnergy = [
    "wirkenergie", "wirkarbeit", "activeenergy", "énergieactive", "energiaattiva", "aktivenergi",
  ]

  /// Reads the facts from lines, such as `Richtung: Einspeisung` or `Einspeisung`.
  private init(titles: [String]) {
    let pairs = titles.compactMap { title -> (name: String, value: String)? in
      let parts = title.split(maxSplits: 1) { ":;=\t,".contains($0) }
      guard parts.count == 2 else { return nil }
      let value = String(parts[1]).filter { !"\";".contains($0) }.trimmed
      return (String(parts[0]).filter { $0 != "\"" }.trimmed, value)
    }
    self.init(pairs)
    unit = unit ?? Self.unit(in: titles)
    if titles.contains(where: { UsageName($0).isGasUse }) { isGas = true }
    if direction == nil, titles.contains(where: Self.isProduction) { direction = .production }
  }

  /// Returns whether a line above a table states a fact.
  static func states(_ title: String) -> Bool {
    let facts = SurroundingFacts(titles: [title])
    return facts.isGas || facts.direction != nil || facts.unit != nil
  }

  /// Returns whether a line of a few words names production: `Einspeisung`.
  ///
  /// `Export` also means a file.
  private static func isProduction(_ title: String) -> Bool {
    let words = ColumnName.words(title)
    return words.count < 4 && UsageName(title).direction == .production
      && !words.contains { $0.contains("port") || ColumnKind.consumption.contains($0) }
  }

  init(above head: TableHead, times column: Int) {
    self.init(titles: head.titles)
    // A heading is nearer than the lines.
    if name == nil,
      head.names.contains(where: { UsageName($0).direction != nil && !UsageName($0).isGeneric })
    {
      direction = nil
    }
    // Southern California Edison has `Energy Received time period`.
    let name = head.hasNames ? head.name(of: column) : ""
    if ColumnName(name).has(.energy), UsageName(name, isRegister: true).direction == .production {
      direction = .production
    }
  }

  /// Returns the only unit in titles such as `Alle Werte in Wh`, without those of numbers or prices
  /// such as `11 kW` and `EUR / kWh`; `nil` for several or none.
  private static func unit(in titles: [String]) -> String? {
    var units: Set<String> = []
    for title in titles {
      let words = title.split { " ,;:()[]\t\"".contains($0) }.map(String.init)
      for (index, word) in words.enumerated() where word.utf8.count > 1 {
        let isOfNumber = [index - 1, index + 1].contains { position in
          words.indices.contains(position) && words[position].first?.isNumber ?? false
        }
        let isOfPrice = index > 0 && ["/", "per", "pro"].contains(words[index - 1])
        if EnergyUnit(word) != nil, !isOfNumber, !isOfPrice { units.insert(word) }
      }
    }
    return units.count == 1 ? units.first : nil
  }
}
