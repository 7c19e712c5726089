import CivilTime
import PriceSources

/// How it stands with newer prices, while others are shown.
package enum FeedStatus: Hashable, Sendable {
  /// They are on their way; a few days.
  case fetching(source: String)
  /// The first ones are, and nothing is shown meanwhile.
  case fetchingFirst(source: String)
  /// The answers so far, all answers, and an estimate of the minutes left.
  case progress(done: Int, all: Int, minutes: Int)
  /// There is no network; the time of the shown prices.
  case noNetwork(asOf: Instant?)
  /// The source of the shown prices, and the preferred one, which failed.
  case instead(source: String, of: String, FetchFault)
  /// What a person should know.
  case notice(FetchNotice)
}
