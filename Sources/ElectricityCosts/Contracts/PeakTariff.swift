import CivilTime
import ElectricityPrices
import ElectricityUsage

/// How the highest powers of a month become the one that is paid for.
public struct PeakRule: Hashable, Sendable {
  /// The name, such as `norway`.
  public let name: String
  /// How many are averaged.
  public let count: Int
  /// The place of the first of them among the highest: 1 for the highest.
  public let highest: Int
  /// The seconds over which power is measured.
  public let length: Int64
  /// Whether they are of different days.
  public let isOfDifferentDays: Bool
  /// The least power in kilowatts that is counted.
  public let least: Price
  /// How many months are averaged.
  public let months: Int
  /// The hours of the clock of which only a part of the power is counted, and that part in percent.
  let hours: PriceAddition
  let percent: Int64
  /// Where it stands.
  public let source: String

  /// The rows of `Resources/peak-tariffs.csv`, as its first row names them.
  public static let table: [PeakRule] = DatedTable.rows(
    PackageResources.peak_tariffs_csv, cells: 9
  ).compactMap { row in
    guard let count = Int(row.cells[0]), let highest = Int(row.cells[1]),
      let minutes = Int64(row.cells[2]), let least = Price(row.cells[4]),
      let months = Int(row.cells[5]), let hours = PriceAddition(row.cells[6] + "=0"),
      let percent = Int64(row.cells[7])
    else { return nil }
    return PeakRule(
      name: row.name, count: count, highest: highest, length: minutes * 60,
      isOfDifferentDays: row.cells[3] == "different", least: least, months: months, hours: hours,
      percent: percent, source: row.cells[8])
  }

  /// The power of a month in kilowatts, exact to six decimals; `nil` without usage in steps that
  /// make up the length.
  public func power(of slots: some Sequence<CostSlot>, in zone: Zone) -> Price? {
    var powers: [(energy: Int64, date: CivilDate)] = []
    for (start, energy) in Self.sums(slots, over: length) {
      let time = zone.civil(at: start)
      let counted = percent < 100 && hours.applies(to: time) ? percent : 100
      powers.append((Int64(Int128(energy) * Int128(counted) / 100), time.date))
    }
    powers.sort { $0.energy > $1.energy }
    var chosen: [(energy: Int64, date: CivilDate)] = []
    for power in powers where chosen.count < highest - 1 + count {
      if isOfDifferentDays, chosen.contains(where: { $0.date == power.date }) { continue }
      chosen.append(power)
    }
    // Of fewer the last one is the nearest.
    chosen.removeFirst(min(highest - 1, max(0, chosen.count - 1)))
    guard !chosen.isEmpty else { return nil }
    // µWh over a step to kW.
    let sum = chosen.reduce(Int128(0)) { $0 + Int128($1.energy) } * 3600
    let mean = CostTotals.quotient(
      Money(significand: sum, exponent: -9), Int128(length) * Int128(chosen.count),
      exponent: 0)
    return mean.map { max($0, least) }
  }

  /// The energy of each stretch of a length that slots fill wholly.
  private static func sums(
    _ slots: some Sequence<CostSlot>, over length: Int64
  ) -> [(start: Instant, energy: Int64)] {
    var sums: [(start: Instant, energy: Int64)] = []
    var open: (start: Int64, seconds: Int64, energy: Int64)?
    for slot in slots {
      guard let energy = slot.energy, slot.length <= length else { continue }
      let start = slot.start.secondsSince1970 / length * length
      if open?.start != start { open = (start, 0, 0) }
      guard let sum = open?.energy.addingReportingOverflow(energy.microwattHours), !sum.overflow
      else { continue }
      open?.seconds += slot.length
      open?.energy = sum.partialValue
      if let whole = open, whole.seconds == length {
        sums.append((Instant(secondsSince1970: start), whole.energy))
      }
    }
    return sums
  }
}

/// What is paid a month for the highest power.
public struct PeakTariff: Hashable, Sendable {
  /// How it is measured.
  public let rule: PeakRule
  private let price: Price?
  private let steps: [Step]

  /// A price for powers up to a limit.
  private struct Step: Hashable {
    let below: Price?
    let price: Price
  }

  /// Reads the name of a rule with a price for each kilowatt, as `belgium 4.12`, or with the prices
  /// of steps, as `norway 2:125 5:206 rest:350`; `nil` for other texts.
  public init?(_ text: String) {
    let words = text.lowercased().split(separator: " ").map(String.init)
    guard words.count > 1, let rule = PeakRule.table.last(where: { $0.name == words[0] }) else {
      return nil
    }
    self.rule = rule
    if words.count == 2, let price = Price(typed: words[1]) {
      (self.price, steps) = (price, [])
      return
    }
    var steps: [Step] = []
    for word in words.dropFirst() {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let price = Price(typed: parts[1]) else { return nil }
      let limit = parts[0] == "rest" ? nil : Price(typed: parts[0])
      let isLater = steps.last.map { last in
        last.below.map { below in limit.map { $0 > below } ?? true } ?? false
      }
      guard limit != nil || parts[0] == "rest", isLater ?? true else { return nil }
      steps.append(Step(below: limit, price: price))
    }
    // Without the rest a higher power would cost nothing.
    guard steps.last?.below == nil else { return nil }
    (self.price, self.steps) = (nil, steps)
  }

  /// What a power costs a month.
  public func price(of power: Price) -> Price? {
    if let price { return price.multiplied(by: power) }
    return steps.first { step in step.below.map { power < $0 } ?? true }?.price
  }
}
