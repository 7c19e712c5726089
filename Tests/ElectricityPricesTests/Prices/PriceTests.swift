import TerminalTestSupport
import Testing

@testable import ElectricityPrices

@Suite("Prices")
struct PriceTests {
  @Test(
    "Texts and numbers",
    arguments: [
      ("372.55000000000001", "372.55000000000001"), ("1e-05", "0.00001"), ("-5e-05", "-0.00005"),
      ("0", "0"), ("-0", "0"), ("-0.0", "0"), ("1.50", "1.5"), ("+12", "12"), ("120e1", "1200"),
      ("0.09731999999999999", "0.09731999999999999"), ("999999999999999999", "999999999999999999"),
      ("1e-400", "0"), ("123456789012345678.9", "123456789012345679"),
    ])
  func text(input: String, output: String) { #expect(Price(input)?.description == output) }

  @Test(
    "Texts that are no prices",
    arguments: [
      "", "-", "1e400", "1e18", "NaN", "inf", "-Infinity", "0x10", "1.2.3", "1,5", "1e", " 1",
    ])
  func refused(text: String) { #expect(Price(text) == nil) }

  @Test(
    "Rounding, half away from zero",
    arguments: [
      ("326.225", 0, "326"), ("0.5", 0, "1"), ("-0.5", 0, "-1"), ("-0.4", 0, "0"), ("2.5", 0, "3"),
      ("1.005", 2, "1.01"), ("5", 2, "5.00"), ("-0.004", 2, "0.00"), ("1e3", 1, "1000.0"),
      ("999999999999999999", 0, "999999999999999999"),
    ])
  func rounding(input: String, decimals: Int, output: String) {
    #expect(Price(input)?.text(decimals: decimals) == output)
  }

  @Test("Floating-point numbers are the nearest")
  func doubles() {
    for text in ["372.55000000000001", "0.1", "-3277", "1e-05", "123456789.123456789", "17.42"] {
      #expect(Price(text)?.doubleValue == Double(text))
    }
  }

  @Test("Of 16 to 18 digits as well, and between two neighbours the even one")
  func longDoubles() {
    var generator = SeededGenerator(seed: 17)
    var texts = ["9007199254740993", "9007199254740995", "-900719925474099.35e1"]
    for _ in 0..<5000 {
      let digits = Int64.random(in: 1 << 53...999_999_999_999_999_999, using: &generator)
      texts.append("\(Bool.random(using: &generator) ? digits : -digits)e-\(digits % 20)")
    }
    #expect(texts.allSatisfy { Price($0)?.doubleValue == Double($0) })
  }

  @Test("Order is that of the numbers")
  func order() {
    let ordered = [
      "-100", "-99.5", "-1", "-0.5", "0", "0.00001", "0.5", "1", "1.5", "99.5", "1e17",
    ]
    for (low, high) in zip(ordered, ordered.dropFirst()) {
      guard let low = Price(low), let high = Price(high) else { continue }
      #expect(low < high && !(high < low))
    }
  }

  @Test("A column gives back what it took")
  func column() {
    let texts = ["1.25", "0", "-3.5", "700", "0.00001", "123456789012", "1e-20", "9e17", "2.5"]
    for count in 1...texts.count {
      let prices = texts.prefix(count).map { Price($0) } + [nil]
      var column = PriceColumn()
      for price in prices { column.append(price) }
      #expect((0..<column.count).map { column[$0] } == prices)
    }
  }

  @Test(
    "Digits of a product beyond eighteen are rounded, half away from zero",
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
