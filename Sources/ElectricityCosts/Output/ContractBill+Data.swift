import CivilTime
import ElectricityPrices

/// Bills for programs.
extension [ContractBill] {
  /// The bills as CSV, a row each, in whole units of the currency with all digits.
  ///
  /// The charge for the highest power is empty without such a tariff, and the income without
  /// production. Lines end with LF.
  public var csv: String { CostValue.csv(ContractBill.names, map(\.values)) }

  /// The bills as a JSON array of objects; what is empty in CSV is null.
  public var json: String { CostValue.json(ContractBill.names, map(\.values)) }
}

extension ContractBill {
  fileprivate static var names: [String] {
    [
      "contract", "start", "end", "kwh", "energy", "fees", "power", "total", "got", "net",
      "currency",
    ]
  }

  fileprivate var values: [CostValue] {
    let totals = report.totals
    return [
      .word(contract.name), .word(ISOTime.text(totals.start, in: report.costs.zone)),
      .word(ISOTime.text(totals.end, in: report.costs.zone)), .number(totals.energy.text),
      .money(totals.cost), .money(fees), .money(peakFee), .money(total), .money(got), .money(net),
      .word(report.unit.currency.code),
    ]
  }
}
