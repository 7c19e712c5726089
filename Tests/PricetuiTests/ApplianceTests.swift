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
  private func run(
    _ arguments: [String], _ text: String = settings, at now: String = "2022-07-12T09:30"
  ) throws -> Run {
    let folder = try TemporaryDirectory()
    let config = folder.write(text, to: "config")
    return try PricetuiTests.run(
      ["appliances"] + arguments + [
        "--config", config, "--locale", "en_GB", "--file", samplePath, "--now", now,
      ])
  }

  @Test("A table lists the time, cost and saving of every appliance") func table() throws {
    let all = try run([])
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
    let named = try run(["oven", "washing"]).output
    #expect(named.split(separator: "\n").map { $0.prefix(4) } == ["appl", "oven", "wash"])
  }

  @Test("A time that no longer fits before its limit is told to be a later one")
  func missedLimit() throws {
    let text = "[appliance a]\nlasts = 2h\nready by = 10:00\n[appliance b]\nlasts = 2h\n"
    for form in ["table", "json", "ics"] {
      let late = try run(["--output", form], text)
      #expect(late.status == .exited(0) && late.output.contains("a"), "\(late)")
      #expect(
        late.messages
          == "pricetui: “a” does not fit before Tue 12 Jul 10:00; the time is a later one.\n")
      #expect(try run(["--output", form], text, at: "2022-07-12T07:30").messages == "")
    }
    let folder = try TemporaryDirectory()
    let cheapest = try PricetuiTests.run([
      "cheapest", "2h", "--before", "10:00", "--config", folder.write("", to: "config"),
      "--locale", "en_GB", "--file", samplePath, "--now", "2022-07-12T09:30",
    ])
    #expect(
      cheapest.messages
        == "pricetui: “2 hours” does not fit before Tue 12 Jul 10:00; the time is a later one.\n")
  }

  @Test("A charged car leaves the plan of the other appliances")
  func charged() throws {
    for level in ["80", "95"] {
      let text = """
        [appliance car]
        capacity = 60 kWh
        level = \(level) %
        target = 80 %
        power = 11 kW
        [appliance oven]
        lasts = 1h
        """
      let all = try run([], text)
      #expect(all.status == .exited(0) && all.output.contains("\noven"), "\(all)")
      #expect(all.messages == "pricetui: “car” is charged to its target already.\n")
      #expect(!all.output.contains("car"))
      let alone = try run(["car"], text)
      #expect(alone.status == .exited(0) && alone.messages == all.messages, "\(alone)")
      #expect(alone.output.isEmpty)
    }
    let faulty = try run([], "[appliance car]\ncapacity = 60 kWh\nlevel = 80\ntarget = 80\n")
    #expect(faulty.status == .exited(78), "\(faulty)")
  }

  @Test("The reason is told once if appliances have no time") func noTime() throws {
    let text = "[appliance a]\nlasts = 90h\n[appliance b]\nlasts = 90h\n[appliance c]\nlasts = 1h\n"
    let told = try run([], text)
    #expect(told.status == .exited(0))
    #expect(
      told.messages
        == "pricetui: No window of 90 hours with prices is to come; --now sets the clock.\n")
  }

  @Test("The charging time of a battery follows from its energy, losses and power")
  func charge() throws {
    let car = "capacity = 60 kWh\nlevel = 35 %\ntarget = 80%\npower = 11 kW\nlosses = 8 %\n"
    let text = try run(["--output", "json"], "[appliance car]\n" + car).output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let row = try #require((object["appliances"] as? [[String: Any]])?.first)
    // 60 kWh × 45 % / 92 % = 29.35 kWh, at 11 kW in 160.08 minutes, which are 161 whole ones.
    #expect(row["seconds"] as? Int == 161 * 60)
    let energy = 60 * 0.45 / 0.92
    #expect((row["energy_kwh"] as? Double).map { abs($0 - energy) < 1e-6 } ?? false, "\(text)")
    let mean = try #require(row["mean"] as? Double)
    #expect((row["cost"] as? Double).map { abs($0 - energy * mean / 100) < 1e-6 } ?? false)
    for wrong in ["level = 80 %", "losses = 100 %", "lasts = 3h", "power = 0W", "capacity = 60"] {
      let run = try run([], "[appliance car]\n" + car + wrong + "\n")
      #expect(run.messages.contains("line") || run.messages.contains("charge"), "\(wrong): \(run)")
    }
  }

  @Test("A battery level without a percent sign and impossible percentages are refused")
  func percentages() throws {
    let car = "[appliance car]\ncapacity = 60 kWh\npower = 11 kW\ntarget = 80 %\n"
    for (line, expected) in [
      ("level = 0.35", "35 %, 0.35 %"), ("level = 120 %", "0 % – 100 %"),
      ("level = x", "0 % – 100 %"), ("level = 35\nlosses = 100 %", "0 % – 99 %"),
    ] {
      let run = try run([], car + line + "\n")
      #expect(run.messages.contains("one of these is expected: \(expected)"), "\(line): \(run)")
    }
    #expect(try run([], car + "level = 0.35 %\n").status == .exited(0))
  }

  @Test("Appliances can be output as JSON, calendar events and CSV") func otherForms() throws {
    let text = try run(["--output", "json"]).output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let rows = try #require(object["appliances"] as? [[String: Any]])
    #expect(rows.compactMap { $0["name"] as? String } == ["washing", "car", "oven"])
    #expect(rows[0]["energy_kwh"] as? Double == 1.1 && rows[2]["energy_kwh"] is NSNull)
    #expect((rows[1]["pieces"] as? [Any])?.count == 2)
    let calendar = try run(["washing", "--output", "ics"]).output
    #expect(calendar.contains("\r\nDTSTART:20220712T110000Z\r\nDTEND:20220712T120000Z\r\n"))
    #expect(calendar.contains("\r\nSUMMARY:washing\r\n"), "\(calendar)")
    #expect(calendar.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    // Every event has an identifier, which is the same in every run.
    let all = try run(["--output", "ics"]).output
    func identities(_ text: String) -> [Substring] {
      text.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
    }
    #expect(identities(all).count == Set(identities(all)).count && identities(all).count > 3)
    #expect(identities(all).contains(try #require(identities(calendar).first)))
    // A character of more bytes than a line is folded too, and a name twice is one event.
    let long = "a" + String(repeating: "\u{301}", count: 60)
    let folded = try run(["--output", "ics"], "[appliance \(long)]\nlasts = 1h\n").output
    #expect(folded.contains("END:VCALENDAR"))
    #expect(folded.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    let twice = try run(["car", "car", "--output", "ics"]).output
    #expect(identities(twice).count == Set(identities(twice)).count)
    // The prices end before the car's three hours are over.
    let late = try run(["car", "--output", "csv"], at: "2022-07-12T22:30").output
    #expect(late.contains("\ncar,10800,,,,,"), "\(late)")
  }

  @Test("Faulty lines are reported with their numbers, and valid appliances are still planned")
  func faults() throws {
    let wrong = """
      [appliance a]
      colour = red
      [appliance b]
      profile = 1,2
      power = 2kW
      [appliance oven]
      lasts = 1h
      """
    let result = try run(["oven"], wrong)
    let lines = result.messages.split(separator: "\n")
    #expect(lines.map { $0.split(separator: ", line ").last?.prefix(2) } == ["2:", "3:"])
    // What the section lacks can be due to the wrong line.
    #expect(lines[0].contains("“colour”") && lines[0].contains("ready by"), "\(lines)")
    #expect(result.status == .exited(0) && result.output.contains("\noven"), "\(result)")
    for (arguments, text, message) in [
      (["dish"], settings, "“dish”"), ([], "vat = 25", "[appliance"),
      (["--print"], settings, "--print"), (["--cheapest", "3h"], settings, "--cheapest"),
    ] as [([String], String, String)] {
      let refused = try run(arguments, text)
      #expect(refused.status == .exited(64) && refused.output == "", "\(refused)")
      #expect(refused.messages.contains(message) && refused.messages.count(where: \.isNewline) == 1)
    }
    // The valid lines of an appliance with a faulty line do not make a plan.
    for arguments in [[], ["b"]] {
      let refused = try run(arguments, wrong)
      #expect(refused.status == .exited(78) && refused.output == "", "\(refused)")
    }
    let heater = "[appliance heater]\nlasts = 1h\nprofile = 2.0,2.0,-2.0,-2.0\n"
    let negative = try run([], heater)
    #expect(negative.status == .exited(78) && negative.output == "", "\(negative)")
  }
}
