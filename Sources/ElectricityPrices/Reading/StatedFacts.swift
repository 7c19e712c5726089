/// Parsers for the tax and the unit that a row states for its price.
///
/// An unrecognised text is an error, because half of it may state a fact that matters.
enum StatedFacts {
  /// Returns whether prices include value-added tax; `nil` if the text does not say, such as an
  /// empty text, or the rate or amount of a tax.
  static func tax(_ text: String, _ field: FieldName) throws(PriceFault) -> ValueAddedTax? {
    let lower = text.lowercased()
    if let state = ValueAddedTax(rawValue: lower) { return state }
    if ColumnKind.included.contains(lower) { return .included }
    if ColumnKind.excluded.contains(lower) { return .excluded }
    let number = lower.hasSuffix("%") ? String(lower.dropLast()) : lower
    guard MissingMark.matches(number) || CellNumber(number) != nil else {
      let expected = ValueAddedTax.allCases.map(\.rawValue)
      throw PriceFault(.badWord(field: field, text: text, expected: expected))
    }
    return nil
  }

  /// Returns the unit of a text and a separate currency; `nil` if one of the two is missing.
  ///
  /// - Parameter isPrice: Whether the values are named as prices. Others in kWh are energy.
  static func unit(
    _ text: String, currency: String, area: String?, isPrice: Bool = true
  ) throws(PriceFault) -> PriceUnit? {
    let known =
      PriceUnit(text, area: area).map { BareMoney.placed($0, text, in: Currency(currency)) }
      ?? PriceUnit("\(currency)/\(text)")
    let name = ColumnName(text)
    // The text can also say something about tax, as `p/kWh including VAT`.
    let besideTax = name.valueAddedTax == nil ? nil : name.unit
    if let unit = known ?? besideTax ?? PriceUnit(currency, area: area) { return unit }
    if !isPrice, currency.isEmpty, PriceUnit.Energy(text) != nil {
      throw PriceFault(.badUnit(text))
    }
    guard MissingMark.isNoUnit(text) || PriceUnit.Energy(text) != nil || Currency(text) != nil
    else { throw PriceFault(.badUnit(text)) }
    guard MissingMark.matches(currency) || Currency(currency) != nil else {
      throw PriceFault(.badUnit(currency))
    }
    return nil
  }

  /// Returns the unit that the attributes of a sensor state, in one attribute or in parts.
  static func unit(
    ofSensor attributes: JSONValue, area: String?
  ) throws(PriceFault) -> PriceUnit? {
    var energy = PriceUnit.Energy.kilowattHour
    for key: String in ["unit_of_measurement", "unit"] {
      guard let value = attributes[key], let text = value.string, Currency(text) == nil else {
        continue
      }
      if let known = PriceUnit.Energy(text) {
        energy = known
      } else if let unit = try value.unit(area: area) {
        let money = attributes["currency"]?.string.flatMap { Currency($0) }
        return BareMoney.placed(unit, text, in: money)
      }
    }
    guard let value = attributes["currency"], let code = value.string, !code.isEmpty else {
      return nil
    }
    guard let currency = Currency(code) else { throw PriceFault(.badUnit(code), at: value.offset) }
    let isMinor = ["price_in_cents", "use_cent"].contains { attributes[$0]?.isYes ?? false }
    return PriceUnit(currency, isMinor ? .minor : .major, per: energy)
  }
}
