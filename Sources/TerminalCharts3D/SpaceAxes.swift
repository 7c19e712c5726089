import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

/// The axes of a 3D chart and the edges of the box that they are at.
struct SpaceAxes {
  /// An axis at an edge of the box.
  struct Edge {
    /// 0 for x, 1 for y, 2 for z.
    let dimension: Int
    let axis: ResolvedAxis
    /// The centre of the edge, in box coordinates.
    let middle: SpaceVector
    /// The vector from the lower to the upper end.
    let way: SpaceVector

    /// Returns the point at a fraction of the edge.
    func place(_ share: Double) -> SpaceVector { middle + way * (share - 0.5) }
  }

  let edges: [Edge]
  private let box: SpaceVector
  private let back: SpaceVector

  /// Creates the axes.
  ///
  /// - Parameter axes: The axes of x, y and z.
  init(_ axes: [[ResolvedAxis]], box: SpaceVector, camera: SpaceCamera) {
    let back = camera.back
    (self.box, self.back) = (box, back)
    edges = axes.enumerated().flatMap { dimension, axes in
      axes.map { axis in
        var side = SpaceVector(-back.x, back.y, -back.z)
        if dimension == 1 {
          // Of the two outermost vertical edges, the one on the side of the axis.
          let first = SpaceVector(back.x, 0, -back.z)
          let second = SpaceVector(-back.x, 0, back.z)
          let isFirstLeft = first.dot(camera.right) < second.dot(camera.right)
          side = (axis.edge == .leading) == isFirstLeft ? first : second
        }
        side[dimension] = 0
        var way = SpaceVector.zero
        way[dimension] = box[dimension]
        return Edge(dimension: dimension, axis: axis, middle: side * box / 2, way: way)
      }
    }
  }

  /// A line on a back wall of the box.
  struct Line {
    let start: SpaceVector
    let end: SpaceVector
    /// Whether the line is an edge of the box.
    let isEdge: Bool
  }

  /// The edges of the back walls and the grid lines on them.
  var lines: [Line] {
    var lines: [Line] = []
    for edge in edges {
      for mark in edge.axis.marks where mark.hasGridLine {
        lines += wallLines(edge.dimension, at: mark.position)
      }
    }
    for dimension in 0..<3 {
      lines += wallLines(dimension, at: 0, isEdge: true)
      lines += wallLines(dimension, at: 1, isEdge: true)
    }
    return lines
  }

  // One line on each of the two walls along a dimension, at a fraction of it.
  private func wallLines(_ dimension: Int, at share: Double, isEdge: Bool = false) -> [Line] {
    let others = (0..<3).filter { $0 != dimension }
    return [(others[0], others[1]), (others[1], others[0])].map { wall, along in
      var start = SpaceVector.zero
      start[dimension] = (share - 0.5) * box[dimension]
      start[wall] = back[wall] * box[wall] / 2
      var end = start
      (start[along], end[along]) = (-box[along] / 2, box[along] / 2)
      return Line(start: start, end: end, isEdge: isEdge)
    }
  }
}

extension SpaceAxes {
  /// Draws the back walls as strokes; call it before drawing the data.
  func strokeWalls(_ camera: SpaceCamera, on canvas: inout Canvas) {
    for line in lines {
      let ends = [line.start, line.end].map { camera.project($0).point }
      let ink = Ink.secondary.faded(by: line.isEdge ? 0.6 : 0.25, on: .default)
      canvas.stroke(ends, with: Pen(paint: .ink(ink), width: 1))
    }
  }

  /// Draws the back walls in the cells that are still free.
  ///
  /// - Parameter drawsGrid: Whether dots are fine enough for grid lines.
  func paintWalls(_ camera: SpaceCamera, drawsGrid: Bool, on canvas: inout Canvas) {
    var dots: [CellPoint: Set<Int>] = [:]
    let dotHeight = CellMetrics.rowHeight / CGFloat(canvas.dotRows)
    for line in lines where drawsGrid || line.isEdge {
      let (start, end) = (camera.project(line.start).point, camera.project(line.end).point)
      let from = (x: start.x / CellMetrics.dot, y: start.y / dotHeight)
      let to = (x: end.x / CellMetrics.dot, y: end.y / dotHeight)
      let length = max(abs(to.x - from.x), abs(to.y - from.y))
      guard length.isFinite, length < 1e5 else { continue }
      let steps = max(1, Int(length.rounded(.up)))
      // Every fourth dot makes grid lines fainter than edges.
      for step in stride(from: 0, through: steps, by: line.isEdge ? 1 : 4) {
        let share = CGFloat(step) / CGFloat(steps)
        let x = CellMetrics.clamped((from.x + (to.x - from.x) * share).rounded(.down))
        let y = CellMetrics.clamped((from.y + (to.y - from.y) * share).rounded(.down))
        guard x >= 0, y >= 0 else { continue }
        let cell = CellPoint(column: x / 2, row: y / canvas.dotRows)
        dots[cell, default: []].insert(y % canvas.dotRows * 2 + x % 2)
      }
    }
    canvas.beginStroke()
    for (cell, bits) in dots where canvas.isFree(cell) {
      for bit in bits {
        canvas.dot(
          x: cell.column * 2 + bit % 2, y: cell.row * canvas.dotRows + bit / 2, ink: .secondary)
      }
    }
  }
}

extension Canvas {
  /// Returns whether no data is drawn in a cell.
  func isFree(_ cell: CellPoint) -> Bool {
    bounds.contains(cell) && cells[cell.row * size.columns + cell.column].isFree
  }
}
