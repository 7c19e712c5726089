import CivilTime

/// The meaning of a dollar sign or of dollars without a country.
enum BareDollar {
  /// Returns the dollar that the user wants, or the one of the place of a zone; `nil` without both.
  static func currency(wanted: Currency?, in zone: Zone) -> Currency? {
    let places = NameTable.rows(of: "dollar")
    let here = places.first { zone.identifier.hasPrefix($0.name) }?.value
    return places.contains { $0.value == wanted?.code } ? wanted : here.flatMap { Currency($0) }
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
