import CivilTime
import ElectricityPrices
import PriceTexts

/// Where newer prices come from while a viewer shows those that there are.
///
/// Nothing of it waits: what is on its way comes with a later call.
package protocol PriceFeed: AnyObject {
  /// The seconds until there is something to do, unless the terminal wakes up before.
  func wait(at now: Instant) -> Double
  /// Does what can be done, and gives what is new.
  func advance(at now: Instant) -> FeedNews?
  /// Ends what takes long, and gives what has come; nil where nothing does.
  func interrupt() -> FeedNews?
  /// Ends everything.
  func stop()
}

/// What has come from a feed.
package struct FeedNews: Sendable {
  /// The prices in place of those that were there; nil where they are the same.
  package var series: [PriceSeries]?
  /// What is on its way or failed; nil where all is well.
  package var status: FeedStatus?

  package init(series: [PriceSeries]?, status: FeedStatus?) {
    (self.series, self.status) = (series, status)
  }
}
