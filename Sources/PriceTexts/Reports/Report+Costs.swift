import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import LocaleFormats

extension Report {
  /// Creates the report of the costs of a usage: a row for each period, and sentences.
  ///
  /// Energy is in kWh and costs are in whole units of the currency, with all their digits.
  ///
  /// - Parameter bill: The bill of the consumption; its fees get columns.
  package init(
    _ report: CostReport, bill: ContractBill? = nil, at now: Instant, _ locale: TextLocale
  ) {
    let catalogue = locale.catalogue
    let listing = CostListing(report, bill: bill, locale: locale)
    let charges = bill == nil ? [] : ["fees", "power", "total"]
    self.init(
      name: "costs",
      heading: report.costs.direction == .production ? [catalogue.word(.production)] : [],
      columns: [
        (nil, catalogue.word(.date)), ("start", nil), ("end", nil), ("direction", nil),
        ("kwh", "kWh"), ("cost", report.unit.currency.majorName), ("currency", nil),
        ("paid_mean", catalogue.word(.paid)), ("plain_mean", catalogue.word(.mean)), ("unit", nil),
        ("missing_hours", nil), ("unpriced_kwh", nil), ("unsupported_kwh", nil),
      ] + charges.map { ($0, nil) }
        + (report.costs.hasForecasts ? [("forecast_hours", nil)] : []),
      // The fees of hours without usage are in the row before, so that the rows add up.
      rows: zip(report.periods, report.periods.dropFirst().map(\.start) + [report.totals.end])
        .map { listing.cells(listing.name(of: $0), $0, to: $1) },
      total: listing.cells(catalogue.word(.total), report.totals, to: report.totals.end),
      notes: [
        "",
        "\(catalogue.word(.paid)), \(catalogue.word(.mean)): "
          + "\(catalogue.inUnit(report.unit).text).",
      ] + listing.sentences(at: now))
  }

  /// Creates the report of contracts: a row for each, and notes about omitted energy.
  ///
  /// The charge for peak power is missing if there is none.
  package init(_ bills: [ContractBill], _ locale: TextLocale) {
    let catalogue = locale.catalogue
    let unit = bills.first?.report.unit
    let currency = unit?.currency.majorName ?? ""
    let hasIncome = bills.contains { $0.got != nil }
    let hasForecasts = bills.contains { $0.report.costs.hasForecasts }
    func sum(_ word: Word, isLast: Bool) -> String {
      catalogue.word(word) + (isLast ? " \(currency)" : "")
    }
    self.init(
      name: "contracts",
      heading: bills.count > 1 ? bills.prefix(1).map { $0.compared(locale) } : [],
      columns: [
        ("contract", catalogue.word(.contract)), ("start", nil), ("end", nil), ("kwh", nil),
        ("unpriced_kwh", nil),
        ("energy", catalogue.word(.energy)), ("fees", catalogue.word(.fees)),
        ("power", catalogue.word(.peak)), ("total", sum(.total, isLast: !hasIncome)),
        ("got", hasIncome ? sum(.income, isLast: false) : nil),
        ("net", hasIncome ? sum(.net, isLast: true) : nil), ("currency", nil),
        ("mean", unit?.symbol ?? ""), ("unit", nil),
      ] + (hasForecasts ? [("forecast_hours", nil)] : []),
      rows: bills.map { bill in
        bill.cells(locale)
          + (hasForecasts ? [.price(bill.report.forecastHours(of: bill.report.totals))] : [])
      },
      notes: Self.notes(bills, locale) + bills.compactMap { $0.peakSentence(locale) })
  }

  /// Returns the notes about omitted energy; only once if they are equal for all contracts.
  private static func notes(_ bills: [ContractBill], _ locale: TextLocale) -> [String] {
    let all = bills.map { CostListing($0.report, locale: locale).leftOut }
    let common = (all.first ?? []).filter { note in all.allSatisfy { $0.contains(note) } }
    return common
      + zip(bills, all).flatMap { bill, notes in
        notes.filter { !common.contains($0) }.map { "\(bill.contract.name): \($0)" }
      }
  }

  /// Creates the report of the savings of moving usage, with a row for each day.
  package init(_ outcome: UsageShift.Outcome, of costs: CostSeries, _ locale: TextLocale) {
    let (catalogue, currency) = (locale.catalogue, costs.currency)
    func row(_ name: String, _ energy: Energy, _ saved: Money, isForecast: Bool) -> [Cell] {
      [
        .text(name, shown: name + catalogue.mark(isForecast: isForecast)),
        .number(energy.text, shown: energy.kilowattHours.text(decimals: 3, style: locale.numbers)),
        .money(saved, locale), .text(currency.code),
      ] + (costs.hasForecasts ? [.text(isForecast ? "forecast" : "known")] : [])
    }
    let energy = outcome.days.reduce(Energy.zero) { $0.adding($1.energy) ?? $0 }
    let saved = outcome.days.reduce(Money.zero) { $0.adding($1.saved) ?? $0 }
    let isForecast = outcome.days.contains(where: \.isForecast)
    self.init(
      name: "shifts",
      facts: [("days_left_out", "\(outcome.leftOut)")],
      columns: [
        ("date", catalogue.word(.date)), ("moved_kwh", catalogue.word(.moved) + " kWh"),
        ("saved", "\(catalogue.word(.saved)) \(currency.majorName)"), ("currency", nil),
      ] + (costs.hasForecasts ? [("origin", nil)] : []),
      rows: outcome.days.map { row("\($0.date)", $0.energy, $0.saved, isForecast: $0.isForecast) },
      total: row(catalogue.word(.total), energy, saved, isForecast: isForecast))
    if outcome.leftOut > 0 {
      let all = outcome.leftOut + outcome.days.count
      let text = CostText.unmoved(days: "\(outcome.leftOut)", of: "\(all)")
      notes = ["", catalogue.sentence(text).text]
    }
  }
}

extension Report.Cell {
  /// Returns a cell with an amount: all digits, and two decimals in tables.
  fileprivate static func money(_ amount: Money?, _ locale: TextLocale) -> Self {
    number(amount?.description, shown: amount?.text(locale.numbers))
  }
}

extension CostListing {
  /// Returns the cells of a row: the period, its usage and its cost, and the fees until an instant.
  fileprivate func cells(_ name: String, _ totals: CostTotals, to end: Instant) -> [Report.Cell] {
    func mean(_ price: ExactDecimal?) -> Report.Cell {
      let price = report.inUnit(price)
      return .number(price?.description, shown: price.map(prices.number))
    }
    let zone = report.costs.zone
    let used = totals.usedEnergy ?? totals.energy
    return [
      .text(name, shown: name + mark(totals)), .time(totals.start, in: zone),
      .time(totals.end, in: zone),
      .text(report.costs.direction == .consumption ? "consumption" : "production"),
      .number(used.text, shown: energy(used)),
      .money(totals.knownCost, locale), .text(report.unit.currency.code), mean(totals.paidMean),
      mean(totals.plainMean), .text(report.unit.code),
      .price(ExactDecimal(integerLiteral: totals.missingSeconds).divided(by: 3600)),
      .number(totals.unpricedEnergy.text), .number(totals.unsupportedEnergy.text),
    ] + (bill.map { charges(of: totals, to: end, in: $0) } ?? [])
      + (report.costs.hasForecasts ? [.price(report.forecastHours(of: totals))] : [])
  }

  /// Returns “ (forecast)” for a period with prices that are forecasts.
  fileprivate func mark(_ totals: CostTotals) -> String {
    locale.catalogue.mark(isForecast: report.forecastHours(of: totals) > .zero)
  }

  /// Returns the cells of a period's fees, its charge for peak power, and the total with them.
  private func charges(
    of totals: CostTotals, to end: Instant, in bill: ContractBill
  ) -> [Report.Cell] {
    guard report.costs.direction == .consumption,
      let charges = try? bill.charges(from: totals.start, to: end)
    else { return Array(repeating: .number(nil), count: 3) }
    let total = totals.knownCost.flatMap { cost in charges.sum.flatMap(cost.adding) }
    return [charges.fees, charges.peakFee, total].map { .money($0, locale) }
  }
}

extension ContractBill {
  /// Returns the dates and the energy of the bill: `2025-12-01 – 2025-12-31 · 744.000 kWh`.
  fileprivate func compared(_ locale: TextLocale) -> String {
    let dates = [report.totals.start, report.totals.end.advanced(by: -1)].map {
      "\(report.costs.zone.civil(at: $0).date)"
    }
    let energy = CostListing(report, locale: locale).energy(report.totals.energy)
    return "\(dates[0]) – \(dates[1]) · \(energy) kWh"
  }

  fileprivate func cells(_ locale: TextLocale) -> [Report.Cell] {
    let mean = report.inUnit(CostTotals.mean(of: net, report.totals.energy))
    let (zone, listing) = (report.costs.zone, CostListing(report, locale: locale))
    return [
      .text(contract.name, shown: contract.name + listing.mark(report.totals)),
      .time(report.totals.start, in: zone),
      .time(report.totals.end, in: zone), .number(report.totals.energy.text),
      .number(report.totals.unpricedEnergy.text), .money(report.totals.cost, locale),
      .money(charges.fees, locale), .money(charges.peakFee, locale),
      .money(total, locale), .money(got, locale), .money(net, locale),
      .text(report.unit.currency.code),
      .price(mean, shown: mean.map(PriceText(report.unit, locale).number)),
      .text(report.unit.code),
    ]
  }
}

extension [CostReport] {
  /// Returns the cost of a day as waybar's JSON: of an instant's day, or of the last day before it;
  /// the tooltip has the totals.
  ///
  /// - Parameter bill: The bill of the consumption, whose charges and income are included.
  package func waybar(
    _ bill: ContractBill? = nil, at now: Instant, _ locale: TextLocale
  ) -> String? {
    guard let report = first,
      let day = report.periods.last(where: { $0.start <= now }) ?? report.periods.last
    else { return nil }
    let listing = CostListing(report, bill: bill, locale: locale)
    let isToday = day.start <= now && now < day.end
    let isIncome = report.costs.direction == .production
    let names =
      (isIncome ? [locale.catalogue.word(.production)] : [])
      + (isToday ? [] : [listing.name(of: day)])
    let tables =
      [Report(report, bill: bill, at: now, locale)] + (bill.map { [Report([$0], locale)] } ?? [])
    return JSONText.waybar(
      (names + [listing.bill(of: day) + listing.mark(day)]).joined(separator: " · ").markup,
      tooltip: tables.text(.table).markup, named: isIncome ? "income" : "cost")
  }
}
