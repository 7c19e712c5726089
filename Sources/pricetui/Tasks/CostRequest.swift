import CLibrary
import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import LocaleFormats
import PriceTexts

/// A request for the costs of a usage, with surcharges or by contracts.
struct CostRequest {
  let usage: UsageRequest
  let contracts: [Contract]
  /// The period of a row; `nil` for what fits.
  let period: CostPeriod?

  /// The prices of consumption and of production.
  private struct Paid {
    let consumption, production: PriceSeries
    let limit: SupportLimit?
    let contract: Contract?
  }

  /// Usage with the prices that it is paid at, once for each contract.
  private struct Opened {
    let usage: EnergyUsage
    let paid: [Paid]
    let now: Instant
  }

  private func open(_ prices: PriceRequest) throws -> Opened {
    let language = prices.locale.language
    let (opened, read) = try prices.open(with: usage)
    Output.warn(opened.series.flatMap(\.warnings), in: language)
    let series = try opened.only
    var paid = try contracts.map { contract in
      Paid(
        consumption: try contract.prices(of: series),
        production: try contract.productionPrices(of: series),
        limit: try contract.supportLimit(of: series), contract: contract)
    }
    if contracts.isEmpty {
      let limit = try SupportLimit(of: series, paidBy: prices.adjustment)
      paid = [
        Paid(
          consumption: try series.adjusted(by: prices.adjustment), production: series,
          limit: limit, contract: nil)
      ]
    }
    return Opened(usage: read.usage, paid: paid, now: try prices.present(in: series) ?? .now)
  }

  /// Writes the costs: by period and with the bill of one contract, or the bills of several.
  func write(_ prices: PriceRequest, _ form: ReportForm) throws {
    let opened = try open(prices)
    var costs: [Report] = []
    var bills: [ContractBill] = []
    for paid in opened.paid {
      for report in try reports(opened.usage, paid) {
        costs.append(Report(report, at: opened.now, prices.locale))
        if let contract = paid.contract, report.costs.direction == .consumption {
          bills.append(try ContractBill(contract, report))
        }
      }
    }
    let reports = bills.count > 1 ? [] : costs
    let ends = bills.isEmpty ? [] : [Report(bills, prices.locale)]
    try Output.write((reports + ends).text(form))
  }

  /// Writes the day of now, or the last one before it, for a status bar.
  func writeLine(_ prices: PriceRequest) throws {
    let opened = try open(prices)
    let reports = try opened.paid.flatMap { try self.reports(opened.usage, $0) }
    try Output.write((reports.waybar(at: opened.now, prices.locale) ?? "") + "\n")
  }

  /// Writes the savings of moving usage to other hours.
  func write(_ shift: UsageShift, _ prices: PriceRequest, _ form: ReportForm) throws {
    let opened = try open(prices)
    guard let consumption = opened.usage.consumption, let paid = opened.paid.first else { return }
    let costs = try CostSeries(of: consumption, at: paid.consumption, beyond: paid.limit)
    let outcome = try shift.outcome(of: costs, at: paid.consumption, beyond: paid.limit)
    try Output.write([Report(outcome, in: costs.currency, prices.locale)].text(form))
  }

  /// The costs of what was consumed and, apart from it, of what was produced.
  private func reports(_ usage: EnergyUsage, _ paid: Paid) throws -> [CostReport] {
    var reports: [CostReport] = []
    for (series, prices) in [
      (usage.consumption, paid.consumption), (usage.production, paid.production),
    ] {
      guard let series else { continue }
      let costs = try CostSeries(of: series, at: prices, beyond: paid.limit)
      guard let unit = prices.unit,
        let report = try CostReport(costs, in: unit, by: period ?? costs.usualPeriod)
      else { continue }
      reports.append(report)
    }
    // A table of nothing but what is left out would be an answer to another question.
    if reports.allSatisfy({ $0.totals.pricedSeconds == 0 }), let first = reports.first {
      if let contract = paid.contract, paid.consumption.allSatisfy({ $0.price == nil }) {
        throw Failure.command(.noContractPrice(contract.name), EX_DATAERR)
      }
      throw Failure.command(Self.apart(first.totals, paid.consumption), EX_DATAERR)
    }
    return reports
  }

  private static func apart(_ totals: CostTotals, _ prices: PriceSeries) -> CommandText {
    func text(_ instant: Instant?) -> String {
      instant.map { "\(prices.zone.civil(at: $0).date)" } ?? "–"
    }
    return .noCommonTime(
      usageFrom: text(totals.start), usageTo: text(totals.end.advanced(by: -1)),
      pricesFrom: text(prices.start), pricesTo: text(prices.end?.advanced(by: -1)))
  }
}
