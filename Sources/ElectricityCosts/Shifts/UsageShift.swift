import CivilTime
import ElectricityPrices
import ElectricityUsage

/// Energy of each day that could have been used in other hours: `2kWh:17-21:00-06`.
package struct UsageShift: Hashable, Sendable {
  /// The maximum energy that is moved from a day.
  package let energy: Energy
  /// The hours that energy is moved from, and the hours that it is moved to.
  private let source, target: ClockHours

  /// Parses an energy and two ranges of hours, which may contain midnight; `nil` for other texts.
  package init?(_ text: String) {
    let parts = text.lowercased().split(separator: ":", omittingEmptySubsequences: false)
    // Hours can contain colons themselves: 17:30-21:00.
    guard let first = parts.first, first.hasSuffix("kwh"),
      let amount = ExactDecimal(typed: first.dropLast(3).filter { $0 != " " }), amount > .zero,
      let energy = Energy(kilowattHours: amount)
    else { return nil }
    let rest = text.dropFirst(first.count + 1)
    for split in rest.indices where rest[split] == ":" {
      let (before, after) = (rest[..<split], rest[rest.index(after: split)...])
      guard let source = ClockHours(before), let target = ClockHours(after) else { continue }
      (self.energy, self.source, self.target) = (energy, source, target)
      return
    }
    return nil
  }

  /// The energy moved from a day.
  package struct Day: Hashable, Sendable {
    /// The date on which the energy was used.
    package let date: CivilDate
    /// The moved energy.
    package let energy: Energy
    /// The saved amount; negative if moving costs more.
    package let saved: Money
    /// Whether a price that it depends on is a forecast.
    package let isForecast: Bool
  }

  /// The days from which energy is moved, and the number of days with usage in the source hours but
  /// without the prices to move it.
  package typealias Outcome = (days: [Day], leftOut: Int)

  /// Moves energy from the most expensive slots of each day's source hours to the cheapest slot of
  /// the next target hours.
  ///
  /// A day is left out if its source hours or the next target hours have no price. Moved energy
  /// counts towards the limit of the support, so that the savings of the days add up to the savings
  /// of all moves.
  ///
  /// - Throws: ``CostError/outOfRange``.
  package func outcome(of costs: CostSeries) throws(CostError) -> Outcome {
    var shifted = ShiftedCosts(costs)
    var outcome: Outcome = ([], 0)
    let slots = costs.slots
    func isInside(_ slot: CostSlot) -> Bool { source.contains(costs.zone.civil(at: slot.start)) }
    var index = slots.startIndex
    while let first = slots[index...].firstIndex(where: isInside) {
      // The slots of the source hours, which may contain midnight.
      let next = slots[first...].firstIndex {
        !isInside($0) || !isSameWindow(slots[first].start, $0.start, costs.zone)
      }
      let end = next ?? slots.endIndex
      if let day = try day(costs, first..<end, &shifted) {
        outcome.days.append(day)
      } else if slots[first..<end].contains(where: { ($0.energy ?? .zero) > .zero }) {
        outcome.leftOut += 1
      }
      index = end
    }
    return outcome
  }

  /// Returns whether two times of the source hours belong to the same day's hours.
  private func isSameWindow(_ first: Instant, _ time: Instant, _ zone: Zone) -> Bool {
    source.end < source.start
      ? first.distance(to: time) < 86400 : zone.civil(at: first).date == zone.civil(at: time).date
  }

  private func day(
    _ costs: CostSeries, _ stretch: Range<Int>, _ shifted: inout ShiftedCosts
  ) throws(CostError) -> Day? {
    let slots = costs.slots
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
    let times = amounts.map { (slots[$0.index].start, slots[$0.index].end) }
    return Day(
      date: costs.zone.civil(at: slots[stretch.lowerBound].start).date,
      energy: Energy(microwattHours: energy.microwattHours - left),
      saved: try shifted.move(amounts, to: target),
      isForecast: (times + [(target.start, target.end)]).contains { start, end in
        costs.forecastSeconds(from: start, to: end) > 0
      })
  }

  /// Returns the cheapest slot of the target hours that begin within a day after a time.
  private func target(after time: Instant, _ shifted: ShiftedCosts) -> PriceSlot? {
    let prices = shifted.prices
    func isInside(_ slot: PriceSlot) -> Bool {
      slot.start >= time && target.contains(prices.zone.civil(at: slot.start))
    }
    // A day by the clock can be 23 or 25 hours.
    let end = prices.zone.instant(days: 1, after: time)
    let slots = prices.indices(from: time, to: end).lazy.map { prices[$0] }
      .drop { !isInside($0) }.prefix(while: isInside)
    return slots.compactMap { slot in shifted.price(in: slot).map { (slot: slot, price: $0) } }
      .min { $0.price < $1.price }?.slot
  }
}

extension Energy {
  /// Creates an energy from kilowatt-hours; `nil` for more than nine decimals, or out of range.
  init?(kilowattHours: ExactDecimal) {
    let power = kilowattHours.exponent + Energy.decimalsOfKilowattHours
    guard (0...18).contains(power),
      let number = MoneySum.scaled(Int128(kilowattHours.significand), power)
        .flatMap({ Int64(exactly: $0) })
    else { return nil }
    self.init(microwattHours: number)
  }
}
