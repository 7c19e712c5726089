import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import TerminalTestSupport
import Testing

/// Tests that compare sums with those of a script that adds exact decimals in its own way.
///
/// They take some seconds: the script examines every price for every slot.
struct CostReferenceTests {
  @Test(
    "Four hundred random usages have exactly the costs that the reference calculates",
    .needs("python3"))
  func reference() throws {
    var generator = SeededGenerator(seed: 32)
    var cases: [RandomCase] = []
    while cases.count < 400 { cases.append(try RandomCase(&generator)) }
    let folder = try TemporaryDirectory()
    let path = folder.write(cases.map(\.text).joined(), to: "cases.txt")
    let script = #filePath.replacing("CostReferenceTests.swift", with: "costs.py")
    let python = try #require(ExternalTool.path("python3"))
    let answer = try ChildProcess.run(python, [script, path], Deadline(seconds: 60))
    #expect(answer.status == .exited(0))
    let blocks = answer.output.split(separator: "case\n").map(String.init)
    try #require(blocks.count == cases.count)
    for (number, (block, random)) in zip(blocks, cases).enumerated() {
      #expect(try random.totals == block, "case \(number) of seed 32")
    }
  }
}

/// Random prices and usage of some days around a change of the clocks.
private struct RandomCase {
  let zone: Zone
  let terms: [(name: String, value: String)]
  let prices: [PriceSlot]
  let usage: [EnergySlot]
  let shiftText: String
  var shift: UsageShift { get throws { try #require(UsageShift(shiftText)) } }

  init(_ generator: inout SeededGenerator) throws {
    let zones = ["Europe/Oslo", "Europe/Helsinki", "Europe/London", "Atlantic/Canary", "UTC"]
    zone = try Zone(identifier: zones.randomElement(using: &generator)!)
    let when = [
      "", "22-06 ", "06-22 ", "winter 17:30-21 ", "00-01 mon-fri ", "workdays 06-22 ", "summer ",
      "weekend holidays ", "oct-mar sun ", "sat-mon ", "holidays 10-14 ", "22:30-06 ",
    ]
    var terms: [(name: String, value: String)] = []
    if let tax = [nil, "25", "12", "21.5"].randomElement(using: &generator)! {
      terms.append(("vat", tax))
    }
    let names = ["markup", "add", "grid", "grid", "grid", "price"]
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let name = names.randomElement(using: &generator)!
      // Most cases have the exchange price.
      if name == "price", Bool.random(using: &generator) { continue }
      let isSpot = name == "price" && Int.random(in: 0..<3, using: &generator) == 0
      let value =
        when.randomElement(using: &generator)! + (isSpot ? "spot" : Self.decimal(&generator))
      // A line after one that always applies is refused.
      let isLast = terms.contains { $0.name == name && !$0.value.contains(" ") }
      if ["price", "grid"].contains(name), isLast { continue }
      terms.append((name, value))
    }
    let support = [nil, nil, "stromstotte", "norgespris"].randomElement(using: &generator)!
    if let support { terms.append(("support", support)) }
    self.terms = terms
    // The end of March or October 2024, where the clocks change; for Norgespris the end of October
    // 2025, its first month.
    let spring: Int64 = Bool.random(using: &generator) ? 1_711_756_800 : 1_729_897_200
    let first = support == "norgespris" ? 1_761_429_600 : spring
    let days = Int64.random(in: 1...3, using: &generator)
    let steps: [Int64] = [900, 1800, 3600]
    // Support is calculated by hour: thirds of three quarters would be rounded.
    let step = support == nil ? steps.randomElement(using: &generator)! : 3600
    prices = stride(from: first, to: first + days * 86400, by: Int(step)).compactMap { start in
      guard Int.random(in: 0..<40, using: &generator) > 0 else { return nil }
      let isMissing = Int.random(in: 0..<40, using: &generator) == 0
      return PriceSlot(
        start: Instant(secondsSince1970: start), end: Instant(secondsSince1970: start + step),
        price: isMissing ? nil : Price(Self.decimal(&generator)))
    }
    let usual = steps.randomElement(using: &generator)!
    var start = first - usual
    var slots: [EnergySlot] = []
    while start < first + days * 86400 {
      let length = Int.random(in: 0..<30, using: &generator) == 0 ? 900 : usual
      let energy =
        Int.random(in: 0..<20, using: &generator) == 0
        ? nil
        : Int64.random(in: 0...5_000_000_000, using: &generator) * (support == nil ? 1 : 100)
      if Int.random(in: 0..<30, using: &generator) > 0 {
        slots.append(
          EnergySlot(
            start: Instant(secondsSince1970: start),
            end: Instant(secondsSince1970: start + length),
            energy: energy.map(Energy.init(microwattHours:))))
      }
      start += length
    }
    usage = slots
    shiftText =
      "\(Int.random(in: 1...300, using: &generator))kWh:"
      + ["17-21:00-06", "06-12:12-16", "17-21:18-22", "22-02:02:30-05"].randomElement(
        using: &generator)!
  }

  private static func decimal(_ generator: inout SeededGenerator) -> String {
    let digits = Int64.random(in: -20_000...900_000, using: &generator)
    return Price(significand: digits, exponent: -Int.random(in: 2...5, using: &generator))!
      .description
  }

  /// The case in the format of the script.
  var text: String {
    var lines = ["case \(zone.identifier)"]
    lines += terms.map { "term \($0.name) \($0.value)" }
    lines.append("shift \(shiftText)")
    lines += prices.map {
      "price \($0.start.secondsSince1970) \($0.end.secondsSince1970) "
        + ($0.price?.description ?? "-")
    }
    lines += usage.map { slot in
      "use \(slot.start.secondsSince1970) \(slot.end.secondsSince1970) "
        + (slot.energy.map { "\($0.microwattHours)" } ?? "-")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The results of pricetui, in the lines of the script.
  var totals: String {
    get throws {
      let series = PriceSeries(
        slots: prices, unit: PriceUnit(.nok), valueAddedTax: .excluded, area: "NO1", zone: zone)
      var contract = Contract(named: "random")
      for term in terms { try contract.set(term.name, to: term.value) }
      let paid = try contract.prices(of: series)
      let costs = try CostSeries(
        of: EnergySeries(slots: usage, zone: zone), at: paid,
        beyond: contract.supportLimit(of: series))
      for period in CostPeriod.allCases {
        // The totals of each report equal those of all slots, with the peak and the plain mean.
        let report = try CostReport(costs, in: PriceUnit(.nok), by: period)
        #expect(try report?.totals == costs.totals)
      }
      let days = try shift.outcome(of: costs).days
      let shifts = days.map { "shift \($0.date) \(kilowattHours($0.energy)) \($0.saved)\n" }
      return try shifts.joined()
        + [CostPeriod.day, .month].flatMap { period in
          try costs.totals(by: period).map { total in
            let date = "\(zone.civil(at: total.start).date)".prefix(period == .day ? 10 : 7)
            return "\(date) \(kilowattHours(total.energy)) \(total.cost) "
              + "\(kilowattHours(total.unpricedEnergy)) "
              + "\(kilowattHours(total.unsupportedEnergy))\n"
          }
        }.joined()
    }
  }

  private func kilowattHours(_ energy: Energy) -> String {
    Money(significand: Int128(energy.microwattHours), exponent: -9).description
  }
}
