import Foundation
import TerminalCore
import TerminalViews

/// Where the parts of a chart lie, in cells of the canvas.
struct ChartLayout {
  /// The parts beside the plot, in the order in which they give way when there is no room.
  struct Parts: OptionSet {
    let rawValue: Int
    static let legend = Parts(rawValue: 1)
    static let titles = Parts(rawValue: 2)
    static let annotationRows = Parts(rawValue: 4)
    static let labels = Parts(rawValue: 8)
    static let ticks = Parts(rawValue: 16)
    static let all: Parts = [.legend, .titles, .annotationRows, .labels, .ticks]
    static let dropOrder: [Parts] = [.legend, .titles, .annotationRows, .labels, .ticks]
  }

  /// The whole chart.
  let chart: CellRect
  private(set) var plot: CellRect
  private(set) var parts = Parts.all
  /// The rows above the plot that are kept for annotations.
  private(set) var annotationRows = 0
  private(set) var legend: LegendLayout?
  private(set) var xTitle: PlacedNode?
  private(set) var yTitle: PlacedNode?
  private(set) var geometry: PlotGeometry

  /// Below this extent parts beside the plot give way.
  private static let smallestPlot = CellSize(columns: 8, rows: 3)

  init(
    in area: CellRect, marks: ArrangedMarks, scales: ChartScales, axes: ChartAxes,
    settings: ChartSettings, environment: EnvironmentValues
  ) {
    chart = area
    plot = area
    geometry = PlotGeometry(plot: area, marks: marks, scales: scales, settings: settings)
    let wanted = settings.annotationRows ?? Self.annotationRows(of: marks)
    var remaining = Parts.all
    for dropped in [Parts()] + Parts.dropOrder {
      remaining.subtract(dropped)
      place(
        remaining, wantedRows: wanted, marks: marks, axes: axes, settings: settings,
        scales: scales, environment: environment)
      if plot.size.columns >= Self.smallestPlot.columns && plot.size.rows >= Self.smallestPlot.rows
      {
        break
      }
    }
    geometry = PlotGeometry(plot: plot, marks: marks, scales: scales, settings: settings)
  }

  private mutating func place(
    _ parts: Parts, wantedRows: Int, marks: ArrangedMarks, axes: ChartAxes,
    settings: ChartSettings,
    scales: ChartScales, environment: EnvironmentValues
  ) {
    self.parts = parts
    var insets = CellInsets()
    legend = nil
    if parts.contains(.legend) {
      legend = LegendLayout(
        settings: settings, scales: scales, marks: marks, in: chart, environment: environment)
      insets.add(legend?.insets ?? CellInsets())
    }
    annotationRows = parts.contains(.annotationRows) ? wantedRows : 0
    let labels = CellInsets(axes: axes, parts: parts)
    placeTitles(settings, axes, environment, labels: labels, insets: &insets)
    insets.top += max(annotationRows, 0)
    insets.add(labels)
    plot = chart.inset(by: insets)
  }

  private mutating func placeTitles(
    _ settings: ChartSettings, _ axes: ChartAxes, _ environment: EnvironmentValues,
    labels: CellInsets, insets: inout CellInsets
  ) {
    (xTitle, yTitle) = (nil, nil)
    guard parts.contains(.titles) else { return }
    let environment = environment.withoutChartSettings
    if let title = settings.yTitle {
      yTitle = PlacedNode(title.node(environment).content)
      let leading = axes.y.contains { $0.edge == .leading }
      let node = yTitle?.size ?? CellSize(columns: 0, rows: 0)
      let atStart = title.alignment?.horizontal == .leading || (title.alignment == nil && leading)
      let column = atStart ? chart.minColumn : chart.maxColumn - node.columns
      let above = title.position.vertical <= 0
      let row = above ? chart.minRow + insets.top : chart.maxRow - insets.bottom - node.rows
      yTitle?.origin = CellPoint(column: column, row: row)
      if above { insets.top += node.rows } else { insets.bottom += node.rows }
    }
    if let title = settings.xTitle {
      xTitle = PlacedNode(title.node(environment).content)
      let node = xTitle?.size ?? CellSize(columns: 0, rows: 0)
      let left = chart.minColumn + labels.leading + insets.leading
      let right = chart.maxColumn - labels.trailing - insets.trailing
      let column =
        switch title.alignment?.horizontal {
        case .leading?: left
        case .center?: (left + right - node.columns) / 2
        default: right - node.columns
        }
      let above = title.position.vertical < 0 && !title.position.isAutomatic
      let row = above ? chart.minRow + insets.top : chart.maxRow - insets.bottom - node.rows
      xTitle?.origin = CellPoint(column: column, row: row)
      if above { insets.top += node.rows } else { insets.bottom += node.rows }
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

/// A node with its place.
struct PlacedNode {
  let node: any LayoutNode
  let size: CellSize
  var origin = CellPoint(column: 0, row: 0)

  init(_ node: any LayoutNode) {
    self.node = node
    let points = node.size(in: .unspecified)
    size = CellSize(
      columns: CellMetrics.column(points.width), rows: CellMetrics.row(points.height))
  }

  func draw(on canvas: inout Canvas) {
    node.draw(
      in: CellMetrics.points(CellRect(origin: origin, size: size)), on: &canvas)
  }
}

/// Distances from the edges of a rectangle, in cells.
struct CellInsets: Hashable, Sendable {
  var top = 0
  var bottom = 0
  var leading = 0
  var trailing = 0

  init() {}

  /// The room that ticks and labels of the axes take.
  init(axes: ChartAxes, parts: ChartLayout.Parts) {
    for axis in axes.x {
      var rows = 0
      if parts.contains(.ticks) && axis.hasTicks { rows += 1 }
      if parts.contains(.labels) && axis.preset.kind != .inset { rows += axis.labelSize.rows }
      if axis.edge == .top { top = max(top, rows) } else { bottom = max(bottom, rows) }
    }
    for axis in axes.y where parts.contains(.labels) && axis.preset.kind != .inset {
      let columns = axis.labelSize.columns
      let width = columns > 0 ? columns + 1 : 0
      if axis.edge == .leading {
        leading = max(leading, width)
      } else {
        trailing = max(trailing, width)
      }
    }
  }

  mutating func add(_ other: CellInsets) {
    top += other.top
    bottom += other.bottom
    leading += other.leading
    trailing += other.trailing
  }
}

extension CellRect {
  func inset(by insets: CellInsets) -> CellRect {
    CellRect(
      column: minColumn + insets.leading, row: minRow + insets.top,
      columns: size.columns - insets.leading - insets.trailing,
      rows: size.rows - insets.top - insets.bottom)
  }
}
