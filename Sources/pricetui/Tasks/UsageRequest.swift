import CivilTime
import ElectricityUsage
import LocaleFormats
import PriceSources

/// A request for usage from meter files.
struct UsageRequest {
  /// Files, folders and `-`.
  let paths: [String]
  let options: UsageOptions
  /// The options of the command line that must have an effect.
  let asked: Set<String>

  /// Reads the usage, and writes the warnings.
  ///
  /// - Parameter zone: The zone of the prices.
  /// - Throws: Also if one of the ``asked`` options has no effect.
  func read(besidePricesIn zone: Zone?, in language: Language) throws -> ReadUsage {
    var options = options
    options.reading.usualZone = zone
    var files = UsageFiles(paths: paths, options: options)
    let usage = try files.read()
    if let option = asked.subtracting(usage.usedOptions).min() {
      throw Failure.usage(.changesNothing(option: option))
    }
    for warning in usage.warnings { Output.say(language.catalogue.sentence(warning).text) }
    return (usage, files)
  }
}

/// Usage, and the files to read it from again.
typealias ReadUsage = (usage: EnergyUsage, files: UsageFiles)

extension PriceRequest {
  func open(with usage: UsageRequest) throws -> (prices: OpenedPrices, usage: ReadUsage) {
    var request = self
    guard !isFetched else {
      let read = try request.readFirst(usage)
      return (try request.open(), read)
    }
    let prices = try open()
    let zone = prices.series.first?.zone
    return (prices, try usage.read(besidePricesIn: zone, in: locale.language))
  }

  /// Reads a usage before prices are fetched: those of its days, unless other days are named.
  mutating func readFirst(_ usage: UsageRequest) throws -> ReadUsage {
    let zone = area.flatMap(PriceArea.named)?.zone
    let read = try usage.read(besidePricesIn: zone, in: locale.language)
    let namesDays = [from, to, options.date].contains { $0 != nil } || daysAhead != nil
    guard let zone, !namesDays, range == nil else { return read }
    let series = [read.usage.consumption, read.usage.production].compactMap(\.self)
    let ends = series.flatMap { [$0.slots.first, $0.slots.last] }.compactMap(\.self)
    let dates = ends.map { zone.civil(at: $0.start).date }
    (from, to) = (dates.min(), dates.max())
    return read
  }
}
