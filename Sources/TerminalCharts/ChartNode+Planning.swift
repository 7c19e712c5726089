import TerminalCore
import TerminalViews

/// A chart that is ready to be painted.
struct PlannedChart {
  let painter: ChartPainter
  /// Where marks are that keys lead to, though what is painted is what a window shows.
  let places: MarkGeometry
  let scrolled: ScrolledChart?
}

extension ChartNode {
  /// The chart with a place for everything: by the plan of the last frame, where a host draws it
  /// again and only marks at the end have moved, as those of a selection do.
  ///
  /// - Parameter window: what is seen of it where it scrolls as a whole.
  func planned(in area: CellRect, under window: CellRect?) -> PlannedChart {
    let plotted = plotted()
    guard let place, settings.scroll.axes.isEmpty else {
      return planned(plotted, in: area, under: window).chart
    }
    let memory = place.drawnChild(.planning).memory { PlanMemory() }
    return memory.planned(self, plotted, in: area, under: window, place.tree)
  }

  /// The chart with a place for everything, all of it found anew, and whether nothing in it is on
  /// its way.
  fileprivate func planned(
    _ plotted: PlottedMarks, in area: CellRect, under window: CellRect?
  ) -> (chart: PlannedChart, isStill: Bool) {
    var scales = trainedScales(of: plotted)
    let scrolled = scroll(&scales)
    let moved = moved(plotted, scales)
    let marks = moved?.marks ?? seen(of: plotted, scrolled)
    var painter = painter(of: marks, moved?.scales ?? scales, in: area)
    let places = painter.places
    if moved == nil, scrolled == nil, let seen = seen(of: plotted, by: painter.plan, under: window)
    {
      painter = ChartPainter(seen, in: painter.plan)
    }
    painter.leaving = moved?.leaving
    return (PlannedChart(painter: painter, places: places, scrolled: scrolled), moved == nil)
  }

  /// Whether the same marks get the same plan in the same area.
  fileprivate func plans(like other: ChartNode) -> Bool {
    settings.scales == other.settings.scales && settings.axes == other.settings.axes
      && settings.layout == other.settings.layout
      && settings.drawing.paints(like: other.settings.drawing) && zone == other.zone
      && environment.draws(like: other.environment)
  }
}

extension DrawingSettings {
  fileprivate func paints(like other: DrawingSettings) -> Bool {
    lineGaps == other.lineGaps && clipsMarks == other.clipsMarks
      && downsampling == other.downsampling && barEdges == other.barEdges
  }
}

/// How a chart was planned last, with what was painted below the marks that move.
private final class PlanMemory: StateReader {
  private struct Last {
    let node: ChartNode
    let plotted: PlottedMarks
    let area: CellRect
    let plan: ChartPlan
    /// When the plan was made.
    let time: Double
  }
  // Labels may tell how long something ago is, which nobody observes.
  private static var longestUse: Double { 1 }
  private var last: Last?
  private var ground: PaintedGround?
  private var isStale = false

  func becomeStale() { isStale = true }

  func planned(
    _ node: ChartNode, _ plotted: PlottedMarks, in area: CellRect, under window: CellRect?,
    _ tree: ViewTree
  ) -> PlannedChart {
    let time = tree.time()
    if let move = firstMove(node, plotted, in: area, at: time), let last,
      node.isAtRest(plotted, by: last.plan)
    {
      let plan = ChartPlan(last.plan.parts, in: node.surroundings)
      tree.hold(last.plotted)
      tree.hold(last.plan)
      self.last = Last(node: node, plotted: plotted, area: area, plan: plan, time: last.time)
      var painter = ChartPainter(plotted.marks, in: plan)
      painter.ground = ground(of: plotted.marks, before: move, in: tree)
      return PlannedChart(painter: painter, places: painter.places, scrolled: nil)
    }
    (ground, last, isStale) = (nil, nil, false)
    var planned: (chart: PlannedChart, isStill: Bool)?
    observe(in: tree) { planned = node.planned(plotted, in: area, under: window) }
    guard let planned else { preconditionFailure("Whoever observes carries out the reading.") }
    if planned.isStill, !plotted.marks.padsScale {
      last = Last(
        node: node, plotted: plotted, area: area, plan: planned.chart.painter.plan, time: time)
    }
    return planned.chart
  }

  // The first mark that stands elsewhere than in the last frame, which is the same in all else.
  private func firstMove(
    _ node: ChartNode, _ plotted: PlottedMarks, in area: CellRect, at time: Double
  ) -> Int? {
    guard !isStale, let last, time < last.time + Self.longestUse, last.area == area,
      last.node.plans(like: node),
      !plotted.marks.padsScale, let move = plotted.marks.firstMove(since: last.plotted.marks),
      last.plotted.known.x.map({ $0 == plotted.x }) ?? true,
      last.plotted.known.y.map({ $0 == plotted.y }) ?? true,
      last.plan.layout.wantedAnnotationRows
        == ChartLayout.annotationRows(of: plotted.marks, node.settings.layout)
    else { return nil }
    return move
  }

  private func ground(
    of marks: ArrangedMarks, before move: Int, in tree: ViewTree
  ) -> PaintedGround? {
    if let ground, ground.count <= move { return ground }
    let count = marks.groundCount(before: move)
    ground =
      count == 0
      ? nil
      : PaintedGround(of: count) { [weak self, weak tree] paint in
        guard let self, let tree else { return paint() }
        observe(in: tree, paint)
      }
    return ground
  }

  // What is read meanwhile is known to be read.
  private func observe(in tree: ViewTree, _ read: () -> Void) {
    tree.observe(
      { tree.reading(by: self, read) },
      { [weak self, weak tree] in
        self?.becomeStale()
        tree?.invalidate()
      })
  }
}
