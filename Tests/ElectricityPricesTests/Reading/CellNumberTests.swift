import Testing

@testable import ElectricityPrices

@Suite("Numbers in cells")
struct CellNumberTests {
  private static let point = PlainNumber.point
  private static let comma = PlainNumber.comma

  @Test(
    "A number in a cell is read, with what it shows about the decimal separator",
    arguments: [
      ("326.4", "326.4", CellNumber.Sign.decimals(point)), ("326,40", "326.4", .decimals(comma)),
      ("7", "7", .none), ("-7", "-7", .none), ("0,299", "0.299", .decimals(comma)),
      ("1,299", "1.299", .unclear(comma)), ("-1.299", "-1.299", .unclear(point)),
      ("123.456", "123.456", .unclear(point)), ("1234,567", "1234.567", .decimals(comma)),
      ("1.2345", "1.2345", .decimals(point)), ("1,29", "1.29", .decimals(comma)),
      ("1.936,28", "1936.28", .decimals(comma)), ("1,299.98", "1299.98", .decimals(point)),
      ("1,299,980", "1299980", .decimals(point)), ("1.299.980", "1299980", .decimals(comma)),
      ("-1.234.567,5", "-1234567.5", .decimals(comma)), ("1 299", "1299", .none),
      ("1 299,5", "1299.5", .decimals(comma)), ("\u{2212}5", "-5", .none), ("+5", "5", .none),
      ("\u{2013}1,5", "-1.5", .decimals(comma)), ("+1,299", "1.299", .unclear(comma)),
      ("999999999999999.99", "999999999999999.99", .decimals(point)),
      ("1.2E-05", "0.000012", .none), ("1,2e2", "120", .none),
    ])
  func numbers(text: String, value: String, sign: CellNumber.Sign) throws {
    let number = try #require(CellNumber(text), "\(text)")
    #expect(number.price == Price(value) && number.sign == sign, "\(text): \(number)")
    #expect(number.affix == "")
  }

  @Test("A number in a cell may have a currency or a unit on one side")
  func affixes() throws {
    for (text, affix) in [
      ("500 kr", "kr"), ("kr 500", "kr"), ("500\u{A0}€/MWh", "€/MWh"), ("€500", "€"),
      ("-500 NOK", "NOK"), ("NOK -500", "NOK"), ("500 øre", "øre"), ("500 kWh", "kWh"),
    ] {
      let number = try #require(CellNumber(text), "\(text)")
      #expect(number.affix == affix && abs(number.price.doubleValue) == 500, "\(text)")
      #expect((number.price.doubleValue < 0) == text.contains("-"), "\(text)")
    }
  }

  @Test(
    "Malformed numbers and unknown affixes in cells are refused",
    arguments: [
      "", "-", "abc", "13 31.75", "1 3187", "500 foo", "kr 500 €", "--5", "- -5", "5-", "1.29,98",
      "1..299", "1.299,98,1", "01,299.5", "1,29.98", "12:30", "1,2345.6", "1234,567.8", "1 .5 2",
    ])
  func others(text: String) { #expect(CellNumber(text) == nil) }

  @Test("Scaling the prices of some rows leaves the other prices unchanged")
  func scaling() {
    var column = PriceColumn()
    for price in [Price("1.299"), nil, Price("2.5"), Price("3")] { column.append(price) }
    let scaled = column.scaled(byPowerOfTen: 3, at: RangeSet([0..<2, 3..<4]))
    let prices = scaled.map(Array.init)
    #expect(prices == [1299, nil, Price("2.5"), 3000])
  }
}
