/// The reasons why a task cannot be done.
package enum CommandText: Hashable, Sendable {
  // Which file, and what of it.
  case noFile
  case severalAreas([String])
  case noPriceNow, noPrices
  case noWindow(Duration), noWindowWithinLimits(Duration)
  /// A time of a length that only forecasts have, and the mean that they expect.
  case forecastOnly(Duration, times: String, price: String)
  case onlyForecasts, noForecasts, accuracyNeedsStatistics
  /// The prices of an area are for what is fed in.
  case feedIn(String)
  case costNeedsUnit
  case noSlot(at: String)
  case noSuchTime(String, zone: String)
  // Values of options.
  case notUnit(String), notDate(String), notNumber(String), notPercent(String)
  case notAddition(String), notLocale(String), notSize(String), notTime(String)
  case notLength(String), notPower(String), notEnergy(String), notShift(String), notProfile(String)
  case profileLine(file: String, Int, String)
  case pngOnTerminal, wavOnTerminal, notPlaceholder(String)
  case profileAlone, pieceTooLong
  // Appliances of the settings.
  case unknownAppliance(String, known: [String]), noAppliances
  case faultyAppliance(String)
  // Contracts, and what is wrong with a file of them.
  case unknownContract(String, known: [String]), noContractFile(String)
  case noUsageFile(String)
  case contractLine(file: String, Int, reason: String)
  /// There is no table of holidays for the area of the prices.
  case noHolidays(area: String)
  /// There is none of taxes, or in another currency.
  case noTaxes(area: String)
  /// The dates, the hours or the taxes of a contract leave all hours out.
  case noContractPrice(String)
  // The usage and the prices have no time in common.
  case noCommonDates(contracts: [String])
  case noCommonTime(usageFrom: String, usageTo: String, pricesFrom: String, pricesTo: String)
  case costTooLarge
  // The terminal, and where the output goes; `reason` is the system's.
  case noTerminal, unnamedTerminal, noDescriptor, background
  case unknownTerminal(String), incapableTerminal(String)
  // The memory of calls within calls, in kilobytes.
  case smallStack(present: Int, needed: Int)
  case outputFailed(reason: String)
  case fileFailed(String, reason: String)
}
