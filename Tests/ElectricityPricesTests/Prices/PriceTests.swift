import TerminalTestSupport
import Testing

@testable import ElectricityPrices

@Suite("Prices")
struct PriceTests {
  @Test(
    "Prices are parsed and printed exactly with up to eighteen digits",
    arguments: [
      ("372.55000000000001", "372.55000000000001"), ("1e-05", "0.00001"), ("-5e-05", "-0.00005"),
      ("0", "0"), ("-0", "0"), ("-0.0", "0"), ("1.50", "1.5"), ("+12", "12"), ("120e1", "1200"),
      ("0.09731999999999999", "0.09731999999999999"), ("999999999999999999", "999999999999999999"),
      ("0e-400", "0"), ("123456789012345678.9", "123456789012345679"),
      ("1e18", "1e18"), ("-1.5e300", "-1.5e300"), ("100e298", "1e300"),
      ("0.00123e-297", "1.23e-300"), ("999999999999999999e287", "9.99999999999999999e304"),
      ("5e-324", "1e-323"), ("1e-24", "0.000000000000000000000001"), ("1e-25", "1e-25"),
    ])
  func text(input: String, output: String) { #expect(Price(input)?.description == output) }

  @Test(
    "Texts that are not prices or are out of range are refused",
    arguments: [
      "", "-", "1e400", "1e306", "-1e306", "1e-400", "4e-324", "NaN", "inf", "-Infinity", "0x10",
      "1.2.3", "1,5", "1e", " 1",
    ])
  func refused(text: String) { #expect(Price(text) == nil) }

  @Test(
    "Prices are rounded half away from zero",
    arguments: [
      ("326.225", 0, "326"), ("0.5", 0, "1"), ("-0.5", 0, "-1"), ("-0.4", 0, "0"), ("2.5", 0, "3"),
      ("1.005", 2, "1.01"), ("5", 2, "5.00"), ("-0.004", 2, "0.00"), ("1e3", 1, "1000.0"),
      ("999999999999999999", 0, "999999999999999999"),
    ])
  func rounding(input: String, decimals: Int, output: String) {
    #expect(Price(input)?.text(decimals: decimals) == output)
  }

  @Test("A price converts to the nearest floating-point number")
  func doubles() {
    for text in [
      "372.55000000000001", "0.1", "-3277", "1e-05", "123456789.123456789", "17.42", "1e22", "7e21",
      "9007199254740991e22", "1e23", "-1e-22", "1e-23", "1e300", "-2.5e-300", "1e-310",
    ] {
      #expect(Price(text)?.doubleValue == Double(text))
    }
  }

  @Test("Prices of 16 to 18 digits convert to the nearest floating-point number, and ties to even")
  func longDoubles() {
    var generator = SeededGenerator(seed: 17)
    var texts = ["9007199254740993", "9007199254740995", "-900719925474099.35e1"]
    for _ in 0..<5000 {
      let digits = Int64.random(in: 1 << 53...999_999_999_999_999_999, using: &generator)
      texts.append("\(Bool.random(using: &generator) ? digits : -digits)e-\(digits % 20)")
    }
    #expect(texts.allSatisfy { Price($0)?.doubleValue == Double($0) })
  }

  @Test("Prices are ordered like numbers")
  func order() {
    let ordered = [
      "-1e300", "-9e299", "-100", "-99.5", "-1", "-0.5", "-1e-300", "0", "9e-301", "1e-300",
      "1.1e-300", "0.00001", "0.5", "1", "1.5", "99.5", "1e17", "1e300", "1.00000000000000001e300",
    ]
    for (low, high) in zip(ordered, ordered.dropFirst()) {
      guard let low = Price(low), let high = Price(high) else { continue }
      #expect(low < high && !(high < low))
    }
  }

  @Test(
    "A sum has eighteen digits, however different the magnitudes are",
    arguments: [
      ("5e10", "1234567.89012345678", "50001234567.8901235"), ("1e300", "1", "1e300"),
      ("1e17", "0.4", "100000000000000000"), ("1e17", "1e-24", "100000000000000000"),
      ("1e18", "5e0", "1.00000000000000001e18"), ("1e18", "4", "1e18"),
      ("-1e18", "-5", "-1.00000000000000001e18"), ("3e-300", "-1e-300", "2e-300"),
      ("1e-300", "123456789012345678e-317", "2.23456789012345678e-300"),
      ("1e300", "-1e300", "0"), ("9e305", "9e304", "9.9e305"),
    ])
  func sums(left: String, right: String, sum: String) throws {
    let (left, right) = (try #require(Price(left)), try #require(Price(right)))
    #expect(left.adding(right) == Price(sum) && right.adding(left) == Price(sum))
  }

  @Test("Results beyond the range are nil, and results that are too small are rounded")
  func range() throws {
    let (large, small) = (try #require(Price("9e305")), try #require(Price("5e-323")))
    #expect(large.adding(large) == nil && large.multiplied(by: 2) == nil)
    #expect(
      large.scaled(byPowerOfTen: 1) == nil && small.scaled(byPowerOfTen: -1) == Price("1e-323"))
    #expect(small.multiplied(by: small) == .zero && large.rounded(toDecimals: -306) == large)
  }

  @Test("A price column returns the prices that were appended")
  func column() {
    let texts = [
      "1.25", "0", "-3.5", "700", "0.00001", "123456789012", "1e-20", "9e17", "2.5", "1e-300",
      "-7e300",
    ]
    for count in 1...texts.count {
      let prices = texts.prefix(count).map { Price($0) } + [nil]
      #expect(Array(PriceColumn(prices)) == prices)
    }
  }

  @Test(
    "A product is rounded to eighteen digits, half away from zero",
    arguments: [
      ("1.00000000000000001", "1.4", "1.40000000000000001"),
      ("1.00000000000000001", "1.5", "1.50000000000000002"),
      ("-1.00000000000000001", "1.5", "-1.50000000000000002"),
    ])
  func longProducts(left: String, right: String, product: String) throws {
    let (left, right) = (try #require(Price(left)), try #require(Price(right)))
    #expect(left.multiplied(by: right) == Price(product))
  }
}
