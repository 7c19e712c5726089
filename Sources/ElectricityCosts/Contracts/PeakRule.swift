import CPriceFiles
import CivilTime
import ElectricityPrices
import ElectricityUsage

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
