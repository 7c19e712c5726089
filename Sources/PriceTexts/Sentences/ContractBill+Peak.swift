import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats

extension ContractBill {
  /// Returns the billed power of the last month, its hours, and the power left until the next step;
  /// `nil` without such a tariff.
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

  /// Returns a note that some months' peak power is not in the total; `nil` if it is complete.
  package func unmeasured(_ locale: TextLocale) -> String? {
    guard lacksPeaks, let rule = contract.peak?.rule else { return nil }
    let text = CostText.unmeasured(
      contract: contract.name, Duration(seconds: rule.length))
    return locale.language.catalogue.sentence(text).text
  }

  func peakSentence(_ locale: TextLocale) -> String? {
    peakText(locale).map { locale.language.catalogue.sentence($0).text }
  }
}

extension Contract {
  /// Returns questions about amounts that may be in hundredths of the currency.
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
