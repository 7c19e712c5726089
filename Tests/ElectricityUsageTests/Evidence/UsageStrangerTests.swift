import CivilTime
import ElectricityPrices
import Testing

@testable import ElectricityUsage

/// Tests of consumption files that resemble those of a known source or state other energy.
@Suite("Consumption files that resemble others") struct UsageStrangerTests {
  private let day = "2025-07-03"

  private func hours(_ head: String, _ row: (Int) -> String) -> String {
    ([head] + (0..<24).map(row)).joined(separator: "\n") + "\n"
  }

  private func hour(_ hour: Int) -> String { "\(day) \(hour < 10 ? "0" : "")\(hour):00" }

  @Test(
    "The zone of the prices decides for the common columns of Octopus and Home Assistant",
    arguments: ["start,end,consumption (kwh)", "interval_start,interval_end,consumption"])
  func clocks(head: String) throws {
    let text = hours(head) { "\(hour($0)),\(hour(($0 + 1) % 24)),\($0)" }
    let usage = try read(text, beside("Europe/Amsterdam"))
    #expect(lines(usage.consumption)[0].hasPrefix("2025-07-03T00:00:00+02:00"))
    let alone = try read(hours("start;change") { "\(hour($0));\($0)" }, beside("Europe/Amsterdam"))
    #expect(lines(alone.consumption)[0].hasPrefix("2025-07-03T00:00:00+02:00"))
  }

  @Test("Beside a time of creation, seconds under an unknown heading are the time")
  func epochs() throws {
    let seconds = 1_751_493_600
    let text = hours("measuredAt;updated_at;kWh") {
      "\(seconds + $0 * 3600);2025-07-05T22:0\($0 % 10):07Z;0.\($0 + 10)"
    }
    let found = lines(try read(text).consumption)
    #expect(found.count == 24 && found[0].hasPrefix("2025-07-03T00:00:00+02:00 60"))
  }

  @Test(
    "Gas or heat alone, stated in a column, is no electricity",
    arguments: [
      ("énergie", "Gaz"), ("Vettore", "Gas naturale"), ("Energibärare", "Fjärrvärme"),
      ("Sparte", "Fernwärme"), ("Laji", "Kaukolämpö"),
    ])
  func goods(heading: String, text: String) {
    let sentence = failure(hours("Zeit;\(heading);kWh") { "\(hour($0));\(text);5" })
    #expect(sentence.contains("not electricity"), "\(sentence)")
  }

  @Test(
    "A missing value is a gap in tables of known sources too, and under words for states",
    arguments: ["Fra;Til;KWH 60 Forbruk;Kvalitet", "Fra;Til;kWh;Qualität", "Fra;Til;kWh;Estado"])
  func gaps(head: String) throws {
    let text = hours(head) {
      "\(hour($0));\(hour(($0 + 1) % 24));0,5;\($0 == 3 ? "Mangler" : "Målt")"
    }
    let found = lines(try read(text).consumption)
    #expect(found.filter { $0.hasSuffix(" -") }.count == 1, "\(found)")
  }

  @Test("The length of a charge distinguishes no series")
  func lengths() throws {
    let text = hours("Start;End;Charge duration;kWh") {
      "\(hour($0));\(hour(($0 + 1) % 24));\($0 % 2 + 1)h45m;1"
    }
    #expect(lines(try read(text).consumption).count == 24)
  }

  /// Returns the rows of a register and a day of Australian interval data.
  private func interval(_ suffix: String, _ date: Int, _ value: String, count: Int = 48) -> String {
    "200,6305000000,E1B1,1,\(suffix),N1,MTR1,KWH,30,\n"
      + "300,\(date)," + String(repeating: "\(value),", count: count) + "A,,,20260201000000,\n"
  }

  @Test("Interval data without its first row repeats registers, and keeps all of them")
  func registers() throws {
    let days = [("E1", 20_260_120), ("B1", 20_260_120), ("E1", 20_260_121), ("B1", 20_260_121)]
    let text = days.map { interval($0, $1, $0 == "E1" ? "0.1" : "0.2") }.joined()
    let usage = try read(text)
    #expect(lines(usage.consumption).count == 96 && lines(usage.production).count == 96)
    #expect(lines(usage.consumption).allSatisfy { $0.hasSuffix(" 30 0.1") })
  }

  @Test("More or fewer values than the step of the interval data allows are refused")
  func intervalCounts() {
    let more = failure(interval("E1", 20_260_120, "0.1", count: 96))
    #expect(more.contains("“QualityMethod” is “0.1”"), "\(more)")
    let fewer = failure(interval("E1", 20_260_120, "0.1", count: 40))
    #expect(fewer.contains("“QualityMethod” is missing"), "\(fewer)")
  }

  @Test("What is measured behind the meter is not taken for what is bought, without a question")
  func behindTheMeter() throws {
    let options = UsageOptions(hasPowerBySlot: true)
    let head =
      "Data;Hora;Consumo medido na IC, Ativa (kW);Estado;Consumo registado (kW);Estado"
    func table(_ own: String) -> String {
      hours(head) { "2025/07/03;\($0 < 9 ? "0" : "")\($0 + 1):00;1,5;Real;\(own);Real" }
    }
    #expect(lines(try read(table("1,5"), options).consumption).count == 24)
    #expect(
      failure(table("0,6"), options).contains("--column"), "\(failure(table("0,6"), options))")
  }

  @Test("Beside the supply of the house, a solar circuit is not energy into the grid")
  func circuits() throws {
    let text = hours("Time,Home-Mains_A (kWhs),Home-Mains_B (kWhs),Home-Solar/Generation (kWhs)") {
      "\(hour($0)),0.3,0.2,-0.4"
    }
    let usage = try read(text)
    #expect(lines(usage.consumption).allSatisfy { $0.hasSuffix(" 0.5") })
    #expect(usage.production == nil)
  }

  @Test("Statistics of money and temperature beside energy are left out and named")
  func statistics() throws {
    let rows = (0..<24).flatMap { hour in
      [("import", "kWh", "0.5"), ("cost", "EUR", "0.1"), ("outside", "°C", "\(hour)")]
        .map { "sensor.\($0),\($1),\(self.hour(hour)),\($2)" }
    }
    for name in ["change", "delta"] {
      let text = (["statistic_id,unit,start,\(name)"] + rows).joined(separator: "\n") + "\n"
      let usage = try read(text)
      #expect(lines(usage.consumption).count == 24)
      #expect(usage.warnings.contains(.leftOut(["EUR", "°C"])), "\(usage.warnings)")
    }
  }

  @Test("Rows below a title can end in separators")
  func separators() throws {
    let text = "Account: 1\n" + hours("date,kWh") { "\(hour($0)),0.\($0 + 10),," }
    #expect(lines(try read(text).consumption).count == 24)
  }

  @Test("Readings of a meter that also has amounts are left out")
  func codes() throws {
    func register(_ code: String, _ value: (Int) -> String) -> String {
      let values = (0..<24).map {
        #"{"messwert":\#(value($0)),"zeitVon":"\#(day)T\#($0 < 10 ? "0" : "")\#($0):00:00Z"}"#
      }
      return
        #"{"obisCode":"\#(code)","einheit":"kWh","messwerte":[\#(values.joined(separator: ","))]}"#
    }
    let amounts = register("1-1:1.9.0") { _ in "0.5" }
    let readings = register("1-1:1.8.0") { "\(12_000 + $0)" }
    let usage = try read(#"{"zaehlwerke":[\#(amounts),\#(readings)]}"#)
    #expect(lines(usage.consumption).allSatisfy { $0.hasSuffix(" 0.5") })
    #expect(usage.warnings.contains(.leftOut(["1-1:1.8.0"])), "\(usage.warnings)")
  }

  @Test("A number with an unclear separator is named with its column")
  func unclearNumbers() {
    let text = hours("Time;Exported to Grid (Wh);Imported from Grid (Wh)") {
      "\(hour($0));\($0);1,0\($0 + 10)"
    }
    #expect(failure(text).contains("Imported from Grid"), "\(failure(text))")
  }
}
