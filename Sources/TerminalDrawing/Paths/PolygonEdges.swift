import FoundationSubset

/// The edges of polygons for intersections with horizontal lines, from top to bottom.
struct PolygonEdges {
  struct Edge {
    let top, bottom: CGFloat
    let x, slope: CGFloat
    let winding: Int
  }

  // Sorted by upper ends.
  private let edges: [Edge]

  init(_ polygons: [[CGPoint]]) {
    edges =
      polygons.flatMap { polygon -> [Edge] in
        let points = polygon.filter { $0.x.isFinite && $0.y.isFinite }
        return zip(points, points.dropFirst() + points.prefix(1)).compactMap(PolygonEdges.edge)
      }
      .sorted { $0.top < $1.top }
  }

  private static func edge(from start: CGPoint, to end: CGPoint) -> Edge? {
    guard start.y != end.y else { return nil }
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    return Edge(
      top: upper.y, bottom: lower.y, x: upper.x,
      slope: (lower.x - upper.x) / (lower.y - upper.y), winding: start.y < end.y ? 1 : -1)
  }

  /// The vertical range of the edges.
  var extent: ClosedRange<CGFloat>? {
    guard let top = edges.first?.top, let bottom = edges.lazy.map(\.bottom).max() else {
      return nil
    }
    return top...bottom
  }

  /// Returns the parts of a horizontal line that are inside.
  ///
  /// - Complexity: O(n), where n is the number of edges.
  func spans(at y: CGFloat, evenOdd: Bool) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, winding: Int)] = []
    for edge in edges {
      if edge.top > y { break }
      if edge.bottom > y {
        crossings.append((edge.x + (y - edge.top) * edge.slope, edge.winding))
      }
    }
    crossings.sort { $0.x < $1.x }
    var spans: [ClosedRange<CGFloat>] = []
    var winding = 0
    var start: CGFloat = 0
    for crossing in crossings {
      let wasInside = evenOdd ? winding % 2 != 0 : winding != 0
      winding += crossing.winding
      let isInside = evenOdd ? winding % 2 != 0 : winding != 0
      if !wasInside && isInside { start = crossing.x }
      if wasInside && !isInside { spans.append(start...max(start, crossing.x)) }
    }
    return spans
  }
}
