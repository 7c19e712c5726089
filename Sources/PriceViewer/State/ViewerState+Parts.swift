import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import PriceTexts

/// The data read from files or received from a feed.
package struct ReadFiles: Equatable, Sendable {
  /// The series as last read, in their order.
  package internal(set) var series: [PriceSeries]
  /// The household's usage; `nil` if unknown.
  package internal(set) var usage: EnergySeries?
  /// The household's production, never added to the usage; `nil` if unknown.
  package internal(set) var production: EnergySeries?
  /// The contracts to compare for the usage.
  package var contracts: [Contract] = []
  /// The contract that states the feed-in price.
  var feedIn: Contract? { contracts.first { $0.production != nil } }
  /// The number of times that reading again gave different data.
  package internal(set) var renewals = 0
  /// The error in the current files; the screen keeps the previous data.
  package var trouble: ViewerMessage?
  /// Whether further days may arrive.
  package var awaitsDays = false
  /// The pending or failed requests of the feed.
  package internal(set) var feedStatus: FeedStatus?
}

/// The open menu.
package struct MenuState: Equatable, Sendable {
  /// The typed text, which filters the lines.
  package internal(set) var text = ""
  /// The index of the line that Enter runs, among the visible lines.
  package internal(set) var index = 0
}

/// Values derived from the rest of a state; cached, since they need a pass over the slots.
struct ShownPrices: Equatable, Sendable {
  /// The series on the screen, with an index for fast statistics of many slots.
  var pyramid = PricePyramid(PriceSeries(slots: EmptyCollection<PriceSlot>()))
  /// The visible slots.
  var slots = 0..<0
  /// The series without the visible forecasts; the whole if nothing else has a price.
  var known = PricePyramid(PriceSeries(slots: EmptyCollection<PriceSlot>()))
  /// The visible slots without forecasts at their ends.
  var knownSlots = 0..<0
  /// The statistics of the known slots.
  var statistics: PriceStatistics?
  /// The statistics of the visible slots, for axes and colours.
  var drawn: PriceStatistics?
  /// The cost of the usage; `nil` without usage.
  var costs: CostSeries?
  /// The income from production; `nil` without production.
  var income: CostSeries?
  /// The cost of the last month of the usage so far and its estimate; `nil` if unknown.
  var estimate: MonthEstimate?
  /// The cost of the usage by contract; `nil` without ``ChartKind/contracts``.
  var comparison: ContractComparison?
  /// The feed-in prices, if they differ from the prices on the screen.
  var feedIn: PricePyramid?
  /// The other areas in the plot; empty without ``ViewerLayer/areas``.
  var otherAreas: [ComparedArea] = []

  /// Returns `true`: the values that these derive from are compared instead.
  static func == (left: ShownPrices, right: ShownPrices) -> Bool { true }
}
