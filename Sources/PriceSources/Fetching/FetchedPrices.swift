import CivilTime
import ElectricityPrices

/// A notice about fetched prices for the user.
package enum FetchNotice: Hashable, Sendable {
  case failed(source: String, FetchFault)
  /// The prices are from this source, because a preferred one failed.
  case instead(source: String)
  /// The prices of this day will be published at this time.
  case notYet(CivilDate, Instant)
  /// The cached response is unreadable; the system's error, or `nil` for invalid content.
  case keptUnreadable(SystemFailure?)
  case noForecast(area: String)
  /// The cache cannot be written; the system's error, or `nil` without a home folder.
  case notKept(SystemFailure?)
  /// The hours by which this machine's clock is ahead of a source's, or behind it.
  case clockAhead(hours: Int, of: String), clockBehind(hours: Int, of: String)

  /// Returns whether both are the same to the user: retry times of days differ by seconds, and a
  /// fault of this machine applies to every source.
  func isLike(_ other: FetchNotice) -> Bool {
    guard case .failed(let source, let fault) = self,
      case .failed(let otherSource, let otherFault) = other
    else { return self == other }
    if case .tooSoon = fault, case .tooSoon = otherFault { return source == otherSource }
    return fault == otherFault && (source == otherSource || fault.isOfThisMachine)
  }
}

/// Prices from a source or from the cache.
package struct FetchedPrices: Sendable {
  package var series: PriceSeries
  package let source: PriceSource
  /// The time of the last response.
  package let asOf: Instant?
  package var notices: [FetchNotice]

  /// Adds forecasts where there is no known price, without tax if the known prices have none.
  ///
  /// - Returns: Whether the forecasts have the same currency and tax.
  package mutating func add(_ forecast: FetchedPrices, of area: PriceArea) -> Bool {
    notices += forecast.notices
    // The known prices in the response are from another source.
    let other = forecast.series.forecastsAlone.matchingTax(of: series, in: area.code)
    guard Set([series.valueAddedTax, other.valueAddedTax]) != [.included, .excluded],
      series.unit.flatMap({ other.converted(to: $0) }) != nil,
      let joined = PriceSeries.joining([series, other])
    else { return false }
    series = joined
    return true
  }
}

/// The reasons why there are no prices.
package struct FetchFailure: Error {
  package let area: PriceArea
  /// The faults by source.
  package let notices: [FetchNotice]
}
