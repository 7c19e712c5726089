import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws a laid-out chart: backgrounds, grid, marks, axes, legend, titles, overlays, annotations.
package struct ChartPainter {
  private let geometry: MarkGeometry
  // The marks that are fading out, drawn below the others.
  private let removed: RemovedMarks?

  /// Creates the painter of placed marks.
  package init(_ geometry: MarkGeometry) { self.init(geometry, removed: nil) }

  init(_ geometry: MarkGeometry, removed: RemovedMarks?) {
    (self.geometry, self.removed) = (geometry, removed)
  }

  private var laidOut: LaidOutChart { geometry.laidOut }
  private var marks: ArrangedMarks { geometry.marks }
  private var layout: ChartLayout { laidOut.layout }
  private var settings: DrawingSettings { laidOut.settings }
  private var environment: EnvironmentValues { laidOut.environment }

  /// Draws the whole chart.
  ///
  /// - Returns: where annotations were drawn, in cells.
  @discardableResult package func paint(on canvas: inout Canvas) -> [CellRect] {
    canvas.picture(
      in: layout.chart, atLeast: layout.plot, on: environment.backgroundColor, paintParts)
  }

  private func paintParts(on canvas: inout Canvas) -> [CellRect] {
    let (layout, settings, proxy) = (layout, settings, laidOut.proxy)
    let chart = CellMetrics.points(layout.chart)
    draw(settings.backgrounds, proxy, in: chart, on: &canvas)
    let held = canvas.window.flatMap { layout.held(in: $0) }
    if let held {
      paint(beside: held, on: &canvas)
    } else {
      paintPlot(isWhole: true, on: &canvas)
      paintAxes(laidOut.axes, layout, on: &canvas)
    }
    layout.legend?.draw(over: layout.plot, on: &canvas)
    layout.xTitle?.draw(on: &canvas)
    (held ?? layout).yTitle?.draw(on: &canvas)
    if held == nil { paintOverflow(on: &canvas) }
    draw(
      settings.overlays, after: settings.backgrounds.count, proxy, in: chart, on: &canvas)
    return canvas.clipped(to: layout.visiblePart(in: canvas.window) ?? canvas.clip) {
      AnnotationPainter(targets: geometry).paint(on: &$0)
    }
  }

  // Large symbols at the ends of the domain extend into free cells outside the plot.
  private func paintOverflow(on canvas: inout Canvas) {
    guard marks.kinds.contains(.point) else { return }
    let candidates = PointPainter.overflowing(in: geometry)
    guard !candidates.isEmpty else { return }
    let points = PointPainter(geometry, order: [])
    let overflowing = candidates.filter {
      points.scalar(ofStyle: Int(geometry.marks.records[$0].style)) == nil
    }
    guard !overflowing.isEmpty else { return }
    canvas.clipped(to: layout.chart) { canvas in
      var layer = canvas.layer()
      points.paint(overflowing[...], on: &layer)
      canvas.copyIntoFreeCells(layer, outside: layout.plot)
    }
  }

  // Paints the part that scrolls under a window, and the vertical axes, which are fixed.
  private func paint(beside held: ChartLayout, on canvas: inout Canvas) {
    let plot = held.plot
    var (across, upright) = (laidOut.axes, laidOut.axes)
    (across.y, upright.x) = ([], [])
    canvas.clipped(to: layout.chart.columns(plot.minColumn..<plot.maxColumn)) { canvas in
      paintPlot(isWhole: false, on: &canvas)
      paintAxes(across, layout, on: &canvas)
    }
    for style in held.yAxisStyles { style.draw(on: &canvas) }
    paintAxes(upright, held, on: &canvas)
    guard laidOut.identity != nil else { return }
    let whole = Double(max(1, layout.plot.size.columns))
    let start = Double(plot.minColumn - layout.plot.minColumn) / whole
    VisiblePart(fractions: start...start + Double(plot.size.columns) / whole)
      .paint(beside: held, in: environment, on: &canvas)
  }

  private func paintAxes(_ axes: ChartAxes, _ layout: ChartLayout, on canvas: inout Canvas) {
    axisPainter(of: axes, layout).paint(on: &canvas)
    AxisLabelPainter(axes: axes, layout: layout).paint(on: &canvas)
  }

  /// Draws the marks over a drawn chart, and the crossings of their rules with the axis.
  ///
  /// - Returns: The frames of annotations, and the shapes to draw over the plot's picture.
  func paintMarks(on canvas: inout Canvas) -> (annotations: [CellRect], drawing: Drawing) {
    guard !marks.records.isEmpty else { return ([], Drawing()) }
    let drawing = canvas.overlay { MarkLayers(geometry: geometry).paint(on: &$0) }
    axisPainter(of: laidOut.axes, layout).paintCrossings(on: &canvas)
    return (AnnotationPainter(targets: geometry).paint(on: &canvas), drawing)
  }

  private func axisPainter(of axes: ChartAxes, _ layout: ChartLayout) -> AxisPainter {
    AxisPainter(axes: axes, layout: layout, rules: ruleColumns, glyphs: environment.glyphSet)
  }

  private func paintPlot(isWhole: Bool, on canvas: inout Canvas) {
    for style in layout.xAxisStyles { style.draw(on: &canvas) }
    if isWhole { for style in layout.yAxisStyles { style.draw(on: &canvas) } }
    layout.style?.draw(on: &canvas)
    GridPainter(axes: laidOut.axes, layout: layout).paint(on: &canvas)
    removed?.paint(over: laidOut, on: &canvas)
    MarkLayers(geometry: geometry).paint(on: &canvas)
    axisPainter(of: laidOut.axes, layout).paintInPlot(on: &canvas)
    // An empty chart shows the reason.
    ChartDiagnostic.emptiness(of: marks, laidOut.scales.angle)?.write(in: layout.plot, on: &canvas)
  }

  private func draw(
    _ layers: [ChartLayer], after others: Int = 0, _ proxy: ChartProxy, in frame: CGRect,
    on canvas: inout Canvas
  ) {
    for index in layers.indices.reversed() {
      var inner = environment
      inner.identity = laidOut.identity?.drawnChild(.layer(others + index))
      let node = layers[index].node(proxy, inner).content
      let size = node.size(in: ProposedViewSize(frame.size))
      node.draw(in: layers[index].alignment.place(size, in: frame), on: &canvas)
    }
  }

  // The columns where an upright rule over the whole plot meets the axis.
  private var ruleColumns: [Int] {
    guard marks.kinds.contains(.rule) else { return [] }
    return marks.records.indices.compactMap { index in
      let record = marks.records[index]
      guard record.kind == .rule, record.x.isData, record.y.reachesEnd,
        geometry.isInDomain(index)
      else { return nil }
      return geometry.center(of: index).map {
        CellPoint($0, in: layout.geometry.frame).column
      }
    }
  }
}
