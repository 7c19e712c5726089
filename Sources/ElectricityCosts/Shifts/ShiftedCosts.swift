import CivilTime
import ElectricityPrices
import ElectricityUsage

/// The costs of a usage while parts of it are moved to later times, one after the other.
struct ShiftedCosts {
  /// The energy that remains in each slot, and the moved energy.
  private var left, moved: [EnergySlot]
  private let slots: CostSlots
  private let supported: SupportedPrices
  /// The intervals, up to the ends of months, in which additional energy has no support.
  private var beyond: [Range<Instant>] = []

  init(_ costs: CostSeries) {
    (slots, moved, supported) = (costs.slots, [], costs.slots.supported)
    left = slots.map(\.usage)
    for slot in slots where slot.unsupported > .zero {
      guard beyond.last.map({ $0.upperBound <= slot.start }) ?? true else { continue }
      beyond.append(slot.start..<month(of: slot.start).end)
    }
  }

  /// The paid prices in whole units of the currency.
  var prices: PriceSeries { supported.prices }

  private func month(of time: Instant) -> (start: Instant, end: Instant) {
    CalendarUnit.month.interval(containing: time, in: prices.zone)
  }

  /// Returns the price of an additional kilowatt-hour in a price slot.
  func price(in slot: PriceSlot) -> Price? {
    let isBeyond = beyond.contains { $0.contains(slot.start) }
    return isBeyond ? supported.bare?.mean(from: slot.start, to: slot.end)?.price : slot.price
  }

  /// Moves energy from slots to a later price slot, and returns the saved amount.
  mutating func move(
    _ amounts: [(index: Int, energy: Energy)], to target: PriceSlot
  ) throws(CostError) -> Money {
    guard let first = amounts.map(\.index).min() else { return .zero }
    var (start, end) = (slots[first].start, target.end)
    // Moving also changes when the limit of the support is reached, so whole months count.
    if supported.bare != nil {
      (start, end) = (month(of: start).start, month(of: target.start).end)
    }
    let before = try cost(from: start, to: end)
    for (index, energy) in amounts {
      let slot = left[index]
      left[index] = EnergySlot(
        start: slot.start, end: slot.end,
        energy: slot.energy.map {
          Energy(microwattHours: $0.microwattHours - energy.microwattHours)
        })
      moved.append(EnergySlot(start: target.start, end: target.end, energy: energy))
    }
    return try CostError.inRange(before.subtracting(try cost(from: start, to: end)))
  }

  private func cost(from start: Instant, to end: Instant) throws(CostError) -> Money {
    let own = left[slots.indices(from: start, to: end)]
    let all = (own + moved.filter { start <= $0.start && $0.start < end })
      .sorted { $0.start < $1.start }
    var (sum, supported) = (MoneySum(), supported)
    for slot in all {
      guard supported.paid(slot).add(to: &sum) else { throw .outOfRange }
    }
    return sum.amount
  }
}

extension PriceSeries {
  /// Returns the prices in whole units of their currency.
  func inWholeUnits() throws(CostError) -> PriceSeries {
    guard let unit else { throw .noUnit }
    return try CostError.inRange(converted(to: PriceUnit(unit.currency)))
  }
}
