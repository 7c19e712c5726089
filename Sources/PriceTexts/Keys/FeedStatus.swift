import CivilTime
import PriceSources

/// The status of requests for newer prices while others are shown.
package enum FeedStatus: Hashable, Sendable {
  /// A request for a few days is pending.
  case fetching(source: String)
  /// The first request is pending, and no prices are shown.
  case fetchingFirst(source: String)
  /// The number of responses so far and in total, and an estimate of the minutes left.
  case progress(done: Int, all: Int, minutes: Int)
  /// The network is unavailable; the time of the shown prices.
  case noNetwork(asOf: Instant?)
  /// The source of the shown prices, and the preferred source, which failed.
  case instead(source: String, of: String, FetchFault)
  /// Another notice for the user.
  case notice(FetchNotice)
}
