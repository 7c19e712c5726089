import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

/// The layout of labels and titles around the box, without overlaps.
struct SpaceAxisLabels {
  private let camera: SpaceCamera
  private let area: CellRect
  private(set) var labels: [PlacedNode] = []
  /// The tick lines from the edges towards the labels, in points.
  private(set) var ticks: [(start: CGPoint, end: CGPoint, ink: Ink)] = []

  private struct VisibleEdge {
    let edge: SpaceAxes.Edge
    /// The direction away from the box, perpendicular to the edge.
    let outward: CGPoint
    let length: CGFloat

    init(_ edge: SpaceAxes.Edge, _ camera: SpaceCamera) {
      self.edge = edge
      let (start, end) = (
        camera.project(edge.point(0)).point, camera.project(edge.point(1)).point
      )
      let (x, y) = (end.x - start.x, end.y - start.y)
      length = (x * x + y * y).squareRoot()
      let middle = camera.project(edge.middle).point
      let center = camera.project(.zero).point
      var normal = length > 0 ? CGPoint(x: -y / length, y: x / length) : CGPoint(x: 0, y: 1)
      let away = normal.x * (middle.x - center.x) + normal.y * (middle.y - center.y)
      // An edge through the centre has its labels below it.
      if away < -1e-6 || (abs(away) <= 1e-6 && normal.y < 0) {
        normal = CGPoint(x: -normal.x, y: -normal.y)
      }
      outward = normal
    }
  }

  /// Lays out the labels and titles.
  ///
  /// - Parameter titles: The titles of x, y and z.
  init(
    _ axes: SpaceAxes, titles: [PlacedNode?], camera: SpaceCamera, in area: CellRect,
    drawsLabels: Bool
  ) {
    self.camera = camera
    self.area = area
    // An edge viewed from its end is too short for labels.
    let edges = axes.edges.map { VisibleEdge($0, camera) }
      .filter { $0.length >= 2 * CellMetrics.rowHeight }
    if drawsLabels {
      for edge in edges { placeLabels(edge) }
    }
    for edge in edges where edge.edge.dimension != 1 {
      if let title = titles[edge.edge.dimension] { place(title, below: edge) }
    }
    for edge in edges where edge.edge.dimension == 1 {
      if let title = titles[1] { place(title, above: edge) }
    }
  }

  func draw(on canvas: inout Canvas) {
    for tick in ticks where canvas.isFree(CellPoint(tick.end)) {
      canvas.stroke([tick.start, tick.end], with: Pen(paint: .ink(tick.ink), width: 1))
    }
    for label in labels {
      canvas.erase(label.frame)
      label.draw(on: &canvas)
    }
  }

  // Tries every label, then every second, third … until they do not overlap.
  private mutating func placeLabels(_ visible: VisibleEdge) {
    let marks = visible.edge.axis.marks
    for step in 1...max(1, marks.count) {
      let chosen = stride(from: 0, to: marks.count, by: step).map { marks[$0] }
      let placed = chosen.flatMap { mark in self.labels(of: mark, visible) }
        .filter { isFree($0.frame) }
      let overlap = zip(placed, placed.dropFirst()).contains {
        $0.frame.widened.intersects($1.frame)
      }
      guard overlap else {
        labels += placed
        addTicks(chosen, visible)
        return
      }
    }
  }

  private func labels(of mark: ResolvedAxisMark, _ visible: VisibleEdge) -> [PlacedNode] {
    mark.labels.filter { $0.size.count > 0 }.map { label in
      var placed = PlacedNode(label.node)
      let fraction = mark.labelPosition(centered: label.options.centered).position
      placed.origin = origin(label.size, at: fraction, visible)
      return placed
    }
  }

  private mutating func addTicks(_ marks: [ResolvedAxisMark], _ visible: VisibleEdge) {
    for mark in marks {
      guard let line = mark.ticks.first, !line.isAutomatic, let ink = line.ink else { continue }
      let start = camera.project(visible.edge.point(mark.position)).point
      let end = CGPoint(
        x: start.x + visible.outward.x * 2 * CellMetrics.dot,
        y: start.y + visible.outward.y * 2 * CellMetrics.dot)
      ticks.append((start, end, ink))
    }
  }

  /// Returns the origin of a label or title next to a fraction of an edge.
  ///
  /// - Parameter rows: The additional distance from the edge in rows.
  private func origin(
    _ size: CellSize, at fraction: Double, _ visible: VisibleEdge, rows: Int = 0
  ) -> CellPoint {
    let point = camera.project(visible.edge.point(fraction)).point
    let outward = visible.outward
    let isBeside = abs(outward.y) <= 0.6
    let gap: CGFloat = isBeside ? 6 : 0
    let column: Int =
      if outward.x < -0.1 {
        CellMetrics.clamped(((point.x - gap) / CellMetrics.columnWidth).rounded(.down))
          - size.columns + (isBeside ? 0 : 1)
      } else if outward.x > 0.1 {
        CellMetrics.clamped(((point.x + gap) / CellMetrics.columnWidth).rounded(.down)) + 1
      } else {
        CellMetrics.clamped(
          (point.x / CellMetrics.columnWidth - CGFloat(size.columns) / 2).rounded())
      }
    let row = CellMetrics.clamped((point.y / CellMetrics.rowHeight).rounded(.down))
    let away = isBeside ? rows : rows + 1
    return CellPoint(
      column: column,
      row: outward.y < -0.6 ? row - away - size.rows + 1 : row + away)
  }

  // Near the middle of its edge, beyond the labels.
  private mutating func place(_ title: PlacedNode, below visible: VisibleEdge) {
    for fraction in [0.5, 0.35, 0.65, 0.2, 0.8] {
      for rows in 1...3 {
        if add(title, at: origin(title.size, at: fraction, visible, rows: rows)) { return }
      }
    }
    // Otherwise in the row of the labels, to the side of them.
    for fraction in [0.5, 0.3, 0.7] {
      var place = origin(title.size, at: fraction, visible)
      let direction = visible.outward.x < 0 ? -1 : 1
      for _ in 0..<12 {
        place.column += direction
        if add(title, at: place) { return }
      }
    }
  }

  private mutating func place(_ title: PlacedNode, above visible: VisibleEdge) {
    let (end, columns) = (
      CellPoint(camera.project(visible.edge.point(1)).point), title.size.columns
    )
    for shift in [1, 2] {
      for start in [end.column + 1, end.column - columns / 2, end.column - columns] {
        let row = end.row - shift - title.size.rows + 1
        if add(title, at: CellPoint(column: start, row: row)) { return }
      }
    }
  }

  private mutating func add(_ title: PlacedNode, at origin: CellPoint) -> Bool {
    var placed = title
    placed.origin = origin
    guard isFree(placed.frame) else { return false }
    labels.append(placed)
    return true
  }

  private func isFree(_ frame: CellRect) -> Bool {
    area.intersection(frame) == frame && !labels.contains { $0.frame.widened.intersects(frame) }
  }
}

extension CellRect {
  /// The rectangle with one more column on either side.
  fileprivate var widened: CellRect { columns(minColumn - 1..<maxColumn + 1) }

  fileprivate func intersects(_ other: CellRect) -> Bool { !intersection(other).isEmpty }
}
