import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import TerminalCore

/// What a usage costs by contracts, side by side.
package struct ContractListing {
  private let bills: [ContractBill]
  private let locale: TextLocale

  /// Tells bills in the words and numbers of a locale.
  package init(_ bills: [ContractBill], locale: TextLocale = .english) {
    self.bills = bills
    self.locale = locale
  }

  /// A table with a row for each, and what is left out of them.
  package var text: String {
    guard let first = bills.first else { return "" }
    let catalogue = locale.language.catalogue
    let currency = first.report.unit.currency.majorName
    let words: [Word] = [.contract, .energy, .fees, .peak, .total]
    var head = words.map(catalogue.word)
    head[head.count - 1] += " \(currency)"
    head.append(first.report.unit.symbol.visible)
    let lines = TextTable.lines([head] + bills.map(cells))
    var notes: [String] = []
    for bill in bills {
      let brief = CostListing(bill.report, locale: locale).brief.leftOut
      notes += brief.map { "\(bill.contract.name.visible): \($0)" }
    }
    return (lines + notes).map { $0 + "\n" }.joined()
  }

  private func cells(_ bill: ContractBill) -> [String] {
    let mean = CostTotals.mean(of: bill.total, bill.report.totals.energy)
    return [
      bill.contract.name.visible, money(bill.report.totals.cost), money(bill.fees),
      bill.peakFee.map(money) ?? "–", money(bill.total),
      bill.report.inUnit(mean)?.text(
        usualDecimals: bill.report.unit.usualDecimals, style: locale.numbers) ?? "–",
    ]
  }

  private func money(_ amount: MoneyAmount) -> String {
    (amount.price ?? .zero).text(decimals: 2, style: locale.numbers)
  }
}
