import CivilTime
import ElectricityPrices
import Foundation
import SourceServer
import Testing

@testable import PriceSources

@Suite("Sources") struct PriceSourceTests {
  private let temporary = TemporaryCache()
  private var cache: PriceCache { temporary.cache }

  @Test(
    "Every source gives the prices of today and tomorrow", arguments: PriceSource.all.map(\.name))
  func everySource(name: String) throws {
    let server = try playedServer()
    let source = try #require(PriceSource.all.first { $0.name == name })
    let area = try #require(PriceArea.named(source.areas[0]))
    let prices = try fetched(
      wish(area.code, source: name), server, cache
    ).get()
    let zone = source.zone(for: area)
    let today = zone.civil(at: afternoon).date
    let last = source.publication(on: today).map { afternoon >= $0 } ?? false ? 2 : 1
    let isWhole = source.publication(on: today) != nil
    let end = isWhole ? zone.startOfDay(today.adding(days: last)) : afternoon
    #expect(prices.series.covers(from: zone.startOfDay(today), to: end), "\(prices.series.count)")
    #expect(prices.series.area == area.code && prices.source.name == name)
    #expect(
      prices.series.zone == area.zone
        || prices.series.zone.civil(at: afternoon) == area.zone.civil(at: afternoon))
    for slot in prices.series {
      let value = try #require(slot.price?.doubleValue)
      let expected = Double(PlayedSources.price(slot.start))
      #expect([expected, expected / 10, expected * 100].contains { abs($0 - value) < 1e-9 })
    }
    let hosts = Set(server.requests.map(\.host))
    #expect(hosts == [request(source, area, today).host])
    for request in server.requests {
      #expect(request.headers["user-agent"] == "pricetui/test")
      #expect(request.headers["accept-encoding"]?.contains("gzip") == true)
    }
    // All prices are cached.
    let count = server.requests.count
    var offline = wish(area.code, source: name)
    offline.isOffline = true
    #expect(try fetched(offline, server, cache).get().series == prices.series)
    #expect(server.requests.count == count)
  }

  @Test(
    "Every source of forecasts gives those of each of its areas after the known prices",
    arguments: PriceSource.forecasts.flatMap { source in source.areas.map { (source.name, $0) } })
  func everyForecast(name: String, code: String) throws {
    let server = try playedServer()
    let source = try #require(PriceSource.forecasts.first { $0.name == name })
    let area = try #require(PriceArea.named(code))
    let prices = try fetched(wish(code).forecast, server, cache).get()
    #expect(prices.source.name == name && prices.series.area == code)
    let zone = source.zone(for: area)
    let tomorrow = zone.startOfDay(zone.civil(at: afternoon).date.adding(days: 1))
    #expect(prices.series.covers(from: afternoon.advanced(by: 1800), to: tomorrow))
    for slot in prices.series.forecastsAlone {
      let value = try #require(slot.price?.doubleValue)
      let expected = Double(PlayedSources.price(slot.start)) + 0.5
      #expect([expected, expected / 10].contains { abs($0 - value) < 1e-9 }, "\(slot)")
    }
    let last = try #require(prices.series.indices.last)
    #expect(prices.series.origin(at: last) == .forecast)
    #expect((prices.series.bounds(at: last) != nil) == (name == "agilepredict"))
    // Within three hours nothing is requested again.
    let later = afternoon.advanced(by: 10_000)
    let again = try fetched(wish(code).forecast, server, cache, at: later).get()
    #expect(again.series == prices.series)
    #expect(server.requests.count == 1)
    // The cached forecasts have the time of the response, unless the source states its own.
    let kept = cache.forecasts(of: area, ReadingOptions())
    #expect(kept == [prices.series.forecastsAlone(issued: afternoon)])
    #expect(kept[0].provenance(at: 0).issued == afternoon)
  }

  private func request(_ source: PriceSource, _ area: PriceArea, _ day: CivilDate) -> FetchRequest {
    let (days, zone) = (RequestedDays(day: day), source.zone(for: area))
    return FetchJob(source: source, area: area, days: days, today: day, zone: zone).request()
  }

  @Test(
    "Requests up to the last date of the calendar are limited and end on that date",
    arguments: [RequestedDays.Length.day, .week, .month, .dayOrMonth])
  func lastDate(length: RequestedDays.Length) throws {
    let last = try #require(CivilDate(year: 9999, month: 12, day: 31))
    let found = RequestedDays.requests(
      from: last.adding(days: -40), to: last, by: length, today: last)
    #expect((1...41).contains(found.count) && found.last?.last == last)
  }

  @Test("Requests have the addresses that the sources document")
  func addresses() throws {
    let day = try #require(CivilDate(year: 2022, month: 7, day: 12))
    let expected = [
      "hvakosterstrommen": "https://www.hvakosterstrommen.no/api/v1/prices/2022/07-12_NO1.json",
      "elprisetjustnu": "https://www.elprisetjustnu.se/api/v1/prices/2022/07-12_SE1.json",
      "energidataservice":
        "https://api.energidataservice.dk/dataset/Elspotprices?start=2022-07-12&end=2022-07-13"
        + "&filter=%7B%22PriceArea%22%3A%5B%22DK1%22%5D%7D&sort=HourUTC&limit=0",
      "elering": "https://dashboard.elering.ee/api/nps/price?start=2022-07-11T21:00:00.000Z"
        + "&end=2022-07-12T20:59:59.999Z",
      "awattar-de": "https://api.awattar.de/v1/marketdata?start=1657576800000&end=1657663200000",
      "energy-charts": "https://api.energy-charts.info/price?bzn=DE-LU"
        + "&start=2022-07-11T22:00:00Z&end=2022-07-12T21:59:00Z",
      "entsoe": "https://web-api.tp.entsoe.eu/api?documentType=A44&in_Domain=10YNO-1--------2"
        + "&out_Domain=10YNO-1--------2&periodStart=202207112200&periodEnd=202207122200"
        + "&securityToken=",
      "omie": "https://www.omie.es/en/file-download?parents=marginalpdbc"
        + "&filename=marginalpdbc_20220712.1",
    ]
    for (name, address) in expected {
      let source = try #require(PriceSource.all.first { $0.name == name })
      let area = try #require(PriceArea.named(source.areas[0]))
      #expect(request(source, area, day).address == address)
    }
  }

  @Test("Every area has a source without a key, and every source knows its areas")
  func areas() {
    for area in PriceArea.all {
      #expect(PriceSource.sources(of: area).contains { $0.keyVariable == nil }, "\(area.code)")
      #expect(area.zone.identifier != "UTC", "\(area.code)")
    }
    for source in PriceSource.all {
      for area in source.areas { #expect(PriceArea.named(area)?.code == area) }
      #expect(PriceFormat.all.contains { $0.name == source.format }, "\(source.name)")
    }
    #expect(Set(PriceSource.all.map(\.name)).count == PriceSource.all.count)
    let codes = PriceArea.all.filter { !$0.eic.isEmpty }.map(\.code)
    #expect(PriceSource.all.first { $0.name == "entsoe" }?.areas == codes)
    #expect(PriceSource.all.count == 20 && PriceSource.forecasts.count == 4)
  }

  @Test("Areas are found by code, country and place, and similar codes are suggested")
  func areaNames() {
    #expect(PriceArea.named("no1")?.code == "NO1")
    #expect(PriceArea.named("Oslo")?.code == "NO1" && PriceArea.named("bergen")?.code == "NO5")
    #expect(PriceArea.named("de")?.code == "DE-LU" && PriceArea.named("NO") == nil)
    #expect(PriceArea.codes(like: "N01").first == "NO1")
    #expect(PriceArea.codes(like: "Trondhjem").first == "NO3")
    #expect(PriceArea.codes(like: "").count == 5)
  }

  @Test("A long span of the past is fetched by months if the source allows it")
  func months() throws {
    let server = try playedServer()
    let dates = try #require(CivilDate(year: 2026, month: 8, day: 30)).map {
      PriceWish.Days.dates(from: $0, to: $0.adding(days: 33))
    }
    let prices = try fetched(wish("AT", dates), server, nil).get()
    #expect(prices.source.name == "awattar-at")
    // Two days of August, September, two days of October.
    #expect(server.requests.count == 5 && prices.series.count == 34 * 24)
  }

  @Test("Forecasts are added only where there is no known price")
  func forecasts() throws {
    func prices(_ rows: [String]) throws -> FetchedPrices {
      let head = "start,end,price,unit,area,vat,origin,low,high,band,issued\n"
      let text = head + rows.map { $0 + ",,,,\n" }.joined()
      let series = try #require(try PriceFile.read(bytes: Array(text.utf8), name: "x").series.first)
      return FetchedPrices(
        series: series, source: PriceSource.forecasts[0], asOf: nil, notices: [])
    }
    func row(_ hour: Int, _ price: Int, _ origin: String) -> String {
      let times = [hour, hour + 1].map { "2026-01-05T0\($0):00:00+01:00" }
      return "\(times[0]),\(times[1]),\(price),EUR/MWh,NL,excluded,\(origin)"
    }
    var known = try prices([row(0, 90, "known"), row(1, 91, "known")])
    let reply = try prices([row(0, 10, "known"), row(1, 11, "forecast"), row(2, 12, "forecast")])
    #expect(known.add(reply, of: try #require(PriceArea.named("NL"))))
    #expect(known.series.map { $0.price?.description } == ["90", "91", "12"])
    #expect(known.series.indices.map(known.series.origin) == [.known, .known, .forecast])
    let differences = known.series.warnings.filter {
      if case .overlapsDiffer = $0 { true } else { false }
    }
    #expect(differences.isEmpty)
  }
}

extension CivilDate {
  fileprivate func map<Result>(_ transform: (CivilDate) -> Result) -> Result { transform(self) }
}

extension FetchRequest {
  /// The host of the address.
  fileprivate var host: String {
    String(address.dropFirst("https://".count).prefix { $0 != "/" && $0 != "?" })
  }
}
