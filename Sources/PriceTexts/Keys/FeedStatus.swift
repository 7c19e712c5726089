import CivilTime
import PriceSources

/// How it stands with newer prices, while others are shown.
package enum FeedStatus: Hashable, Sendable {
  /// They are on their way; a few days.
  case fetching(source: String)
  /// The first ones are, and nothing is shown meanwhile.
  case fetchingFirst(source: String)
  /// So many answers of many are there; with about the minutes that the rest takes.
  case progress(done: Int, all: Int, minutes: Int)
  /// There is no network; what is shown came at this time.
  case noNetwork(asOf: Instant?)
  /// What is shown is of this source, because another one failed.
  case instead(source: String, of: String, FetchFault)
  /// What a person should know.
  case notice(FetchNotice)
}
