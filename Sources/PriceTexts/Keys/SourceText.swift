import CivilTime
import PriceSources

/// Reasons and results of requests for fetched prices.
package enum SourceText: Hashable, Sendable {
  // Values of options.
  case unknownArea(String, nearest: [String])
  case unknownSource(String)
  case onlyForecasts(String)
  case notOfSource(area: String, source: String)
  case notAge(String)
  case datesReversed(from: CivilDate, to: CivilDate)
  case tooManyDays(limit: Int)
  // Options that do not go together.
  case needsArea(option: String)
  case changesNothing(option: String)
  case dateTwice
  case noForecast
  // The cache.
  case nothingKept(area: String)
  case noPlace
  case cleared(files: Int)
  case notCleared(SystemFailure)
  case cacheIsLink(String)
}
