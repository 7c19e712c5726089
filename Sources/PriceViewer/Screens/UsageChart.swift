import CivilTime
import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

/// Usage as bars with its own zero line, aligned to the prices, and production below zero.
struct UsageChart: Sendable {
  let bars: [UsageBar]
  /// The production, below zero.
  var production: [UsageBar] = []
  let look: ViewerLook
  /// The time axis.
  let x: PlotAxis
  let size: CellSize

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
    let points = CellMetrics.points(size)
    let (x, y) = (x, y)
    return Chart {
      RuleMark(y: .value("Zero", 0.0))
        .foregroundStyle(look.colors.secondary.map { Color($0) } ?? .primary)
        .lineStyle(StrokeStyle(lineWidth: 1))
      marks(bars, Color(look.colors.usage))
      marks(production, Color(look.colors.production))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartXScale(domain: [x.start, x.end], range: 0...points.width)
    .chartYScale(domain: [y.start, y.end], range: 0...points.height)
    .kept(in: size, environment: environment, pixels: look.pixels)
  }

  /// Returns the column of the selection, over the height of the plot.
  @ChartContentBuilder static func selection(
    _ selection: ClosedRange<Double>?, _ look: ViewerLook
  ) -> some ChartContent {
    if let selection, look.colorDepth >= .indexed256 || look.pixels != nil {
      RectangleMark(
        xStart: .value("From", selection.lowerBound), xEnd: .value("To", selection.upperBound)
      )
      .foregroundStyle(Color(look.colors.selection).opacity(0.3))
    }
  }

  /// Returns bars with equal gaps; bars below zero have the colour of production.
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
      .foregroundStyle(bar.value < 0 ? Color(look.colors.production) : color)
    }
  }
}
