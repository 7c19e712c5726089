import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Seed format")
struct SeedFormatTests {
  static func file(values: String, from: String, to: String, more: String = "") -> String {
    "{\"values\" : [\(values)], \"fromDate\" : \"\(from)\", \"toDate\":\"\(to)\"\(more)}"
  }

  static func count(_ count: Int) -> String {
    (0..<count).map { "\($0).5" }.joined(separator: ", ")
  }

  @Test(
    "Values fill days of 23, 24 and 25 hours with equal slots of an hour or less",
    arguments: [
      ("2022-03-27", "2022-03-28", 23, 3600), ("2022-07-12", "2022-07-13", 24, 3600),
      ("2022-10-30", "2022-10-31", 25, 3600), ("2022-03-27", "2022-03-28", 92, 900),
      ("2022-07-12", "2022-07-13", 96, 900), ("2022-10-30", "2022-10-31", 100, 900),
      ("2022-07-12", "2022-07-13", 48, 1800), ("2022-07-12", "2022-07-13", 288, 300),
      ("2022-07-12", "2022-07-13T01:00:00", 25, 3600),
    ])
  func days(from: String, to: String, count: Int, length: Int64) throws {
    let text = Self.file(values: Self.count(count), from: from, to: to)
    let series = try read(text)
    #expect(series.count == count)
    #expect(series.allSatisfy { $0.length == length })
    #expect(series.unit?.symbol == "øre/kWh")
    #expect(series.start == series.zone.startOfDay(try date(from)))
  }

  @Test("Values that do not fill the day are refused", arguments: [1, 22, 25, 95, 1_000_000])
  func refused(count: Int) throws {
    let text = Self.file(
      values: Self.count(count), from: "2022-07-12T00:00:00", to: "2022-07-13T00:00:00")
    let error = try #require(failure(text))
    let values = count == 1 ? "1 value over 24 hours makes" : "\(count) values over 24 hours make"
    #expect(
      error.sentence
        == "test.json, line 1, column 13: \(values) no slots of 5, 15, 30 or 60 minutes.")
    #expect(error.exitStatus == 65)
  }

  @Test("A null value is a gap, not zero")
  func gap() throws {
    let series = try read(
      Self.file(values: "1, null, 0, -0.0", from: "2022-07-12T00:00", to: "2022-07-12T04:00"))
    #expect(series.map(\.price) == [1, nil, .zero, .zero])
    #expect(series.warnings == [.missing(1)])
  }

  @Test("A stated maximum that differs from the values is reported")
  func extremes() throws {
    let series = try read(
      Self.file(
        values: "1, 2", from: "2022-07-12T00:00", to: "2022-07-12T02:00",
        more: ",\"minValue\":1.0000000000000001, \"maxValue\": 3, \"x\": {\"y\":[]}"))
    #expect(series.warnings == [.extremesDiffer(field: "maxValue", stated: 3, found: 2)])
  }

  @Test(
    "Wrong dates and values of the seed format are refused with the reason",
    arguments: [
      ("1", "2022-07-12T00:00", "2022-07-12T00:00", "toDate"),
      ("1", "2022-03-27T02:30", "2022-03-27T04:00", "does not occur in Europe/Oslo"),
      ("1", "yesterday", "2022-07-12", "“fromDate” is “yesterday”; expected a time"),
      ("NaN", "2022-07-12T00:00", "2022-07-12T01:00", "found “NaN”, expected a finite number"),
      ("-Infinity", "2022-07-12T00:00", "2022-07-12T01:00", "found “-Infinity”"),
      ("1e400", "2022-07-12T00:00", "2022-07-12T01:00", "“values” is 1e400, out of range"),
      ("true", "2022-07-12T00:00", "2022-07-12T01:00", "“values” must be a number or null"),
      ("", "2022-07-12T00:00", "2022-07-12T01:00", "no prices"),
      ("null", "2022-07-12T00:00", "2022-07-12T01:00", "no prices"),
    ])
  func refusals(values: String, from: String, to: String, part: String) throws {
    let error = try #require(failure(Self.file(values: values, from: from, to: to)))
    #expect(error.sentence.contains(part), "\(error.sentence)")
  }
}
