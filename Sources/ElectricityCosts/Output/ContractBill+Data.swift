import CivilTime
import ElectricityPrices

/// Bills for programs.
extension [ContractBill] {
  /// The bills as CSV, a row each, in whole units of the currency with all their digits.
  ///
  /// The fee of the highest power is empty where there is none. Lines end with LF.
  public var csv: String { CostValue.csv(ContractBill.names, map(\.values)) }

  /// The same as a JSON array of objects; what there is not is null.
  public var json: String { CostValue.json(ContractBill.names, map(\.values)) }
}

extension ContractBill {
  fileprivate static var names: [String] {
    ["contract", "start", "end", "kwh", "energy", "fees", "power", "total", "currency"]
  }

  fileprivate var values: [CostValue] {
    let totals = report.totals
    return [
      .word(contract.name), .word(ISOTime.text(totals.start, in: report.costs.zone)),
      .word(ISOTime.text(totals.end, in: report.costs.zone)), .number(totals.energy.text),
      .number(totals.cost.description), .number(fees.description),
      peakFee.map { CostValue.number($0.description) } ?? .none, .number(total.description),
      .word(report.unit.currency.code),
    ]
  }
}
