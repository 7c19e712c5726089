import CivilTime
import ElectricityPrices
import ElectricityUsage

/// What a usage costs while parts of it move to later times, one after the other.
struct ShiftedCosts {
  /// What is left in each slot, and what has been moved.
  private var left, moved: [EnergySlot]
  private let slots: CostSlots
  private let supported: SupportedPrices
  /// From where to the end of its month more energy has no support.
  private var beyond: [Range<Instant>] = []

  /// - Throws: ``CostError`` if the prices have no unit, or are too large.
  init(
    _ costs: CostSeries, at prices: PriceSeries, beyond limit: SupportLimit?
  ) throws(CostError) {
    (slots, moved) = (costs.slots, [])
    left = slots.map(\.usage)
    supported = try SupportedPrices(prices, beyond: limit)
    for slot in slots where slot.unsupported > .zero {
      guard beyond.last.map({ $0.upperBound <= slot.start }) ?? true else { continue }
      beyond.append(slot.start..<month(of: slot.start).end)
    }
  }

  /// In whole units of the currency.
  var prices: PriceSeries { supported.prices }

  private func month(of time: Instant) -> (start: Instant, end: Instant) {
    CalendarUnit.month.interval(containing: time, in: prices.zone)
  }

  /// What a kilowatt-hour more costs in a slot of the prices.
  func price(in slot: PriceSlot) -> Price? {
    let isBeyond = beyond.contains { $0.contains(slot.start) }
    return isBeyond ? supported.bare?.price(from: slot.start, to: slot.end) : slot.price
  }

  /// Moves energy out of slots, by their indices, to a later time; returns what that saves.
  mutating func move(
    _ amounts: [(index: Int, energy: Energy)], to target: PriceSlot
  ) throws(CostError) -> Money {
    guard let first = amounts.map(\.index).min() else { return .zero }
    var (start, end) = (slots[first].start, target.end)
    // Where support ends moves too, so that the months count as a whole.
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

  /// What is used in a stretch costs: slots beside each other, as the contract has it.
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
  /// The prices in whole units of their currency.
  func inWholeUnits() throws(CostError) -> PriceSeries {
    guard let unit else { throw .noUnit }
    return try CostError.inRange(converted(to: PriceUnit(unit.currency)))
  }
}
