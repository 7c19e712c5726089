import CivilTime
import ElectricityPrices
import LocaleFormats
import Testing

@testable import PriceTexts

@Suite("Lines and tables")
struct OutputTests {
  private func series(_ prices: [Price?], from start: Int64, zone: String) throws -> PriceSeries {
    let slots = prices.enumerated().map { index, price in
      let first = Instant(secondsSince1970: start + Int64(index) * 3600)
      return PriceSlot(start: first, end: first.advanced(by: 3600), price: price)
    }
    return PriceSeries(
      slots: slots, unit: .oerePerKilowattHour, area: "NO1", zone: try Zone(identifier: zone))
  }

  @Test("The status line and waybar's JSON follow the locale and the format")
  func line() throws {
    let series = try series(
      [100, Price("50.4"), 20, -5], from: 1_740_830_400, zone: "Europe/Oslo")
    let now = Instant(secondsSince1970: 1_740_834_000)
    #expect(
      PriceLine(locale: TextLocale(language: .english, numbers: .norwegian)).text(series, at: now)
        == "50 øre/kWh ↓ dear min −5 at 16:00")
    #expect(
      PriceLine(locale: .norwegian).text(series, at: now)
        == "50 øre/kWh ↓ dyr min −5 kl. 16:00")
    #expect(
      PriceLine(locale: TextLocale("en_US") ?? .posix).text(series, at: now)
        == "50 øre/kWh ↓ dear min -5 at 4:00 PM")
    let bare = PriceSeries(slots: Array(series), zone: series.zone)
    #expect(PriceLine().text(bare, at: now) == "50.40 ↓ dear min -5.00 at 16:00")
    #expect(PriceLine(format: "{price}{x} {max_hour").text(series, at: now) == "50{x} {max_hour")
    #expect(
      PriceLine(format: "{price}").waybar(series, at: now)
        == "{\"text\":\"50\",\"tooltip\":\"  13:00 100\\n▶ 14:00 50\\n  15:00 20\\n  16:00 -5\","
        + "\"class\":\"expensive\"}")
  }

  @Test("Every placeholder is replaced", arguments: LinePlaceholder.allCases)
  func placeholder(_ placeholder: LinePlaceholder) throws {
    let series = try series([1, 3, 2], from: 1_740_830_400, zone: "Europe/Oslo")
    let line = PriceLine(format: "<{\(placeholder.rawValue)}>")
    let text = try #require(line.text(series, at: Instant(secondsSince1970: 1_740_830_400)))
    #expect(!text.contains("{") && text != "<>")
  }

  @Test("A line and waybar's tooltip mark the second run of the autumn hour")
  func autumnLine() throws {
    let prices = (0..<25).map { Price("\($0 == 3 ? 1 : 10 + $0)") }
    let autumn = try series(prices, from: 1_667_080_800, zone: "Europe/Oslo")
    let line = PriceLine(format: "{min_hour}, {start}-{end}")
    let first = Instant(secondsSince1970: 1_667_080_800)
    #expect(line.text(autumn, at: first.advanced(by: 2 * 3600)) == "02:00 (2), 02:00-02:00 (2)")
    #expect(line.text(autumn, at: first.advanced(by: 3 * 3600)) == "02:00 (2), 02:00 (2)-03:00")
    let waybar = try #require(line.waybar(autumn, at: first))
    #expect(waybar.contains("  02:00 12\\n  02:00 (2) 1\\n"))
  }

  @Test("A table marks the second run of the autumn hour")
  func autumn() throws {
    let prices = (0..<25).map { Price("\($0).5") }
    let autumn = try series(prices, from: 1_667_080_800, zone: "Europe/Oslo")
    #expect(
      autumn.listing(TextLocale(language: .english, numbers: .norwegian))
        .split(separator: "\n")[...4] == [
          "date        time             øre/kWh", "2022-10-30  00:00-01:00          0,5",
          "2022-10-30  01:00-02:00          1,5", "2022-10-30  02:00-03:00          2,5",
          "2022-10-30  02:00-03:00 (2)      3,5",
        ])
    let norwegian = autumn.listing(.norwegian)
    #expect(norwegian.hasPrefix("dato        tid              øre/kWh"))
  }

  @Test("Arrows point to the next price; a dash says that none follows immediately")
  func arrows() throws {
    let series = try series([1, 2, 2, 1, nil, 3, 3], from: 1_740_787_200, zone: "UTC")
    let arrows = series.map { PriceLine(format: "{trend}").text(series, at: $0.start) }
    #expect(arrows.compactMap(\.self) == ["↑", "→", "↓", "–", "→", "–"])
  }

  @Test("A table names the areas if there are several")
  func severalAreas() throws {
    let series = try series([Price("5.25"), 12], from: 1_740_819_600, zone: "UTC")
    let table =
      "date        time         øre/kWh\n2025-03-01  09:00-10:00      5.3\n"
      + "2025-03-01  10:00-11:00     12.0\n"
    #expect([series].listing() == table)
    #expect([series, series].listing() == "NO1\n\(table)\nNO1\n\(table)")
  }

  @Test("Prices without a unit have two decimals, and three in tables")
  func decimals() throws {
    let series = try series([Price("5.25")], from: 1_740_819_600, zone: "UTC")
    let bare = PriceSeries(slots: Array(series), zone: series.zone)
    #expect(bare.listing().contains("5.250"))
    let small = PriceSeries(
      slots: try self.series([Price("0.0124")], from: 1_740_819_600, zone: "UTC").map { $0 },
      unit: .oerePerKilowattHour, zone: series.zone)
    #expect(small.listing().contains(" 0.012\n"))
    let json = try #require(PriceLine(format: "x").waybar(bare, at: bare[0].start))
    #expect(json.contains("▶ 09:00 5.25\""))
  }
}
