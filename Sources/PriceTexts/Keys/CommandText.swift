/// What the program says on the command line, where it cannot do what it was asked.
package enum CommandText: Hashable, Sendable {
  // Which file, and what of it.
  case noFile, severalFiles
  case severalAreas([String])
  case noPriceNow
  case noSlot(at: String)
  case noSuchTime(String, zone: String)
  // Values of options.
  case notUnit(String), notDate(String), notNumber(String), notPercent(String)
  case notAddition(String), notLocale(String), notPicture(String)
  case nothingFollows(String)
  // Options that do not go together.
  case lineFormatNeedsLine, outputOrAlert, taxTwice, severalWays, sizeNeedsPrint
  case hoverNeedsScreen, hoverNeedsMouse, dataDrawNothing
  case svgIsChart, pictureOrOutput
  // The terminal, and where the output goes; `reason` is the system's.
  case noTerminal, unnamedTerminal, noDescriptor, background
  case unknownTerminal(String), incapableTerminal(String)
  case outputFailed(reason: String)
  case fileFailed(String, reason: String)
}
