import CPriceFiles
import CivilTime
import ElectricityPrices
import ElectricityUsage

/// The monthly charge for peak power.
package struct PeakTariff: Hashable, Sendable {
  /// The rule that determines the billed power.
  package let rule: PeakRule
  /// The price per kilowatt; `nil` for a tariff of steps.
  private let price: ExactDecimal?
  private let steps: [PaidPeak.Step]

  /// Parses the name of a rule with a price per kilowatt, `belgium 4.12`, or with charges by step,
  /// `norway 2:125 5:206 rest:350`; `nil` for other texts.
  package init?(_ text: String) {
    let words = text.lowercased().split(separator: " ").map(String.init)
    guard words.count > 1, let row = PeakRule.table.last(where: { $0.name == words[0] }) else {
      return nil
    }
    rule = row.value
    if words.count == 2, let price = ExactDecimal(typed: words[1]) {
      (self.price, steps) = (price, [])
      return
    }
    var (steps, limit): ([PaidPeak.Step], ExactDecimal?) = ([], .zero)
    for word in words.dropFirst() {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard let from = limit, parts.count == 2, let price = ExactDecimal(typed: parts[1]) else {
        return nil
      }
      limit = ExactDecimal(typed: parts[0])
      guard limit.map({ $0 > from || steps.isEmpty }) ?? (parts[0] == "rest") else { return nil }
      steps.append(PaidPeak.Step(from: from, to: limit, price: Money(price)))
    }
    // Without `rest`, a higher power would be free.
    guard limit == nil else { return nil }
    (self.price, self.steps) = (nil, steps)
  }

  /// Returns the billed power of a month; `nil` without usage in steps that the rule can measure.
  ///
  /// - Parameter powers: The powers of earlier months; the power of this month is appended.
  func peak(of month: CostSeries, after powers: inout [ExactDecimal]) throws(CostError) -> PaidPeak?
  {
    guard let found = rule.power(of: month.slots, in: month.zone) else { return nil }
    powers.append(found.mean)
    let averaged = powers.suffix(rule.months)
    let sum = averaged.reduce(ExactDecimal?.some(.zero)) { sum, power in sum?.adding(power) }
    let exact = try CostError.inRange(sum?.divided(by: Int64(averaged.count)))
    let power = try CostError.inRange(Money(exact).quotient(by: 1))
    let step = steps.first { step in step.to.map { exact < $0 } ?? true }
    // Not rounded, so that the sum of months has no remainder.
    let charge =
      if let step { step.price } else { Money(try CostError.inRange(price?.multiplied(by: exact))) }
    return PaidPeak(
      power: power, measurements: found.measurements, months: averaged.count, step: step,
      charge: charge)
  }
}

/// A rule that determines the billed power from the highest powers of a month.
package struct PeakRule: Hashable, Sendable {
  /// The number of averaged measurements.
  package let count: Int
  /// The rank of the first averaged measurement: 1 for the highest.
  package let highest: Int
  /// The length of a measurement in seconds.
  package let length: Int64
  /// Whether the measurements must be on different days.
  package let isOfDifferentDays: Bool
  /// The minimum billed power in kilowatts.
  package let minimum: ExactDecimal
  /// The number of averaged months.
  package let months: Int
  /// The hours of the clock in which only ``percent`` of the power counts.
  let hours: ClockHours
  let percent: Int64

  /// All rules by their names, such as `norway`: the rows of `Resources/peak-tariffs.csv`.
  static let table = DatedTable.rows(peakTariffsTable(), cells: 9) { cells -> PeakRule? in
    guard let count = Int(cells[0]), let highest = Int(cells[1]), let minutes = Int64(cells[2]),
      let minimum = ExactDecimal(cells[4]), let months = Int(cells[5]),
      let hours = ClockHours(cells[6]), let percent = Int64(cells[7])
    else { return nil }
    return PeakRule(
      count: count, highest: highest, length: minutes * 60,
      isOfDifferentDays: cells[3] == "different", minimum: minimum, months: months, hours: hours,
      percent: percent)
  }

  /// Returns the averaged measurements of a month, highest first, with their energy.
  ///
  /// The result is empty without usage in steps that make up ``length``.
  private func highest(
    of slots: some Sequence<CostSlot>, in zone: Zone
  ) -> [(start: Instant, energy: Int64)] {
    var energies = Self.sums(slots, over: length)
    for index in energies.indices where percent < 100 {
      guard hours.contains(zone.civil(at: energies[index].start)) else { continue }
      energies[index].energy = Int64(Int128(energies[index].energy) * Int128(percent) / 100)
    }
    energies.sort { ($1.energy, $0.start) < ($0.energy, $1.start) }
    var (chosen, dates): ([(start: Instant, energy: Int64)], [CivilDate]) = ([], [])
    for energy in energies where chosen.count < highest - 1 + count {
      let date = zone.civil(at: energy.start).date
      if isOfDifferentDays, dates.contains(date) { continue }
      chosen.append(energy)
      dates.append(date)
    }
    // If there are too few, the lowest is used.
    chosen.removeFirst(min(highest - 1, max(0, chosen.count - 1)))
    return chosen
  }

  /// Returns the mean power of a month in kilowatts, to twelve decimals, and its measurements, to
  /// six; `nil` without usage in steps that make up ``length``.
  func power(
    of slots: some Sequence<CostSlot>, in zone: Zone
  ) -> (mean: ExactDecimal, measurements: [PaidPeak.Measurement])? {
    let highest = highest(of: slots, in: zone)
    func power(_ energy: Int128, _ count: Int, decimals: Int) -> ExactDecimal? {
      // µWh in `length` seconds to kW.
      Money(significand: energy * 3600, exponent: -Energy.decimalsOfKilowattHours)
        .quotient(by: Int128(length) * Int128(count), decimals: decimals)
    }
    let measurements = highest.compactMap { start, energy in
      power(Int128(energy), 1, decimals: 6).map { PaidPeak.Measurement(start: start, power: $0) }
    }
    let sum = highest.reduce(0) { $0 + Int128($1.energy) }
    return power(sum, highest.count, decimals: 12).map { (max($0, minimum), measurements) }
  }

  /// Returns the energy of each multiple of a length that slots fill completely.
  private static func sums(
    _ slots: some Sequence<CostSlot>, over length: Int64
  ) -> [(start: Instant, energy: Int64)] {
    var sums: [(start: Instant, energy: Int64)] = []
    var open: (start: Int64, seconds: Int64, energy: Int64) = (.min, 0, 0)
    for slot in slots {
      guard let energy = slot.energy, slot.length <= length else { continue }
      let start = slot.start.secondsSince1970 / length * length
      if open.start != start { open = (start, 0, 0) }
      let (sum, overflow) = open.energy.addingReportingOverflow(energy.microwattHours)
      guard !overflow else { continue }
      open = (start, open.seconds + slot.length, sum)
      if open.seconds == length { sums.append((Instant(secondsSince1970: start), sum)) }
    }
    return sums
  }
}

/// The peak power of a month as the grid bills it.
package struct PaidPeak: Hashable, Sendable {
  /// The mean power over a measured interval.
  package struct Measurement: Hashable, Sendable {
    /// The first instant.
    package let start: Instant
    /// The mean power in kilowatts.
    package let power: ExactDecimal
  }

  /// A range of powers with a single charge.
  package struct Step: Hashable, Sendable {
    /// The lowest power in kilowatts.
    package let from: ExactDecimal
    /// The lower limit of the next step in kilowatts; `nil` for the last step.
    package let to: ExactDecimal?
    let price: Money
  }

  /// The billed power in kilowatts, to six decimals.
  package let power: ExactDecimal
  /// The measurements of the last month whose mean is its highest power, highest first.
  package let measurements: [Measurement]
  /// The number of months whose highest powers have the billed power as their mean.
  package let months: Int
  /// The step of the tariff; `nil` for a price per kilowatt.
  package let step: Step?
  /// The charge for a whole month, to twelve decimals or more.
  let charge: Money

  /// The kilowatts left until the next step; `nil` if there is none.
  package var left: ExactDecimal? { step?.to?.subtracting(power) }
}
