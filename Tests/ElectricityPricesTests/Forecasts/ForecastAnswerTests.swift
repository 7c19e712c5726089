import CivilTime
import LocaleFormats
import PriceTexts
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

@Suite("Cheapest times with forecasts")
struct ForecastAnswerTests {
  private static let start = Instant(secondsSince1970: 1_804_546_800)

  /// Returns hours of known prices, then of forecasts with bounds at given distances.
  private func series(
    known: [Int64], forecast: [Int64], below: Int64? = nil, above: Int64 = 0
  ) -> PriceSeries {
    let prices = (known + forecast).map { Price(integerLiteral: $0) }
    var series = PriceSeries(
      slots: PriceSlot.slots(prices, from: Self.start), unit: .oerePerKilowattHour,
      zone: oslo)
    series.origins.usual = PriceProvenance(.known)
    for (index, price) in forecast.enumerated() {
      let bounds = below.map {
        PriceBounds(
          low: Price(integerLiteral: price - $0), high: Price(integerLiteral: price + above))
      }
      series.origins.set(PriceProvenance(.forecast), bounds, at: known.count + index)
    }
    return series
  }

  private func sentences(_ series: PriceSeries, _ search: CheapestSearch) -> [String] {
    series.cheapest(search, at: Self.start).map {
      CheapestText($0, in: series).sentences(at: Self.start)
    } ?? []
  }

  @Test("The cheapest time uses known hours, and a sentence states what a forecast promises")
  func promised() throws {
    let series = series(known: [50, 40, 45], forecast: [20, 22, 60], below: 9, above: 9)
    let search = CheapestSearch(length: 2 * 3600)
    let answer = try #require(series.cheapest(search, at: Self.start))
    #expect(answer.window.start == series[1].start && answer.forecastSeconds == 0)
    #expect(answer.window.mean == Price("42.5") && answer.dearestMean == 45)
    #expect(
      sentences(series, search).last
        == "A forecast expects 22 less: Tue 9 Mar 03:00-05:00, between 13 and 31 less.")
    var all = search
    all.countsForecasts = true
    let counted = try #require(series.cheapest(all, at: Self.start))
    #expect(counted.window.start == series[3].start && counted.forecastSeconds == 7200)
    #expect(sentences(series, all)[1] == "A forecast makes up 2 hours of this.")
    #expect(counted.promise == nil)
  }

  @Test("A promise states bounds that allow for a higher price, and omits unknown bounds")
  func bounds() {
    let search = CheapestSearch(length: 3600)
    #expect(
      sentences(series(known: [30], forecast: [20], below: 5, above: 15), search).last
        == "A forecast expects 10 less: Tue 9 Mar 01:00-02:00, between 5 more and 15 less.")
    #expect(
      sentences(series(known: [30], forecast: [20]), search).last
        == "A forecast expects 10 less: Tue 9 Mar 01:00-02:00.")
    #expect(sentences(series(known: [20], forecast: [30]), search).count == 1)
  }

  @Test("JSON states the forecast hours of an answer, and what a forecast promises")
  func json() throws {
    let series = series(known: [50, 40], forecast: [20], below: 1, above: 2)
    let answer = try #require(series.cheapest(CheapestSearch(length: 3600), at: Self.start))
    let json = text(series, answer)
    #expect(json.contains("\"mean\":40,") && json.contains("\"forecast_hours\":0"), "\(json)")
    #expect(
      json.contains("\"promised_mean\":20,\"promised_low\":19,\"promised_high\":22"), "\(json)")
    var long = SoughtTime(search: CheapestSearch(length: 3 * 3600))
    long.find(in: series, at: Self.start)
    let promised = [Report([long], as: "times", in: series, .english)].text(.json)
    #expect(promised.contains("\"start\":null"), "\(promised)")
    #expect(promised.contains("\"promised_start\":\"2027-03-09T00:00"), "\(promised)")
    let plain = self.series(known: [50, 40], forecast: [])
    let other = try #require(plain.cheapest(CheapestSearch(length: 3600), at: Self.start))
    #expect(!text(plain, other).contains("forecast"))
  }

  private func text(_ series: PriceSeries, _ answer: CheapestAnswer) -> String {
    let time = SoughtTime(search: CheapestSearch(length: 3600), power: nil, answer: answer)
    return [Report([time], as: "times", in: series, .english)].text(.json)
  }

  @Test("Forecasts never change the cheapest window of random known prices")
  func unchanged() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let known = (0..<Int.random(in: 3...20, using: &generator)).map { _ in
        Int64.random(in: -50...50, using: &generator)
      }
      let forecast = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        Int64.random(in: -90...90, using: &generator)
      }
      let search = CheapestSearch(
        length: Int64.random(in: 1...3, using: &generator) * 3600,
        shape: Bool.random(using: &generator) ? .even : .pieces(least: 0))
      let answer = series(known: known, forecast: forecast).cheapest(search, at: Self.start)
      let alone = series(known: known, forecast: []).cheapest(search, at: Self.start)
      #expect(answer?.window == alone?.window && answer?.nowMean == alone?.nowMean)
      #expect(answer?.promise.map { $0.window.mean < answer!.window.mean } ?? true)
    }
  }
}
