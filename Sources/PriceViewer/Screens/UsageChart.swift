import CivilTime
import ElectricityCosts
import ElectricityUsage
import TerminalCharts

/// A bar of usage: a slot, or all slots of a unit of the calendar.
struct UsageBar: Hashable {
  let start: Instant
  let end: Instant
  /// The value in kWh, money or percent.
  var value: Double
}

/// Usage as bars with its own zero line, aligned to the prices, and production below zero.
struct UsageChart {
  /// The bars of the visible slots that have a value.
  let bars: [UsageBar]
  /// The production, below zero; empty if bars show fractions of the cost.
  let production: [UsageBar]
  let look: ViewerLook
  /// The time axis.
  let x: PlotAxis
  let size: CellSize

  /// The minimum number of days in a view for daily bars, and for monthly bars.
  private static let (daysOfDays, daysOfMonths): (Int64, Int64) = (10, 62)

  /// The range of values, including zero: costs can be negative.
  var values: ClosedRange<Double> {
    let values = (bars + production).map(\.value)
    let (lowest, highest) = (min(0, values.min() ?? 0), max(0, values.max() ?? 0))
    return lowest...(lowest < highest ? highest : lowest + 1)
  }

  /// The axis of values, with the zero line in the middle of a row.
  var y: PlotAxis {
    let values = values
    let rows = Double(max(1, size.rows))
    // The row of zero that leaves both sides the most height.
    func step(_ below: Double) -> Double {
      max(-values.lowerBound / (below + 0.5), values.upperBound / max(0.5, rows - below - 0.5))
    }
    let below = stride(from: 0, to: rows, by: 1).min { step($0) < step($1) } ?? 0
    let step = step(below)
    return PlotAxis(start: -(below + 0.5) * step, end: (rows - below - 0.5) * step)
  }

  /// Draws the bars into the cells of the chart.
  func kept(in environment: EnvironmentValues) -> KeptChart {
    Chart {
      RuleMark(y: .value("Zero", 0.0))
        .foregroundStyle(Color(look.colors.secondary ?? .default))
        .lineStyle(StrokeStyle(lineWidth: 1))
      marks(bars, Color(look.colors.usage))
      marks(production, Color(look.colors.production))
    }
    .kept(x, y, in: size, environment, look)
  }

  /// Returns the column of the selection, over the height of the plot.
  @ChartContentBuilder static func selection(
    _ selection: ClosedRange<Double>?, _ context: ChartContext
  ) -> some ChartContent {
    if let selection, context.look.plotDepth >= .indexed256 {
      RectangleMark(
        xStart: .value("From", selection.lowerBound), xEnd: .value("To", selection.upperBound)
      )
      .foregroundStyle(context.tint)
    }
  }

  /// Returns bars with equal gaps.
  private func marks(_ bars: [UsageBar], _ color: Color) -> some ChartContent {
    let shortest = bars.map { $0.end.seconds - $0.start.seconds }.min() ?? 0
    let edges = BarEdges(
      x, columns: size.columns, shortest: shortest, pixels: look.pixels, isFlat: true)
    return ForEach(bars, id: \.self) { bar in
      let (start, end) = edges.of(bar.start.seconds..<bar.end.seconds)
      RectangleMark(
        xStart: .value("From", start), xEnd: .value("To", end), yStart: .value("Zero", 0.0),
        yEnd: .value("Usage", bar.value)
      )
      .foregroundStyle(color)
    }
  }
}

extension UsageChart {
  /// Creates the usage chart below a chart of prices.
  init(below chart: any PriceChart, rows: Int) {
    let (context, state) = (chart.context, chart.state)
    let days = state.viewport.length / 86400
    let unit: CalendarUnit? =
      days > Self.daysOfMonths ? .month : days > Self.daysOfDays ? .day : context.points.barUnit
    self.init(
      bars: Self.bars(state.files.usage, state.shown.costs, sign: 1, unit: unit, state),
      production: state.measure == .share
        ? []
        : Self.bars(state.files.production, state.shown.income, sign: -1, unit: unit, state),
      look: chart.look, x: chart.x, size: CellSize(columns: context.size.columns, rows: rows))
  }

  /// Returns bars that cover a unit of the calendar each, or a slot of the usage without one.
  private static func bars(
    _ energy: EnergySeries?, _ costs: CostSeries?, sign: Double, unit: CalendarUnit?,
    _ state: ViewerState
  ) -> [UsageBar] {
    guard let slots = energy?.slots else { return [] }
    let costs = state.measure == .energy ? nil : costs?.slots
    let viewport = state.viewport
    var bars: [UsageBar] = []
    for index in slots.indices(from: viewport.start, to: viewport.end) {
      let slot = slots[index]
      let value = costs.map { $0[index].cost?.doubleValue } ?? slot.energy?.kilowattHours
      guard let value else { continue }
      if let last = bars.last, slot.start < last.end {
        bars[bars.count - 1].value += sign * value
        continue
      }
      var (start, end) = (slot.start, slot.end)
      if let unit { (start, end) = unit.interval(containing: start, in: state.series.zone) }
      bars.append(
        UsageBar(
          start: max(start, viewport.start), end: min(end, viewport.end), value: sign * value))
    }
    let whole = state.measure == .share ? bars.reduce(0) { $0 + $1.value } : 0
    guard whole > 0 else { return bars }
    return bars.map { UsageBar(start: $0.start, end: $0.end, value: $0.value / whole * 100) }
  }
}
