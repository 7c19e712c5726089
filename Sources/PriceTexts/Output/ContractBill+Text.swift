import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import TerminalCore

extension [ContractBill] {
  /// The costs of a usage by contracts: a table with a row each, the energy that is left out, and
  /// the power that is billed.
  package func text(_ locale: TextLocale) -> String {
    guard let first else { return "" }
    let catalogue = locale.language.catalogue
    let hasIncome = contains { $0.got != nil }
    let words: [Word] =
      [.contract, .energy, .fees, .peak, .total] + (hasIncome ? [.income, .net] : [])
    var head = words.map(catalogue.word)
    head[head.count - 1] += " \(first.report.unit.currency.majorName)"
    head.append(first.report.unit.symbol)
    let lines = TextTable.lines([head] + map { $0.cells(locale, hasIncome: hasIncome) })
    return (lines + notes(locale) + compactMap { $0.peakSentence(locale) }).map { $0 + "\n" }
      .joined()
  }

  /// The energy that is left out: once if that of all contracts is the same.
  private func notes(_ locale: TextLocale) -> [String] {
    let all = map { bill in CostListing(bill.report, locale: locale).leftOut }
    let common = (all.first ?? []).filter { note in all.allSatisfy { $0.contains(note) } }
    let own = zip(self, all).flatMap { bill, notes in
      notes.filter { !common.contains($0) }.map { "\(bill.contract.name): \($0)" }
    }
    return common + own
  }
}

extension ContractBill {
  fileprivate func cells(_ locale: TextLocale, hasIncome: Bool) -> [String] {
    let mean = report.inUnit(CostTotals.mean(of: net, report.totals.energy))
    let amounts = [report.totals.cost, fees, peakFee, total] + (hasIncome ? [got, net] : [])
    return [contract.name] + amounts.map { $0?.text(locale.numbers) ?? "–" }
      + [mean.map(PriceText(report.unit, locale).number) ?? "–"]
  }

  /// The power that is billed for the last month, its hours, and what is left to the next step; nil
  /// without such a tariff.
  private func peakText(_ locale: TextLocale) -> CostText? {
    guard let peak = months.last?.peak else { return nil }
    func number(_ power: ExactDecimal) -> String {
      locale.numbers.text(power.rounded(toDecimals: 2).description)
    }
    let zone = report.costs.zone
    let times = peak.measurements.sorted { $0.start < $1.start }.map {
      let time = zone.civil(at: $0.start)
      return "\(locale.dates.shortWeekdayDay(time.date)) \(locale.dates.clock(time))"
    }.joined(separator: ", ")
    let (name, power) = (contract.name, "\(number(peak.power)) kW")
    guard let step = peak.step else {
      return .peakPrice(contract: name, power: power, times: times)
    }
    guard let next = step.to, let left = peak.left else {
      return .peakLast(contract: name, power: power, times: times, from: number(step.from))
    }
    return .peakStep(
      contract: name, power: power, times: times, from: number(step.from), to: number(next),
      left: number(left))
  }

  fileprivate func peakSentence(_ locale: TextLocale) -> String? {
    peakText(locale).map { locale.language.catalogue.sentence($0).text }
  }
}

extension Contract {
  /// Questions about amounts that may be in hundredths of the currency.
  package func questions(at spot: PriceSeries, _ locale: TextLocale) -> [String] {
    guard let unit = spot.unit else { return [] }
    return doubtfulAmounts(at: spot).map { doubt in
      let text = CostText.doubtfulAmount(
        contract: name, amount: "\(doubt.term.rawValue) = \(doubt.amount)",
        times: "\(doubt.ratio.rounded(toDecimals: 0))", minor: unit.currency.minorName,
        major: unit.currency.majorName)
      return locale.language.catalogue.sentence(text).text
    }
  }
}
