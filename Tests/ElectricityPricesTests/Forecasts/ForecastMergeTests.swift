import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

@Suite("Forecasts in several files")
struct ForecastMergeTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  /// Writes hours of a day in pricetui's own format; `issued` is an hour of the day before.
  private func file(
    _ name: String, _ prices: [String], _ origin: String, from first: Int = 0, issued: Int? = nil,
    vat: String = "excluded", area: String = "DE", year: Int = 2027
  ) -> String {
    let rows = prices.enumerated().map { index, price in
      let hours = [first + index, first + index + 1].map { "\(year)-03-09T0\($0):00:00+01:00" }
      let made = issued.map { "\(year)-03-08T0\($0):00:00Z" } ?? ""
      return "\(hours[0]),\(hours[1]),\(price),EUR/MWh,\(area),\(vat),\(origin),,,,\(made)\n"
    }
    let head = "start,end,price,unit,area,vat,origin,low,high,band,issued\n"
    return folder.write(head + rows.joined(), to: name)
  }

  private func read(_ paths: [String]) throws -> [PriceSeries] {
    var files = PriceFiles(paths: paths)
    return try files.read().series
  }

  private func text(_ series: PriceSeries) -> String {
    series.indices.map { index in
      let mark = ["known": "k", "forecast": "f"][series.origin(at: index).rawValue] ?? "u"
      return "\(series[index].price?.description ?? "–")\(mark)"
    }.joined(separator: " ")
  }

  @Test("Known prices replace forecasts, and newer forecasts older ones, in any order of files")
  func anyOrder() throws {
    let paths = [
      file("a", ["1", "2", "3"], "known"), file("b", ["7", "7", "7", "7"], "forecast", issued: 6),
      file("c", ["8", "8", "8", "8", "8"], "forecast", issued: 4),
    ]
    var generator = SeededGenerator(seed: 45)
    for _ in 0..<8 {
      let series = try read(paths.shuffled(using: &generator))
      #expect(series.count == 1 && text(series[0]) == "1k 2k 3k 7f 8f")
      // A forecast that differs from the known price is not worth a warning.
      #expect(!series[0].warnings.contains { if case .overlapsDiffer = $0 { true } else { false } })
      #expect(series[0].issuedForecasts.map(\.count).sorted() == [4, 5])
      #expect(series[0].knownUntil == series[0][2].end)
    }
  }

  @Test("Known prices without an area join the only area of forecasts, in any order of files")
  func nameless() throws {
    let known = folder.write("time,EUR/MWh,origin\n2027-03-09T00:00:00+01:00,1,known\n", to: "n")
    let one = file("o", ["7", "7"], "forecast", area: "SE3")
    let two = file("t", ["8", "8"], "forecast", area: "SE4")
    var generator = SeededGenerator(seed: 45)
    for _ in 0..<4 {
      let joined = try read([known, one].shuffled(using: &generator))
      #expect(joined.map(\.area) == ["SE3"] && joined[0].count == 2)
      #expect(joined[0].origin(at: 0) == .known && joined[0].origin(at: 1) == .forecast)
      let apart = try read([known, one, two].shuffled(using: &generator))
      #expect(Set(apart.map { "\($0.area ?? "–") \($0.count)" }) == ["– 1", "SE3 2", "SE4 2"])
    }
  }

  @Test("Output tells known prices from those of unstated origin")
  func mixedOrigins() throws {
    let unstated = folder.write(
      "time,EUR/MWh,area,vat\n"
        + (0..<3).map { "2027-03-09T0\($0):00:00+01:00,9,DE,excluded\n" }.joined(), to: "u")
    let series = try read([file("k", ["1", "2"], "known"), unstated])[0]
    #expect(text(series) == "1k 2k 9u")
    for output in [series.csv, series.json] {
      #expect(
        text(try PriceFile.read(bytes: Array(output.utf8), name: "x").series[0]) == "1k 2k 9u")
    }
    #expect(try !read([unstated])[0].csv.contains("origin"))
  }

  @Test("Forecasts of two steps and no age that differ are a warning")
  func steps() throws {
    let hours = file("h", ["1", "2"], "forecast")
    let quarter = folder.write(
      "start,end,price,unit,area,vat,origin\n2027-03-09T00:00:00+01:00,2027-03-09T00:15:00+01:00,"
        + "9,EUR/MWh,DE,excluded,forecast\n", to: "q")
    #expect(try read([hours, quarter])[0].warnings.contains(.overlapsDiffer(1)))
    let other = file("o", ["3", "2"], "forecast")
    #expect(try !read([hours, other])[0].warnings.contains(.overlapsDiffer(1)))
  }

  @Test("Known prices replace prices of no stated origin in any order of files")
  func knownFirst() throws {
    let paths = [file("k", ["1"], "known"), file("u", ["2", "3"], "")]
    for paths in [paths, paths.reversed()] {
      let series = try read(paths)[0]
      #expect(text(series) == "1k 3u")
      #expect(series.warnings.contains(.overlapsDiffer(1)))
    }
  }

  @Test("Prices with the tax that their file states are joined with other prices with tax")
  func ownTax() throws {
    let both = folder.write(
      #"{"results":[{"value_exc_vat":20,"value_inc_vat":21,"valid_from":"2027-03-08T23:00:00Z","#
        + #""valid_to":"2027-03-08T23:30:00Z"}]}"#, to: "o")
    let forecast = folder.write(
      #"[{"created_at":"2027-03-08T16:16:02Z","prices":[{"date_time":"2027-03-08T23:30:00Z","#
        + #""agile_pred":14.21}]}]"#, to: "a")
    for paths in [[both, forecast], [forecast, both]] {
      let series = try read(paths)
      #expect(series.count == 1 && text(series[0]) == "21k 14.21f")
      #expect(series[0].valueAddedTax == .included)
    }
  }

  @Test("Joined prices whose tax is stated for some only have a warning")
  func joiningTax() throws {
    let parts = try ["excluded", "unknown"].map { try read([file($0, ["1"], "known", vat: $0)])[0] }
    #expect(PriceSeries.joining(parts)?.warnings.contains(.taxUnstated) == true)
  }

  @Test("A missing known price leaves the forecast, and prices of no stated origin replace it")
  func unstated() throws {
    let forecast = file("f", ["7", "7", "7"], "forecast")
    let series = try read([file("u", ["1", "", "3"], ""), forecast])
    #expect(text(series[0]) == "1u 7f 3u")
    #expect(try text(read([forecast, file("v", ["1", "", "3"], "")])[0]) == "1u 7f 3u")
  }

  @Test("A forecast without an area joins the only area, and another area stays separate")
  func areas() throws {
    let known = file("k", ["1"], "known")
    let nowhere = file("n", ["7", "7"], "forecast", area: "")
    for paths in [[known, nowhere], [nowhere, known]] {
      let series = try read(paths)
      #expect(series.count == 1 && series[0].area == "DE" && text(series[0]) == "1k 7f")
    }
    #expect(try read([known, file("o", ["7"], "forecast", area: "AT")]).count == 2)
    #expect(try read([known, file("p", ["7"], "known", area: "")]).count == 2)
  }

  @Test("Tax is removed from a forecast next to known prices without tax, by the rate of the area")
  func tax() throws {
    func paths(_ year: Int) -> [String] {
      [
        file("k", ["1"], "known", year: year),
        file("i", ["119", "238"], "forecast", vat: "included", year: year),
      ]
    }
    for paths in [paths(2026), paths(2026).reversed()] {
      let series = try read(paths)
      #expect(series.count == 1 && text(series[0]) == "1k 200f")
      #expect(series[0].valueAddedTax == .excluded)
      #expect(series[0].warnings.contains(.removedTax(19)))
    }
    // The rate of 2027 is not known.
    #expect(throws: PriceFileError.self) { try read(paths(2027)) }
  }

  @Test("A forecast of unstated tax leaves the tax of known prices, with a warning")
  func unstatedTax() throws {
    let forecast = file("f", ["7", "7"], "forecast", vat: "unknown")
    for tax in ["included", "excluded"] {
      let known = file("k", ["1"], "known", vat: tax)
      for paths in [[known, forecast], [forecast, known]] {
        let series = try read(paths)[0]
        #expect(series.valueAddedTax.rawValue == tax && text(series) == "1k 7f")
        #expect(series.warnings.contains(.taxUnstated) && series.isTaxAssumed)
        for output in [series.csv, series.json] {
          // The forecast is not said to have the tax of the known prices.
          let lines = output.split(separator: "\n").filter { $0.contains("2027-03-09T01:00") }
          #expect(lines.contains { $0.contains("forecast") && $0.contains("unknown") })
          #expect(!lines.contains { $0.contains("forecast") && $0.contains(tax) }, "\(output)")
          let again = try PriceFile.read(bytes: Array(output.utf8), name: "x").series[0]
          #expect(again == series && again.valueAddedTax.rawValue == tax)
          #expect(again.csv == series.csv)
        }
      }
    }
    // Known prices of unstated tax stay so.
    let bare = file("b", ["1"], "known", vat: "unknown")
    let series = try read([bare, file("e", ["7", "7"], "forecast")])[0]
    #expect(series.valueAddedTax == .unknown && series.warnings.contains(.taxUnstated))
    #expect(try !read([bare, forecast])[0].warnings.contains(.taxUnstated))
  }

  @Test("Past forecasts are left out with a warning, unless all forecasts are past")
  func stale() throws {
    let known = file("k", ["1", "2"], "known", from: 4)
    let paths = [known, file("f", Array(repeating: "7", count: 7), "forecast")]
    let series = try read(paths)[0]
    #expect(text(series) == "7f 7f 7f 7f 1k 2k 7f")
    let now = series[5].start
    let current = series.withoutPastForecasts(at: now)
    #expect(text(current) == "1k 2k 7f" && current.warnings.contains(.pastForecasts(4 * 3600)))
    #expect(current.warnings.contains(.forecasts(3600, issued: nil)))
    // Forecasts that are left out between known prices are not missing too.
    let between = try read([paths[1], known, file("b", ["3"], "known")])[0]
    let left = between.withoutPastForecasts(at: now)
    #expect(text(left) == "3k 1k 2k 7f" && !left.warnings.contains(.missing(3)))
    let alone = try read([paths[1]])[0]
    let old = alone.withoutPastForecasts(at: now.advanced(by: 86_400))
    #expect(text(old) == text(alone) && old.warnings.contains(.onlyPastForecasts))
    #expect(text(alone.withoutPastForecasts(at: now)) == "7f 7f")
    #expect(series.knownAlone.map(text) == "1k 2k" && alone.knownAlone == nil)
    #expect(series.knownAlone?.warnings.contains(.leftOutForecasts(5 * 3600)) == true)
    #expect(series.knownAlone?.hasForecasts == false)
  }
}
