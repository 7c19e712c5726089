import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Additions, tax and support")
struct PriceAdjustmentTests {
  static func series(
    _ prices: [String?], from text: String = "2025-03-01T21:00:00Z", length: Int64 = 3600,
    tax: ValueAddedTax = .excluded, unit: PriceUnit? = .oerePerKilowattHour
  ) throws -> PriceSeries {
    guard case .instant(let start, _)? = ISOTime(text) else { throw ZoneError.malformed(text) }
    let known = prices.map { price in price.flatMap { Price($0) } }
    return PriceSeries(
      slots: PriceSlot.slots(known, from: start, length: length), unit: unit, valueAddedTax: tax,
      zone: try Zone(identifier: "Europe/Oslo"))
  }

  static func texts(_ series: PriceSeries) -> [String?] { series.map { $0.price?.description } }

  @Test("Tax applies to the price, then additions for all hours and for the night follow")
  func allIn() throws {
    let additions = try ["10", "22-06=0.5"].map { try #require(PriceAddition($0)) }
    let adjustment = PriceAdjustment(taxPercent: 25, additions: additions)
    // The series begins at 22:00 local time; the last slot begins at 06:00.
    let raw = try Self.series(["100", "-4", nil] + (0..<6).map { "\($0)" })
    let all = try raw.adjusted(by: adjustment)
    #expect(Self.texts(all).prefix(3) == ["135.5", "5.5", nil])
    #expect(Self.texts(all).last == "16.25")
    #expect(all.valueAddedTax == .included && raw.valueAddedTax == .excluded)
  }

  @Test("Tax is not added to prices that include it")
  func taxed() throws {
    let raw = try Self.series(["100"], tax: .included)
    #expect(Self.texts(try raw.adjusted(by: PriceAdjustment(taxPercent: 25))) == ["100"])
  }

  @Test("Strømstøtte covers 90 percent above the year's threshold, by the hour")
  func support() throws {
    let raw = try Self.series(["175", "50"])
    let helped = try raw.adjusted(by: PriceAdjustment(taxPercent: 25, support: .stromstotte))
    // 2025: 175 − 0.9 × (175 − 75) = 85, with tax 106.25.
    #expect(Self.texts(helped) == ["106.25", "62.5"])
    let quarters = try Self.series(["175", "175", "75", "75"], length: 900)
    // The mean is 125, the support of each quarter 45.
    #expect(
      Self.texts(try quarters.adjusted(by: PriceAdjustment(support: .stromstotte)))
        == ["130", "130", "30", "30"])
    let taxed = try Self.series(["193.75"], tax: .included)
    #expect(
      Self.texts(try taxed.adjusted(by: PriceAdjustment(support: .stromstotte))) == ["103.75"])
  }

  @Test("Norgespris replaces the price")
  func norgespris() throws {
    let raw = try Self.series(["175", nil], from: "2026-03-01T21:00:00Z")
    let fixed = try raw.adjusted(by: PriceAdjustment(taxPercent: 25, support: .norgespris))
    #expect(Self.texts(fixed) == ["50", nil])
  }

  @Test("Days without terms of support keep their prices, and a warning names them")
  func withoutTerms() throws {
    // From 22:00 local time on 31 August into the first day with terms.
    let raw = try Self.series(["175", "175", "175"], from: "2023-08-31T20:00:00Z")
    let helped = try raw.adjusted(by: PriceAdjustment(support: .stromstotte))
    #expect(Self.texts(helped) == ["175", "175", "80.5"])
    let day = try date("2023-08-31")
    #expect(helped.warnings == [.noSupport("stromstotte", from: day, to: day)])
    let later = try Self.series(["175"]).adjusted(by: PriceAdjustment(support: .stromstotte))
    #expect(later.warnings == [])
  }

  @Test("Support for prices that are not in Norwegian kroner is an error")
  func refused() throws {
    let euros = try Self.series(["1"], unit: PriceUnit(.eur))
    #expect(throws: PriceAdjustmentError.notNorwegian(.norgespris, unit: "€/kWh")) {
      try euros.adjusted(by: PriceAdjustment(support: .norgespris))
    }
  }

  @Test("The table of support schemes has sources and no overlaps")
  func table() {
    #expect(SupportScheme.table.count >= 5)
    for (index, row) in SupportScheme.table.enumerated() {
      #expect(!row.source.isEmpty)
      for other in SupportScheme.table[(index + 1)...] where other.scheme == row.scheme {
        #expect(!row.dates.overlaps(other.dates))
      }
    }
  }

  @Test(
    "Malformed additions are refused",
    arguments: ["", "x", "22=1", "22-22=1", "22-26=1", "1-2-3=4", "=1"])
  func addition(text: String) { #expect(PriceAddition(text) == nil) }
}
