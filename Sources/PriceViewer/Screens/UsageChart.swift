import CivilTime
import ElectricityPrices
import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

/// What was used, as bars on the time axis of the prices above.
nonisolated struct UsageChart: View {
  let bars: [UsageBar]
  /// What was fed in, below zero.
  var production: [UsageBar] = []
  let look: ViewerLook
  /// What the time axis covers.
  let times: ClosedRange<Date>

  /// The lowest and the highest value, with zero: costs can be below it.
  var values: ClosedRange<Double> {
    let values = (bars + production).map(\.value)
    let (lowest, highest) = (min(0, values.min() ?? 0), max(0, values.max() ?? 0))
    return lowest...(lowest < highest ? highest : lowest + 1)
  }

  var body: some View {
    Chart {
      marks(bars, color: look.colors.now)
      marks(production, color: look.colors.production)
      // Costs can come back.
      if values.lowerBound < 0 || look.pixels != nil {
        RuleMark(y: .value("Zero", 0.0)).foregroundStyle(
          look.colors.secondary.map { Color($0) } ?? .primary
        )
        .lineStyle(StrokeStyle(lineWidth: 1))
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartXScale(domain: times)
    .chartYScale(domain: values)
  }

  /// The bars of a stretch of time in the colour of the selection, to be drawn over the others.
  func overlay(_ selected: ClosedRange<Instant>?) -> some ChartContent {
    marks((bars + production).filter { isInside($0, selected) }, color: look.colors.selection)
  }

  private func isInside(_ bar: UsageBar, _ stretch: ClosedRange<Instant>?) -> Bool {
    stretch.map { bar.start < $0.upperBound && $0.lowerBound < bar.end } ?? false
  }

  private func marks(_ bars: [UsageBar], color: CellColor) -> some ChartContent {
    ForEach(bars, id: \.self) { bar in
      BarMark(
        x: .value("Hour", bar.start.date..<bar.end.date), yStart: .value("Zero", 0.0),
        yEnd: .value("Usage", bar.value)
      )
    }
    .foregroundStyle(Color(color))
  }
}
