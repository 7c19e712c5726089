import CivilTime
import ElectricityCosts
import ElectricityPrices
import PriceTexts

/// Texts about usage, its costs and the comparison of contracts.
extension ScreenTexts {
  /// Returns the usage of slots and its cost: `1.42 kWh · 4.63 kr`; `nil` if both are unknown.
  ///
  /// Usage in longer slots than those of prices has its times: `18:00-19:00  2.79 kWh · 4.60 kr`.
  func usage(in stretch: Range<Int>) -> String? {
    let slots = wholeUsage(stretch)
    let used = report(of: slots, state.shown.costs).map(summary)
    let fedIn = report(of: slots, state.shown.income).map(summary)
    let both = fedIn.map { "\(used ?? "– kWh") · \(words(.production)) \($0)" }
    return (both ?? used).map { slots == stretch ? $0 : "\(times.ends(slots))  \($0)" }
  }

  /// Returns slots extended to those of the usage that they cut.
  private func wholeUsage(_ stretch: Range<Int>) -> Range<Int> {
    guard let costs = state.shown.costs ?? state.shown.income,
      let time = series.interval(of: stretch),
      case let whole = costs.extended(from: time.start, to: time.end),
      whole != (time.start, time.end)
    else { return stretch }
    return series.indices(from: whole.start, to: whole.end)
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
  var estimate: [TextPart] {
    guard let month = state.estimate else { return [] }
    let (soFar, likely) = (prices.money(month.soFar), prices.money(month.likely))
    let brief = words.words(.estimate(soFar: soFar, likely: likely))
    let text = month.bill.map { "\($0.contract.name): \(brief)" } ?? brief
    return text.displayWidth < columns ? [TextPart(text)] : []
  }

  /// The cost of the visible usage, its comparison with the mean price of its hours, and the peak.
  var costs: TextRow? {
    let report = state.visibleCosts
    let income = state.report(state.shown.income, in: state.viewport)
    guard report != nil || income != nil else { return nil }
    let row = costs(report, income, briefly: false)
    // Shorter words are better than omitting the peak.
    return row.keeps(rank: 6, width: columns) ? row : costs(report, income, briefly: true)
  }

  private func costs(_ report: CostReport?, _ income: CostReport?, briefly: Bool) -> TextRow {
    var row = TextRow()
    if let report {
      // The mean equals the one among the prices.
      let mean = state.statistics.flatMap { Price(mean: $0.mean) }
      let listing = CostListing(report, mean: mean, locale: locale)
      row.left = [TextPart(summary(report), .strong, rank: 9)]
      // The note about omitted usage is removed last.
      row.left += listing.leftOut.map { TextPart($0, .warning, rank: 8, gap: 3) }
      if let compared = listing.compared(briefly: briefly) {
        row.left.append(TextPart(compared, rank: 7, gap: 3))
      }
      if let highest = listing.highest {
        row.left.append(TextPart(highest.power, rank: 6, gap: 3))
        row.left.append(TextPart(times.brief(highest.start), rank: 5, gap: 1))
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

  // MARK: The comparison of contracts

  /// The title, the days and the currency; at the right, the cheapest contract and its advantage.
  var contractTitle: TextRow {
    var row = TextRow(left: [TextPart(words(.runningCost), .strong, rank: 1)])
    if let area { row.left.append(TextPart(area, .strong, rank: 2)) }
    row.left.append(TextPart(times.datesOfDays + times.partOfDay, rank: 8))
    row.left.append(TextPart(series.unit?.currency.majorName ?? "", .faint, rank: 5, gap: 3))
    let costs = state.runningCosts(until: state.viewport.end).sorted {
      $0.amount.doubleValue < $1.amount.doubleValue
    }
    guard costs.count > 1, let difference = costs[1].amount.subtracting(costs[0].amount) else {
      return row
    }
    let text: PhraseText =
      difference == .zero
      ? .equalContracts(costs[0].name, costs[1].name)
      : .cheapestContract(costs[0].name, by: prices.money(difference), than: costs[1].name)
    row.right = [TextPart(words.phrase(text), .strong, rank: 9)]
    return row
  }

  /// Returns the cost by contract to the end of slots: `Spot 312.40 kr · Fixed 298.12 kr`.
  func contracts(in stretch: Range<Int>) -> String {
    let costs = stretch.last.map { state.runningCosts(until: series[$0].end) } ?? []
    return costs.map { "\($0.name) \(prices.money($0.amount))" }.joined(separator: " · ")
  }

  /// The usage, the part of it that is compared, and the billed power with its hours.
  var comparedUsage: TextRow {
    guard let common = state.comparison?.common, let unit = series.unit,
      let report = try? CostReport(
        common.part(from: state.viewport.start, to: state.viewport.end), in: unit)
    else { return TextRow(left: [TextPart(words(.noUsage), .faint)]) }
    let listing = CostListing(report, locale: locale)
    return TextRow(
      left: [TextPart(listing.used(report.totals), .strong, rank: 9)]
        + listing.leftOut.map { TextPart($0, .warning, rank: 8, gap: 3) }
        + billParts { $0.briefPeak(locale) })
  }

  /// Returns a part for each bill that has a text.
  func billParts(_ text: (ContractBill) -> String?) -> [TextPart] {
    (state.comparison?.bills ?? []).compactMap(text).map { TextPart($0, rank: 6, gap: 3) }
  }
}

extension ViewerState {
  /// The visible slots of the usage that are compared; empty without a comparison.
  var comparedSlots: Range<Int> {
    comparison?.common.slots.indices(from: viewport.start, to: viewport.end) ?? 0..<0
  }

  /// Returns the cost by contract, in their order, from the start of the view to a time.
  ///
  /// Returns an empty array without a comparison.
  func runningCosts(until end: Instant) -> [(name: String, amount: Money)] {
    guard let comparison, let first = comparedSlots.first,
      case let start = comparison.common.slots[first].start, start <= end,
      let costs = comparison.costs(from: start, to: min(end, viewport.end))
    else { return [] }
    return zip(comparison.names, costs).map { ($0, $1) }
  }
}
