import CivilTime
import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

/// The layout of a 3D chart: legend, titles, labels and box.
struct SpaceLayout {
  let legend: LegendLayout?
  /// The cells without the legend.
  private(set) var area: CellRect
  private(set) var plot: CellRect
  private(set) var parts = ChartParts.all
  let titles: [PlacedNode?]

  private static let smallestPlot = CellSize(columns: 12, rows: 5)

  init(
    in chart: CellRect, scales: SpaceScales, axes: [[ResolvedAxis]], titles: [PlacedNode?],
    settings: LayoutSettings, environment: EnvironmentValues
  ) {
    let wanted = LegendLayout(
      settings.legend, scales: scales.flat, marks: ArrangedMarks(MarkCollection()), in: chart,
      environment: environment)
    (area, plot) = (chart, chart)
    let width =
      axes.joined().map { axis in
        axis.marks.map(\.labelSize.columns).max() ?? 0
      }.max() ?? 0
    for dropped in [ChartParts()] + [.legend, .titles, .labels] {
      parts.subtract(dropped)
      area = parts.contains(.legend) ? chart.inset(by: wanted?.insets ?? CellInsets()) : chart
      var insets = CellInsets()
      if parts.contains(.labels), width > 0 {
        insets.leading = min(width + 1, area.size.columns / 4)
        insets.trailing = insets.leading
        insets.bottom = 1
      }
      if parts.contains(.titles) {
        if titles[0] != nil || titles[2] != nil { insets.bottom += 1 }
        if titles[1] != nil { insets.top = 1 }
      }
      plot = area.inset(by: insets)
      if plot.size.columns >= Self.smallestPlot.columns && plot.size.rows >= Self.smallestPlot.rows
      {
        break
      }
    }
    legend = parts.contains(.legend) ? wanted : nil
    self.titles = parts.contains(.titles) ? titles : [nil, nil, nil]
  }
}
