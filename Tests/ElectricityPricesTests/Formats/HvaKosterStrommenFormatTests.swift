import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Hvakosterstrommen.no")
struct HvaKosterStrommenFormatTests {
  static func entry(_ price: String, _ start: String, _ end: String) -> String {
    """
    {"NOK_per_kWh": \(price), "EUR_per_kWh": 0.1, "EXR": 10.25,
     "time_start": "\(start)", "time_end": "\(end)"}
    """
  }

  /// Returns an autumn day as the service labels it: an hour late from the fourth start on.
  static func autumn(hours: Int = 25) -> [String] {
    (0..<hours).map { hour in
      let day = hour > 23 ? "31T00" : "30T" + (hour < 10 ? "0\(hour)" : "\(hour)")
      let next =
        hour + 1 > 23 ? "31T0\(hour - 23)" : "30T" + (hour + 1 < 10 ? "0" : "") + "\(hour + 1)"
      return entry(
        "0.\(100 + hour)", "2022-10-\(day):00:00\(hour < 3 ? "+02:00" : "+01:00")",
        "2022-10-\(next):00:00\(hour < 2 ? "+02:00" : "+01:00")")
    }
  }

  @Test("Prices in kroner become øre exactly")
  func exact() throws {
    let entry = Self.entry(
      "0.09731999999999999", "2022-09-20T00:00:00+02:00", "2022-09-20T01:00:00+02:00")
    let series = try read("[\(entry)]")
    #expect(series[0].price == Price("9.731999999999999"))
    #expect(series.unit == .oerePerKilowattHour)
    #expect(series.valueAddedTax == .excluded)
    #expect(starts(series) == ["2022-09-20T00:00:00+02:00"])
  }

  @Test("A mislabelled autumn day is corrected with a warning")
  func autumnDay() throws {
    let series = try read("[\(Self.autumn().joined(separator: ","))]")
    #expect(series.count == 25)
    #expect(series.warnings == [.mendedDay(try date("2022-10-30"))])
    let labels = starts(series)
    #expect(
      labels[1...4] == [
        "2022-10-30T01:00:00+02:00", "2022-10-30T02:00:00+02:00", "2022-10-30T02:00:00+01:00",
        "2022-10-30T03:00:00+01:00",
      ])
    #expect(labels.last == "2022-10-30T23:00:00+01:00")
    #expect(series.days.map(\.slots) == [0..<25])
    #expect(
      series.map { series.repetition(of: series.index(containing: $0.start) ?? 0) }.reduce(0, +)
        == 1)
  }

  @Test("A mislabelled autumn day with an hour missing is refused")
  func incompleteAutumnDay() throws {
    let day = try date("2022-10-30")
    let text = "[\(Self.autumn(hours: 24).joined(separator: ","))]"
    #expect(failure(text)?.reason == .wrongAutumnTimes(date: day))
  }

  @Test("Unordered hours of a price list are sorted, repeats merged and gaps reported")
  func disorder() throws {
    let hours = [3, 0, 1, 1].map { hour in
      Self.entry(
        "1.\(hour)", "2022-09-20T0\(hour):00:00+02:00", "2022-09-20T0\(hour + 1):00:00+02:00")
    }
    let series = try read("[\(hours.joined(separator: ","))]")
    #expect(series.map(\.price) == [100, 110, 130])
    #expect(series.warnings == [.duplicates(1), .missing(1)])
    #expect(!series.touchesNext(1) && series.touchesNext(0))
  }

  @Test("Two prices for one hour are refused")
  func conflict() throws {
    let times = ("2022-09-20T00:00:00+02:00", "2022-09-20T01:00:00+02:00")
    let text = "[\(Self.entry("1", times.0, times.1)),\(Self.entry("2", times.0, times.1))]"
    #expect(
      failure(text)?.reason == .conflictingPrices(time: "2022-09-20T00:00:00+02:00"))
  }

  @Test("Early files of hvakosterstrommen without times are on the given date or on today")
  func withoutTimes() throws {
    let text =
      "[" + (0..<25).map { "{\"NOK_per_kWh\":\($0),\"EXR\":1}" }.joined(separator: ",") + "]"
    var options = PriceFile.Options()
    options.now = Instant(secondsSince1970: 1_667_120_000)
    let assumed = try read(text, options)
    #expect(assumed.warnings == [.assumedDate(try date("2022-10-30"))])
    #expect(assumed.days.map(\.slots) == [0..<25])
    options.date = try date("2022-10-29")
    #expect(
      failure(text, options)?.reason
        == .dayLength(count: 25, date: try date("2022-10-29"), hours: 24))
  }
}
