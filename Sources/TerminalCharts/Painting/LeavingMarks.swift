import TerminalViews

/// Marks that are no more, and of which ever less is to be seen: where they stood, by the scales
/// that they stood by, for theirs may have no place for them.
struct LeavingMarks {
  let marks: ArrangedMarks
  let scales: ChartScales

  /// Draws them under what there is now.
  func paint(over plan: ChartPlan, on canvas: inout Canvas) {
    let plan = ChartPlan(
      scales: scales, axes: plan.axes, layout: plan.layout, barBins: BarBins(of: marks),
      settings: plan.settings, environment: plan.environment)
    ChartPainter(marks, in: plan).paintRecords(on: &canvas)
  }
}
