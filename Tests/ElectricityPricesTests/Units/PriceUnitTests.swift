import Testing

@testable import ElectricityPrices

@Suite("Units")
struct PriceUnitTests {
  @Test(
    "Units of files and options are parsed",
    arguments: [
      ("øre/kWh", "øre/kWh"), ("öre/kWh", "öre/kWh"),
      ("Eur/MWh", "€/MWh"), ("EUR / MWh", "€/MWh"),
      ("NOK_per_kWh", "kr/kWh"), ("ct/kWh", "ct/kWh"),
      ("Rp./kWh", "Rp./kWh"), ("EUR c/kWh", "c/kWh"),
      ("EUR/MWH", "€/MWh"), ("p/kwh", "p/kWh"),
      ("EUR/MWhe", "€/MWh"), ("$/MWHr", "$/MWh"),
      ("TL/MWh", "TL/MWh"), ("円/kWh", "円/kWh"),
      ("[€/MWh]", "€/MWh"), ("Euro/MWh", "€/MWh"),
      ("UAH/MWh", "UAH/MWh"), ("GBp/kWh", "p/kWh"), ("GBP/kWh", "£/kWh"), ("inr/kWh", "INR/kWh"),
      ("C$/MWh", "CA$/MWh"), ("bani/kWh", "ban/kWh"), ("ct€/kWh", "ct/kWh"), ("лв/kWh", "lv./kWh"),
    ])
  func texts(text: String, symbol: String) {
    #expect(PriceUnit(text)?.symbol == symbol)
  }

  @Test(
    "Texts that are not units of prices are refused",
    arguments: ["", "kWh", "EUR", "EUR/", "/kWh", "EUR/GWh", "foo/kWh", "//", "EUR/Wh", "EUR/We"])
  func refused(text: String) { #expect(PriceUnit(text) == nil) }

  @Test("Units convert by a power of ten within a currency, and not between currencies")
  func conversion() {
    let unit = PriceUnit(.eur, .major, per: .megawattHour)
    #expect(unit.alternatives.map { unit.powerOfTen(to: $0) } == [-1, -3, 0])
    #expect(unit.powerOfTen(to: .oerePerKilowattHour) == nil)
  }

  @Test("The unit of a household depends on the currency and the area")
  func household() {
    #expect(PriceUnit.household(.eur, area: "FI").symbol == "c/kWh")
    #expect(PriceUnit.household(.eur, area: "DE-LU").symbol == "ct/kWh")
    #expect(PriceUnit.household(.dkk, area: "DK1").symbol == "øre/kWh")
  }

  @Test("A currency without hundredths has no smaller unit")
  func wholeUnits() throws {
    let yen = try #require(PriceUnit("円/kWh"))
    #expect(PriceUnit.household(yen.currency) == yen)
    #expect(yen.alternatives.map(\.symbol) == ["円/kWh", "円/MWh"])
  }

  @Test("Prices with and without tax are converted together")
  func taxed() throws {
    let text = """
      {"results": [{"value_exc_vat": 10.5, "value_inc_vat": 11.025,
        "valid_from": "2026-11-20T00:00:00Z", "valid_to": "2026-11-20T00:30:00Z"}]}
      """
    let series = try read(text)
    #expect(series.includingValueAddedTax?[0].price == Price("11.025"))
    var options = PriceFile.Options()
    options.unit = PriceUnit("GBP/MWh")
    let pounds = try read(text, options)
    #expect(pounds[0].price == 105)
    #expect(pounds.includingValueAddedTax?[0].price == Price("110.25"))
    #expect(pounds.includingValueAddedTax?.unit == options.unit)
    let pence = try #require(PriceUnit("p/kWh"))
    let back = try #require(pounds.converted(to: pence))
    #expect(back.includingValueAddedTax?[0].price == Price("11.025"))
  }

  @Test("Prices convert to a requested unit, which is refused without an exchange rate")
  func wanted() throws {
    var options = PriceFile.Options()
    options.unit = PriceUnit("NOK/MWh")
    let text =
      "[{\"NOK_per_kWh\":0.5,\"EUR_per_kWh\":0.05,\"time_start\":\"2026-11-20T00:00:00+01:00\"}]"
    #expect(try read(text, options)[0].price == 500)
    options.unit = PriceUnit("EUR/MWh")
    #expect(try read(text, options)[0].price == 50)
    options.unit = PriceUnit("SEK/kWh")
    #expect(failure(text, options)?.reason == .otherUnit(has: "kr/kWh", wanted: "kr/kWh"))
  }

  @Test("A price that is out of range in its unit is named in the error")
  func outOfRange() throws {
    func text(_ price: String) -> String {
      "time,price\n2026-11-20T00:00Z,1\n2026-11-20T01:00Z,\(price)\n"
        .replacing("price", with: "price EUR/kWh")
    }
    for price in ["9e305", "-9e305"] {
      let reason = try #require(failure(text(price))).reason
      #expect(reason == .outOfRange(field: .price, text: "\(price) €/kWh"))
    }
    #expect(try read(text("1e300")).map(\.price) == [100, Price("1e302")])
    #expect(failure(text("1e306"))?.reason == .outOfRange(field: "price EUR/kWh", text: "1e306"))
    #expect(failure(text("1e-400"))?.reason == .outOfRange(field: "price EUR/kWh", text: "1e-400"))
  }
}
