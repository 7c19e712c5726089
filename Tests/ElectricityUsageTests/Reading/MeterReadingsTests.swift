import CivilTime
import ElectricityPrices
import Testing

@testable import ElectricityUsage

@Suite("Meter readings") struct MeterReadingsTests {
  /// Returns a file of hourly readings under a heading.
  private func file(_ readings: [String], name: String = "meter reading kWh") -> String {
    let rows = readings.enumerated().map { "2025-01-01T\(two($0)):00Z,\($1)\n" }
    return "time,\(name)\n" + rows.joined()
  }

  private func energies(_ usage: EnergyUsage) -> [Int64?] {
    (usage.consumption?.slots ?? []).map { slot in
      slot.energy.map { $0.microwattHours / 1_000_000 }
    }
  }

  @Test("The energy of a slot is the difference of the readings at its ends")
  func differences() throws {
    let usage = try read(file(["1000.5", "1000.75", "1002", "1002"]))
    #expect(energies(usage) == [250, 1250, 0])
    #expect(usage.consumption?.slots.first?.start == Instant(secondsSince1970: 1_735_689_600))
  }

  @Test("A reading below the previous reading belongs to another meter")
  func reset() throws {
    let usage = try read(file(["1000", "1001", "3", "4"]))
    #expect(energies(usage) == [1000, nil, 1000])
    #expect(usage.warnings.contains(.reset(1)) && usage.warnings.contains(.missing(1)))
  }

  @Test("A meter continues from zero after its highest reading")
  func rollOver() throws {
    let usage = try read(file(["99999.2", "99999.9", "0.6", "1"]))
    #expect(energies(usage) == [700, 700, 400])
    #expect(usage.warnings.contains(.rolledOver(1)))
  }

  @Test("A missing reading leaves a gap, and its energy is reported")
  func gap() throws {
    let text = file(["10", "11", "12", "", "15", "16"])
    #expect(energies(try read(text)) == [1000, 1000, nil, nil, 1000])
    let without =
      text.split(separator: "\n").filter { !$0.hasSuffix(",") }
      .joined(separator: "\n") + "\n"
    let usage = try read(without)
    #expect(energies(usage) == [1000, 1000, nil, 1000])
    let three = Energy(microwattHours: 3_000_000_000)
    #expect(usage.warnings.contains(.unplaced(1, three)))
    #expect(sentences(usage).contains { $0.contains("3 kWh there are of no slot") })
  }

  @Test("Unnamed numbers that only rise slightly are readings, with a warning")
  func unnamed() throws {
    let rising = (0..<13).map { "\(5000 + Double($0) / 2)" }
    let usage = try read(file(rising, name: "kWh"))
    #expect(energies(usage) == Array(repeating: 500, count: 12))
    #expect(usage.warnings.contains(.assumedReadings))
    let plain = try read(file((0..<13).map { "\(1 + $0)" }, name: "kWh"))
    #expect(energies(plain).count == 13 && !plain.warnings.contains(.assumedReadings))
  }

  @Test("Numbers that restart each midnight are readings; the first hours of days are from zero")
  func daily() throws {
    func text(_ first: Double) -> String {
      "time,energy_today_kwh\n"
        + (0..<48).map { hour in
          let value = first + Double(hour % 24) / 4
          return "2025-01-0\(hour / 24 + 1)T\(two(hour % 24)):00Z,\(value)\n"
        }.joined()
    }
    let counted = try read(text(0.25))
    #expect(energies(counted) == Array(repeating: 250, count: 48))
    #expect(counted.warnings.contains(.assumedReadings))
    // The last hour of a day is not in readings that begin at zero.
    let displayed = try read(text(0))
    #expect(energies(displayed).compactMap { $0 } == Array(repeating: 250, count: 46))
    #expect(energies(displayed)[23] == nil && displayed.warnings.contains(.reset(1)))
  }

  @Test("Sums of the day at the ends of slots have the energy before their times")
  func dailyAtEnds() throws {
    let rows = (1...48).map { hour in
      let time = "2025-01-0\((hour) / 24 + 1)T\(two(hour % 24)):00Z"
      return "\(time),\(Double((hour - 1) % 24 + 1) / 4)\n"
    }
    let usage = try read("interval end,energy today kWh\n" + rows.joined())
    #expect(lines(usage.consumption).first == "2025-01-01T01:00:00+01:00 60 0.25")
    #expect(energies(usage) == Array(repeating: 250, count: 48))
  }

  @Test(
    "A meter that is replaced once does not count days",
    arguments: [
      ("total import kWh", 24310.5, 480), ("Zählerstand kWh", 24310.5, 480),
      ("energy reading kWh", 5, 43),
    ])
  func replaced(name: String, first: Double, count: Int) throws {
    let before = count * 9 / 20
    let rows = (0..<count).map { hour -> String in
      let value = hour < before ? first + Double(hour) / 4 : 0.2 + Double(hour - before) / 4
      return "2025-01-\(two(hour / 24 + 1))T\(two(hour % 24)):00Z,\(value)\n"
    }
    let usage = try read("time,\(name)\n" + rows.joined())
    #expect(lines(usage.consumption).first == "2025-01-01T01:00:00+01:00 60 0.25")
    #expect(energies(usage)[before - 1] == nil && usage.warnings.contains(.reset(1)))
  }

  @Test("Sums of the day at odd times are placed on slots")
  func dailyPlaced() throws {
    let rows = (0..<577).map { place -> String in
      let seconds = place * 300 + 131 + place * 37 % 40
      let time =
        "2025-01-0\(seconds / 86_400 + 1)T\(two(seconds % 86_400 / 3600)):"
        + "\(two(seconds % 3600 / 60)):\(two(seconds % 60))Z"
      return "\(time),\(Double(place % 288) / 100 + 0.01)\n"
    }
    let usage = try read("time,energy today kWh\n" + rows.joined())
    #expect(usage.warnings.contains { if case .placedReadings = $0 { true } else { false } })
    let sum = energies(usage).compactMap { $0 }.reduce(0, +)
    #expect(abs(sum - 5760) <= 20, "\(sum)")
  }

  @Test("Readings every ten seconds are placed on slots of five minutes")
  func placed() throws {
    let rows = (0..<181).map { place -> String in
      let seconds = 3 + place * 10
      let time = "2025-01-01T00:\(two(seconds / 60)):\(two(seconds % 60))Z"
      return "\(time),\(10_000 + place)\n"
    }
    let usage = try read("time,electricity delivered reading Wh\n" + rows.joined())
    #expect(energies(usage) == Array(repeating: 30, count: 6))
    #expect(usage.consumption?.slots.first?.start == Instant(secondsSince1970: 1_735_689_600))
    #expect(usage.warnings.contains(.placedReadings(seconds: 300)))
  }

  @Test("Two registers for each direction are summed")
  func registers() throws {
    let usage = try read(
      """
      time,1.8.1,1.8.2,2.8.1,2.8.2
      2025-01-01T00:00Z,100,200,5,6
      2025-01-01T01:00Z,101,200,5,6.5
      2025-01-01T02:00Z,101,202,5.25,6.5

      """)
    #expect(energies(usage) == [1000, 2000])
    #expect(usage.production?.slots.map(\.energy?.microwattHours) == [500_000_000, 250_000_000])
    #expect(usage.series.count == 4)
  }

  @Test(
    "A few numbers of several registers that rise together are readings",
    arguments: [
      (["01,2000.1,0.015", "02,2010.4,0.015", "03,2025.2,0.015"], "25.1"),
      (["01,310.5,0.015", "02,319.2,0.015", "03,330.1,0.015", "04,338.8,0.015"], "28.3"),
      (["01,100,50", "02,110,55", "03,125,56"], "25"), (["01,1000,900", "02,1004,903"], "4"),
    ])
  func together(rows: [String], sum: String) throws {
    let text = "time,Import kWh,Export kWh\n" + rows.map { "2025-07-\($0)\n" }.joined()
    let usage = try read(text)
    let total = (usage.consumption?.slots ?? []).compactMap(\.energy?.microwattHours).reduce(0, +)
    #expect(ExactDecimal(significand: total, exponent: -9) == ExactDecimal(sum))
    #expect(usage.warnings.contains(.assumedReadings))
    // Small energies, and those that fall, are usage.
    for other in [
      "01,0.5,0.1\n2025-07-02,0.6,0.1\n2025-07-03,0.6,0.1", "01,90,50\n2025-07-02,89,50",
    ] {
      let plain = try read("time,Import kWh,Export kWh\n2025-07-\(other)\n")
      #expect(!plain.warnings.contains(.assumedReadings))
    }
  }
}
