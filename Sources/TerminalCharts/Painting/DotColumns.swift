internal import ChartStatistics
import FoundationSubset
import TerminalViews

/// Reduces a long line to the first, least, greatest and last point of each dot column, which
/// leaves the picture the same to the dot.
enum DotColumns {
  static func reduced(_ points: [CGPoint], over plot: CGRect, width dot: CGFloat) -> [CGPoint] {
    let columns = Int(max(1, (plot.width / dot).rounded(.up)))
    guard points.count > 4 * columns, isAscending(points) else { return points }
    // Everything on one side of the plot is one column.
    let visible = plot.minX - dot...plot.maxX + dot
    return points.extremes { point in
      guard point.x.isFinite else { return nil }
      return CellMetrics.clamped((point.x.clamped(to: visible) / dot).rounded(.down))
    } value: {
      Double($0.y)
    }.map { points[$0] }
  }

  private static func isAscending(_ points: [CGPoint]) -> Bool {
    var last = -CGFloat.infinity
    for point in points where point.x.isFinite {
      if point.x < last { return false }
      last = point.x
    }
    return true
  }
}
