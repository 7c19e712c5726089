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
      let amount = ExactDecimal(typed: first.dropLast(3).filter { $0 != " " }), amount > .zero,
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
    public let saved: Money
  }

  /// What all days give.
  public struct Outcome: Hashable, Sendable {
    /// The days of which something is moved.
    public fileprivate(set) var days: [Day] = []
    /// How many days have usage in the hours, and no prices to move it between.
    public fileprivate(set) var leftOut = 0
  }

  /// The days with usage in the hours, from the dearest of which the energy is taken, and moved to
  /// the cheapest slot of the hours that come next.
  ///
  /// Days are left out that have no price in the hours to move from, or in the next ones to move
  /// to.
  ///
  /// - Parameters:
  ///   - costs: What was used, as it is paid.
  ///   - prices: What is paid.
  ///   - limit: Where support ends, and what is paid then. It is reached at another time by what
  ///     the days before have moved, so that the days together save what all moves do.
  /// - Throws: ``CostError`` if the prices have no unit, or are too large.
  public func outcome(
    of costs: CostSeries, at prices: PriceSeries, beyond limit: SupportLimit? = nil
  ) throws(CostError) -> Outcome {
    var shifted = try ShiftedCosts(costs, at: prices, beyond: limit)
    var outcome = Outcome()
    let slots = costs.slots
    var index = 0
    while index < slots.count {
      guard applies(source, slots[index].start, costs.zone) else {
        index += 1
        continue
      }
      // The slots of one stretch, which may go over midnight.
      var next = index
      while next < slots.count, applies(source, slots[next].start, costs.zone),
        slots[index].start.distance(to: slots[next].start) < 86400
      {
        next += 1
      }
      if let day = try day(slots, index..<next, costs.zone, &shifted) {
        outcome.days.append(day)
      } else if slots[index..<next].contains(where: { ($0.energy ?? .zero) > .zero }) {
        outcome.leftOut += 1
      }
      index = next
    }
    return outcome
  }

  private func applies(_ hours: PriceAddition, _ time: Instant, _ zone: Zone) -> Bool {
    hours.applies(to: zone.civil(at: time))
  }

  private func day(
    _ slots: CostSlots, _ stretch: Range<Int>, _ zone: Zone, _ shifted: inout ShiftedCosts
  ) throws(CostError) -> Day? {
    guard let target = target(after: slots[stretch.upperBound - 1].end, shifted) else { return nil }
    var left = energy.microwattHours
    var amounts: [(index: Int, energy: Energy)] = []
    let dearest = stretch.filter { slots[$0].price != nil }.sorted {
      (slots[$1].price ?? .zero) < (slots[$0].price ?? .zero)
    }
    for index in dearest where left > 0 {
      guard let used = slots[index].energy, used > .zero else { continue }
      let amount = min(left, used.microwattHours)
      amounts.append((index, Energy(microwattHours: amount)))
      left -= amount
    }
    guard !amounts.isEmpty else { return nil }
    return Day(
      date: zone.civil(at: slots[stretch.lowerBound].start).date,
      energy: Energy(microwattHours: energy.microwattHours - left),
      saved: try shifted.move(amounts, to: target))
  }

  /// The cheapest slot of the hours to move to that begin within a day after a time.
  private func target(after time: Instant, _ shifted: ShiftedCosts) -> PriceSlot? {
    let prices = shifted.prices
    var found: (slot: PriceSlot, price: Price)?
    var hasBegun = false
    for index in prices.indices(from: time, to: time.advanced(by: 86400)) {
      let slot = prices[index]
      let isInside = slot.start >= time && applies(target, slot.start, prices.zone)
      if hasBegun, !isInside { break }
      hasBegun = isInside
      guard isInside, let price = shifted.price(in: slot), found.map({ price < $0.price }) ?? true
      else { continue }
      found = (slot, price)
    }
    return found?.slot
  }
}

extension Energy {
  /// The energy of so many kilowatt-hours; `nil` with more than nine decimals, or out of range.
  init?(kilowattHours: ExactDecimal) {
    let power = kilowattHours.exponent + Energy.decimalsOfKilowattHours
    guard (0...18).contains(power),
      let number = MoneySum.scaled(Int128(kilowattHours.significand), power)
        .flatMap({ Int64(exactly: $0) })
    else { return nil }
    self.init(microwattHours: number)
  }
}
