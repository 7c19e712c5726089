import TerminalViews

extension ChartNode {
  /// The marks on their way from where and how they were drawn last to where and how they belong;
  /// `nil` where nothing moves.
  ///
  /// Scales of x and y are those of the end, so that axes stand still while marks move.
  func moved(_ plotted: PlottedMarks, _ scales: ChartScales) -> MotionPicture? {
    guard let (memory, clock, place) = motion else { return nil }
    let picture = MotionPicture(marks: plotted.marks, scales: scales)
    return memory.moved(picture, of: plotted, in: place.tree, at: clock(), environment)
  }

  /// Whether the marks stand where they belong by a plan: nothing moves them.
  func isAtRest(_ plotted: PlottedMarks, by plan: ChartPlan) -> Bool {
    guard let (memory, _, place) = motion else { return true }
    guard memory.isAtRest(in: place.tree) else { return moved(plotted, plan.scales) == nil }
    memory.rest { MotionPicture(marks: plotted.marks, scales: plan.scales) }
    return true
  }

  private var motion: (memory: MotionMemory, clock: () -> Double, place: ViewPlace)? {
    guard let place, let clock = place.tree.clock else { return nil }
    return (place.drawnChild(.motion).memory { MotionMemory() }, clock, place)
  }
}
