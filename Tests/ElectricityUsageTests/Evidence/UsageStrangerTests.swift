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
}
