import CivilTime
import ElectricityPrices
import PriceTexts

/// A source of newer prices for a running viewer.
///
/// No call blocks: pending results arrive with a later call.
package protocol PriceFeed: AnyObject {
  /// Returns the seconds until there is work to do, unless the terminal wakes up first.
  func wait(at now: Instant) -> Double
  /// Does the work that is possible now and returns new results.
  func advance(at now: Instant) -> FeedNews?
  /// Cancels long requests and returns the results so far; `nil` if there are none to cancel.
  func interrupt() -> FeedNews?
  /// Stops all work.
  func stop()
}

/// The results of a feed.
package struct FeedNews: Equatable, Sendable {
  /// The replacement for the current prices; `nil` if they have not changed.
  package var series: [PriceSeries]?
  /// The pending or failed requests; `nil` if there are none.
  package var status: FeedStatus?

  /// The error in newer data; the screen keeps the previous prices.
  package var trouble: ViewerMessage?

  package init(series: [PriceSeries]?, status: FeedStatus?) {
    (self.series, self.status) = (series, status)
  }
}
