import CivilTime
import ElectricityPrices

/// Something about fetched prices that a person should know.
package enum FetchNotice: Hashable, Sendable {
  /// A source did not give what was asked for.
  case failed(source: String, FetchFault)
  /// The prices are of this source, in place of one that failed.
  case instead(source: String)
  /// The prices of this day come at this time.
  case notYet(CivilDate, Instant)
  /// What was kept cannot be read; with the system's error, or that it is no answer.
  case keptUnreadable(SystemFailure?)
  /// Nothing can be kept; without a failure of the system, because there is no home.
  case notKept(SystemFailure?)
  /// The hours by which the source's clock is ahead of this machine's; below zero if behind.
  case clock(source: String, hours: Int)

  /// Whether both tell a person the same: days are asked for again at times that hardly differ, and
  /// what is wrong with this machine is wrong for every source.
  func isLike(_ other: FetchNotice) -> Bool {
    guard case .failed(let source, let fault) = self,
      case .failed(let otherSource, let otherFault) = other
    else { return self == other }
    if case .tooSoon = fault, case .tooSoon = otherFault { return source == otherSource }
    return fault == otherFault && (source == otherSource || fault.isOfThisMachine)
  }
}

/// Prices that were fetched, or kept from an earlier time.
package struct FetchedPrices: Sendable {
  package var series: PriceSeries
  /// Whose prices they are.
  package let source: PriceSource
  /// When the last of them was asked for.
  package let asOf: Instant?
  package var notices: [FetchNotice]
}

/// Why there is nothing to show.
package struct FetchFailure: Error {
  package let area: PriceArea
  /// Whether nothing was asked because that was forbidden.
  package let isOffline: Bool
  /// What went wrong, source by source.
  package let notices: [FetchNotice]
}
