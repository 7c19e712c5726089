import CivilTime
import ElectricityCosts
import ElectricityPrices

/// The feed-in price of a contract.
extension ViewerState {
  /// Draws the feed-in price of a contract.
  package mutating func showFeedIn(of contract: Contract) {
    files.feedIn = contract
    layers.insert(.feedIn)
    findFeedIn()
  }

  /// Finds the feed-in prices in the unit of the screen.
  ///
  /// There are none if they equal the prices on the screen.
  mutating func findFeedIn() {
    shown.feedIn = nil
    guard let contract = files.feedIn, allSeries.indices.contains(choice.seriesIndex),
      let own = try? contract.productionPrices(of: allSeries[choice.seriesIndex])
    else { return }
    let prices = series.unit.map { own.converted(to: $0) } ?? own
    guard let prices, prices.map(\.price) != series.map(\.price) else { return }
    shown.feedIn = PricePyramid(prices)
  }

  /// The feed-in prices, if they are drawn.
  var drawnFeedIn: PricePyramid? {
    layers.contains(.feedIn) && chartKind.isOverTime && comparison == nil ? shown.feedIn : nil
  }

  /// Returns the mean feed-in price during slots, if it is drawn.
  func feedInPrice(in slots: Range<Int>) -> Double? {
    guard let feedIn = drawnFeedIn, let first = slots.first, let last = slots.last else {
      return nil
    }
    let range = feedIn.series.indices(from: series[first].start, to: series[last].end)
    return feedIn.statistics(in: range)?.mean
  }
}
