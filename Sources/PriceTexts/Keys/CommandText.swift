import CivilTime
import PriceSources

/// The reasons why a task cannot be done.
package enum CommandText: Hashable, Sendable {
  // Files and their contents.
  case noFile
  case severalAreas([String])
  case noPriceNow, noPrices
  case noWindow(Duration), noWindowWithinLimits(Duration)
  /// The cheapest time of a length if only forecasts cover it, with its expected mean.
  case forecastOnly(Duration, times: Wording, price: String)
  case onlyForecasts, noForecasts, accuracyNeedsStatistics
  // The same facts for commands that cannot count forecasts.
  case forecastExpected(Duration, times: Wording, price: String)
  case allForecasts, forecastsLeftOut(Duration)
  /// The prices of an area are feed-in prices.
  case feedIn(String)
  case costNeedsUnit
  case noSlot(at: String)
  case noSuchTime(String, zone: String)
  // Values of options.
  case notUnit(String), notDate(String), notNumber(String), notPercent(String)
  case notAddition(String), notLocale(String), notSize(String), notTime(String)
  case notLength(String), notPower(String), notEnergy(String), notShift(String), notProfile(String)
  case profileLine(file: String, Int, String)
  /// A number with a sign that separates decimals or thousands, and both readings.
  case doubtfulNumber(String, fraction: String, whole: String)
  case pngOnTerminal, wavOnTerminal, notPlaceholder(String, known: Wording)
  case profileAlone, pieceTooLong
  // Options about fetched prices.
  case unknownArea(String, nearest: [String]), unknownSource(String), forecastSource(String)
  case notOfSource(area: String, source: String), notAge(String)
  case datesReversed(from: CivilDate, to: CivilDate), tooManyDays(limit: Int), dateTwice
  case needsArea(option: String), changesNothing(option: String), noForecast, forecastsUnmarked
  case noForecastShown, onlyPastDays
  // The cache.
  case nothingKept(area: String), cleared(files: Int), notCleared(SystemFailure)
  case cacheIsLink(String)
  // Appliances of the settings.
  case unknownAppliance(String, known: [String]), noAppliances
  case faultyAppliance(String), charged(String)
  /// The name or length of a time that does not fit before the next occurrence of its limit.
  case limitMissed(String, before: String)
  // Contracts, and the faults of a contract file.
  case unknownContract(String, known: [String]), noContractFile(String)
  case noUsageFile(String)
  /// No usage begins in the hours of a shift.
  case nothingToShift
  /// The usage has slots longer than the rows that `--by` wants.
  case longerSlots(Duration, by: String)
  case contractLine(file: String, Int, reason: Wording)
  /// The dates, hours or taxes of a contract exclude all hours.
  case noContractPrice(String)
  // The usage and the prices have no time in common.
  case noCommonDates(contracts: [String])
  case noCommonTime(usageFrom: String, usageTo: String, pricesFrom: String, pricesTo: String)
  // The limit of the stack, in kilobytes.
  case smallStack(present: Int, needed: Int)
  case outputFailed(SystemFailure), fileFailed(String, SystemFailure)
}
