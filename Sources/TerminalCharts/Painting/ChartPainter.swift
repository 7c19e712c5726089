import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws a laid-out chart: grounds, fills, lines, rules, points, axes, annotations, layers.
///
/// The kinds are drawn in an order in which none hides another; among marks of a kind the order of
/// declaration holds, unless `zIndex` says otherwise.
package struct ChartPainter {
  let plan: ChartPlan
  private let places: MarkGeometry

  /// Creates the painter of marks in a plan.
  init(_ marks: ArrangedMarks, in plan: ChartPlan) {
    self.plan = plan
    places = MarkGeometry(marks, in: plan)
  }

  private var marks: ArrangedMarks { places.marks }
  private var layout: ChartLayout { plan.layout }
  private var settings: DrawingSettings { plan.settings }
  private var environment: EnvironmentValues { plan.environment }

  /// Draws the whole chart.
  ///
  /// - Returns: where annotations were drawn, in cells.
  @discardableResult package func paint(on canvas: inout Canvas) -> [CellRect] {
    let (layout, settings, proxy) = (layout, settings, plan.proxy)
    let chart = CellMetrics.points(layout.chart)
    draw(settings.backgrounds, proxy, in: chart, on: &canvas)
    paintPlot(on: &canvas)
    axisPainter.paint(on: &canvas)
    if layout.parts.contains(.labels) {
      AxisLabelPainter(axes: plan.axes, layout: layout).paint(on: &canvas)
    }
    layout.legend?.draw(over: layout.plot, on: &canvas)
    layout.xTitle?.draw(on: &canvas)
    layout.yTitle?.draw(on: &canvas)
    draw(
      settings.overlays, after: settings.backgrounds.count, proxy, in: chart, on: &canvas)
    return annotations.paint(on: &canvas)
  }

  /// Draws the marks over a chart that is drawn already, and where their rules meet the axis.
  ///
  /// - Returns: where annotations were drawn.
  func paintMarks(on canvas: inout Canvas) -> [CellRect] {
    guard !marks.records.isEmpty else { return [] }
    paintRecords(on: &canvas)
    axisPainter.paintCrossings(on: &canvas)
    return annotations.paint(on: &canvas)
  }

  private var axisPainter: AxisPainter {
    AxisPainter(
      axes: plan.axes, layout: layout, rules: ruleColumns, glyphs: environment.glyphSet)
  }

  private func paintRecords(on canvas: inout Canvas) {
    let order = drawOrder
    canvas.clipped(to: settings.clipsMarks ? layout.plot : layout.chart) { canvas in
      MarkPainter(geometry: places).paint(order, on: &canvas)
    }
  }

  var annotations: AnnotationPainter { AnnotationPainter(targets: places) }

  private func paintPlot(on canvas: inout Canvas) {
    layout.style?.draw(on: &canvas)
    for style in layout.axisStyles { style.draw(on: &canvas) }
    GridPainter(axes: plan.axes, layout: layout, glyphs: environment.glyphSet).paint(on: &canvas)
    paintRecords(on: &canvas)
    // A chart that shows nothing says why.
    if let reason = ChartDiagnostic.emptiness(of: marks, plan.scales)?.description {
      let column = layout.plot.minColumn + (layout.plot.size.columns - reason.displayWidth) / 2
      canvas.write(
        reason, column: max(layout.plot.minColumn, column),
        row: layout.plot.minRow + layout.plot.size.rows / 2, ink: .secondary,
        limit: layout.plot.size.columns)
    }
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
    marks.collection.style(of: marks.records[index]).zIndex
  }

  private func draw(
    _ layers: [ChartLayer], after others: Int = 0, _ proxy: ChartProxy, in frame: CGRect,
    on canvas: inout Canvas
  ) {
    for index in layers.indices.reversed() {
      var inner = environment
      inner.place = settings.place?.drawnChild(.layer(others + index))
      let node = layers[index].node(proxy, inner).content
      let size = node.size(in: ProposedViewSize(frame.size))
      node.draw(in: layers[index].alignment.place(size, in: frame), on: &canvas)
    }
  }

  // The columns where an upright rule over the whole plot meets the axis.
  private var ruleColumns: [Int] {
    marks.records.indices.compactMap { index in
      let record = marks.records[index]
      guard record.kind == .rule, record.x.isData, record.y.reachesEnd else { return nil }
      return places.center(of: index).map {
        CellPoint($0, in: layout.geometry.frame).column
      }
    }
  }
}

extension CellPoint {
  /// The cell that holds a point of the canvas.
  init(_ point: CGPoint) {
    self.init(
      column: CellMetrics.clamped((point.x / CellMetrics.columnWidth).rounded(.down)),
      row: CellMetrics.clamped((point.y / CellMetrics.rowHeight).rounded(.down)))
  }
}
