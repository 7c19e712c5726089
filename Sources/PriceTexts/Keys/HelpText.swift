/// The texts of `--help`.
package enum HelpText: String, Hashable, Sendable, CaseIterable {
  case abstract, discussion, overview, usage
  // What stands before the values of an option, and the one that is taken without it.
  case values, byDefault
  // The groups of options.
  case prices, fetching, money, costs, chart, output, data, cheapTime, settings, options
  // The options, by their names.
  case path, file, area, unit, format, column, date, timezone, firstHour, sequence, listFormats
  case noWatch
  case config, noConfig, showConfig
  case source, from, to, offline, refresh, newerThan, save, clearCache, listSources, listAreas
  case vat, vatState, add, support
  case usageFiles, meter, powerBySlot, by, contract, contractFile, shift
  case chartKind, typicalForm, theme, range, layers, cheapBelow, dearAbove, select, now
  case print, describe, statistics, pick, glyphs, color, savePicture, size, locale, hover, noMouse
  case cheapest, before, after, split, smallestPiece, power, profile, isNow, appliance, appliances
  case outputForm, lineFormat, alertBelow, alertAbove
  case version, help
}

/// What is replaced in the format of a line, by its name in braces.
package enum LinePlaceholder: String, Hashable, Sendable, CaseIterable {
  case price, unit, trend, level, min
  case minHour = "min_hour"
  case max
  case maxHour = "max_hour"
  case mean, area, start, end
  case cheapestStart = "cheapest_start"
  case cheapestMean = "cheapest_mean"

  /// All names in braces.
  package static var list: Wording {
    Wording(stringLiteral: allCases.map { "{\($0.rawValue)}" }.joined(separator: " "))
  }
}
