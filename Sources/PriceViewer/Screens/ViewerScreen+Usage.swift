import CivilTime
import ElectricityPrices
import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalViews

/// The usage of a screen: its chart, and the cells that it takes.
struct DrawnUsage {
  let chart: UsageChart
  /// The plot, under that of the prices.
  let area: CellRect
}

/// The plot of usage under that of prices.
extension ViewerScreen {
  /// The chart of usage on the time axis of the prices; nil where there is no room or nothing used.
  func usage(in rows: ScreenRows, under proxy: ChartProxy?) -> DrawnUsage? {
    guard let usage = rows.usage, let proxy, state.showsUsage else { return nil }
    let plot = CellMetrics.cells(proxy.plotRect)
    let width = proxy.plotRect.width
    guard let first = proxy.value(atX: 0, as: Date.self),
      let last = proxy.value(atX: width, as: Date.self), first < last, plot.size.columns > 0
    else { return nil }
    let bars = UsageBars(state: state, columns: size.columns).bars
    guard !bars.isEmpty else { return nil }
    return DrawnUsage(
      chart: UsageChart(bars: bars, look: look, times: first...last),
      area: CellRect(
        column: rows.chart.minColumn + plot.minColumn, row: usage.minRow,
        columns: plot.size.columns, rows: usage.size.rows))
  }

  /// The highest value with its unit, beside the plot.
  func drawLabels(of usage: DrawnUsage, on buffer: inout CellBuffer) {
    let (area, values) = (usage.area, usage.chart.values)
    let width = area.minColumn - 1
    let texts = [texts.usageValue(values.upperBound, width: width), texts.usageUnit]
    for (row, text) in texts.enumerated() where row < area.size.rows {
      let shown = look.shown(text, width: width)
      buffer.write(
        shown, column: max(0, width - shown.displayWidth), row: area.minRow + row,
        style: look.colors.style(.faint))
    }
  }

  /// What is selected, or else now, as a stretch of time.
  var usageSelection: ClosedRange<Instant>? {
    let slots = state.selectedStretch ?? state.selectedIndex.map(state.stretch)
    guard let first = slots?.first, let last = slots?.last else { return nil }
    return state.series[first].start...state.series[last].end
  }
}
