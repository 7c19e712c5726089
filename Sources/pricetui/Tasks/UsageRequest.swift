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

  /// Reads a usage before the prices of its days are fetched.
  mutating func readFirst(_ usage: UsageRequest) throws -> ReadUsage {
    let zone = area.flatMap(PriceArea.named)?.zone
    let read = try usage.read(besidePricesIn: zone, in: locale.language)
    take(daysOf: read.usage)
    return read
  }

  /// Requests the prices of the days of a usage, unless other days are named.
  private mutating func take(daysOf usage: EnergyUsage) {
    let namesDays = [from, to, options.date].contains { $0 != nil } || daysAhead != nil
    guard isFetched, !namesDays, range == nil, let area = area.flatMap(PriceArea.named) else {
      return
    }
    let series = [usage.consumption, usage.production].compactMap(\.self)
    let starts = series.flatMap { [$0.slots.first, $0.slots.last] }.compactMap { $0?.start }
    from = starts.min().map { area.zone.civil(at: $0).date }
    to = starts.max().map { area.zone.civil(at: $0).date }
  }
}
