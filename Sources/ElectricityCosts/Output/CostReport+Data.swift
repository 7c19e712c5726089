import CivilTime
import ElectricityPrices
import ElectricityUsage

/// Costs for programs.
extension [CostReport] {
  /// The columns of the CSV, and the keys of the objects.
  private static var names: [String] {
    [
      "start", "end", "direction", "kwh", "cost", "currency", "paid_mean", "plain_mean", "unit",
      "missing_hours", "unpriced_kwh", "unsupported_kwh",
    ]
  }

  /// The periods as CSV, a row each.
  ///
  /// Times are ISO 8601 with offset, energy is in kWh and costs in whole units of the currency,
  /// with all their digits; what is not known is empty. Lines end with LF.
  public var csv: String { CostValue.csv(Self.names, rows) }

  /// The same as a JSON array of objects; what is not known is null.
  public var json: String { CostValue.json(Self.names, rows) }

  private var rows: [[CostValue]] { flatMap { $0.periods.map($0.values) } }
}

/// A value of a row.
struct CostValue {
  /// The value in CSV and in JSON.
  private let text, json: String

  static func number(_ text: String) -> CostValue { CostValue(text: text, json: text) }
  // Names of contracts are a person's own.
  static func word(_ text: String) -> CostValue {
    CostValue(text: CSVText.cell(text), json: JSONText.quoted(text))
  }
  static let none = CostValue(text: "", json: "null")

  /// Rows under the names of their columns.
  static func csv(_ names: [String], _ rows: [[CostValue]]) -> String {
    ([names] + rows.map { $0.map(\.text) }).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// Rows as objects with these keys.
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

extension Energy {
  /// The kilowatt-hours with all their digits: `1.042`.
  public var text: String {
    Money(significand: Int128(microwattHours), exponent: -Energy.decimalsOfKilowattHours)
      .description
  }
}
