import FoundationSubset
import TerminalViews

/// The edges of the areas of a plot, to recognise lines that run along them.
struct AreaEdges {
  private let edges: [[CGPoint]]

  init(_ order: [Int], in geometry: MarkGeometry) {
    // Edges within a cell need colours, and characters that fill a part of it.
    let environment = geometry.environment
    guard geometry.kinds.contains(.area), environment.colorDepth >= .indexed256,
      environment.glyphSet != .ascii
    else {
      edges = []
      return
    }
    edges = AreaPainter(geometry, order: order).edges
  }

  /// Returns whether the points of a line are consecutive points of one edge.
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
