import CivilTime
import FoundationSubset
import TerminalCore
import TerminalViews

/// The erased chart in the tree of views: the stages of the way from content to cells.
///
/// Much belongs to it, and many hold it until the next frame: the tree, the notes on the canvas,
/// and the memory of what was plotted.
package final class ChartNode: LayoutNode {
  let content: (inout _MarkCollector) -> Void
  let settings: ChartSettings
  let surroundings: ChartSurroundings
  let zone: Zone

  init(environment: EnvironmentValues, content: @escaping (inout _MarkCollector) -> Void) {
    self.content = content
    settings = environment.chart
    surroundings = ChartSurroundings(
      settings.drawing, scrolledAxes: settings.scroll.axes,
      in: environment.withoutChartSettings, at: environment.place)
    zone = environment.zone ?? environment.place?.tree.zone ?? Zone.current
  }

  var environment: EnvironmentValues { surroundings.environment }
  var place: ViewPlace? { surroundings.place }

  // A chart takes all the room that it is offered, and a phone's share of it where nothing is said.
  package func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 640, height: proposal.height ?? 320)
  }

  package func draw(in frame: CGRect, on canvas: inout Canvas) {
    let area = CellMetrics.cells(frame)
    guard !area.isEmpty else { return }
    let planned = planned(in: area, under: canvas.window, precision: canvas.precision)
    let (painter, scrolled) = (planned.painter, planned.scrolled)
    // Before those of charts inside, which end earlier.
    let place = canvas.notes.count
    let frames = painter.paint(on: &canvas)
    scrolled?.paint(beside: painter.plan.layout, in: environment, on: &canvas)
    canvas.note(
      ChartDrawing(
        node: self, plan: painter.plan, marks: planned.places.marks, annotationFrames: frames),
      at: place)
    respond(
      on: &canvas, from: place + 1, in: area,
      PlacedPlot(planned.places, scrolled: scrolled, window: canvas.window))
  }

  /// What the chart shows, in words of its author.
  var authorsWords: String? { environment.chartDescriptor?().words }

  /// The marks and what is known of their data, as the content has them.
  func collectedMarks() -> MarkCollection {
    var collector = _MarkCollector(environment: environment, zone: zone)
    collector.place = place
    if let functionDomain { collector.functionDomain = functionDomain }
    content(&collector)
    return collector.collection
  }

  /// Where functions are asked for that do not say where; `nil` where the chart does not either.
  var functionDomain: ClosedRange<Double>? {
    guard case .numbers(let lower, let upper)? = settings.scales.x.domain?.kind else { return nil }
    return lower...upper
  }

  /// The first stage: the marks with their stacks and slots.
  package func arrangedMarks() -> ArrangedMarks {
    var marks = collectedMarks()
    marks.orderCategories(by: settings.scales)
    return ArrangedMarks(consume marks)
  }

  /// The second stage: what maps the data to positions and styles.
  package func trainedScales(of marks: ArrangedMarks) -> ChartScales {
    trainedScales(of: PlottedMarks(marks))
  }

  func trainedScales(of plotted: PlottedMarks) -> ChartScales {
    let axes = settings.axes
    return ChartScales(
      training: plotted.marks, settings: settings.scales,
      axisValues: (axes.x.marks.first?.values, axes.y.marks.first?.values), zone: zone,
      bounds: ({ plotted.x }, { plotted.y }), in: environment)
  }

  /// The third stage: the axes and a place for everything, ready for the last stage, to be painted.
  package func painter(
    of marks: ArrangedMarks, _ scales: ChartScales, in area: CellRect,
    precision: DrawingPrecision = .cells
  ) -> ChartPainter {
    let axes = ChartAxes(settings.axes, scales: scales, in: environment)
      .fitted(to: area.size.columns)
    func painter(_ ranges: ScaleSettings) -> ChartPainter {
      let layout = ChartLayout(
        in: area, marks: marks, scales: scales, axes: axes, settings: settings.layout,
        ranges: ranges, environment: environment, precision: precision)
      let plan = ChartPlan(
        scales: scales, axes: axes.thinned(for: layout.geometry), layout: layout,
        facts: marks.facts, in: surroundings)
      return ChartPainter(marks, in: plan)
    }
    let ranges = settings.scales.padded(by: axes.markInsets)
    let whole = painter(ranges)
    let overflow = marks.padsScale ? whole.annotations.overflow : .init()
    return overflow == .init() ? whole : painter(ranges.padded(by: overflow))
  }
}

extension PlaceKey {
  // What charts keep beside the places of their views.
  static var plotting: PlaceKey { .stage(0) }
  static var scrolling: PlaceKey { .stage(1) }
  static var motion: PlaceKey { .stage(2) }
  package static var pose: PlaceKey { .stage(3) }
  package static var turning: PlaceKey { .stage(4) }
  static func gesture(_ number: Int) -> PlaceKey { .stage(5 + number) }
}
