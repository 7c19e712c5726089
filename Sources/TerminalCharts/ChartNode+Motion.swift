import TerminalViews

extension ChartNode {
  /// The marks on their way from where and how they were drawn last to where and how they belong;
  /// `nil` where nothing moves.
  ///
  /// Scales of x and y are those of the end, so that axes stand still while marks move.
  func moved(_ plotted: PlottedMarks, _ scales: ChartScales) -> MotionPicture? {
    guard let place, let clock = place.tree.clock else { return nil }
    let memory = place.drawnChild(.motion).memory { MotionMemory() }
    let picture = MotionPicture(marks: plotted.marks, scales: scales)
    return memory.moved(picture, of: plotted, in: place.tree, at: clock(), environment)
  }
}
