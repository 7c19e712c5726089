import FoundationSubset
import TerminalCore
import TerminalViews

/// The legend: what the colours, symbols and dashes of a chart mean, in as many rows as are needed.
package struct LegendLayout {
  private let chart: CellRect
  private let setting: LegendSetting
  private var rows: [[LegendEntry]]
  private let custom: PlacedNode?

  /// Lays out a legend; `nil` if no mark has a style by a value, or if the legend is hidden or does
  /// not fit.
  package init?(
    _ setting: LegendSetting, scales: ChartScales, marks: ArrangedMarks, in chart: CellRect,
    environment: EnvironmentValues
  ) {
    self.setting = setting
    guard !setting.isHidden else { return nil }
    self.chart = chart
    custom = setting.content.map { PlacedNode($0(environment).content) }
    let entries =
      custom == nil
      ? LegendEntry.entries(for: scales, shades: LegendShades(of: marks), in: environment) : []
    guard custom != nil || !entries.isEmpty else { return nil }
    // At the sides of the plot names take at most half of the chart: a cut name is better than no
    // legend.
    let width = setting.isBeside ? chart.size.columns / 2 : chart.size.columns
    let limited = entries.map {
      $0.limited(to: width, ellipsis: environment.glyphSet.ellipsis)
    }
    // More names than rows stand side by side, or some would be cut.
    rows =
      setting.isBeside && limited.count <= chart.size.rows
      ? limited.map { [$0] } : LegendEntry.wrapped(limited, width: width)
  }

  private var size: CellSize {
    if let custom { return custom.size }
    let width = rows.map(LegendEntry.width).max() ?? 0
    return CellSize(columns: width, rows: rows.count)
  }

  /// The space that the legend takes at an edge of the chart.
  package var insets: CellInsets {
    var insets = CellInsets()
    if setting.isOverlay { return insets }
    if setting.isBeside {
      let columns =
        size.columns + setting.gap(CellMetrics.columnWidth, automatic: 1)
      if setting.position.horizontal < 0 {
        insets.leading = columns
      } else {
        insets.trailing = columns
      }
    } else {
      let rows = size.rows + setting.gap(CellMetrics.rowHeight, automatic: 0)
      if setting.isAbove { insets.top = rows } else { insets.bottom = rows }
    }
    return insets
  }

  /// Draws the legend at its edge of the chart, or over the plot.
  package func draw(over plot: CellRect, on canvas: inout Canvas) {
    if var custom {
      custom.origin = origin(width: custom.size.columns, row: 0, over: plot)
      custom.draw(on: &canvas)
      return
    }
    let layout = fitted(to: plot)
    for (row, entries) in layout.rows.enumerated() {
      var start = layout.origin(width: LegendEntry.width(entries), row: row, over: plot)
      for entry in entries {
        entry.draw(at: start, on: &canvas)
        start.column += entry.width + LegendEntry.gap
      }
    }
  }

  /// Returns the layout with rows as wide as the plot, if the legend lies over it.
  private func fitted(to plot: CellRect) -> LegendLayout {
    guard setting.isOverlay, !setting.isBeside else { return self }
    var layout = self
    layout.rows = LegendEntry.wrapped(rows.flatMap(\.self), width: plot.size.columns)
    return layout
  }

  private func origin(width: Int, row: Int, over plot: CellRect) -> CellPoint {
    let area = setting.isOverlay ? plot : chart
    let widest = setting.isBeside ? size.columns : width
    return CellPoint(
      column: area.minColumn
        + CellMetrics.clamped(
          (CGFloat(area.size.columns - widest) * setting.horizontalFraction).rounded(.down)),
      row: area.minRow + row
        + CellMetrics.clamped(
          (CGFloat(area.size.rows - size.rows) * setting.verticalFraction).rounded(.down)))
  }
}
