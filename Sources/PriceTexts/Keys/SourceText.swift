import CivilTime
import PriceSources

/// What the program says on the command line of prices that are fetched.
package enum SourceText: Hashable, Sendable {
  // Values of options.
  case unknownArea(String, nearest: [String])
  case unknownSource(String)
  case notOfSource(area: String, source: String)
  case notAge(String)
  case datesReversed(from: CivilDate, to: CivilDate)
  case tooManyDays(limit: Int)
  // Options that do not go together.
  case needsArea(option: String)
  case dateTwice, offlineAndRefresh, saveOrShow
  // What is kept.
  case nothingKept(area: String)
  case noPlace
  case cleared(files: Int)
  case notCleared(SystemFailure)
  case cacheIsLink(String)
}
