import ElectricityPrices

extension UsageTable {
  /// Adds the facts in the lines above a table of Enedis, each next to its name or below it.
  mutating func addFactsOfEnedis(_ head: TableHead) throws(PriceFault) {
    let names: Set<String> = ["identifiant prm", "type de donnees", "grandeur metier", "unite"]
    let rows = head.titles.map { line in
      line.split(separator: ";", omittingEmptySubsequences: false).map { String($0).trimmed }
    }
    let keys = rows.map { $0.map { $0.lowercased().replacing("é", with: "e") } }
    var stated: [String: String] = [:]
    for (index, row) in rows.enumerated() {
      let next = index + 1 < rows.count ? rows[index + 1] : []
      let areBelow = next.count == row.count && names.isDisjoint(with: keys[index + 1])
      for (name, value) in zip(keys[index], areBelow ? next : Array(row.dropFirst())) {
        if names.contains(name) { stated[name] = value }
      }
    }
    if let text = stated["unite"] {
      guard let unit = EnergyUnit(text) else { throw PriceFault(usage: .unknownUnit(text)) }
      (facts[0].unit, isUnitAssumed) = (unit, false)
    }
    facts[0].meter = stated["identifiant prm"]
    let kind = stated["type de donnees"]?.lowercased() ?? ""
    let words = "\(stated["grandeur metier"] ?? "") \(kind)"
    if ColumnName.words(words).contains(where: { $0.hasPrefix("prod") || $0 == "injection" }) {
      facts[0].direction = .production
    }
    if kind.hasPrefix("index") { facts[0].readings = .atStarts }
    // Daily values have the date of their own day, not of the next one.
    let isDaily = kind.contains("quotidien") && head.keys[columns.start] == "horodate"
    if isDaily || kind.hasPrefix("index") { source?.namesEnds = false }
  }
}
