import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import PriceTexts

/// The measure of the usage bars below the prices.
package enum UsageMeasure: String, Hashable, Sendable, CaseIterable {
  /// Energy in kilowatt-hours.
  case energy
  /// The cost of the energy.
  case cost
  /// The percentage of the cost of the visible usage.
  case share
}

/// A household's usage, below its prices.
extension ViewerState {
  /// Sets or replaces the usage below the prices.
  package mutating func show(usage: EnergySeries?, production: EnergySeries? = nil) {
    files.usage = usage
    files.production = production
    findCosts()
  }

  /// Whether usage is drawn: some charts have no time axis for it.
  var showsUsage: Bool { hasUsage && (shownKind.isOverTime || comparison != nil) }

  /// Whether there is usage or production.
  var hasUsage: Bool { files.usage != nil || files.production != nil }

  /// The costs of the visible interval; `nil` if it has no usage.
  package var visibleCosts: CostReport? { report(shown.costs, in: viewport) }

  /// The cost of the current month so far and its estimate; `nil` if usage ends long before now.
  var estimate: MonthEstimate? {
    let estimate = comparison.map { MonthEstimate(cheapestOf: $0.bills) } ?? shown.estimate
    return estimate.flatMap { $0.holds(at: now) ? $0 : nil }
  }

  /// Returns the costs or the income of an interval; `nil` if nothing was measured.
  func report(_ costs: CostSeries?, in interval: Viewport) -> CostReport? {
    guard let costs, let unit = series.unit else { return nil }
    let report = try? CostReport(costs.part(from: interval.start, to: interval.end), in: unit)
    return report.flatMap { $0.totals.measuredSeconds > 0 ? $0 : nil }
  }

  /// Applies the known prices to the usage, and the prices of contracts if they are compared.
  mutating func findCosts() {
    let limit = isAllIn ? opened.flatMap { try? SupportLimit(of: $0, paidBy: adjustment) } : nil
    shown.costs = files.usage.flatMap {
      try? CostSeries(of: $0, at: series.withoutForecastPrices, beyond: limit)
    }
    let onlyBills = files.contracts.count == 1 ? (try? costsByContract())?.bills : nil
    shown.estimate =
      onlyBills.flatMap(MonthEstimate.init(cheapestOf:))
      ?? shown.costs.flatMap { try? MonthEstimate($0) }
    // Production is paid at the spot price, without the surcharges for households.
    shown.income = files.production.flatMap {
      try? CostSeries(of: $0, at: (opened ?? series).withoutForecastPrices.earned)
    }
    if chartKind == .contracts, let reason = compareContracts() {
      chartKind = .area
      tell(reason)
    }
  }

  // MARK: Contracts

  /// Returns the cost by contract, of at least one; `nil` without usage or prices.
  private func costsByContract() throws(CostError) -> ContractComparison? {
    guard let usage = files.usage, let opened else { return nil }
    return try ContractComparison(
      files.contracts, of: usage, production: files.production, at: opened.withoutForecastPrices)
  }

  /// The cost by contract, if it is visible.
  var comparison: ContractComparison? { chartKind == .contracts ? shown.comparison : nil }

  /// Whether there is usage to compare contracts for.
  var hasContracts: Bool { files.contracts.count > 1 && files.usage != nil }

  /// Computes the cost by contract; returns why it cannot, or `nil`.
  mutating func compareContracts() -> ViewerMessage? {
    shown.comparison = nil
    guard hasContracts else { return .fewContracts }
    do throws(CostError) {
      shown.comparison = try costsByContract()
    } catch {
      return .contract(error)
    }
    return shown.comparison == nil ? .fewContracts : nil
  }

  // MARK: The feed-in price of a contract

  /// Sets the contracts, and draws their feed-in price.
  package mutating func show(_ contracts: [Contract]) {
    files.contracts = contracts
    if files.feedIn != nil { layers.insert(.feedIn) }
    findFeedIn()
  }

  /// Finds the feed-in prices in the unit of the screen.
  ///
  /// There are none if they equal the prices on the screen.
  mutating func findFeedIn() {
    shown.feedIn = nil
    guard let contract = files.feedIn, let opened,
      let own = try? contract.productionPrices(of: opened)
    else { return }
    let prices = series.unit.map { own.converted(to: $0) } ?? own
    guard let prices, prices.map(\.price) != series.map(\.price) else { return }
    shown.feedIn = PricePyramid(prices)
  }

  /// The feed-in prices, if they are drawn.
  var drawnFeedIn: PricePyramid? {
    layers.contains(.feedIn) && shownKind.isOverTime && comparison == nil ? shown.feedIn : nil
  }
}
