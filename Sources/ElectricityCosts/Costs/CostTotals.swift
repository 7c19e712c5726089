import CivilTime
import ElectricityPrices
import ElectricityUsage

/// The total cost of slots, and the energy without a cost.
package struct CostTotals: Hashable, Sendable {
  /// The first instant.
  package let start: Instant
  /// The first instant after the slots.
  package let end: Instant
  /// The energy with a price.
  package private(set) var energy = Energy.zero
  /// The cost of the energy.
  package private(set) var cost = Money.zero
  /// The energy without a price, which is not included in the cost.
  package private(set) var unpricedEnergy = Energy.zero
  /// The energy with a price that is above the limit of the support.
  package private(set) var unsupportedEnergy = Energy.zero
  /// The seconds with usage.
  package private(set) var measuredSeconds: Int64 = 0
  /// The seconds with usage and a price.
  package private(set) var pricedSeconds: Int64 = 0
  /// The slot of at most an hour with the highest mean power; the first of equal ones.
  package private(set) var peak: EnergySlot?
  /// The sum of prices times seconds over the same slots as the cost.
  private var weightedPrices = Money.zero

  /// Sums slots between two instants, which can be before the first or after the last slot.
  ///
  /// - Throws: ``CostError/outOfRange``.
  /// - Complexity: O(n), where n is the number of slots.
  package init(
    _ slots: some Sequence<CostSlot>, from start: Instant, to end: Instant
  ) throws(CostError) {
    (self.start, self.end) = (start, end)
    var (costs, prices) = (MoneySum(), MoneySum())
    for slot in slots {
      guard let amount = slot.energy else { continue }
      measuredSeconds += slot.length
      if slot.length <= 3600 { keepPeak(slot.usage) }
      guard let price = slot.price else {
        unpricedEnergy = try CostError.inRange(unpricedEnergy.adding(amount))
        continue
      }
      energy = try CostError.inRange(energy.adding(amount))
      unsupportedEnergy = try CostError.inRange(unsupportedEnergy.adding(slot.unsupported))
      pricedSeconds += slot.length
      guard slot.add(to: &costs),
        prices.add(Int128(price.significand) * Int128(slot.length), price.exponent)
      else { throw .outOfRange }
    }
    (cost, weightedPrices) = (costs.amount, prices.amount)
  }

  /// The cost; `nil` if no energy has a price, but some has none.
  package var knownCost: Money? { pricedSeconds > 0 || unpricedEnergy == .zero ? cost : nil }

  /// The energy with or without a price; `nil` out of range.
  package var usedEnergy: Energy? { energy.adding(unpricedEnergy) }

  /// The mean of the prices weighted by time, over the same slots as the cost.
  package var plainMean: Price? { weightedPrices.quotient(by: Int128(pricedSeconds)) }

  /// The mean cost per kilowatt-hour in whole units of the currency; `nil` without usage.
  package var paidMean: Price? { Self.mean(of: cost, energy) }

  /// Returns an amount per kilowatt-hour of an energy; `nil` without energy.
  package static func mean(of amount: Money, _ energy: Energy) -> Price? {
    amount.quotient(
      by: Int128(energy.microwattHours), exponent: Energy.decimalsOfKilowattHours)
  }

  /// Returns a mean price minus the paid mean in percent of the mean price, with one decimal:
  /// positive if less was paid; `nil` unless the mean price is positive.
  package static func savedPercent(paid: Price, mean: Price) -> ExactDecimal? {
    mean.subtracting(paid)?.scaled(byPowerOfTen: 2).flatMap { ratio($0, to: mean) }?
      .rounded(toDecimals: 1)
  }

  /// Returns a ratio to six decimals; `nil` unless the divisor is positive.
  static func ratio(_ number: ExactDecimal, to divisor: ExactDecimal) -> ExactDecimal? {
    Money(number).quotient(by: Int128(divisor.significand), exponent: -divisor.exponent)
  }

  /// The seconds without usage.
  package var missingSeconds: Int64 { max(0, start.distance(to: end) - measuredSeconds) }

  private mutating func keepPeak(_ slot: EnergySlot) {
    guard let peak, let highest = peak.energy, let energy = slot.energy else {
      peak = slot
      return
    }
    // Compares powers by cross-multiplication, without a division.
    let (left, right) = (
      Int128(energy.microwattHours) * Int128(peak.start.distance(to: peak.end)),
      Int128(highest.microwattHours) * Int128(slot.start.distance(to: slot.end))
    )
    if left > right { self.peak = slot }
  }
}

extension EnergySlot {
  /// The mean power in watts, rounded; `nil` if the energy is missing.
  package var watts: Int64? {
    energy.flatMap { energy in
      let length = Int128(start.distance(to: end))
      // µWh × 3600 ÷ seconds is µW.
      return Int64(exactly: (Int128(energy.microwattHours) * 3600 / length + 500_000) / 1_000_000)
    }
  }
}
