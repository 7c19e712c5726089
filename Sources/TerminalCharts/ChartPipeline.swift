import TerminalCore
import TerminalViews

/// The stages of a chart, in order:
///
/// | stage | from | to |
/// |---|---|---|
/// | collect | the content of the chart | ``MarkCollection``: records and the tables of their data
/// and styles |
/// | arrange | ``MarkCollection`` | ``ArrangedMarks``: marks with stacks and slots |
/// | train | ``ArrangedMarks`` | ``ChartScales``: data to 0…1, and to styles |
/// | lay out | ``ChartScales`` | ``LaidOutChart``: axes, and cells for each part |
/// | place | ``LaidOutChart`` | ``MarkGeometry``: marks in points of the canvas |
/// | paint | ``MarkGeometry`` | shapes and cells, by ``ChartPainter`` |
/// | respond | ``MarkGeometry`` | ``InteractivePlot``: answers to keys and gestures |
extension ChartNode {
  package func draw(in frame: CGRect, on canvas: inout Canvas) {
    let area = CellMetrics.cells(frame)
    guard !area.isEmpty else { return }
    // Collected and arranged in an earlier frame, where nothing has changed since.
    let plotted = plotted()
    var scales = train(plotted)
    let scrolled = scroll(&scales)
    let moved = moved(plotted, scales)
    let placed = layOut(
      moved?.marks ?? plotted.marks, moved?.scales ?? scales, in: area,
      precision: canvas.precision)
    let painter = ChartPainter(placed, removed: moved?.removed)
    // Before the notes of charts inside, which end earlier.
    let index = canvas.notes.count
    let frames = painter.paint(on: &canvas)
    scrolled?.paint(beside: placed.laidOut.layout, in: environment, on: &canvas)
    canvas.note(
      ChartDrawing(
        node: self, laidOut: placed.laidOut, marks: placed.marks, annotationFrames: frames),
      at: index)
    respond(
      on: &canvas, from: index + 1, in: area,
      InteractivePlot(placed, scrolled: scrolled, window: canvas.window))
  }

  func collect() -> MarkCollection {
    func collector(_ functions: FunctionScale) -> _MarkCollector {
      var collector = _MarkCollector(environment: environment, zone: zone)
      (collector.identity, collector.functions) = (identity, functions)
      content(&collector)
      return collector
    }
    let first = collector(functions)
    guard first.functions.isAwaited else { return first.collection }
    // The other marks decide the scale.
    let x = train(arranged(first.collection)).x
    var functions = functions
    functions.domain = x.kind == .number ? x.domain : 0...1
    return collector(functions).collection
  }

  package func arrange() -> ArrangedMarks { arranged(collect()) }

  private func arranged(_ marks: consuming MarkCollection) -> ArrangedMarks {
    marks.orderCategories(by: settings.scales)
    return ArrangedMarks(marks)
  }

  package func train(_ marks: ArrangedMarks) -> ChartScales { train(PlottedMarks(marks)) }

  func train(_ plotted: PlottedMarks) -> ChartScales {
    let axes = settings.axes
    return ChartScales(
      training: plotted.marks, settings: settings.scales,
      axisValues: (axes.x.marks.first?.values, axes.y.marks.first?.values), zone: zone,
      bounds: ({ plotted.x }, { plotted.y }), in: environment)
  }

  package func layOut(
    _ marks: ArrangedMarks, _ scales: ChartScales, in area: CellRect,
    precision: DrawingPrecision = .cells
  ) -> MarkGeometry {
    let axes = ChartAxes(settings.axes, scales: scales, in: environment)
      .fitted(to: area.size.columns)
    func placed(_ ranges: ScaleSettings) -> MarkGeometry {
      let layout = ChartLayout(
        in: area, marks: marks, scales: scales, axes: axes, settings: settings.layout,
        ranges: ranges, environment: environment, precision: precision)
      return MarkGeometry(
        marks,
        in: LaidOutChart(
          scales: scales, axes: axes.thinned(for: layout.geometry), layout: layout,
          facts: marks.facts, in: context))
    }
    let ranges = settings.scales.padded(by: axes.markInsets)
    let whole = placed(ranges)
    let overflow = marks.padsScale ? AnnotationPainter(targets: whole).overflow : .init()
    return overflow == .init() ? whole : placed(ranges.padded(by: overflow))
  }
}
