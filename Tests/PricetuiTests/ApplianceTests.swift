import Foundation
import TerminalTestSupport
import Testing

private let settings = """
  [appliance washing]
  profile = 2.0,0.3,0.3,1.8
  ready by = 20:00

  [appliance car]
  lasts = 3h
  split = yes
  smallest piece = 1h
  power = 7.4kW
  start after = 16:00

  [appliance oven]
  lasts = 1h
  split = no
  """

@Suite("Appliances of the settings") struct ApplianceTests {
  private func run(_ arguments: [String], _ text: String = settings) throws -> Run {
    let folder = try TemporaryDirectory()
    let config = folder.write(text, to: "config")
    return try PricetuiTests.run(
      ["--config", config, "--locale", "en_GB"] + sampleDay + arguments)
  }

  @Test("Side by side they have their times, costs and what waiting saves") func table() throws {
    let all = try run(["--appliances"])
    #expect(all.status == .exited(0) && all.messages == "")
    #expect(
      all.output == """
        appliance                                            time  øre\
        /kWh  saved øre/kWh   kWh     kr  saved kr
        washing                            Tue 12 Jul 13:00-14:00     \
         326             83   1.1   3.59      0.91
        car        Tue 12 Jul 16:00-18:00, Tue 12 Jul 23:00-00:00     \
         410           -9.1  22.2  90.95     -2.01
        oven                               Tue 12 Jul 13:00-14:00     \
         326             83     –      –         –

        """, "\(all)")
    let named = try run(["--appliance", "oven", "--appliance", "washing"]).output
    #expect(named.split(separator: "\n").map { $0.prefix(4) } == ["appl", "oven", "wash"])
  }

  @Test("Programs and those who cannot see a table are told the same") func otherForms() throws {
    let text = try run(["--appliances", "--output", "json"]).output
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(rows.compactMap { $0["name"] as? String } == ["washing", "car", "oven"])
    #expect(rows[0]["energy_kwh"] as? Double == 1.1 && rows[2]["energy_kwh"] == nil)
    #expect((rows[1]["slots"] as? [Any])?.count == 2)
    let told = try run(["--describe", "--appliance", "washing"]).output
    #expect(told.contains("\nwashing: Cheapest 1 hour: Tue 12 Jul 13:00-14:00, 326 øre"))
    // Prices end before the car is ready.
    let late = try run(["--appliance", "car", "--now", "2022-07-12T22:30", "--output", "json"])
    #expect(late.output == "[\n  {\"name\":\"car\",\"start\":null,\"end\":null}\n]\n")
  }

  @Test("What is wrong is a sentence with its line, and the others hold") func faults() throws {
    let wrong = """
      [appliance a]
      colour = red
      [appliance b]
      profile = 1,2
      power = 2kW
      [appliance oven]
      lasts = 1h
      """
    let result = try run(["--appliances"], wrong)
    let lines = result.messages.split(separator: "\n")
    #expect(lines.map { $0.split(separator: ", line ").last?.prefix(2) } == ["1:", "2:", "3:"])
    #expect(lines[1].contains("“colour”") && lines[1].contains("ready by"), "\(lines)")
    #expect(result.status == .exited(0) && result.output.contains("\noven"), "\(result)")
    for (arguments, text, message) in [
      (["--appliance", "dish"], settings, "“dish”"), (["--appliances"], "vat = 25", "[appliance"),
      (["--appliances", "--print"], settings, "--describe"),
      (["--appliances", "--cheapest", "3h"], settings, "--cheapest"),
    ] as [([String], String, String)] {
      let refused = try run(arguments, text)
      #expect(refused.status == .exited(64) && refused.output == "", "\(refused)")
      #expect(refused.messages.contains(message) && refused.messages.count(where: \.isNewline) == 1)
    }
  }
}
