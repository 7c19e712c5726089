import ElectricityCosts
import ElectricityPrices
import LocaleFormats

extension ContractBill {
  /// The billed power of the last month; `nil` without such a tariff.
  private var peak: PaidPeak? { months.last?.peak }

  /// Returns the billed power and the hours that it comes from, in chronological order.
  private func parts(of peak: PaidPeak, _ locale: TextLocale) -> (power: String, times: String) {
    let zone = report.costs.zone
    let times = peak.measurements.sorted { $0.start < $1.start }.map {
      let date = zone.civil(at: $0.start).date
      return "\(locale.dates.shortWeekdayDay(date)) \(locale.dates.clock($0.start, in: zone))"
    }
    return ("\(number(peak.power, locale)) kW", times.joined(separator: ", "))
  }

  private func number(_ power: ExactDecimal, _ locale: TextLocale) -> String {
    // Just below a step, two decimals would be the step.
    let isNear = peak?.left?.scaled(byPowerOfTen: 2).map { $0 < 1 } ?? false
    return locale.numbers.text(power.rounded(toDecimals: isNear ? 3 : 2).description)
  }

  /// Returns the billed power of the last month, its hours, and the power left until the next step;
  /// `nil` without such a tariff.
  private func peakText(_ locale: TextLocale) -> CostText? {
    guard let peak else { return nil }
    let (power, times) = parts(of: peak, locale)
    guard peak.months == 1 else {
      return .peakMean(contract: contract.name, power: power, months: peak.months, times: times)
    }
    guard let step = peak.step else {
      return .peakPrice(contract: contract.name, power: power, times: times)
    }
    let from = number(step.from, locale)
    guard let next = step.to, let left = peak.left else {
      return .peakLast(contract: contract.name, power: power, times: times, from: from)
    }
    return .peakStep(
      contract: contract.name, power: power, times: times, from: from, to: number(next, locale),
      left: number(left, locale))
  }

  /// Returns the billed power and its hours for a row of the screen: `Grid 3.41 kW: Tue 3 18:00`;
  /// `nil` without such a tariff.
  package func briefPeak(_ locale: TextLocale) -> String? {
    guard let peak else { return nil }
    let (power, times) = parts(of: peak, locale)
    return "\(contract.name) \(power)" + (peak.months == 1 ? ": \(times)" : "")
  }

  /// Returns the step of the billed power and the power left until the next; `nil` without steps.
  package func briefStep(_ locale: TextLocale) -> String? {
    guard peak?.step != nil, let text = peakText(locale) else { return nil }
    return "\(contract.name): \(locale.catalogue.words(text))"
  }

  /// Returns a note that some months' peak power is not in the total; `nil` if it is complete.
  package func unmeasured(_ locale: TextLocale) -> String? {
    guard let rule = contract.peak?.rule, months.contains(where: { $0.peak == nil }) else {
      return nil
    }
    let text = CostText.unmeasured(contract: contract.name, Duration(seconds: rule.length))
    return locale.catalogue.sentence(text).text
  }

  package func peakSentence(_ locale: TextLocale) -> String? {
    peakText(locale).map { locale.catalogue.sentence($0).text }
  }
}

extension Contract {
  /// Returns sentences about missing tax, and about amounts that may be in hundredths.
  package func questions(at spot: PriceSeries, _ locale: TextLocale) -> [String] {
    guard let unit = spot.unit else { return [] }
    let untaxed = leavesTaxOut(of: spot) ? [CostText.untaxed(contract: name)] : []
    let doubts = doubtfulAmounts(at: spot).map { doubt in
      CostText.doubtfulAmount(
        contract: name, amount: "\(doubt.term.rawValue) = \(doubt.amount)",
        times: "\(doubt.ratio.rounded(toDecimals: 0))", minor: unit.currency.minorName,
        major: unit.currency.majorName)
    }
    return (untaxed + doubts).map { locale.catalogue.sentence($0).text }
  }
}
