import CivilTime
import ElectricityPrices
import Testing

@testable import ElectricityUsage

/// Tests of clocks and times in files of consumption.
extension UsageEvidenceTests {
  @Test(
    "An autumn day can count its hours to 25:00, and another day cannot",
    arguments: ["Data;Wartość kWh", "Datum;Stunde;kWh"])
  func longDay(heading: String) throws {
    let separator = heading.hasPrefix("Data") ? " " : ";"
    func rows(_ date: String, _ count: Int) -> String {
      (1...count).map { "\(date)\(separator)\($0):00;\($0 % 5)\n" }.joined()
    }
    let text = "\(heading)\n" + rows("2025-10-25", 24) + rows("2025-10-26", 25)
    let table = lines(try read(text + rows("2025-10-27", 24), zoned).consumption)
    #expect(
      table.count == 73
        && Array(table[24...28]) == [
          "2025-10-26T00:00:00+02:00 60 1", "2025-10-26T01:00:00+02:00 60 2",
          "2025-10-26T02:00:00+02:00 60 3", "2025-10-26T02:00:00+01:00 60 4",
          "2025-10-26T03:00:00+01:00 60 0",
        ])
    #expect(table.last == "2025-10-27T23:00:00+01:00 60 4")
    #expect(failure("\(heading)\n" + rows("2025-10-27", 25), zoned).contains("2025-10-27"))
  }

  @Test(
    "A name of standard time is the local clock, which is said, unless --timezone is that offset",
    arguments: [("MEZ", "+01:00"), ("CET", "+01:00"), ("EET", "+02:00"), ("EST", "-05:00")])
  func standardTime(name: String, offset: String) throws {
    func text(_ month: String) -> String {
      "Time (\(name));kWh\n" + (0..<4).map { "2025-\(month)-03 0\($0):00;1\n" }.joined()
    }
    let usage = try read(text("07"))
    #expect(sentences(usage).contains { $0.contains("--timezone \(offset) has none") })
    #expect(!sentences(try read(text("01"))).contains { $0.contains("has none") })
    let fixed = try read(text("07"), UsageOptions(zone: Zone(identifier: offset)))
    #expect(fixed.warnings.isEmpty)
    #expect(lines(fixed.consumption).first == "2025-07-03T00:00:00\(offset) 60 1")
  }

  @Test(
    "Headings such as Winterzeit mean standard time all year",
    arguments: ["Datum (Winterzeit)", "Tidspunkt (norsk normaltid)", "Zeit (Normalzeit)"])
  func winterTime(heading: String) throws {
    let rows = (0..<3).map { "03.07.2025 0\($0):00;0,1\n" }.joined()
    let usage = try read("\(heading);kWh\n" + rows, zoned)
    #expect(lines(usage.consumption).first == "2025-07-03T01:00:00+02:00 60 0.1")
    #expect(usage.warnings.isEmpty)
  }

  @Test("Times up to a minute late are those of slots, and only odd ones are reported")
  func lateTimes() throws {
    let cases = [([0, 7, 14, 1], true), ([1, 1, 1, 1], false), ([60, 60, 60, 60], false)]
    for (delays, isOdd) in cases {
      let rows = delays.enumerated().map { hour, delay in
        "2025-07-03 0\(hour):\(two(delay / 60)):\(two(delay % 60)),1\n"
      }
      let usage = try read("Time,kWh\n" + rows.joined(), zoned)
      #expect(lines(usage.consumption) == (0..<4).map { "2025-07-03T0\($0):00:00+02:00 60 1" })
      #expect(usage.warnings.contains(.lateTimes) == isOdd)
    }
    // Each minute has its own slot.
    let minutes = (0..<3).map { "2025-07-03 00:0\($0):00,0.1\n" }.joined()
    #expect(try read("Time,kWh\n" + minutes).consumption?.slots.count == 3)
  }
}
