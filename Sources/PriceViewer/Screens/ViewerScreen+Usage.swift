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
    let bars = UsageBars(state: state, columns: size.columns)
    let chart = UsageChart(
      bars: bars.bars, production: bars.production, look: look, times: first...last)
    guard !chart.bars.isEmpty || !chart.production.isEmpty else { return nil }
    return DrawnUsage(
      chart: chart,
      area: CellRect(
        column: rows.chart.minColumn + plot.minColumn, row: usage.minRow,
        columns: plot.size.columns, rows: usage.size.rows))
  }

  /// The highest value with its unit, beside the plot, and the lowest where some are below zero.
  func drawLabels(of usage: DrawnUsage, on buffer: inout CellBuffer) {
    let (area, values) = (usage.area, usage.chart.values)
    let width = area.minColumn - 1
    var labels = [texts.usageValue(values.upperBound, width: width), texts.usageUnit]
    if values.lowerBound < 0, area.size.rows > labels.count {
      labels += [String](repeating: "", count: area.size.rows - labels.count - 1)
      labels.append(texts.usageValue(values.lowerBound, width: width))
    }
    for (row, text) in labels.enumerated() where row < area.size.rows {
      // A part of a unit is none: rather it touches the plot.
      let shown = look.shown(text, width: max(width, min(text.displayWidth, area.minColumn)))
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
