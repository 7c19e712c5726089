import FoundationSubset
import TerminalCore
import TerminalViews

/// The positions of the parts of a chart, in cells of the canvas.
struct ChartLayout {
  let chart: CellRect
  private(set) var plot: CellRect
  /// The plot with its border; the axes are next to it.
  var framedPlot: CellRect { heldFrame ?? style?.content ?? plot }
  // The frame for the axes if only a part of the plot is visible.
  private var heldFrame: CellRect?
  private(set) var parts = ChartParts.all
  private(set) var annotationRows = 0
  private(set) var legend: LegendLayout?
  private(set) var xTitle: PlacedNode?
  private(set) var yTitle: PlacedNode?
  private(set) var style: PlotStyleLayout?
  private(set) var xAxisStyles: [PlacedNode] = []
  private(set) var yAxisStyles: [PlacedNode] = []
  /// The space of the axes around the framed plot.
  private(set) var axisInsets = CellInsets()
  private(set) var geometry: PlotGeometry
  let precision: DrawingPrecision
  /// Whether the lines of axes are drawn in the image of the plot instead of cells of their own.
  let drawsAxesInPlot: Bool

  /// The minimum size of the plot; if it is smaller, parts around it are dropped.
  private static let smallestPlot = CellSize(columns: 8, rows: 3)

  init(
    in area: CellRect, marks: ArrangedMarks, scales: ChartScales, axes: ChartAxes,
    settings: LayoutSettings, ranges: ScaleSettings, environment: EnvironmentValues,
    precision: DrawingPrecision = .cells
  ) {
    self.precision = precision
    drawsAxesInPlot = !precision.axesTakeCells && !axes.hasTicksBesideLabels
    chart = area
    plot = area
    geometry = PlotGeometry(empty: area)
    let wantedRows = Self.annotationRows(of: marks, settings)
    var remaining = drawsAxesInPlot ? ChartParts.all.subtracting(.ticks) : .all
    for dropped in [ChartParts()] + ChartParts.dropOrder {
      remaining.subtract(dropped)
      place(
        remaining, wantedRows: wantedRows, marks: marks, axes: axes, settings: settings,
        scales: scales, environment: environment)
      if plot.size.columns >= Self.smallestPlot.columns && plot.size.rows >= Self.smallestPlot.rows
      {
        break
      }
    }
    style = PlotStyleLayout(settings, in: plot, environment: environment)
    if let style { plot = style.plot }
    geometry = PlotGeometry(
      plot: plot, marks: marks, scales: scales, axes: axes, ranges: ranges,
      precision: precision)
    if style == nil { plot = geometry.giveUpSpareCells() }
    guard parts.contains(.labels) else { return }
    xAxisStyles = Self.styles(
      settings.xAxisStyle, axisInsets.areas(aboveAndBelow: framedPlot), environment)
    yAxisStyles = Self.styles(
      settings.yAxisStyle, axisInsets.areas(beside: framedPlot), environment)
  }

  private mutating func place(
    _ parts: ChartParts, wantedRows: Int, marks: ArrangedMarks, axes: ChartAxes,
    settings: LayoutSettings, scales: ChartScales, environment: EnvironmentValues
  ) {
    self.parts = parts
    var insets = CellInsets()
    legend = nil
    if parts.contains(.legend) {
      legend = LegendLayout(
        settings.legend, scales: scales, marks: marks, in: chart, environment: environment)
      insets.add(legend?.insets ?? CellInsets())
    }
    annotationRows = parts.contains(.annotationRows) ? wantedRows : 0
    var labels = CellInsets(axes: axes, parts: parts)
    labels.grow(by: settings, in: chart, environment: environment)
    placeTitles(settings, axes, environment, labels: labels, insets: &insets)
    insets.top += max(annotationRows, 0)
    insets.add(labels)
    plot = chart.inset(by: insets)
    axisInsets = labels
  }

  // The backgrounds of the axes, outside the plot.
  private static func styles(
    _ style: ViewSource?, _ areas: [CellRect],
    _ environment: EnvironmentValues
  ) -> [PlacedNode] {
    guard let style else { return [] }
    return areas.map { PlacedNode(style(environment).content, in: $0) }
  }

  // Each title takes a row (or more) of its own above or below the chart.
  private mutating func placeTitles(
    _ settings: LayoutSettings, _ axes: ChartAxes, _ environment: EnvironmentValues,
    labels: CellInsets, insets: inout CellInsets
  ) {
    (xTitle, yTitle) = (nil, nil)
    guard parts.contains(.titles) else { return }
    let left = chart.minColumn + labels.leading + insets.leading
    let columns = left..<max(left, chart.maxColumn - labels.trailing - insets.trailing)
    if let title = settings.yTitle {
      let leading = axes.y.contains { $0.edge == .leading }
      yTitle = title.placed(
        in: chart, columns: chart.minColumn..<chart.maxColumn,
        isAbove: title.position.vertical <= 0,
        fraction: leading ? 0 : 1, environment, &insets)
    }
    if let title = settings.xTitle {
      xTitle = title.placed(
        in: chart, columns: columns,
        isAbove: title.position.vertical < 0 && !title.position.isAutomatic, fraction: 1,
        environment, &insets)
    }
  }

  /// Returns the rows that annotations above an upright rule over the whole plot need, unless a
  /// setting gives their number.
  private static func annotationRows(of marks: ArrangedMarks, _ settings: LayoutSettings) -> Int {
    if let rows = settings.annotationRows { return rows }
    return marks.collection.annotations.reduce(0) { rows, annotation in
      guard annotation.position.vertical < 0,
        let first = annotation.records.first.map({ marks.records[$0] }),
        first.kind == .rule, !first.y.isData
      else { return rows }
      let node = annotation.view.node(AnnotationContext(targetSize: .zero))
      return max(rows, CellMetrics.row(node.size(in: .unspecified).height))
    }
  }
}

extension ChartLayout {
  /// Returns the layout that keeps vertical axes at the edges of a scroll window; `nil` if they are
  /// visible anyway, or do not fit.
  func held(in window: CellRect) -> ChartLayout? {
    guard window.minColumn > chart.minColumn || window.maxColumn < chart.maxColumn else {
      return nil
    }
    let left = max(plot.minColumn, window.minColumn + axisInsets.leading)
    let right = min(plot.maxColumn, window.maxColumn - axisInsets.trailing)
    guard left < right else { return nil }
    let framed = framedPlot
    let start = left == plot.minColumn ? framed.minColumn : left
    let end = right == plot.maxColumn ? framed.maxColumn : right
    var held = self
    held.plot = plot.columns(left..<right)
    held.heldFrame = framed.columns(start..<end)
    for index in yAxisStyles.indices {
      held.yAxisStyles[index].origin.column +=
        yAxisStyles[index].origin.column < plot.minColumn
        ? start - framed.minColumn : end - framed.maxColumn
    }
    if let title = yTitle, left <= right - title.size.columns {
      held.yTitle?.origin.column = min(
        max(title.origin.column, window.minColumn), window.maxColumn - title.size.columns)
    }
    return held
  }

  /// Returns the visible columns of the plot between fixed axes, over the chart's height.
  func visiblePart(in window: CellRect?) -> CellRect? {
    guard let held = window.flatMap({ held(in: $0) }) else { return nil }
    return chart.columns(held.plot.minColumn..<held.plot.maxColumn)
  }
}

extension CellRect {
  /// Returns the same rows with other columns.
  package func columns(_ columns: Range<Int>) -> CellRect {
    CellRect(
      column: columns.lowerBound, row: minRow, columns: columns.count, rows: size.rows)
  }
}
