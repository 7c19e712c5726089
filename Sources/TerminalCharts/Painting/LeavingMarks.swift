import TerminalViews

/// Marks that are no more, and of which ever less is to be seen: where they stood, by the scales
/// that they stood by, for theirs may have no place for them.
struct LeavingMarks {
  let marks: ArrangedMarks
  let scales: ChartScales

  /// Draws them under what there is now.
  func paint(over chart: LaidOutChart, on canvas: inout Canvas) {
    MarkLayers(geometry: MarkGeometry(marks, in: chart.with(scales, marks.facts))).paint(
      on: &canvas)
  }
}
