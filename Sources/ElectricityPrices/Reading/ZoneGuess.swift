import CivilTime

/// The zone that a file's currency or a market's heading suggests, if the file states none.
package enum ZoneGuess {
  /// Returns the market that a heading names.
  static func market(_ names: [ColumnName]) -> (zone: String, unit: PriceUnit?)? {
    NameTable.rows(of: "market").first { row in names.contains { $0.key == row.name } }
      .map { ($0.value, PriceUnit($0.unit)) }
  }

  /// Returns the zone of a market's heading, or for the currency of a unit or of a heading.
  ///
  /// In another currency the heading is of another market; dollars can be of several countries.
  package static func zone(_ names: [ColumnName], unit: PriceUnit?) -> Zone? {
    if let market = market(names),
      unit.map({ [.usd, market.unit?.currency].contains($0.currency) }) ?? true
    {
      return try? Zone(identifier: market.zone)
    }
    let code = unit?.currency.code ?? names.lazy.compactMap(\.currency).first?.code
    return code.flatMap { NameTable.zone($0, of: "currency_zone") }
  }
}
