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

  @Test("the line for a status bar and waybar's JSON")
  func line() throws {
    let series = try series(
      [100, Price("50.4"), 20, -5], from: 1_740_830_400, zone: "Europe/Oslo")
    let now = Instant(secondsSince1970: 1_740_834_000)
    #expect(
      PriceLine(locale: TextLocale(language: .english, numbers: .norwegian)).text(series, at: now)
        == "50 øre/kWh ↓ expensive min −5 at 16:00")
    #expect(
      PriceLine(locale: .norwegian).text(series, at: now)
        == "50 øre/kWh ↓ dyr min −5 kl. 16:00")
    #expect(
      PriceLine(locale: .american).text(series, at: now)
        == "50 øre/kWh ↓ expensive min -5 at 4:00 PM")
    let bare = PriceSeries(slots: Array(series), zone: series.zone)
    #expect(PriceLine().text(bare, at: now) == "50.40 ↓ expensive min -5.00 at 16:00")
    #expect(PriceLine(format: "{price}{x} {max_hour").text(series, at: now) == "50{x} {max_hour")
    #expect(
      PriceLine(format: "{price}").waybar(series, at: now)
        == "{\"text\":\"50\",\"tooltip\":\"  13:00 100\\n▶ 14:00 50\\n  15:00 20\\n  16:00 -5\","
        + "\"class\":\"expensive\"}")
  }

  @Test("every placeholder is replaced", arguments: LinePlaceholder.allCases)
  func placeholder(_ placeholder: LinePlaceholder) throws {
    let series = try series([1, 3, 2], from: 1_740_830_400, zone: "Europe/Oslo")
    let line = PriceLine(format: "<{\(placeholder.rawValue)}>")
    let text = try #require(line.text(series, at: Instant(secondsSince1970: 1_740_830_400)))
    #expect(!text.contains("{") && text != "<>")
  }

  @Test("the autumn hour in a table")
  func autumn() throws {
    let prices = (0..<25).map { Price("\($0).5") }
    let autumn = try series(prices, from: 1_667_080_800, zone: "Europe/Oslo")
    #expect(
      PriceListing(locale: TextLocale(language: .english, numbers: .norwegian)).text(autumn)
        .split(separator: "\n")[...4] == [
          "date        time         øre/kWh", "2022-10-30  00:00-01:00      0,5",
          "2022-10-30  01:00-02:00      1,5", "2022-10-30  02:00-02:00      2,5",
          "2022-10-30  02:00-03:00*     3,5",
        ])
    #expect(
      PriceListing(locale: .norwegian).text(autumn).hasPrefix("dato        tid          øre/kWh"))
  }
}
