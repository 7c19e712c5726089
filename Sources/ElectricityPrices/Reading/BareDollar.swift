import CivilTime

/// The meaning of a dollar sign or of dollars without a country.
enum BareDollar {
  private static let places: [(zone: String, currency: Currency)] =
    ["Australia/"].map { ($0, .aud) } + ["Pacific/Auckland", "Pacific/Chatham"].map { ($0, .nzd) }
    + [
      "Canada/", "America/Toronto", "America/Montreal", "America/Vancouver", "America/Edmonton",
      "America/Winnipeg", "America/Regina", "America/Halifax", "America/Moncton",
      "America/St_Johns",
    ].map { ($0, .cad) } + ["America/", "US/"].map { ($0, .usd) }

  /// Returns the dollar that the user wants, or the one of the place of a zone; `nil` without both.
  static func currency(wanted: Currency?, in zone: Zone) -> Currency? {
    let here = places.first { zone.identifier.hasPrefix($0.zone) }?.currency
    return places.contains { $0.currency == wanted } ? wanted : here
  }

  /// Returns whether the names, titles or cells at the start of a table have dollars, and none of
  /// them names their country.
  static func isStated(in head: TableHead) -> Bool {
    let texts = (head.names + head.titles + head.rows.joined()).map { $0.lowercased() }
    func contains(_ parts: [String]) -> Bool {
      texts.contains { text in parts.contains { text.contains($0) } }
    }
    return contains(["$", "dollar", "¢"]) && !contains(["usd", "us$", "u.s.", "us dollar"])
  }
}
