import TerminalViews

/// Removed marks that are fading out, at their old positions on their old scales, because the new
/// scales may not contain them.
struct RemovedMarks {
  let marks: ArrangedMarks
  let scales: ChartScales

  /// Draws the removed marks below the current ones.
  func paint(over chart: LaidOutChart, on canvas: inout Canvas) {
    MarkLayers(geometry: MarkGeometry(marks, in: chart.with(scales, marks.facts))).paint(
      on: &canvas)
  }
}
