import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import PriceTexts

/// What was read of files, or has come from a feed.
package struct ReadFiles: Equatable, Sendable {
  /// The series as they were read last, in their order.
  package internal(set) var series: [PriceSeries]
  /// What the household used; nil where nobody says it.
  package internal(set) var usage: EnergySeries?
  /// What it fed in, never summed into the usage; nil where nobody says it.
  package internal(set) var production: EnergySeries?
  /// What the usage can be paid by.
  package var contracts: [Contract] = []
  /// How often they have been read anew and were others.
  package internal(set) var renewals = 0
  /// What is wrong with the files as they are now; what is shown is that of before.
  package var trouble: ViewerMessage?
  /// Whether a day may come to those that are there.
  package var awaitsDays = false
  /// What is on its way to the viewer, or failed on it.
  package internal(set) var feedStatus: FeedStatus?
}

/// Which series is shown, and how its prices are told.
package struct SeriesChoice: Equatable, Sendable {
  /// Its place among those that were read.
  package internal(set) var place = 0
  /// Whether the prices are those that a household pays.
  package internal(set) var isAllIn = false
  /// The place of the unit among ``PriceUnit/alternatives``; nil for the one of the start.
  package internal(set) var unitIndex: Int?
}

/// The cheapest time, marked on the chart.
package struct CheapestTime: Equatable, Sendable {
  /// What is sought; nil where nothing is marked.
  package internal(set) var search: CheapestSearch? = .usual
  /// Whether the user has asked for it, so that it is sought among past prices too.
  var isWanted = false
  /// What was found.
  package internal(set) var answer: CheapestAnswer?
}

/// The menu that is open.
package struct MenuState: Equatable, Sendable {
  /// What has been typed; only lines with it are shown.
  package internal(set) var text = ""
  /// The line that Enter runs, among those that are shown.
  package internal(set) var index = 0
}

/// What follows from the rest of a state; kept, since it needs a walk over the slots.
struct ShownPrices: Equatable, Sendable {
  /// The series on the screen, and answers about many of its slots.
  var pyramid = PricePyramid(PriceSeries(slots: EmptyCollection<PriceSlot>()))
  /// The slots that are shown.
  var slots = 0..<0
  /// The statistics of these.
  var statistics: PriceStatistics?
  /// What the usage cost; nil without usage.
  var costs: CostSeries?
  /// What is got for the production; nil without it.
  var income: CostSeries?
  /// What the last month of the usage has cost, and likely will; nil where that is not known.
  var estimate: MonthEstimate?
  /// What it costs by contracts; nil without ``ChartKind/contracts``.
  var comparison: ContractComparison?
  /// The areas that are drawn over one another; none without ``ViewerLayer/areas``.
  var otherAreas: [ComparedArea] = []

  /// Always: what it follows from is compared.
  static func == (left: ShownPrices, right: ShownPrices) -> Bool { true }
}
