internal import ChartStatistics
import FoundationSubset
import TerminalViews

/// Reduces a long line to the first, least, greatest and last point of each dot column, by which
/// the picture stays the same to the dot.
enum DotColumns {
  static func reduced(
    _ points: [CGPoint], over plot: CGRect, by downsampling: ChartDownsampling = .minMax,
    width dot: CGFloat = CellMetrics.dot
  ) -> [CGPoint] {
    guard downsampling != .none else { return points }
    let columns = Int(max(1, (plot.width / dot).rounded(.up)))
    guard points.count > 4 * columns, isAscending(points) else { return points }
    let column = { (point: CGPoint) -> Int? in
      point.x.isFinite ? CellMetrics.clamped((point.x / dot).rounded(.down)) : nil
    }
    guard downsampling == .mean else {
      return points.extremes(column: column) { Double($0.y) }.map { points[$0] }
    }
    return means(of: points, column)
  }

  /// The mean of the points of each column, in its middle; what is not finite stays.
  private static func means(of points: [CGPoint], _ column: (CGPoint) -> Int?) -> [CGPoint] {
    var result: [CGPoint] = []
    var first = 0
    while first < points.count {
      var (last, sum) = (first, points[first].y)
      if let place = column(points[first]), sum.isFinite {
        while last + 1 < points.count, points[last + 1].y.isFinite,
          column(points[last + 1]) == place
        {
          last += 1
          sum += points[last].y
        }
      }
      result.append(
        CGPoint(x: (points[first].x + points[last].x) / 2, y: sum / CGFloat(last - first + 1)))
      first = last + 1
    }
    return result
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
