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

extension MotionPicture {
  /// Those of the marks with some indices, after a share of their way out of sight; `nil` where
  /// there are none.
  func leaving(
    _ indices: [Int], drawnWith looks: [MovedLook], share: Double, in environment: EnvironmentValues
  ) -> LeavingMarks? {
    guard !indices.isEmpty else { return nil }
    var part = marks.part(indices)
    var faded: [Int32: Int32] = [:]
    for index in part.records.indices {
      let style = part.records[index].style
      let other =
        faded[style]
        ?? {
          var look = looks[Int(style)]
          look.paint = look.paint.fading(to: 1 - share, on: environment.backgroundColor)
          return part.collection.styles.style(look: look, from: style)
        }()
      faded[style] = other
      part.collection.records[index].style = other
    }
    return LeavingMarks(marks: part, scales: scales)
  }
}
