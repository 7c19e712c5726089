import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import LocaleFormats

/// The costs of a usage in sentences.
package struct CostListing {
  let report: CostReport
  let locale: TextLocale
  let bill: ContractBill?
  /// Whether contracts are compared: the cost is then none of theirs and is left out, and the
  /// estimate of the month begins with the name of the bill's contract.
  package var isCompared = false
  /// The mean price to compare with; `nil` for that of the hours with usage.
  private let mean: Price?

  /// Creates the texts of a report in the language and number format of a locale.
  ///
  /// - Parameters:
  ///   - bill: The bill of the consumption, whose fees and income the estimate includes.
  ///   - mean: The mean price of a screen that shows the texts; `nil` for that of the hours with
  ///     usage.
  package init(
    _ report: CostReport, bill: ContractBill? = nil, mean: Price? = nil,
    locale: TextLocale = .english
  ) {
    (self.report, self.bill, self.mean, self.locale) = (report, bill, mean, locale)
  }

  var prices: PriceText { PriceText(report.unit, locale) }

  /// Returns the paid mean and the mean price, the peak, the omitted energy, and the estimate of
  /// the month.
  package func sentences(at now: Instant) -> [String] {
    let peak = peak.map { CostText.peak(power: $0.power, time: time(of: $0.slot)) }
    let texts = [isCompared ? nil : comparison, peak].compactMap(\.self) + omissions
    let month = estimate(at: now).map { text in
      (isCompared ? bill.map { "\($0.contract.name): " } ?? "" : "")
        + locale.catalogue.sentence(text).text
    }
    return texts.map { locale.catalogue.sentence($0).text } + (month.map { [$0] } ?? [])
  }

  /// Returns by how much the paid mean is below or above the mean price, in a few words; `nil` if
  /// both are equal.
  package func compared(briefly: Bool) -> String? {
    guard let comparison else { return nil }
    if case .paid = comparison { return nil }
    return locale.catalogue.words(comparison, isNarrow: briefly)
  }

  /// The highest mean power in a few words, and its start.
  package var highest: (power: String, start: Instant)? {
    peak.map { (locale.catalogue.words(.peak(power: $0.power, time: "")), $0.slot.start) }
  }

  /// The omitted usage, in a few words.
  package var leftOut: [String] { omissions.map { locale.catalogue.words($0) } }

  /// Returns the energy and its cost: `24.12 kWh · 31.20 kr`.
  package func summary(of totals: CostTotals) -> String {
    guard totals.pricedSeconds > 0, !isCompared else { return used(totals) }
    return "\(used(totals)) · \(prices.money(totals.cost))"
  }

  /// Returns the energy and its cost with the charges of the bill, minus its income.
  func bill(of totals: CostTotals) -> String {
    guard let bill, let charges = try? bill.charges(from: totals.start, to: totals.end),
      let paid = charges.sum.flatMap(totals.cost.adding)
    else { return summary(of: totals) }
    let income = bill.income?.costs.part(from: totals.start, to: totals.end)
    let got = (try? income?.totals)?.cost ?? .zero
    let net = paid.subtracting(got) ?? paid
    return "\(used(totals)) · \(prices.money(net))"
  }

  /// Returns the energy alone: `24.12 kWh`.
  package func used(_ totals: CostTotals) -> String {
    "\(energy(totals.usedEnergy ?? totals.energy, decimals: 2)) kWh"
  }

  private var comparison: CostText? {
    guard let paid = report.inUnit(report.totals.paidMean) else { return nil }
    guard report.costs.direction == .consumption,
      let mean = mean ?? report.inUnit(report.totals.plainMean),
      let percent = CostTotals.savedPercent(paid: paid, mean: mean), percent != .zero
    else { return .paid(prices.sentence(paid)) }
    let text = percent.isNegative ? CostText.paidMore : CostText.paidLess
    return text(size(percent), prices.number(paid), prices.sentence(mean))
  }

  private func estimate(at now: Instant) -> CostText? {
    guard report.costs.direction == .consumption,
      let found = try? bill.map(MonthEstimate.init) ?? MonthEstimate(report.costs),
      found.holds(at: now)
    else { return nil }
    return .estimate(soFar: prices.money(found.soFar), likely: prices.money(found.likely))
  }

  private func size(_ percent: ExactDecimal) -> String {
    (percent.isNegative ? percent.negated : percent).text(decimals: 1, style: locale.numbers)
  }

  private var peak: (slot: EnergySlot, power: String)? {
    guard let slot = report.totals.peak, let watts = slot.watts,
      let power = ExactDecimal(significand: watts, exponent: -3)
    else { return nil }
    return (slot, power.text(decimals: 2, style: locale.numbers) + " kW")
  }

  private var omissions: [CostText] {
    let totals = report.totals
    let all = hours(totals.start.distance(to: totals.end))
    return [
      totals.missingSeconds > 0 ? .missing(hours: hours(totals.missingSeconds), of: all) : nil,
      totals.unpricedEnergy == .zero ? nil : .unpriced(energy: energy(totals.unpricedEnergy)),
      totals.unsupportedEnergy == .zero
        ? nil : .unsupported(energy: energy(totals.unsupportedEnergy)),
    ].compactMap(\.self)
  }

  func energy(_ energy: Energy, decimals: Int = 3) -> String {
    energy.kilowattHours.text(decimals: decimals, style: locale.numbers)
  }

  private func hours(_ seconds: Int64) -> String {
    let hours = ExactDecimal(integerLiteral: seconds).divided(by: 3600) ?? .zero
    return locale.numbers.text(hours.rounded(toDecimals: 2).description)
  }

  /// Returns the label of a period: `2024-07`, `2024-07-12`, `2024-07-12 02:00 (2)`.
  func name(of totals: CostTotals) -> String {
    let date = "\(report.costs.zone.civil(at: totals.start).date)"
    switch report.period {
    case .month: return String(date.prefix(7))
    case .day, nil: return date
    case .hour: return "\(date) \(clock(totals.start))"
    }
  }

  private func time(of slot: EnergySlot) -> String {
    let date = report.costs.zone.civil(at: slot.start).date
    return "\(locale.dates.shortWeekdayDay(date)) \(clock(slot.start))-\(clock(slot.end))"
  }

  private func clock(_ instant: Instant) -> String {
    let zone = report.costs.zone
    return zone.civil(at: instant).hoursAndMinutes + zone.repetitionMark(at: instant)
  }
}
