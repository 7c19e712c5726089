import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts

/// A machine of the settings: `[appliance washing]`.
struct Appliance {
  let name: String
  /// When it is to run, and with what power.
  var cheapest = CheapestSettings()
}

/// When machines of the settings run cheapest, side by side.
struct ApplianceSettings {
  /// The names that are asked for.
  var names: [String] = []
  /// Whether all are.
  var isAboutAll = false
  /// Those of the settings.
  var known: [Appliance] = []

  var isAsked: Bool { isAboutAll || !names.isEmpty }

  /// What is known of those that are asked for at an instant, in the order of their names there, or
  /// of the settings.
  func plan(_ series: PriceSeries, at now: Instant) throws(Failure) -> [ApplianceRow] {
    guard !known.isEmpty else { throw .usage(.noAppliances) }
    var chosen = isAboutAll ? known : []
    for name in names where !isAboutAll {
      guard let appliance = known.first(where: { $0.name == name }) else {
        throw .usage(.unknownAppliance(name, known: known.map(\.name)))
      }
      chosen.append(appliance)
    }
    return chosen.map { appliance in
      let times = appliance.cheapest
      return ApplianceRow(
        name: appliance.name, power: times.anyPower, isSplit: times.isSplit,
        answer: times.search.flatMap { series.cheapest($0, at: now) })
    }
  }

  /// Writes them as a table or as objects.
  func write(
    _ series: PriceSeries, at now: Instant, isJSON: Bool, locale: TextLocale
  ) throws(Failure) {
    let rows = try plan(series, at: now)
    if isJSON { return Output.write(rows.json(in: series)) }
    Output.write(rows.table(in: series, locale))
  }
}
