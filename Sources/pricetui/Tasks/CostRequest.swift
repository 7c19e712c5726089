import CLibrary
import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import LocaleFormats
import PriceTexts

/// A request for the costs of a usage, with surcharges or by contracts.
struct CostRequest {
  let prices: PriceRequest
  let usage: UsageRequest
  let contracts: [Contract]
  /// The period of a row; `nil` for a suitable one.
  let period: CostPeriod?

  /// The prices that consumption costs and production earns.
  private struct Paid {
    let consumption, production: PriceSeries
    /// The exchange prices that decide what consumption costs; `nil` for a fixed price.
    let deciding: PriceSeries?
    let limit: SupportLimit?

    init(_ spot: PriceSeries, _ adjustment: PriceAdjustment) throws {
      consumption = try spot.charged(with: adjustment)
      (production, deciding) = (spot.earned, spot)
      limit = try SupportLimit(of: spot, paidBy: adjustment)
    }

    init(_ spot: PriceSeries, _ contract: Contract) throws {
      consumption = try contract.prices(of: spot)
      production = try contract.productionPrices(of: spot)
      limit = try contract.supportLimit(of: spot)
      deciding = contract.deciding(of: spot)
    }
  }

  private var locale: TextLocale { prices.locale }

  /// Usage with its prices, one set for each contract.
  ///
  /// The spot prices are those of the exchange.
  private typealias Opened = (usage: EnergyUsage, spot: PriceSeries, paid: [Paid], now: Instant)

  private func open() throws -> Opened {
    let (all, read) = try prices.open(with: usage)
    let opened = try prices.counted(all, .known)
    Output.warn(opened.series.flatMap(\.warnings), in: locale.language)
    let spot = try opened.only.inZoneOfArea
    let adjustment = prices.adjustment(of: spot)
    let paid =
      try contracts.isEmpty ? [Paid(spot, adjustment)] : contracts.map { try Paid(spot, $0) }
    Output.warn(
      paid.flatMap(\.consumption.warnings).filter { !spot.warnings.contains($0) },
      in: locale.language)
    // Fees and support are paid with the consumption.
    if read.usage.consumption == nil, !contracts.isEmpty || adjustment.support != nil {
      Output.say(locale.catalogue.sentence(noConsumption).text)
    }
    for question in contracts.flatMap({ $0.questions(at: spot, locale) }) { Output.say(question) }
    return (read.usage, spot, paid, try prices.present(in: spot))
  }

  /// Writes the costs: by period with the bill of one contract, or the bills of several.
  func write(_ form: ReportForm) throws {
    let opened = try open()
    guard opened.paid.count == 1 else { return try writeBills(opened, form) }
    let reports = try reports(opened, form)
    let bill = try bill(of: reports)
    let costs = reports.map { Report($0, bill: bill, at: opened.now, locale) }
    let bills = bill.map { [Report([$0], locale)] } ?? []
    try Output.write((costs + bills).text(form))
  }

  /// Returns the bill of a contract, and warns if it needs a power that is missing.
  private func bill(of reports: [CostReport]) throws -> ContractBill? {
    func report(_ direction: EnergyDirection) -> CostReport? {
      reports.first { $0.costs.direction == direction }
    }
    guard let contract = contracts.first, let consumption = report(.consumption) else { return nil }
    let bill = try ContractBill(contract, consumption, income: report(.production))
    bill.unmeasured(locale).map { Output.say($0) }
    return bill
  }

  /// Returns the consumption; throws if the usage is production alone.
  private func consumption(_ opened: Opened) throws -> EnergySeries {
    guard let consumption = opened.usage.consumption else { throw noConsumption }
    return consumption
  }

  private var noConsumption: PriceFileError {
    PriceFileError(file: usage.paths[0], reason: .usage(.noUsage))
  }

  private func writeBills(_ opened: Opened, _ form: ReportForm) throws {
    let consumption = try consumption(opened)
    try requirePrices(opened)
    let comparison = try ContractComparison(
      contracts, of: consumption, production: opened.usage.production, at: opened.spot)
    guard let comparison, comparison.bills[0].report.totals.pricedSeconds > 0 else {
      throw Failure.command(try whyApart(consumption, opened), EX_DATAERR)
    }
    for bill in comparison.bills { bill.unmeasured(locale).map { Output.say($0) } }
    try Output.write([Report(comparison.bills, locale)].text(form))
  }

  /// Writes the costs of today, or of the last day before it, for a status bar.
  func writeLine() throws {
    let opened = try open()
    let reports = try reports(opened, .table)
    let bill = try bill(of: reports)
    try Output.write((reports.waybar(bill, at: opened.now, locale) ?? "") + "\n")
  }

  func write(_ shift: UsageShift, _ form: ReportForm) throws {
    let opened = try open()
    let (consumption, paid) = (try consumption(opened), opened.paid[0])
    let costs = try CostSeries(
      of: consumption, at: paid.consumption, from: paid.deciding, beyond: paid.limit)
    let outcome = try shift.outcome(of: costs)
    guard !outcome.days.isEmpty || outcome.leftOut > 0 else {
      throw Failure.command(.nothingToShift, EX_DATAERR)
    }
    try Output.write([Report(outcome, of: costs, locale)].text(form))
  }

  /// Returns the costs of consumption and the revenue of production, as two reports.
  private func reports(_ opened: Opened, _ form: ReportForm) throws -> [CostReport] {
    let (usage, paid) = (opened.usage, opened.paid[0])
    let reports = try [
      (usage.consumption, paid.consumption, paid.deciding),
      (usage.production, paid.production, opened.spot),
    ].compactMap { series, prices, deciding -> CostReport? in
      guard let series else { return nil }
      let costs = try CostSeries(of: series, at: prices, from: deciding, beyond: paid.limit)
      if let period, let length = costs.longestSlot(over: period) {
        let text = CommandText.longerSlots(Duration(seconds: length), by: period.rawValue)
        throw Failure.command(text, EX_DATAERR)
      }
      return try prices.unit.flatMap { unit in
        try CostReport(costs, in: unit, by: period ?? costs.usualPeriod)
      }
    }
    guard !reports.isEmpty, reports.allSatisfy({ $0.totals.pricedSeconds == 0 }),
      let series = usage.consumption ?? usage.production
    else { return reports }
    try requirePrices(opened)
    let failure = Failure.command(try whyApart(series, opened), EX_DATAERR)
    // A table would show only omissions, which is no answer. Data also has the energy.
    guard form != .table else { throw failure }
    Output.say(failure.sentence(in: locale.language))
    return reports
  }

  /// Throws if a contract has no price at all.
  private func requirePrices(_ opened: Opened) throws(Failure) {
    for (contract, paid) in zip(contracts, opened.paid)
    where paid.consumption.allSatisfy({ $0.price == nil }) {
      throw .command(.noContractPrice(contract.name), EX_DATAERR)
    }
  }

  /// Returns why nothing has a cost: the prices, the usage and the contracts have no common dates.
  private func whyApart(_ usage: EnergySeries, _ opened: Opened) throws -> CommandText {
    func totals(_ prices: PriceSeries) throws -> CostTotals? {
      try CostSeries(of: usage, at: prices).totals
    }
    guard let bare = try totals(opened.spot) else { return .noPrices }
    if bare.pricedSeconds == 0 { return Self.apart(bare, opened.spot) }
    let without = try zip(contracts, opened.paid).first {
      try totals($1.consumption)?.pricedSeconds == 0
    }
    return without.map { .noContractPrice($0.0.name) }
      ?? .noCommonDates(contracts: contracts.map(\.name))
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
