import CivilTime
import ElectricityPrices
import ElectricityUsage

/// Energy of each day that could have been used at other hours: `2kWh:17-21:00-06`.
public struct UsageShift: Hashable, Sendable {
  /// The most energy that is moved from a day.
  public let energy: Energy
  /// The hours that it is moved from, and those that it is moved to, in minutes of the clock.
  private let source, target: PriceAddition

  /// Reads an energy and two stretches of the clock, of which either may go over midnight; `nil`
  /// for other texts.
  public init?(_ text: String) {
    let parts = text.lowercased().split(separator: ":", omittingEmptySubsequences: false)
    // Hours have colons of their own: 17:30-21:00.
    guard let first = parts.first, first.hasSuffix("kwh"),
      let amount = Price(typed: first.dropLast(3).filter { $0 != " " }), amount > .zero,
      let energy = Energy(kilowattHours: amount)
    else { return nil }
    let rest = text.dropFirst(first.count + 1)
    for split in rest.indices where rest[split] == ":" {
      let (before, after) = (rest[..<split], rest[rest.index(after: split)...])
      guard let source = Self.hours(before), let target = Self.hours(after) else { continue }
      (self.energy, self.source, self.target) = (energy, source, target)
      return
    }
    return nil
  }

  private static func hours(_ text: Substring) -> PriceAddition? {
    PriceAddition(text + "=0").flatMap { $0.minutes == nil ? nil : $0 }
  }

  /// What a day gives.
  public struct Day: Hashable, Sendable {
    /// The date that the energy was used on.
    public let date: CivilDate
    /// What is moved.
    public let energy: Energy
    /// What that saves; below zero where it had cost more.
    public let saved: MoneyAmount
  }

  /// The days with usage in the hours, from the dearest of which the energy is taken, and moved to
  /// the cheapest slot of the hours that come next.
  ///
  /// Days are left out whose next hours to move to have no prices. A day without a price in the
  /// hours to move from has nothing to move.
  ///
  /// - Throws: ``CostError/outOfRange``.
  public func days(of costs: CostSeries, at prices: PriceSeries) throws(CostError) -> [Day] {
    guard let unit = prices.unit else { throw .noUnit }
    guard let prices = prices.converted(to: PriceUnit(unit.currency)) else { throw .outOfRange }
    var days: [Day] = []
    var index = 0
    while index < costs.slots.count {
      guard applies(source, costs.slots[index].start, costs.zone) else {
        index += 1
        continue
      }
      // The slots of one stretch, which may go over midnight.
      var next = index
      while next < costs.slots.count, applies(source, costs.slots[next].start, costs.zone),
        costs.slots[index].start.distance(to: costs.slots[next].start) < 86400
      {
        next += 1
      }
      if let day = try day(costs.slots[index..<next], costs.zone, prices) { days.append(day) }
      index = next
    }
    return days
  }

  private func applies(_ hours: PriceAddition, _ time: Instant, _ zone: Zone) -> Bool {
    hours.applies(to: zone.civil(at: time))
  }

  private func day(
    _ slots: CostSlots, _ zone: Zone, _ prices: PriceSeries
  ) throws(CostError) -> Day? {
    guard let first = slots.first, let last = slots.last,
      let cheapest = cheapest(after: last.end, prices)
    else { return nil }
    var (left, saved) = (energy.microwattHours, MoneySum())
    let dearest = slots.filter { $0.cost != nil }.sorted {
      ($1.price ?? .zero) < ($0.price ?? .zero)
    }
    for slot in dearest where left > 0 {
      guard let used = slot.energy, let price = slot.price, used.microwattHours > 0 else {
        continue
      }
      let moved = min(left, used.microwattHours)
      left -= moved
      guard let less = price.subtracting(cheapest),
        saved.add(
          Int128(moved) * Int128(less.significand),
          less.exponent - Energy.decimalsOfKilowattHours)
      else { throw .outOfRange }
    }
    let moved = Energy(microwattHours: energy.microwattHours - left)
    guard moved != .zero else { return nil }
    return Day(date: zone.civil(at: first.start).date, energy: moved, saved: saved.amount)
  }

  /// The lowest price of the hours to move to that begin within a day after a time.
  private func cheapest(after time: Instant, _ prices: PriceSeries) -> Price? {
    var found: Price?
    var hasBegun = false
    for index in prices.indices(from: time, to: time.advanced(by: 86400)) {
      let slot = prices[index]
      let isInside = slot.start >= time && applies(target, slot.start, prices.zone)
      if hasBegun, !isInside { break }
      hasBegun = isInside
      if isInside, let price = slot.price { found = found.map { min($0, price) } ?? price }
    }
    return found
  }
}

extension Energy {
  /// The energy of so many kilowatt-hours; `nil` with more than nine decimals, or out of range.
  init?(kilowattHours: Price) {
    let power = kilowattHours.exponent + Energy.decimalsOfKilowattHours
    guard (0...18).contains(power),
      let number = MoneySum.scaled(Int128(kilowattHours.significand), power)
        .flatMap({ Int64(exactly: $0) })
    else { return nil }
    self.init(microwattHours: number)
  }
}
