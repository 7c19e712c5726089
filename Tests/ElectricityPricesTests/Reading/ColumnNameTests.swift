import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Names of columns") struct ColumnNameTests {
  @Test("Only the beginning of a very long heading is examined")
  func longNames() {
    let name = "price (EUR/MWh) " + String(repeating: "temperature ", count: 100_000)
    #expect(ColumnName(name).words.count < 100 && ColumnName(name).words.first == "price")
    #expect(ColumnName(name).unit == PriceUnit("EUR/MWh") && ColumnName(name).text == name)
  }

  @Test(
    "A heading is split into words, also at capital letters",
    arguments: [
      ("", []), ("A", ["a"]), ("a", ["a"]), ("AB", ["ab"]), ("Ab", ["ab"]), ("aB", ["a", "b"]),
      ("ABc", ["a", "bc"]), ("HTTPTime", ["http", "time"]),
      ("startTimeUTC", ["start", "time", "utc"]),
      ("1Ab", ["1ab"]), ("hour1", ["hour1"]), ("H1", ["h1"]), (" a  b ", ["a", "b"]),
      ("(a)_[b]", ["a", "b"]), ("Prisområde", ["prisområde"]), ("--", []), ("aBC", ["a", "bc"]),
      ("AbC", ["ab", "c"]),
    ] as [(String, [String])])
  func words(name: String, words: [String]) { #expect(ColumnName.words(name) == words) }

  @Test(
    "Units and time zones are not words of a heading, wherever they are in it",
    arguments: [
      ("Price [EUR/MWh]", ["price"], "€/MWh"), ("Price (EUR/MWh)", ["price"], "€/MWh"),
      ("Price EUR/MWh, net", ["price", "net"], "€/MWh"), ("EUR/MWh", [], "€/MWh"),
      ("Price,EUR/MWh", ["price"], "€/MWh"), ("NOK_per_kWh", [], "kr/kWh"),
      ("price-EUR-MWh", ["price", "m", "wh"], "€/MWh"),
      ("price_EUR_MWh", ["price", "m", "wh"], "€/MWh"),
      ("price(EUR)MWh", ["price", "m", "wh"], "€/MWh"),
      ("price[EUR]MWh", ["price", "m", "wh"], "€/MWh"),
      ("price EUR Per MWh", ["price", "per", "m", "wh"], "€/MWh"),
      ("price EUR per", ["price", "per"], nil),
      ("SpotPriceDKK", ["spot", "price"], "kr./MWh"),
      ("DayAheadPriceEUR", ["day", "ahead", "price"], "€/MWh"),
      ("SpotPrice", ["spot", "price"], nil), ("xPriceEUR", ["x", "price"], nil),
      ("price [NOK øre/kWh]", ["price"], "øre/kWh"), ("price (NOK øre/kWh)", ["price"], "øre/kWh"),
      ("price kr", ["price", "kr"], nil), ("time (UTC)", ["time"], nil),
      ("price €", ["price"], nil),
      ("øre price", ["øre", "price"], nil),
      ("spotEUR/MWhprice", ["spot", "m", "whprice"], nil),
    ] as [(String, [String], String?)])
  func parts(name: String, words: [String], unit: String?) {
    let found = ColumnName(name)
    #expect(found.words == words && found.key == words.joined(), "\(name): \(found.words)")
    #expect(found.unit?.symbol == unit)
  }

  @Test(
    "A heading's currency is recognised with and without a unit",
    arguments: [
      ("Price [EUR/MWh]", "EUR"), ("SpotPriceDKK", "DKK"), ("price nok", "NOK"), ("price", nil),
      ("price øre/kWh", "NOK"), ("price $", nil), ("price kr", nil),
      ("NOK price (EUR/MWh)", "EUR"), ("price [DKK øre/kWh]", "DKK"),
      ("price (DKK øre/kWh)", "DKK"),
    ] as [(String, String?)])
  func currencies(name: String, code: String?) {
    #expect(ColumnName(name).currency?.code == code)
  }

  @Test(
    "A heading's time zone is recognised as a name or an offset",
    arguments: [
      ("time (Europe/Oslo)", "Europe/Oslo"), ("time [Europe/Oslo]", "Europe/Oslo"),
      ("time,UTC+3", "+03:00"), ("time;UTC+3;x", "+03:00"), ("UTC+3", "+03:00"),
      ("time [UTC+3]", "+03:00"), ("time (gmt-2)", "-02:00"), ("time UTC-03:30", "-03:30"),
      ("time UTC+0330", "+03:30"), ("UTC", "UTC"), ("UTC+", "UTC"),
      ("time (CET/CEST)", "Europe/Brussels"),
      ("time", nil), ("Japan", nil), ("Cuba time", nil), ("time UTCABC5", nil),
      ("time +03:00", nil),
      ("a/b", nil),
    ] as [(String, String?)])
  func clocks(name: String, zone: String?) {
    #expect(ColumnName(name).clock?.zone.identifier == zone)
  }

  @Test(
    "What a heading says about tax is understood in other words too",
    arguments: [
      ("Prix TVA incluse", true), ("Prix toutes taxes comprises", true), ("Pris ink. mva", true),
      ("Hinta ilman veroa", false), ("Hinta sis. verot", true), ("pre-tax price", false),
      ("Hind km-ga", true), ("Hind km-ta", false), ("price_VATincluded", true),
    ])
  func otherTaxWords(heading: String, isIncluded: Bool) {
    #expect(ColumnName(heading).valueAddedTax == (isIncluded ? .included : .excluded))
  }

  @Test("Ends have headings in other words too", arguments: ["Slutdatum", "Kello päättyen"])
  func otherEnds(heading: String) { #expect(ColumnName(heading).isEnd) }
}
