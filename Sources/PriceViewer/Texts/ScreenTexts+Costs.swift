import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import LocaleFormats
import PriceTexts

/// Texts about usage and its costs.
extension ScreenTexts {
  /// Returns the usage of slots and its cost: `1.42 kWh · 4.63 kr`; `nil` if both are unknown.
  func usage(in stretch: Range<Int>) -> String? {
    let used = report(of: stretch, state.shown.costs).map(summary)
    let fedIn = report(of: stretch, state.shown.income).map(summary)
    guard let fedIn else { return used }
    return "\(used ?? "– kWh") · \(words(.production)) \(fedIn)"
  }

  /// Returns the usage of slots without its cost: `1.42 kWh`.
  func usedAlone(in stretch: Range<Int>) -> String {
    report(of: stretch, state.shown.costs).map { CostListing($0, locale: locale).used($0.totals) }
      ?? "– kWh"
  }

  private func report(of stretch: Range<Int>, _ costs: CostSeries?) -> CostReport? {
    series.interval(of: stretch).flatMap { state.report(costs, in: $0) }
  }

  private func summary(_ report: CostReport) -> String {
    CostListing(report, locale: locale).summary(of: report.totals)
  }

  /// The cost of the current month so far and its estimate.
  ///
  /// It is empty if it does not fit as a whole, since truncated digits would be another number.
  var estimate: TextRow {
    guard let shown = state.estimate else { return TextRow() }
    let amounts = (money(shown.estimate.soFar), money(shown.estimate.likely))
    let brief = words.words(.month(soFar: amounts.0, likely: amounts.1)).text
    let text = shown.contract.map { "\($0): \(brief)" } ?? brief
    return TextRow(left: text.displayWidth < columns ? [TextPart(text)] : [])
  }

  /// The cost of the visible usage, its comparison with the mean price of its hours, and the peak.
  var costs: TextRow? {
    let (report, income) = (state.visibleCosts, state.visibleIncome)
    guard report != nil || income != nil else { return nil }
    let row = costs(report, income, briefly: false)
    // Shorter words are better than omitting the peak.
    return row.keeps(rank: 6, width: columns) ? row : costs(report, income, briefly: true)
  }

  private func costs(_ report: CostReport?, _ income: CostReport?, briefly: Bool) -> TextRow {
    var row = TextRow()
    if let report {
      let listing = CostListing(report, locale: locale)
      row.left = [TextPart(summary(report), .strong, rank: 9)]
      // The note about omitted usage is removed last.
      row.left += listing.leftOut.map { TextPart($0, .warning, rank: 8, gap: 3) }
      if let compared = listing.compared(briefly: briefly) {
        row.left.append(TextPart(compared, rank: 7, gap: 3))
      }
      if let highest = listing.highest {
        row.left.append(TextPart(highest.power, rank: 6, gap: 3))
        row.left.append(TextPart(highest.time, rank: 5, gap: 1))
      }
    }
    if let income {
      let text = "\(words(.production)) \(summary(income))"
      row.left.append(TextPart(text, .production, rank: 8, gap: 3))
    }
    return row
  }

  /// Returns the value of a usage bar, such as `2.4`, `31.20` or `12`, with decimals that fit.
  ///
  /// Returns an empty text if no form fits, since truncated digits would be another number.
  func usageValue(_ value: Double, width: Int) -> String {
    let decimals = state.measure == .share ? 0 : state.measure == .cost ? 2 : 1
    let price = Price(mean: value)
    let texts = (0...decimals).reversed().lazy.compactMap { decimals in
      price?.text(decimals: decimals, style: locale.numbers)
    }
    return texts.first { $0.displayWidth <= width } ?? ""
  }

  /// The unit of the usage bars.
  var usageUnit: String {
    switch state.measure {
    case .energy: "kWh"
    case .cost: series.unit?.currency.majorName ?? ""
    case .share: "%"
    }
  }
}
