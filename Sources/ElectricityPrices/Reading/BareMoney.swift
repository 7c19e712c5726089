import CivilTime

/// The meaning of money without a country: dollars, `kr` and `øre`, and the `c` of cents.
struct BareMoney {
  /// The currency that is assumed where nothing tells the country.
  let assumed: Currency
  /// The kind of the rows of `names.csv` that have the currencies of places.
  private let kind: String
  private let signs, codes: [String]

  private static let all = [
    BareMoney(
      assumed: .usd, kind: "dollar", signs: ["$", "dollar", "¢"],
      codes: ["usd", "us$", "u.s.", "us dollar"]),
    BareMoney(assumed: .nok, kind: "krone", signs: ["kr", "øre", "ore"], codes: ["nok"]),
    BareMoney(assumed: .eur, kind: "dollar", signs: ["c/", "cent"], codes: ["eur", "€"]),
  ]

  /// Returns the money in texts whose country is not named.
  static func stated(in texts: [String]) -> [BareMoney] {
    let texts = texts.map { $0.lowercased() }
    func contains(_ parts: [String]) -> Bool {
      texts.contains { text in parts.contains { text.contains($0) } }
    }
    return all.filter { contains($0.signs) && !contains($0.codes) }
  }

  /// Returns a unit in the currency stated beside it, if its text names no country: `øre` of DKK.
  static func placed(_ unit: PriceUnit, _ text: String, in currency: Currency?) -> PriceUnit {
    guard let currency, currency != unit.currency else { return unit }
    let isCentime = unit == PriceUnit(.eur, .minor, per: unit.energy) && currency.code == "CHF"
    let isBare = stated(in: [text]).contains { money in
      NameTable.rows(of: money.kind).contains { $0.value == currency.code }
    }
    return isBare || isCentime ? PriceUnit(currency, unit.scale, per: unit.energy) : unit
  }

  /// Returns the currency that the user wants, or that of the place of a zone; `nil` without both.
  func currency(wanted: Currency?, in zone: Zone) -> Currency? {
    let places = NameTable.rows(of: kind)
    let here = places.first { zone.identifier.hasPrefix($0.name) }?.value
    return places.contains { $0.value == wanted?.code } ? wanted : here.flatMap { Currency($0) }
  }
}
