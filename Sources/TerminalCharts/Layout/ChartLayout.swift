import FoundationSubset
import TerminalCore
import TerminalViews

/// Where the parts of a chart lie, in cells of the canvas.
struct ChartLayout {
  /// The whole chart.
  let chart: CellRect
  private(set) var plot: CellRect
  /// The plot with its border, beside which the axes stand.
  var framedPlot: CellRect { style?.content ?? plot }
  private(set) var parts = ChartParts.all
  /// The rows above the plot that are kept for annotations.
  private(set) var annotationRows = 0
  private(set) var legend: LegendLayout?
  private(set) var xTitle: PlacedNode?
  private(set) var yTitle: PlacedNode?
  /// What is drawn around the plot.
  private(set) var style: PlotStyleLayout?
  private(set) var axisStyles: [PlacedNode] = []
  /// The room of the axes around the framed plot.
  private(set) var axisInsets = CellInsets()
  private(set) var geometry: PlotGeometry

  /// Below this extent parts beside the plot give way.
  private static let smallestPlot = CellSize(columns: 8, rows: 3)

  init(
    in area: CellRect, marks: ArrangedMarks, scales: ChartScales, axes: ChartAxes,
    settings: LayoutSettings, ranges: ScaleSettings, environment: EnvironmentValues
  ) {
    chart = area
    plot = area
    geometry = PlotGeometry(empty: area)
    let wanted = settings.annotationRows ?? Self.annotationRows(of: marks)
    var remaining = ChartParts.all
    for dropped in [ChartParts()] + ChartParts.dropOrder {
      remaining.subtract(dropped)
      place(
        remaining, wantedRows: wanted, marks: marks, axes: axes, settings: settings,
        scales: scales, environment: environment)
      if plot.size.columns >= Self.smallestPlot.columns && plot.size.rows >= Self.smallestPlot.rows
      {
        break
      }
    }
    style = PlotStyleLayout(settings, in: plot, environment: environment)
    if let style { plot = style.plot }
    geometry = PlotGeometry(
      plot: plot, marks: marks, scales: scales, axes: axes, ranges: ranges)
    if style == nil { plot = geometry.giveUpSpareCells() }
    axisStyles = parts.contains(.labels) ? styles(settings, environment) : []
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

  // The grounds of the axes, beside the plot.
  private func styles(
    _ settings: LayoutSettings, _ environment: EnvironmentValues
  ) -> [PlacedNode] {
    var placed: [PlacedNode] = []
    for (style, areas) in [
      (settings.xAxisStyle, axisInsets.areas(aboveAndBelow: framedPlot)),
      (settings.yAxisStyle, axisInsets.areas(beside: framedPlot)),
    ] {
      guard let style else { continue }
      placed += areas.map { PlacedNode(style(environment).content, in: $0) }
    }
    return placed
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
        share: leading ? 0 : 1, environment, &insets)
    }
    if let title = settings.xTitle {
      xTitle = title.placed(
        in: chart, columns: columns,
        isAbove: title.position.vertical < 0 && !title.position.isAutomatic, share: 1,
        environment, &insets)
    }
  }

  // The rows that annotations above an upright rule over the whole plot need.
  private static func annotationRows(of marks: ArrangedMarks) -> Int {
    marks.collection.annotations.reduce(0) { rows, annotation in
      guard annotation.position.vertical < 0,
        let first = annotation.records.first.map({ marks.records[$0] }),
        first.kind == .rule, !first.y.isData
      else { return rows }
      let size = annotation.content(AnnotationContext(targetSize: .zero)).content
        .size(in: .unspecified)
      return max(rows, CellMetrics.row(size.height))
    }
  }
}
