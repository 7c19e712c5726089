import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import TerminalCore

extension [ContractBill] {
  /// What a usage costs by contracts, side by side: a table with a row for each, and what is left
  /// out of them.
  package func text(_ locale: TextLocale) -> String {
    guard let first else { return "" }
    let catalogue = locale.language.catalogue
    let words: [Word] = [.contract, .energy, .fees, .peak, .total]
    var head = words.map(catalogue.word)
    head[head.count - 1] += " \(first.report.unit.currency.majorName)"
    head.append(first.report.unit.symbol)
    let lines = TextTable.lines([head] + map { $0.cells(locale) })
    let notes = flatMap { bill in
      CostListing(bill.report, locale: locale).leftOut.map {
        "\(bill.contract.name): \($0)"
      }
    }
    return (lines + notes).map { $0 + "\n" }.joined()
  }
}

extension ContractBill {
  fileprivate func cells(_ locale: TextLocale) -> [String] {
    let mean = report.inUnit(CostTotals.mean(of: total, report.totals.energy))
    let amounts = [report.totals.cost, fees, peakFee, total]
    return [contract.name] + amounts.map { $0?.text(locale.numbers) ?? "–" }
      + [mean.map(PriceText(report.unit, locale).number) ?? "–"]
  }
}
