import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of the choice among columns that could be the time, the end, the hour or the price.
@Suite("Choice of columns") struct ColumnChoiceTests {
  @Test(
    "Times in UTC or with an offset are preferred, then times in a named zone",
    arguments: [
      "time,time_utc\n2026-07-20 20:00,2026-07-20 10:00",
      "time,timestamp\n2026-07-20 20:00,2026-07-20T20:00+10:00",
      "time,time (EET/EEST)\n2026-07-20 20:00,2026-07-20 13:00",
      "time (EET/EEST),time_utc\n2026-07-20 20:00,2026-07-20 10:00",
      "time (EET/EEST),timestamp\n2026-07-20 20:00,2026-07-20T12:00+02:00",
    ])
  func times(text: String) throws {
    let lines = text.split(separator: "\n")
    try check("\(lines[0]),price\n\(lines[1]),7\n", "07-20T10:00=7")
  }

  @Test("A wrong time among right ones is an error and does not select another column")
  func wrongTimes() throws {
    let bad = "badTime(field: \"time\", text: \"x\")"
    try check("time,price\n2026-11-20T00:00Z,1\nx,2\n", bad)
    try check("time,price\nx,1\n2026-11-20T00:00Z,2\n", bad)
    try check(
      "2026-11-20T00:00Z;1\nx;2\n", "badTime(field: \"column 1\", text: \"x\")")
  }

  @Test("The end is the time in the zone of the start, and other times are not ends")
  func ends() throws {
    func lengths(_ text: String) throws -> [Int64] { try read(text).map(\.length) }
    #expect(
      try lengths(
        """
        end,start_utc,end_utc,price
        2026-07-20 20:00,2026-07-20 10:00,2026-07-20 10:30,1
        """) == [1800])
    #expect(
      try lengths("start_utc,end,price\n2026-07-20 10:00,2026-07-20 10:30,1\n") == [1800])
    let created = """
      start,created,price
      2026-07-20T10:00Z,2026-07-20T10:30Z,1
      2026-07-20T11:00Z,2026-07-20T11:30Z,2
      """
    #expect(try lengths(created) == [3600, 3600] && read(created).warnings == [])
  }

  @Test("Hours are recognised by their heading, or by as many columns as a day has hours")
  func hours() throws {
    try check("2026-11-20;5\n2026-11-21;6\n", "11-19T23:00=5 11-20T23:00=6")
    try check(
      "date,rank,price\n2026-11-20,5,1\n2026-11-21,6,2\n", "11-19T23:00=1 11-20T23:00=2")
    func wide(_ hours: Int, _ date: String = "2026-11-20") -> String {
      "date;" + (1...hours).map { "H\($0)" }.joined(separator: ";") + "\n\(date);"
        + (1...hours).map(String.init).joined(separator: ";") + "\n"
    }
    #expect(try read(wide(23, "2026-03-29")).count == 23 && read(wide(24)).count == 24)
    #expect(failure(wide(22)) != nil && failure(wide(27)) != nil)
  }

  @Test("Prices are recognised by their heading, by areas or as the only numbers")
  func prices() throws {
    let time = "2026-11-20T00:00Z"
    try check(
      "time,a,b\n\(time),1,7\n2026-11-20T01:00Z,x,8\n", "11-20T00:00=7 11-20T01:00=8")
    try check("time,NO1,price\n\(time),1,2\n", "11-20T00:00=2")
    try check(
      "time,NO1,SE3,price\n\(time),1,2,3\n", "NO1: 11-20T00:00=1; SE3: 11-20T00:00=2")
    let none = "noPriceColumn"
    try check("time,import,load\n\(time),1,2\n", none)
    try check("time,elspot,load\n\(time),1,2\n", "11-20T00:00=1")
    try check("time,xlmp,load\n\(time),1,2\n", none)
    try check("time,a,b,load\n\(time),1,2,3\n", "severalColumns([\"a\", \"b\"])")
    try check(
      "\(time),-326,4\n2026-11-20T01:00Z,318,75\n", "11-20T00:00=-326.4 11-20T01:00=318.75")
    var options = PriceFile.Options()
    for name in ["import", "IMPORT (p/kWh)"] {
      options.area = name
      try check(
        "time,Import (p/kWh),Export (p/kWh)\n\(time),1,2\n", "11-20T00:00=1", options)
    }
  }

  @Test("A column of gas next to the price is reported only if it contains prices")
  func gas() throws {
    let volume = try read("time,Gas (m3),price\n2026-11-20T00:00Z,1,2\n")
    #expect(volume.warnings == [] && volume.map(\.price) == [2])
    let both = try read("time,gas price,electricity price\n2026-11-20T00:00Z,1,2\n")
    #expect(both.warnings == [.gasLeftOut] && both.map(\.price) == [2] && both.area == nil)
    let text = "time,gas price\n2026-11-20T00:00Z,1\n"
    #expect(failure(text)?.reason == .gas && failure(text)?.place == FilePlace(line: 1, column: 1))
  }

  @Test("Ends are corrected with their starts when dates turn out to have the month first")
  func endsOfMonths() throws {
    let text = """
      start,end,price
      05/13/2024 22:00,05/13/2024 23:00,1
      05/13/2024 23:00,05/14/2024 00:00,2
      05/06/2024 23:00,05/07/2024 00:30,3
      """
    let series = try read(text)
    #expect(series.map(\.length) == [5400, 3600, 3600])
    // The gap is nearly a week, counted in slots of an hour and a half.
    #expect(series.warnings == [.assumedZone("Europe/Oslo"), .missing(110)])
    let partly = try read(text.replacing("05/14/2024 00:00", with: ""))
    #expect(partly.map(\.length) == [5400, 3600, 3600])
  }

  @Test(
    "Units are recognised in headings in many notations",
    arguments: [
      ("price EUR per MWh", "0.1"), ("Price_EUR_MWh", "0.1"), ("price [EUR/MWh]", "0.1"),
      ("EUR per MWh", "0.1"), ("price EUR per", "1"), ("SpotPriceEUR", "0.1"),
      ("price EUR", "1"), ("price (ct/kWh)", "1"),
    ])
  func units(name: String, price: String) throws {
    try check("time,\(name)\n2026-11-20T00:00Z,1\n", "11-20T00:00=\(price)")
  }

  @Test(
    "An offset in a heading sets the time zone",
    arguments: [("UTC+3", 540), ("GMT-2", 840), ("UTC", 720), ("UTC+03:30", 510)])
  func offsets(name: String, minutes: Int64) throws {
    let series = try read("time (\(name)),price\n2026-11-20 12:00,1\n")
    #expect(try #require(series.start).secondsSince1970 / 60 % 1440 == minutes)
    // A heading that only begins like an offset sets no zone.
    #expect(
      try read("time (UTCx3),price\n2026-11-20 12:00,1\n").warnings.contains(
        .assumedZone("Europe/Oslo")))
  }
}
