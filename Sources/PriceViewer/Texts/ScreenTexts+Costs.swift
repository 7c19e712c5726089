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
    let used = report(of: stretch, state.costs).map(summary)
    let fedIn = report(of: stretch, state.shown.income).map(summary)
    guard let fedIn else { return used }
    return "\(used ?? "– kWh") · \(words(.production)) \(fedIn)"
  }

  /// `1.42 kWh`: the same where costs are told already.
  func usedAlone(in stretch: Range<Int>) -> String {
    report(of: stretch, state.costs).map { CostListing($0, locale: locale).used($0.totals) }
      ?? "– kWh"
  }

  private func report(of stretch: Range<Int>, _ costs: CostSeries?) -> CostReport? {
    guard let first = stretch.first, let last = stretch.last else { return nil }
    return state.report(costs, from: series[first].start, to: series[last].end)
  }

  private func summary(_ report: CostReport) -> String {
    CostListing(report, locale: locale).summary(of: report.totals)
  }

  /// What the month of now has cost and likely will; empty where all of it has no room, for a part
  /// of a number is another.
  var estimate: TextRow {
    guard state.comparison == nil, let estimate = state.estimate else { return TextRow() }
    let brief = CostText.Brief.month(soFar: money(estimate.soFar), likely: money(estimate.likely))
    let text = words.catalogue.words(brief).text
    return TextRow(left: text.displayWidth < columns ? [TextPart(text: text)] : [])
  }

  /// What all that is shown has cost, how that compares with the mean of its hours, and the peak.
  var costs: TextRow? {
    let (report, income) = (state.visibleCosts, state.visibleIncome)
    let row = costs(report, income, briefly: false)
    // Rather fewer words than no peak.
    return row?.keeps(rank: 6, width: columns) == false
      ? costs(report, income, briefly: true) : row
  }

  private func costs(_ report: CostReport?, _ income: CostReport?, briefly: Bool) -> TextRow? {
    var row = TextRow()
    if let report {
      let listing = CostListing(report, locale: locale)
      row.left = [TextPart(text: summary(report), role: .strong, rank: 9)]
      // What is left out stays longest.
      row.left += listing.leftOut.map { TextPart(text: $0, role: .warning, rank: 8, gap: 3) }
      if let compared = listing.compared(briefly: briefly) {
        row.left.append(TextPart(text: compared, rank: 7, gap: 3))
      }
      if let highest = listing.highest {
        row.left.append(TextPart(text: highest.power, rank: 6, gap: 3))
        row.left.append(TextPart(text: highest.time, rank: 5, gap: 1))
      }
    }
    if let income {
      let text = "\(words(.production)) \(summary(income))"
      row.left.append(TextPart(text: text, role: .production, rank: 8, gap: 3))
    }
    return row.left.isEmpty ? nil : row
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
