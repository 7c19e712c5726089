import CivilTime
import ElectricityPrices

/// A slot of time with its energy.
package struct EnergySlot: Hashable, Sendable {
  /// The first instant.
  package let start: Instant
  /// The first instant after the slot; later than `start`.
  package let end: Instant
  /// The energy; `nil` if it is missing.
  package let energy: Energy?

  /// Creates a slot.
  package init(start: Instant, end: Instant, energy: Energy?) {
    (self.start, self.end, self.energy) = (start, end, energy)
  }

  var negated: EnergySlot {
    let energy = energy.map { Energy(microwattHours: -$0.microwattHours) }
    return EnergySlot(start: start, end: end, energy: energy)
  }
}

/// Slots of energy in chronological order, stored in columns like prices.
///
/// Slots of equal length with few digits need four bytes each: an array of ten million structures
/// took five times as long to fill as the file took to read. Copies and slices share the columns.
package struct EnergySlots: Equatable, Sendable {
  private var times = SlotTimes()
  /// Kilowatt-hours, as multiples of a µWh.
  private var energies = PriceColumn()
  /// The index of the first slot.
  package private(set) var startIndex = 0
  /// The index after the last slot.
  package private(set) var endIndex = 0

  private static let power = -9

  /// Creates slots in chronological order that do not overlap.
  package init(_ slots: some Sequence<EnergySlot>) {
    // Iterating over an array is ten times as fast as over a sequence of any type.
    for slot in Array(slots) { append(slot) }
  }

  /// Creates slots from columns of numbers in a power of ten of kilowatt-hours.
  ///
  /// Returns `nil` if a number has fractions of a µWh, or a slot is longer than `longest` seconds.
  init?(_ numbers: PriceSeries, power: Int, longest: Int64) {
    (times, energies, endIndex) = (numbers.times, numbers.prices, numbers.times.count)
    guard energies.hasIntegers(ofPower: Self.power - power),
      let scaled = energies.scaled(byPowerOfTen: power), longestSeconds <= longest
    else { return nil }
    energies = scaled
  }

  /// Appends a slot after the last one; not available for slices.
  mutating func append(_ slot: EnergySlot) {
    times.append(start: slot.start, end: slot.end)
    energies.append(
      slot.energy.flatMap { ExactDecimal(significand: $0.microwattHours, exponent: Self.power) })
    endIndex += 1
  }

  /// Returns the indices of the slots that begin between two instants.
  ///
  /// - Complexity: O(1) if slots have equal lengths and no gaps, else O(log n).
  package func indices(from start: Instant, to end: Instant) -> Range<Int> {
    let bounds = [start, end].map {
      Swift.min(Swift.max(times.countStarted(by: $0.advanced(by: -1)), startIndex), endIndex)
    }
    return bounds[0]..<Swift.max(bounds[0], bounds[1])
  }

  /// The length of the longest slot in seconds; 0 without slots.
  ///
  /// - Complexity: O(1) if slots have equal lengths and no gaps, else O(n).
  package var longestSeconds: Int64 {
    let lengths = indices.lazy.map { times.start($0).distance(to: times.end($0)) }
    return (times.isGrid ? lengths.first : lengths.max()) ?? 0
  }

  /// The number of slots without energy, including gaps; only valid for a whole series.
  var missingCount: Int {
    guard !times.isGrid else { return energies.missingCount }
    return indices.dropLast().reduce(energies.missingCount) { count, index in
      let gap = times.end(index).distance(to: times.start(index + 1))
      let length = gap > 0 ? times.start(index).distance(to: times.end(index)) : 0
      return length > 0 ? count + Int((gap + length - 1) / length) : count
    }
  }

  /// The number of slots with negative energy; only valid for a whole series.
  var negativeCount: Int {
    guard let lowest = energies.extremes(in: indices)?.lowest,
      self[lowest].energy.map({ $0 < .zero }) ?? false
    else { return 0 }
    return count { $0.energy.map { $0 < .zero } ?? false }
  }
}

extension EnergySlots: RandomAccessCollection {
  /// The slot at an index, assembled from the columns.
  package subscript(index: Int) -> EnergySlot {
    EnergySlot(
      start: times.start(index), end: times.end(index),
      energy: energies.integer(index, ofPower: Self.power).map(Energy.init(microwattHours:)))
  }

  /// A slice of the slots with the same indices.
  package subscript(bounds: Range<Int>) -> EnergySlots {
    var slice = self
    (slice.startIndex, slice.endIndex) = (bounds.lowerBound, bounds.upperBound)
    return slice
  }
}

extension EnergySlots: ExpressibleByArrayLiteral {
  /// Creates slots in chronological order that do not overlap.
  package init(arrayLiteral slots: EnergySlot...) { self.init(slots) }
}
