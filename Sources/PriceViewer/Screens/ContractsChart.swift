import CivilTime
import ElectricityCosts
import ElectricityPrices
import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

/// What contracts cost for the usage, as lines that rise from the beginning of what is shown.
nonisolated struct ContractsChart: View {
  /// The chart over time, of which this one has the axis of time and the strokes.
  let chart: PriceChart
  let comparison: ContractComparison

  private var state: ViewerState { chart.state }
  private var look: ViewerLook { chart.look }

  var body: some View {
    let lines = lines
    let amounts = lines.flatMap(\.points).map(\.amount)
    Chart {
      ForEach(lines) { line in
        LinePlot(line.points, x: .value("Hour", \.date), y: .value("Cost", \.amount))
          .foregroundStyle(color(line.id))
          .lineStyle(chart.priceStroke)
      }
      // Over all lines, each at other places.
      ForEach(lines) { line in
        ForEach(line.symbols(columns: chart.points.plotColumns)) { point in
          PointMark(x: .value("Hour", point.date), y: .value("Cost", point.amount))
            .foregroundStyle(color(line.id))
            .symbol(AreaSymbol.of(line.id).shape)
        }
      }
    }
    .chartXAxis { chart.timeAxis }
    .chartXAxis(chart.size.rows > 4 ? .automatic : .hidden)
    .chartYAxis {
      chart.prices(on: chart.grid(from: amounts.min() ?? 0, to: amounts.max() ?? 0, withZero: true))
    }
    .chartXScale(domain: chart.timeDomain)
    .chartYScale(domain: .automatic(includesZero: true))
    .chartAnnotationRows(chart.annotationRows)
  }

  /// A rule where the selected slot, or that of now, ends, and the costs until then.
  @ChartContentBuilder var overlay: some ChartContent {
    if let slots = state.focusSlots, let last = slots.last {
      let end = state.series[last].end
      RuleMark(x: .value("Until", end.date))
        .foregroundStyle(chart.focusColor)
        .lineStyle(chart.focusStroke)
        .annotation(position: .top, alignment: .center) { chart.focusText }
      ForEach(state.runningCosts(until: end)) { cost in
        PointMark(x: .value("Until", end.date), y: .value("Cost", cost.amount.doubleValue))
          .foregroundStyle(chart.focusColor)
          .symbol(AreaSymbol.of(cost.id).shape)
      }
    }
  }

  private func color(_ rank: Int) -> Color { Color(look.colors.area(rank)) }

  /// What a contract costs from the beginning of what is shown until a time.
  private struct RunningPoint: Identifiable {
    let date: Date
    let amount: Double
    var id: Date { date }
  }

  private struct ContractLine: Identifiable {
    let id: Int
    var points: [RunningPoint] = []

    /// Some of the points, at other places than those of other contracts.
    func symbols(columns: Int) -> [RunningPoint] {
      let step = max(1, points.count * 18 / max(1, columns))
      let first = (step * (2 * id + 1) / (2 * ViewerState.mostAreas)) % step
      return stride(from: first, to: points.count, by: step).map { points[$0] }
    }
  }

  /// The lines, with a point at the ends of slots: two a column are more than can be seen.
  private var lines: [ContractLine] {
    let slots = state.comparedSlots
    var lines = comparison.names.indices.map { ContractLine(id: $0) }
    func add(_ instant: Instant) {
      for cost in state.runningCosts(until: instant) {
        lines[cost.id].points.append(
          RunningPoint(date: instant.date, amount: cost.amount.doubleValue))
      }
    }
    let step = max(1, slots.count / (2 * max(1, chart.points.plotColumns)))
    for index in slots {
      let slot = comparison.common.slots[index]
      // Nothing is used in a gap.
      if index == slots.first || comparison.common.slots[index - 1].end < slot.start {
        add(slot.start)
      }
      let isBeforeGap =
        index + 1 < slots.endIndex && slot.end < comparison.common.slots[index + 1].start
      if index.isMultiple(of: step) || index == slots.last || isBeforeGap { add(slot.end) }
    }
    return lines
  }
}
