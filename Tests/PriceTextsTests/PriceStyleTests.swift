import CivilTime
import ElectricityPrices
import LocaleFormats
import Testing

@testable import PriceTexts

/// Tests of prices of any size in a number style.
@Suite("Prices in a style") struct PriceStyleTests {
  @Test(
    "Prices from a millionth up to 10^15 are written in digits, others with a power of ten",
    arguments: [
      ("326.225", "326.23", "326,23"), ("0.000001", "0.000001", "0,000001"),
      ("-0.00000098", "-9.8e-7", "-9.8e-7"), ("1e-300", "1e-300", "1e-300"),
      ("999999999999999", "999,999,999,999,999.00", "999.999.999.999.999,00"),
      ("1e15", "1e15", "1e15"), ("-123456789012345678", "-1.23e17", "-1.23e17"),
      ("9.996e300", "1e301", "1e301"), ("0", "0.00", "0,00"),
    ])
  func sizes(price: String, english: String, german: String) throws {
    let price = try #require(Price(price))
    #expect(price.text(usualDecimals: 2, style: .english) == english)
    let style = try #require(TextLocale("de_DE")).numbers
    #expect(price.text(usualDecimals: 2, style: style) == german)
  }

  @Test(
    "A mean has six decimals, or at least four significant digits",
    arguments: [
      (5, "1.666667"), (2e-7, "0.00000006667"), (1e-300, "3.333e-301"), (0, "0"),
      (2e300, "6.666666666666667e299"), (-1e9, "-333333333.333333"),
    ] as [(Double, String)])
  func means(sum: Double, text: String) {
    #expect(Price(mean: sum / 3)?.description == text)
    for value in [Double.nan, .infinity, -.infinity, 1e307] { #expect(Price(mean: value) == nil) }
  }

  @Test("The decimals of a table follow the prices that are written in digits")
  func table() throws {
    let start = Instant(secondsSince1970: 1_740_830_400)
    let slots = ["1e-30", "2.5", "0.012", "4e20"].enumerated().map { hour, price in
      let first = start.advanced(by: Int64(hour) * 3600)
      return PriceSlot(start: first, end: first.advanced(by: 3600), price: Price(price))
    }
    let text = PriceSeries(slots: slots, zone: .utc).listing()
    let prices = text.split(separator: "\n").dropFirst().map { $0.split(separator: " ").last ?? "" }
    #expect(prices == ["1e-30", "2.500", "0.012", "4e20"])
  }
}
