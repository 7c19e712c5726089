import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

/// The axes of a 3D chart and the edges of the box that they are at.
struct SpaceAxes {
  struct Edge {
    /// 0 for x, 1 for y, 2 for z.
    let dimension: Int
    let axis: ResolvedAxis
    /// The centre of the edge, in box coordinates.
    let middle: SpaceVector
    let vector: SpaceVector

    /// Returns the point at a fraction of the edge.
    func point(_ fraction: Double) -> SpaceVector { middle + vector * (fraction - 0.5) }
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
        var vector = SpaceVector.zero
        vector[dimension] = box[dimension]
        return Edge(dimension: dimension, axis: axis, middle: side * box / 2, vector: vector)
      }
    }
  }

  /// Returns the edges of the back walls and the grid lines on them.
  func walls(_ camera: SpaceCamera) -> [WallLine] {
    var lines: [WallLine] = []
    for edge in edges {
      for mark in edge.axis.marks where mark.hasGridLine {
        lines += wallLines(edge.dimension, at: mark.position, camera)
      }
    }
    for dimension in 0..<3 {
      lines += wallLines(dimension, at: 0, camera, isEdge: true)
      lines += wallLines(dimension, at: 1, camera, isEdge: true)
    }
    return lines
  }

  // One line on each of the two walls along a dimension, at a fraction of it.
  private func wallLines(
    _ dimension: Int, at fraction: Double, _ camera: SpaceCamera, isEdge: Bool = false
  ) -> [WallLine] {
    let others = (0..<3).filter { $0 != dimension }
    return [(others[0], others[1]), (others[1], others[0])].map { wall, along in
      var start = SpaceVector.zero
      start[dimension] = (fraction - 0.5) * box[dimension]
      start[wall] = back[wall] * box[wall] / 2
      var end = start
      (start[along], end[along]) = (-box[along] / 2, box[along] / 2)
      return WallLine(
        from: camera.project(start).point, to: camera.project(end).point, isEdge: isEdge)
    }
  }
}
