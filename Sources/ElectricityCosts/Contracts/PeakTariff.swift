import ElectricityPrices

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
  /// - Throws: ``CostError/outOfRange``.
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
