import FoundationSubset
import TerminalViews

/// Where the areas of a plot begin and end, to know the lines that run there.
struct AreaEdges {
  private let edges: [[CGPoint]]

  init(_ order: [Int], in geometry: MarkGeometry) {
    // There must be colours and characters for edges within a cell.
    let environment = geometry.environment
    guard geometry.kinds.contains(.area), environment.colorDepth >= .indexed256,
      environment.glyphSet != .ascii
    else {
      edges = []
      return
    }
    let areas = AreaPainter(geometry, order: order)
    edges = areas.edges
  }

  /// Whether the points of a line are all on one edge, one after the other.
  ///
  /// - Complexity: O(n), where n is the number of points of areas.
  func hold(_ points: [CGPoint]) -> Bool {
    guard !edges.isEmpty else { return false }
    let points = points.filter(\.isFinite)
    guard let first = points.first else { return false }
    return edges.contains { edge in
      guard let start = edge.firstIndex(where: { $0.isBeside(first) }) else { return false }
      return edge.count - start >= points.count
        && zip(edge[start...], points).allSatisfy { $0.isBeside($1) }
    }
  }
}

extension CGPoint {
  // Far less than a dot.
  fileprivate func isBeside(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01
  }
}
