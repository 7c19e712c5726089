/// What the program says on the command line, where it cannot do what it was asked.
package enum CommandText: Hashable, Sendable {
  // Which file, and what of it.
  case noFile
  case severalAreas([String])
  case noPriceNow, noPrices
  case noWindow(Duration)
  case costNeedsUnit
  case noSlot(at: String)
  case noSuchTime(String, zone: String)
  // Values of options.
  case notUnit(String), notDate(String), notNumber(String), notPercent(String)
  case notAddition(String), notLocale(String), notSize(String), notTime(String)
  case notLength(String), notPower(String), notShift(String), notProfile(String)
  case profileLine(file: String, Int, String)
  case notPicture(String), pngOnTerminal, wavOnTerminal, notPlaceholder(String)
  case nothingFollows(String)
  // Options as the parser sees them.
  case unknownOption(String, similar: String?), missingValue(of: String)
  case takesNoValue(String), wrongValue(String, of: String)
  // Options that do not go together.
  case lineFormatNeedsLine, outputOrAlert, taxTwice, severalWays, sizeNeedsPrint
  case hoverNeedsScreen, hoverNeedsMouse, dataDrawNothing
  case needsCheapest, profileAlone, pieceTooLong, cheapestForms, isNowForms, cheapAboveDear
  case svgIsChart, pictureOrOutput, statisticsForms
  case byNeedsUsage, meterNeedsUsage, contractNeedsUsage, contractAndMoney, shiftNeedsUsage
  // Appliances of the settings.
  case unknownAppliance(String, known: [String]), noAppliances, applianceForms
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
  // What a usage cost: dates that have nothing in common.
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
