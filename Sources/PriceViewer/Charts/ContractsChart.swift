import CivilTime
import ElectricityCosts
import TerminalCharts

/// The running costs of each contract for the measured usage, as lines from the start of the view.
struct ContractsChart: PriceChart {
  var context: ChartContext
  let comparison: ContractComparison
  let x: PlotAxis
  let y: PlotAxis
  private let lines: [[PlotPoint]]

  init(_ context: ChartContext, _ comparison: ContractComparison) {
    self.context = context
    self.comparison = comparison
    x = context.timeAxis
    lines = Self.lines(of: comparison, context)
    let amounts = lines.joined().map(\.y)
    y = context.priceAxis((amounts.min() ?? 0)...(amounts.max() ?? 1), startsAtZero: true)
  }

  var hasTimeAxis: Bool { true }

  @ChartContentBuilder var marks: some ChartContent {
    window
    compared(lines.map { ($0, 6) }, columns: 18, isShifted: true)
    present
  }

  /// The column of the selection, with the costs up to its end.
  @ChartContentBuilder var overlay: some ChartContent {
    lollipop()
    let dots = dots
    ForEach(dots.indices, id: \.self) { rank in
      PointMark(x: .value("Until", dots[rank].x), y: .value("Cost", dots[rank].y))
        .foregroundStyle(context.selection)
        .symbol(context.symbol(rank))
    }
  }

  var focus: ChartFocus? { context.focus { _ in nil } }

  /// The costs up to the end of the selection.
  var dots: [PlotPoint] {
    guard let end = focus?.x.upperBound else { return [] }
    return state.runningCosts(until: Instant(primitivePlottable: end) ?? .now)
      .map { PlotPoint(x: end, y: $0.amount.doubleValue) }
  }

  // MARK: Texts

  var annotation: [String] {
    let slots = state.focusSlots ?? 0..<0
    return [texts.time(of: slots), texts.contracts(in: slots), texts.usedAlone(in: slots)]
      .filter { !$0.isEmpty }
  }
  /// The steps of the billed power, which a month's highest hours reach.
  var status: [TextPart]? { texts.billParts { $0.briefStep(look.locale) } }

  var legend: [TextPart] {
    state.runningCosts(until: state.viewport.end).enumerated().map { rank, cost in
      TextPart(
        "\(context.sign(rank)) \(cost.name) \(texts.prices.money(cost.amount))",
        .ink(look.colors.area(rank)))
    }
  }

  var sentences: [String] {
    let costs = texts.contracts(in: state.visible)
    guard !costs.isEmpty else { return [texts.words(.noUsage)] }
    return [texts.sentence(["\(texts.words(.runningCost)): \(costs)"])]
      + texts.contractTitle.right.map { texts.sentence([$0.text]) }
      + comparison.bills.compactMap { $0.peakSentence(look.locale) }
  }

  /// Returns the lines, with at most two points a column: more cannot be resolved.
  private static func lines(
    of comparison: ContractComparison, _ context: ChartContext
  ) -> [[PlotPoint]] {
    let (state, all) = (context.state, comparison.common.slots)
    let slots = state.comparedSlots
    var lines = comparison.names.map { _ in [PlotPoint]() }
    func add(_ instant: Instant) {
      for (rank, cost) in state.runningCosts(until: instant).enumerated() {
        lines[rank].append(PlotPoint(x: instant.seconds, y: cost.amount.doubleValue))
      }
    }
    let step = max(1, slots.count / (2 * context.columns))
    for index in slots {
      // Costs do not rise in a gap.
      if index == slots.first || all[index - 1].end < all[index].start { add(all[index].start) }
      let isBeforeGap = index + 1 < slots.endIndex && all[index].end < all[index + 1].start
      if index.isMultiple(of: step) || index == slots.last || isBeforeGap { add(all[index].end) }
    }
    return lines
  }
}
