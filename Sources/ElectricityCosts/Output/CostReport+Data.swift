import CivilTime
import ElectricityPrices
import ElectricityUsage

/// Costs for programs.
extension [CostReport] {
  /// The columns of the CSV, and the keys of the objects.
  private static func names(_ bill: ContractBill?) -> [String] {
    [
      "start", "end", "direction", "kwh", "cost", "currency", "paid_mean", "plain_mean", "unit",
      "missing_hours", "unpriced_kwh", "unsupported_kwh",
    ] + (bill == nil ? [] : ["fees", "power", "total"])
  }

  /// Returns the periods as CSV, a row each.
  ///
  /// Times are ISO 8601 with offset, energy is in kWh, and costs are in whole units of the currency
  /// with all digits; unknown values are empty. Lines end with LF.
  ///
  /// - Parameter bill: The bill of the consumption, for columns of its charges.
  public func csv(with bill: ContractBill? = nil) -> String {
    CostValue.csv(Self.names(bill), rows(bill))
  }

  /// Returns the periods as a JSON array of objects; unknown values are null.
  public func json(with bill: ContractBill? = nil) -> String {
    CostValue.json(Self.names(bill), rows(bill))
  }

  private func rows(_ bill: ContractBill?) -> [[CostValue]] {
    flatMap { report in
      report.periods.map { totals in
        report.values(totals) + (bill.map { report.charges(of: totals, in: $0) } ?? [])
      }
    }
  }
}

/// A value of a row, as CSV and as JSON.
struct CostValue {
  private let text, json: String

  static func number(_ text: String) -> CostValue { CostValue(text: text, json: text) }
  // The user chooses the names of contracts.
  static func word(_ text: String) -> CostValue {
    CostValue(text: CSVText.cell(text), json: JSONText.quoted(text))
  }
  static func money(_ amount: Money?) -> CostValue {
    amount.map { CostValue.number($0.description) } ?? .none
  }
  static let none = CostValue(text: "", json: "null")

  /// Returns rows under the names of their columns.
  static func csv(_ names: [String], _ rows: [[CostValue]]) -> String {
    ([names] + rows.map { $0.map(\.text) }).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// Returns rows as objects with the names as keys.
  static func json(_ names: [String], _ rows: [[CostValue]]) -> String {
    JSONText.list(rows.map { JSONText.object(Array(zip(names, $0.map(\.json)))) })
  }
}

extension CostReport {
  fileprivate func values(_ totals: CostTotals) -> [CostValue] {
    func time(_ instant: Instant) -> CostValue { .word(ISOTime.text(instant, in: costs.zone)) }
    func mean(_ price: Price?) -> CostValue {
      inUnit(price).map { CostValue.number($0.description) } ?? .none
    }
    let hours = Money(significand: Int128(totals.missingSeconds), exponent: 0)
    return [
      time(totals.start), time(totals.end),
      .word(costs.direction == .consumption ? "consumption" : "production"),
      .number(totals.energy.text), .number(totals.cost.description), .word(unit.currency.code),
      mean(totals.paidMean), mean(totals.plainMean), .word(unit.code),
      .number(CostTotals.quotient(hours, 3600, exponent: 0)?.description ?? "0"),
      .number(totals.unpricedEnergy.text), .number(totals.unsupportedEnergy.text),
    ]
  }
}

extension CostReport {
  /// Returns the fees of a period, the charge for its highest power, and the total with them.
  fileprivate func charges(of totals: CostTotals, in bill: ContractBill) -> [CostValue] {
    guard costs.direction == .consumption,
      let charges = try? bill.charges(from: totals.start, to: totals.end)
    else { return [.none, .none, .none] }
    return [
      .money(charges.fees), .money(charges.peakFee),
      .money(charges.sum.flatMap(totals.cost.adding)),
    ]
  }
}

extension Energy {
  /// The kilowatt-hours with all digits: `1.042`.
  public var text: String {
    Money(significand: Int128(microwattHours), exponent: -Energy.decimalsOfKilowattHours)
      .description
  }
}
