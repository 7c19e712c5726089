import CivilTime
import ElectricityPrices
import PriceTexts
import Testing

@testable import ElectricityUsage

/// Tests that input that is not energy or is ambiguous is refused in one sentence.
@Suite("Refusals of consumption files") struct RefusalTests {
  @Test(
    "Files without energy or with ambiguous columns are refused with the reason",
    arguments: [
      (
        "time,power (kW)\n2025-01-01T00:00,1.5\n",
        "usage.csv, line 1, column 1: “power (kW)” is power"
      ),
      ("time,watt\n2025-01-01T00:00,1.5\n", "is power, not energy"),
      ("Consumption (m³), Start, End\n1.5, 2025-01-01T00:00Z, 2025-01-01T00:30Z\n", "this is gas"),
      ("time,gas\n2025-01-01T00:00,1.5\n", "this is gas"),
      ("time,Water m³\n2025-01-01T00:00,1.5\n", "no column has energy: Water m³;"),
      ("time,temperature\n2025-01-01T00:00,1.5\n", "no column has energy: temperature;"),
      ("time,price NOK/kWh\n2025-01-01T00:00,1.5\n", "no column has energy: price NOK/kWh;"),
      (
        "time,heating kWh,lights kWh\n2025-01-01T00:00,1.5,1\n",
        "several columns could be the energy: heating kWh, lights kWh;"
      ),
      ("2025-01-01T00:00,1.5,2\n2025-01-01T01:00,1.5,2\n", "no column has energy;"),
      ("time,kWh\n2025-01-01T00:00,much\n2025-01-01T01:00,lots\n", "no column has energy: kWh;"),
      (
        "time,kWh\n2025-01-01T00:00,1\n2025-01-01T01:00,much\n",
        "line 3, column 18: “kWh” is “much”; expected a number"
      ),
      ("time,kWh\n2025-01-01T00:00,\n2025-01-01T01:00,\n", "the file has no consumption"),
      ("", "the file is empty"),
      ("{\"a\": 1}", "no known file of consumption"),
      ("<html>", "web page"),
      ("time,kWh\n2025-01-01T00:00Z,1e30\n", "more energy than a meter counts"),
      (
        "time,kWh\n2025-01-01T00:00Z,1\n2025-01-01T01:00Z,1\n2025-01-01T00:00Z,2\n",
        "there are two different amounts of energy for 2025-01-01T01:00:00+01:00"
      ),
    ])
  func says(text: String, sentence: String) {
    let found = failure(text)
    #expect(found.contains(sentence), "\(found)")
  }

  @Test("A word far down in a column of numbers is refused with its place")
  func word() {
    let rows = (0..<40).map {
      "2025-01-0\(1 + $0 / 24)T\(two($0 % 24)):00Z,\($0 == 30 ? "x" : "1")\n"
    }
    let found = failure("time,kWh\n" + rows.joined())
    #expect(found.contains("line 32, column 19: “kWh” is “x”; expected a number"), "\(found)")
    #expect(found.contains("energy is missing"))
  }

  @Test("A meter that the file does not have is refused with the known meters")
  func meter() throws {
    let text = "meter;time;kWh\nA;2025-01-01T00:00Z;1\nB;2025-01-01T00:00Z;2\n"
    #expect(failure(text, UsageOptions(meter: "C")).contains("no meter “C”; it has A, B"))
    let usage = try read(text, UsageOptions(meter: "B"))
    #expect(lines(usage.consumption) == ["2025-01-01T01:00:00+01:00 60 2"])
  }

  @Test("Several sensors need a choice, because one may be a part of another")
  func sensors() throws {
    func text(_ names: String...) -> String {
      "statistic_id,unit,start,change\n" + names.map { "\($0),kWh,2025-01-01T00:00Z,1\n" }.joined()
    }
    #expect(failure(text("sensor.house", "sensor.car")).contains("household: sensor.car, sensor.h"))
    let options = UsageOptions(meter: "sensor.car")
    #expect(try read(text("sensor.house", "sensor.car"), options).series.count == 1)
    let tariffs = try read(text("sensor.energy_tariff_1", "sensor.energy_tariff_2"))
    #expect(lines(tariffs.consumption).first?.hasSuffix(" 60 2") == true)
    let both = try read(text("sensor.import", "sensor.export"))
    #expect(both.consumption != nil && both.production != nil)
  }

  @Test("Gas next to electricity is left out with a warning")
  func gas() throws {
    let text =
      "meter;time;amount kWh;unit\nA;2025-01-01T00:00Z;1;kWh\nB;2025-01-01T00:00Z;2;m3\n"
    let usage = try read(text)
    #expect(usage.series.map(\.meter) == ["A"])
    #expect(usage.warnings.contains(.gasLeftOut))
  }

  @Test("Meters whose slots overlap each other are not summed")
  func across() {
    let text = """
      meter,start,end,kWh
      101,2025-01-01T00:00Z,2025-01-01T01:00Z,1
      101,2025-01-01T01:00Z,2025-01-01T02:00Z,1
      102,2025-01-01T00:30Z,2025-01-01T01:30Z,1
      102,2025-01-01T01:30Z,2025-01-01T02:30Z,1

      """
    #expect(failure(text).contains("lie across each other"))
  }
}
