/// What rows say of their prices beside them: read, or refused by name.
///
/// A text that nobody understands is no unknown: it may be half of one that says something.
enum StatedFacts {
  private static let included = [
    "included", "including", "inclusive", "incl", "incl.", "inkl", "inkl.", "inklusive",
  ]
  private static let excluded = [
    "excluded", "excluding", "exclusive", "excl", "excl.", "exkl", "exkl.", "exklusive", "ekskl",
    "ekskl.", "eksklusive",
  ]

  /// Whether prices contain value-added tax; `nil` where the text does not tell, as an empty one,
  /// or the rate or the amount of a tax.
  static func tax(
    _ text: String, _ field: FieldName
  ) throws(PriceFault) -> ValueAddedTax? {
    let lower = text.lowercased()
    if let state = ValueAddedTax(rawValue: lower) { return state }
    if included.contains(lower) { return .included }
    if excluded.contains(lower) { return .excluded }
    let number = lower.hasSuffix("%") ? String(lower.dropLast()) : lower
    guard MissingMark.matches(number) || CellNumber(number) != nil else {
      throw PriceFault(.badTax(field: field, text: text))
    }
    return nil
  }

  /// The unit of a text with or without a currency of its own; `nil` where one of the two is
  /// missing.
  static func unit(
    _ text: String, currency: String, area: String?
  ) throws(PriceFault) -> PriceUnit? {
    let known = PriceUnit(text, area: area) ?? PriceUnit("\(currency)/\(text)")
    if let unit = known ?? PriceUnit(currency, area: area) { return unit }
    guard MissingMark.isNoUnit(text) || PriceUnit.Energy(text) != nil || Currency(text) != nil
    else {
      throw PriceFault(.badUnit(text))
    }
    guard MissingMark.matches(currency) || Currency(currency) != nil else {
      throw PriceFault(.badUnit(currency))
    }
    return nil
  }
}
