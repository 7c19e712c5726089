import CivilTime
import ElectricityPrices
import ElectricityUsage

/// What a usage costs while parts of it move to later times, one after the other.
struct ShiftedCosts {
  /// Some energy, and what a kilowatt-hour of it costs.
  private struct Part {
    let start: Instant
    var energy: Energy
    let price: Price?
    /// What one above the limit of support costs on top.
    let surcharge: Price
  }

  private let slots: CostSlots
  /// In whole units of the currency, as those of the limit.
  let prices: PriceSeries
  private let limit: SupportLimit?
  /// From where to the end of its month more energy has no support.
  private var beyond: [Range<Instant>] = []
  private var parts: [Part] = []
  private var moved: [Part] = []

  /// - Throws: ``CostError`` if the prices have no unit, or are too large.
  init(
    _ costs: CostSeries, at prices: PriceSeries, beyond limit: SupportLimit?
  ) throws(CostError) {
    slots = costs.slots
    self.prices = try prices.inWholeUnits()
    self.limit = try limit.map { (limit) throws(CostError) in
      SupportLimit(scheme: limit.scheme, prices: try limit.prices.inWholeUnits())
    }
    for slot in slots {
      parts.append(part(from: slot.start, to: slot.end, slot.energy ?? .zero))
      guard slot.unsupported > .zero, beyond.last.map({ $0.upperBound <= slot.start }) ?? true
      else { continue }
      beyond.append(slot.start..<month(of: slot.start).end)
    }
  }

  private func month(of time: Instant) -> (start: Instant, end: Instant) {
    CalendarUnit.month.interval(containing: time, in: prices.zone)
  }

  private func part(from start: Instant, to end: Instant, _ energy: Energy) -> Part {
    let price = prices.price(from: start, to: end)
    let bare = limit?.prices.price(from: start, to: end)
    return Part(
      start: start, energy: energy, price: price,
      surcharge: price.flatMap { bare?.subtracting($0) } ?? .zero)
  }

  /// What a kilowatt-hour more costs in a slot of the prices.
  func price(in slot: PriceSlot) -> Price? {
    guard let limit, beyond.contains(where: { $0.contains(slot.start) }) else { return slot.price }
    return limit.prices.price(from: slot.start, to: slot.end)
  }

  /// Moves energy out of slots, by their indices, to a later time; returns what that saves.
  mutating func move(
    _ amounts: [(index: Int, energy: Energy)], to target: PriceSlot
  ) throws(CostError) -> MoneyAmount {
    guard let first = amounts.map(\.index).min() else { return .zero }
    var (start, end) = (slots[first].start, target.end)
    // Where support ends moves too, so that the months count as a whole.
    if limit != nil { (start, end) = (month(of: start).start, month(of: target.start).end) }
    let before = try cost(from: start, to: end)
    for (index, energy) in amounts {
      parts[index].energy = Energy(
        microwattHours: parts[index].energy.microwattHours - energy.microwattHours)
      moved.append(part(from: target.start, to: target.end, energy))
    }
    guard let saved = before.subtracting(try cost(from: start, to: end)) else { throw .outOfRange }
    return saved
  }

  private func cost(from start: Instant, to end: Instant) throws(CostError) -> MoneyAmount {
    let own = parts[slots.indices(from: start, to: end)]
    let all = (own + moved.filter { start <= $0.start && $0.start < end })
      .sorted { $0.start < $1.start }
    var (sum, count) = (MoneySum(), limit.map { MonthlyCount($0.scheme, zone: prices.zone) })
    for part in all {
      let above = count?.countAbove(part.energy, from: part.start) ?? .zero
      guard let price = part.price else { continue }
      for (energy, price) in [(part.energy, price), (above, part.surcharge)] where energy != .zero {
        guard
          sum.add(
            Int128(energy.microwattHours) * Int128(price.significand),
            price.exponent - Energy.decimalsOfKilowattHours)
        else { throw .outOfRange }
      }
    }
    return sum.amount
  }
}

extension PriceSeries {
  /// The prices in whole units of their currency.
  func inWholeUnits() throws(CostError) -> PriceSeries {
    guard let unit else { throw .noUnit }
    guard let prices = converted(to: PriceUnit(unit.currency)) else { throw .outOfRange }
    return prices
  }
}
