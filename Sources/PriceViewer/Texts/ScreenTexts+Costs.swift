import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import LocaleFormats
import PriceTexts

/// What is said of usage and its costs.
extension ScreenTexts {
  /// `1.42 kWh · 4.63 kr`: what was used in a stretch of slots, and what it cost; nil where nothing
  /// is known of it.
  func usage(in stretch: Range<Int>) -> String? {
    report(of: stretch).map { CostListing($0, locale: locale).summary(of: $0.totals) }
  }

  /// `1.42 kWh`: the same where costs are told already.
  func usedAlone(in stretch: Range<Int>) -> String {
    report(of: stretch).map { CostListing($0, locale: locale).used($0.totals) } ?? "– kWh"
  }

  private func report(of stretch: Range<Int>) -> CostReport? {
    guard let first = stretch.first, let last = stretch.last,
      let report = state.costs(from: series[first].start, to: series[last].end),
      report.totals.measuredSeconds > 0
    else { return nil }
    return report
  }

  /// What all that is shown has cost, and how that compares with the mean of its hours.
  var costs: TextRow? {
    guard let report = state.visibleCosts, report.totals.measuredSeconds > 0 else { return nil }
    let listing = CostListing(report, locale: locale)
    var row = TextRow(left: [
      TextPart(text: listing.summary(of: report.totals), role: .strong, rank: 9)
    ])
    let brief = listing.brief
    // What is left out stays longest.
    row.left += brief.leftOut.map { TextPart(text: $0, role: .warning, rank: 8, gap: 3) }
    row.left += brief.facts.enumerated().map { TextPart(text: $1, rank: 7 - $0, gap: 3) }
    return row
  }

  /// A value of a bar of usage, `2.4`, `31.20`, `12`, with as many decimals as have room; empty
  /// where none of it has, for a part of a number is another.
  func usageValue(_ value: Double, width: Int) -> String {
    let decimals = state.measure == .share ? 0 : state.measure == .cost ? 2 : 1
    let price = Price(mean: value)
    let texts = (0...decimals).reversed().lazy.compactMap { decimals in
      price?.text(decimals: decimals, style: locale.numbers)
    }
    return texts.first { $0.displayWidth <= width } ?? ""
  }

  /// What the bars of usage are in.
  var usageUnit: String {
    switch state.measure {
    case .energy: "kWh"
    case .cost: series.unit?.currency.majorName ?? ""
    case .share: "%"
    }
  }
}
