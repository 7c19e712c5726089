import CivilTime

/// The zone that a file's currency or a market's heading suggests, if the file states none.
package enum ZoneGuess {
  private static let currencies: [(code: String, zone: String)] = [
    ("GBP", "Europe/London"), ("SEK", "Europe/Stockholm"), ("DKK", "Europe/Copenhagen"),
    ("CHF", "Europe/Zurich"), ("PLN", "Europe/Warsaw"), ("CZK", "Europe/Prague"),
    ("HUF", "Europe/Budapest"), ("RON", "Europe/Bucharest"), ("BGN", "Europe/Sofia"),
    ("TRY", "Europe/Istanbul"), ("JPY", "Asia/Tokyo"), ("NOK", "Europe/Oslo"),
  ]

  /// Headings that only one market has.
  private static let markets = ["settlementpointprice": "America/Chicago"]

  // Offsets for machines without zone files.
  private static let fixed = [("Europe/Istanbul", "+03:00"), ("Asia/Tokyo", "+09:00")]

  /// Returns the zone of a market's heading, or for the currency of a unit or of a heading.
  package static func zone(_ names: [ColumnName], unit: PriceUnit?) -> Zone? {
    if let market = names.lazy.compactMap({ markets[$0.key] }).first { return zone(market) }
    let code = unit?.currency.code ?? names.lazy.compactMap(\.currency).first?.code
    return currencies.first { $0.code == code }.flatMap { zone($0.zone) }
  }

  private static func zone(_ name: String) -> Zone? {
    if let zone = try? Zone(identifier: name) { return zone }
    return fixed.first { $0.0 == name }.flatMap { try? Zone(identifier: $0.1) }
  }
}
