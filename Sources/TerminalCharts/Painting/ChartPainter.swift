import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws a laid-out chart: grounds, fills, lines, rules, points, axes, annotations, layers.
///
/// The kinds are drawn in an order in which none hides another; among marks of a kind the order of
/// declaration holds, unless `zIndex` says otherwise.
package struct ChartPainter {
  let plan: ChartPlan
  /// What is drawn under the marks while it goes.
  var leaving: LeavingMarks?
  let places: MarkGeometry

  /// Creates the painter of marks in a plan.
  init(_ marks: ArrangedMarks, in plan: ChartPlan) {
    self.plan = plan
    places = MarkGeometry(marks, in: plan)
  }

  var marks: ArrangedMarks { places.marks }
  private var layout: ChartLayout { plan.layout }
  private var settings: DrawingSettings { plan.settings }
  private var environment: EnvironmentValues { plan.environment }

  /// Draws the whole chart.
  ///
  /// - Returns: where annotations were drawn, in cells.
  @discardableResult package func paint(on canvas: inout Canvas) -> [CellRect] {
    var frames: [CellRect] = []
    canvas.picture(in: layout.chart, on: environment.backgroundColor) {
      frames = paintAll(on: &$0)
    }
    return frames
  }

  private func paintAll(on canvas: inout Canvas) -> [CellRect] {
    let (layout, settings, proxy) = (layout, settings, plan.proxy)
    let chart = CellMetrics.points(layout.chart)
    draw(settings.backgrounds, proxy, in: chart, on: &canvas)
    let held = canvas.window.flatMap { layout.held(in: $0) }
    if let held {
      paint(beside: held, on: &canvas)
    } else {
      paintPlot(isWhole: true, on: &canvas)
      paintAxes(plan.axes, layout, on: &canvas)
    }
    layout.legend?.draw(over: layout.plot, on: &canvas)
    layout.xTitle?.draw(on: &canvas)
    (held ?? layout).yTitle?.draw(on: &canvas)
    draw(
      settings.overlays, after: settings.backgrounds.count, proxy, in: chart, on: &canvas)
    var frames: [CellRect] = []
    canvas.clipped(to: layout.seen(in: canvas.window) ?? canvas.clip) {
      frames = annotations.paint(on: &$0)
    }
    return frames
  }

  // What scrolls under a window, and beside it the upright axes, which stand still.
  private func paint(beside held: ChartLayout, on canvas: inout Canvas) {
    let plot = held.plot
    var (across, upright) = (plan.axes, plan.axes)
    (across.y, upright.x) = ([], [])
    canvas.clipped(to: layout.chart.columns(plot.minColumn..<plot.maxColumn)) { canvas in
      paintPlot(isWhole: false, on: &canvas)
      paintAxes(across, layout, on: &canvas)
    }
    for style in held.yAxisStyles { style.draw(on: &canvas) }
    paintAxes(upright, held, on: &canvas)
    guard plan.place != nil else { return }
    let whole = Double(max(1, layout.plot.size.columns))
    let start = Double(plot.minColumn - layout.plot.minColumn) / whole
    SeenPart(shares: start...start + Double(plot.size.columns) / whole)
      .paint(beside: held, in: environment, on: &canvas)
  }

  private func paintAxes(_ axes: ChartAxes, _ layout: ChartLayout, on canvas: inout Canvas) {
    axisPainter(of: axes, layout).paint(on: &canvas)
    AxisLabelPainter(axes: axes, layout: layout).paint(on: &canvas)
  }

  /// Draws the marks over a chart that is drawn already, and where their rules meet the axis.
  ///
  /// - Returns: where annotations were drawn, and what is to be drawn over the plot's picture.
  func paintMarks(on canvas: inout Canvas) -> (annotations: [CellRect], drawing: Drawing) {
    guard !marks.records.isEmpty else { return ([], Drawing()) }
    let drawing = canvas.overlay(paintRecords)
    axisPainter(of: plan.axes, layout).paintCrossings(on: &canvas)
    return (annotations.paint(on: &canvas), drawing)
  }

  private func axisPainter(of axes: ChartAxes, _ layout: ChartLayout) -> AxisPainter {
    AxisPainter(axes: axes, layout: layout, rules: ruleColumns, glyphs: environment.glyphSet)
  }

  func paintRecords(on canvas: inout Canvas) {
    let order = drawOrder
    canvas.clipped(to: settings.clipsMarks ? layout.plot : layout.chart) {
      MarkLayers(geometry: places).paint(order, on: &$0)
    }
  }

  var annotations: AnnotationPainter { AnnotationPainter(targets: places) }

  private func paintPlot(isWhole: Bool, on canvas: inout Canvas) {
    for style in layout.xAxisStyles { style.draw(on: &canvas) }
    if isWhole { for style in layout.yAxisStyles { style.draw(on: &canvas) } }
    layout.style?.draw(on: &canvas)
    GridPainter(axes: plan.axes, layout: layout).paint(on: &canvas)
    leaving?.paint(over: plan, on: &canvas)
    paintRecords(on: &canvas)
    axisPainter(of: plan.axes, layout).paintInPlot(on: &canvas)
    // A chart that shows nothing says why.
    guard !marks.isPart else { return }
    ChartDiagnostic.emptiness(of: marks, plan.scales.angle)?.write(in: layout.plot, on: &canvas)
  }

  // Records by zIndex, then as declared.
  private var drawOrder: [Int] {
    let indices = Array(marks.records.indices)
    guard marks.collection.styles.contains(where: { $0.zIndex != 0 }) else { return indices }
    return indices.enumerated().sorted { left, right in
      let (a, b) = (zIndex(left.element), zIndex(right.element))
      return a != b ? a < b : left.offset < right.offset
    }.map(\.element)
  }

  private func zIndex(_ index: Int) -> Double {
    marks.style(of: index).zIndex
  }

  private func draw(
    _ layers: [ChartLayer], after others: Int = 0, _ proxy: ChartProxy, in frame: CGRect,
    on canvas: inout Canvas
  ) {
    for index in layers.indices.reversed() {
      var inner = environment
      inner.place = plan.place?.drawnChild(.layer(others + index))
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
      guard record.kind == .rule, record.x.isData, record.y.reachesEnd else { return nil }
      return places.center(of: index).map {
        CellPoint($0, in: layout.geometry.frame).column
      }
    }
  }
}
