import CLibrary
import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import LocaleFormats
import PriceSources
import PriceTexts
import PriceViewer

/// What a household used, and how its cost is told.
struct CostSettings {
  /// Files, folders and `-` with the usage.
  var paths: [String] = []
  /// By what costs are added up; nil for what fits.
  var period: CostPeriod?
  /// The names of the contracts by which it is told.
  var names: [String] = []
  /// The file of more contracts.
  var contractFile: String?
  /// The contracts of the settings.
  var contracts: [Contract] = []
  /// What is moved to other hours, where it is told what that saves.
  var shift: UsageShift?
  /// The only meter that is read; nil for all.
  var meter: String?
  /// What was used, once it has been read, and the files that it is in.
  var usage: EnergyUsage?
  var files: UsageFiles?

  /// Whether costs are asked for by more than the usage.
  var isAsked: Bool { period != nil || shift != nil || !names.isEmpty || contractFile != nil }

  /// What cannot be told of the costs; nil where all can.
  var contradiction: CommandText? {
    if meter != nil, paths.isEmpty { return .meterNeedsUsage }
    if shift != nil, paths.isEmpty || names.count > 1 { return .shiftNeedsUsage }
    guard paths.isEmpty, isAsked else { return nil }
    return period == nil ? .contractNeedsUsage : .byNeedsUsage
  }

  /// The contracts that are named, in their order; all of a file of which none is named.
  func chosen() throws(Failure) -> [Contract] {
    var known = contracts
    if let contractFile {
      let own = try Self.contracts(of: contractFile)
      known += own
      if names.isEmpty { return own }
    }
    var chosen: [Contract] = []
    for name in names {
      guard let contract = known.last(where: { $0.name == name }) else {
        throw .usage(.unknownContract(name, known: known.map(\.name)))
      }
      chosen.append(contract)
    }
    return chosen
  }

  private static func contracts(of path: String) throws(Failure) -> [Contract] {
    var file: SettingsFile?
    do throws(SystemFailure) { file = try SettingsFile(path: path) } catch { file = nil }
    guard let file else { throw .command(.noContractFile(path), EX_NOINPUT) }
    let sections = NamedSections<Contract>(file, in: .ofCommandLine)
    let expected = Language.ofCommandLine.catalogue.sentence(SettingText.notUnderstood).text
    let faults = sections.faults + file.wrongLines.map { (number: $0, text: expected) }
    if let fault = faults.min(by: { $0.number < $1.number }) {
      let text = CommandText.contractLine(file: path, fault.number, reason: fault.text)
      throw .command(text, EX_DATAERR)
    }
    guard !sections.values.isEmpty else { throw .command(.noContractFile(path), EX_DATAERR) }
    return sections.values
  }

  /// Reads the usage; nil where there is none to read, or it has been.
  fileprivate mutating func read(
    _ file: FileSettings, in language: Language
  ) throws(PriceFileError) -> EnergyUsage? {
    guard !paths.isEmpty, usage == nil else { return nil }
    var files = UsageFiles(paths: paths, options: UsageOptions(zone: file.zone, meter: meter))
    let usage = try files.read()
    for warning in usage.warnings { Output.say(language.catalogue.sentence(warning).text) }
    (self.files, self.usage) = (files, usage)
    return usage
  }

  /// The costs of what was consumed and, apart from it, of what was produced.
  ///
  /// - Parameters:
  ///   - prices: What the household pays.
  ///   - limit: Where support ends.
  ///   - production: What it gets for what it feeds in.
  ///   - contract: The contract that has these prices.
  func reports(
    _ usage: EnergyUsage, at prices: PriceSeries, beyond limit: SupportLimit?,
    production: PriceSeries, by contract: Contract? = nil
  ) throws -> [CostReport] {
    var reports: [CostReport] = []
    for (series, prices) in [(usage.consumption, prices), (usage.production, production)] {
      guard let series else { continue }
      let costs = try CostSeries(of: series, at: prices, beyond: limit)
      guard let unit = prices.unit,
        let report = try CostReport(costs, in: unit, by: period ?? costs.usualPeriod)
      else { continue }
      reports.append(report)
    }
    // A table of nothing but what is left out would be an answer to another question.
    if reports.allSatisfy({ $0.totals.pricedSeconds == 0 }), let first = reports.first {
      if let contract, prices.allSatisfy({ $0.price == nil }) {
        throw Failure.command(.noContractPrice(contract.name), EX_DATAERR)
      }
      throw Failure.command(Self.apart(first.totals, prices), EX_DATAERR)
    }
    return reports
  }

  fileprivate static func apart(_ totals: CostTotals, _ prices: PriceSeries) -> CommandText {
    func text(_ instant: Instant?) -> String {
      instant.map { "\(prices.zone.civil(at: $0).date)" } ?? "–"
    }
    return .noCommonTime(
      usageFrom: text(totals.start), usageTo: text(totals.end.advanced(by: -1)),
      pricesFrom: text(prices.start), pricesTo: text(prices.end?.advanced(by: -1)))
  }
}

extension Settings {
  /// The same with the usage read, and a wish for the prices of its days where nobody names others;
  /// nil where there is none to read.
  func withUsage() throws(PriceFileError) -> Settings? {
    var settings = self
    guard let usage = try settings.costs.read(file, in: output.texts.language) else { return nil }
    let namesDays =
      source.from != nil || source.to != nil || file.date != nil || file.daysAhead != nil
      || chart.range != nil
    guard file.isFetched, !namesDays, let area = file.area.flatMap(PriceArea.named) else {
      return settings
    }
    let series = [usage.consumption, usage.production].compactMap(\.self)
    let starts = series.flatMap { [$0.slots.first, $0.slots.last] }.compactMap { $0?.start }
    settings.source.from = starts.min().map { area.zone.civil(at: $0).date }
    settings.source.to = starts.max().map { area.zone.civil(at: $0).date }
    return settings
  }

  /// Whether costs are told in place of prices.
  var tellsCosts: Bool {
    !costs.paths.isEmpty
      && (costs.isAsked && !drawsContracts
        || [.table, .csv, .json, .waybar].contains(data.output))
  }

  /// Whether contracts that are named are compared on a chart, or in words about it, and not in a
  /// table.
  var drawsContracts: Bool {
    guard costs.period == nil, costs.shift == nil, !output.statistics,
      picture != nil
        || data.output == nil && (output.print || output.describe || !output.prints),
      costs.names.count > 1 || costs.names.isEmpty && costs.contractFile != nil
    else { return false }
    // A file with one contract has nothing to compare.
    return ((try? costs.chosen().count) ?? 0) > 1
  }

  /// Lets the viewer compare the contracts that are named, else those of the settings.
  func compareContracts(in state: inout ViewerState) throws(Failure) {
    let named = try costs.chosen()
    state.files.contracts = named.isEmpty ? costs.contracts : named
  }

  /// Writes what the usage cost at some prices.
  func writeCosts(_ prices: [PriceSeries]) throws {
    let language = output.texts.language
    Output.warn(prices.flatMap(\.warnings), in: language)
    let series = try DataSettings.only(prices)
    let contracts = try costs.chosen()
    guard let usage = costs.usage else { return }
    var settings = costs
    if data.output == .waybar { settings.period = .day }
    guard !contracts.isEmpty else {
      let paid = try series.adjusted(by: money.adjustment)
      Output.warn(paid.warnings.filter { !series.warnings.contains($0) }, in: language)
      let limit = try SupportLimit(of: series, paidBy: money.adjustment)
      if costs.shift != nil { return try writeShift(usage, at: paid, beyond: limit) }
      let reports = try settings.reports(usage, at: paid, beyond: limit, production: series)
      return try write(reports, series)
    }
    for question in contracts.flatMap({ $0.questions(at: series, output.texts) }) {
      Output.say(question)
    }
    guard contracts.count == 1 else { return try write(contracts, usage, series) }
    let paid = try contracts[0].prices(of: series)
    Output.warn(paid.warnings.filter { !series.warnings.contains($0) }, in: language)
    let limit = try contracts[0].supportLimit(of: series)
    if costs.shift != nil { return try writeShift(usage, at: paid, beyond: limit) }
    let reports = try settings.reports(
      usage, at: paid, beyond: limit, production: try contracts[0].productionPrices(of: series),
      by: contracts[0])
    func report(_ direction: EnergyDirection) -> CostReport? {
      reports.first { $0.costs.direction == direction }
    }
    let bill = try report(.consumption).map {
      try ContractBill(contracts[0], $0, income: report(.production))
    }
    try write(reports, series, bill)
    if let bill, ![.csv, .json, .waybar].contains(data.output) {
      Output.write("\n" + [bill].text(output.texts))
    }
  }

  /// Writes the costs of several contracts.
  private func write(
    _ contracts: [Contract], _ usage: EnergyUsage, _ series: PriceSeries
  ) throws {
    guard let consumption = usage.consumption else { return }
    let paid = try contracts.map { try $0.prices(of: series) }
    for (contract, paid) in zip(contracts, paid) where paid.allSatisfy({ $0.price == nil }) {
      throw Failure.command(.noContractPrice(contract.name), EX_DATAERR)
    }
    Output.warn(
      paid.flatMap(\.warnings).filter { !series.warnings.contains($0) },
      in: output.texts.language)
    let comparison = try ContractComparison(
      contracts, of: consumption, production: usage.production, at: series)
    guard let comparison, comparison.bills[0].report.totals.pricedSeconds > 0 else {
      let totals = try CostSeries(of: consumption, at: paid[0]).totals
      throw totals.map { Failure.command(CostSettings.apart($0, paid[0]), EX_DATAERR) }
        ?? Failure.command(.noPrices, EX_DATAERR)
    }
    switch data.output {
    case .csv: Output.write(comparison.bills.csv)
    case .json: Output.write(comparison.bills.json)
    case .waybar: break
    default: Output.write(comparison.bills.text(output.texts))
    }
  }

  /// Writes what moving usage would have saved.
  private func writeShift(
    _ usage: EnergyUsage, at paid: PriceSeries, beyond limit: SupportLimit?
  ) throws(CostError) {
    guard let shift = costs.shift, let consumption = usage.consumption else { return }
    let costs = try CostSeries(of: consumption, at: paid, beyond: limit)
    let outcome = try shift.outcome(of: costs, at: paid, beyond: limit)
    Output.write(outcome.text(in: costs.currency, output.texts))
  }

  private func write(
    _ reports: [CostReport], _ series: PriceSeries, _ bill: ContractBill? = nil
  ) throws(Failure) {
    let now = try chart.present(in: series) ?? .now
    switch data.output {
    case .csv: Output.write(reports.csv(with: bill))
    case .json: Output.write(reports.json(with: bill))
    case .waybar:
      Output.write((reports.waybar(at: now, output.texts) ?? "") + "\n")
    default: Output.write(reports.text(at: now, with: bill, output.texts))
    }
  }
}
