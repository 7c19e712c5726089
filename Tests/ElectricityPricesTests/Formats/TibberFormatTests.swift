import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Tibber")
struct TibberFormatTests {
  static func file(_ info: String) -> String {
    "{\"data\":{\"viewer\":{\"homes\":[{\"id\":\"a\","
      + "\"currentSubscription\":{\"priceInfo\":\(info)}}]}}}"
  }

  @Test("A list of Tibber's prices alone is read too")
  func bareList() throws {
    let series = try read(
      #"[{"total":1.25,"energy":1,"startsAt":"2026-11-20T00:00:00.000+01:00"}]"#)
    #expect(series.formatName == "tibber" && series[0].price == 1)
  }

  @Test(
    "Tibber's prices are read from any subset of the fields",
    arguments: [
      "{\"today\":[{\"total\":1.25,\"energy\":1,\"tax\":0.25,"
        + "\"startsAt\":\"2026-11-20T00:00:00.000+01:00\"}]}",
      "{\"today\":[],\"tomorrow\":[{\"energy\":1,\"startsAt\":\"2026-11-20T00:00:00.000+01:00\"},"
        + " null]}",
      "{\"current\":{\"total\":1.25,\"energy\":1,\"startsAt\":\"2026-11-20T00:00:00.000+01:00\"}}",
      "{\"range\":{\"nodes\":[{\"energy\":1,\"level\":\"CHEAP\","
        + "\"startsAt\":\"2026-11-20T00:00:00+01:00\"}]}}",
    ])
  func subsets(info: String) throws {
    let series = try read(Self.file(info))
    #expect(starts(series) == ["2026-11-20T00:00:00+01:00"])
    #expect(series[0].price == 1 && series.valueAddedTax == .excluded && series.unit == nil)
  }

  @Test(
    "Ratings and ranges of Tibber state the currency of all their prices",
    arguments: [
      "\"priceRating\":{\"hourly\":{\"currency\":\"SEK\",\"entries\":[{\"energy\":1,"
        + "\"time\":\"2026-11-20T00:00:00+01:00\"}]}}",
      "\"priceInfoRange\":{\"pageInfo\":{\"currency\":\"SEK\"},\"nodes\":[{\"energy\":1,"
        + "\"startsAt\":\"2026-11-20T00:00:00+01:00\"}]}",
      "\"priceInfo\":{\"range\":{\"pageInfo\":{\"currency\":\"SEK\"},\"nodes\":[{\"energy\":1,"
        + "\"startsAt\":\"2026-11-20T00:00:00+01:00\"}]}}",
      "\"priceInfo\":{\"current\":{\"currency\":\"SEK\",\"total\":9},\"today\":[{\"energy\":1,"
        + "\"startsAt\":\"2026-11-20T00:00:00+01:00\"}]}",
    ])
  func currencies(subscription: String) throws {
    let series = try read(
      "{\"data\":{\"viewer\":{\"homes\":[{\"currentSubscription\":{\(subscription)}}]}}}")
    #expect(series.map(\.price) == [100] && series.unit?.symbol == "öre/kWh")
  }

  @Test("Tibber's prices without times fill the given date and the next")
  func withoutTimes() throws {
    let day = Array(repeating: "{\"total\":0.5}", count: 24).joined(separator: ",")
    var options = PriceFile.Options()
    options.date = try date("2026-11-20")
    let series = try read(Self.file("{\"today\":[\(day)],\"tomorrow\":[\(day)]}"), options)
    #expect(series.days.map(\.slots) == [0..<24, 24..<48])
    #expect(series.valueAddedTax == .included)
  }

  @Test("A missing time among others is an error, and no date is assumed")
  func withoutOneTime() throws {
    func entry(_ hour: Int) -> String {
      "{\"total\":1.25,\"energy\":1,\"startsAt\":\"2026-11-20T0\(hour):00:00+01:00\"}"
    }
    for lacking in 0..<3 {
      let entries = (0..<3).map { $0 == lacking ? "{\"total\":1.25,\"energy\":1}" : entry($0) }
      let list = entries.joined(separator: ",")
      for info in [
        "{\"today\":[\(list)],\"tomorrow\":[]}", "{\"today\":[],\"tomorrow\":[\(list)]}",
        "{\"today\":[\(entries[lacking])],\"tomorrow\":[\(entry(5))]}",
      ] {
        let fault = try #require(failure(Self.file(info)))
        #expect(fault.reason == .missing(field: "startsAt") && fault.place?.line == 1, "\(info)")
      }
    }
  }

  @Test("Several homes of Tibber are several areas")
  func homes() throws {
    let home =
      "{\"appNickname\":\"N\",\"currentSubscription\":{\"priceInfo\":{\"today\":[{\"total\":1,"
      + "\"currency\":\"NOK\",\"startsAt\":\"2026-11-20T00:00:00+01:00\"}]}}}"
    let text =
      "{\"data\":{\"viewer\":{\"homes\":[\(home),\(home.replacing("\"N\"", with: "\"M\""))]}}}"
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.areas == ["N", "M"])
    #expect(file.series[0][0].price == 100 && file.series[0].unit?.symbol == "øre/kWh")
  }
}
