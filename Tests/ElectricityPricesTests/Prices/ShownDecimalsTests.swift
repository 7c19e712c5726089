import Testing

@testable import ElectricityPrices

@Suite("Shown decimals") struct ShownDecimalsTests {
  @Test(
    "Small prices keep two digits",
    arguments: [
      ("326.225", 0, "326"), ("12.4", 0, "12"), ("9.96", 0, "10"), ("9.94", 0, "9.9"),
      ("1.8", 0, "1.8"), ("1.83", 0, "1.8"), ("5", 0, "5"), ("0.0124", 0, "0.012"),
      ("0.5", 0, "0.5"), ("-1.84", 0, "-1.8"), ("0", 0, "0"), ("0.0124", 2, "0.012"),
      ("0.5", 2, "0.50"), ("1.8349", 2, "1.83"), ("0.09999", 0, "0.1"), ("1000", 0, "1000"),
    ]) func smallPricesKeepTwoDigits(price: String, usual: Int, text: String) throws
  {
    let price = try #require(Price(price))
    #expect(price.text(decimals: price.shownDecimals(usual: usual)) == text)
  }
}
