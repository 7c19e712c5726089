import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import PriceTexts

extension ViewerState {
  /// The cost of a contract in a comparison.
  struct ContractCost: Identifiable {
    /// The index of the contract in the comparison.
    let id: Int
    let name: String
    let amount: Money
  }

  /// The visible slots of the usage that are compared; empty without a comparison.
  var comparedSlots: Range<Int> {
    comparison?.common.slots.indices(from: viewport.start, to: viewport.end) ?? 0..<0
  }

  /// Returns the cost by contract from the start of the view to a time.
  ///
  /// Returns an empty array without a comparison.
  func runningCosts(until end: Instant) -> [ContractCost] {
    guard let comparison, let first = comparedSlots.first,
      case let start = comparison.common.slots[first].start, start <= end,
      let costs = comparison.costs(from: start, to: min(end, viewport.end))
    else { return [] }
    return costs.enumerated().map {
      ContractCost(id: $0, name: comparison.names[$0], amount: $1)
    }
  }
}

/// Texts about the comparison of contracts.
extension ScreenTexts {
  /// Returns an amount with its currency: `312.40 kr`.
  func money(_ amount: Money) -> String {
    "\(amount.text(locale.numbers)) \(series.unit?.currency.majorName ?? "")"
  }

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
    let text: CostText.Brief =
      difference == .zero
      ? .same(costs[0].name, costs[1].name)
      : .cheapest(costs[0].name, by: money(difference), than: costs[1].name)
    row.right = [TextPart(words.words(text).text, .strong, rank: 9)]
    return row
  }

  /// Returns the cost by contract to the end of slots: `Spot 312.40 kr · Fixed 298.12 kr`.
  func contracts(in stretch: Range<Int>) -> String {
    let costs = stretch.last.map { state.runningCosts(until: series[$0].end) } ?? []
    return costs.map { "\($0.name) \(money($0.amount))" }.joined(separator: " · ")
  }

  /// The usage, the part of it that is compared, and the billed power with its hours.
  var comparedUsage: TextRow {
    guard let common = state.comparison?.common, let unit = series.unit,
      let report = try? CostReport(
        common.part(from: state.viewport.start, to: state.viewport.end), in: unit)
    else { return TextRow() }
    let listing = CostListing(report, locale: locale)
    return TextRow(
      left: [TextPart(listing.used(report.totals), .strong, rank: 9)]
        + listing.leftOut.map { TextPart($0, .warning, rank: 8, gap: 3) }
        + billParts { $0.briefPeak(locale) })
  }

  /// The steps of the billed power, which a month's highest hours reach.
  var peakSteps: [TextPart] { billParts { $0.briefStep(locale) } }

  /// Returns a part for each bill that has a text.
  private func billParts(_ text: (ContractBill) -> String?) -> [TextPart] {
    (state.comparison?.bills ?? []).compactMap(text).map { TextPart($0, rank: 6, gap: 3) }
  }
}
