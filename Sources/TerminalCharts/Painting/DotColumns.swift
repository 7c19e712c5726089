import FoundationSubset
import TerminalViews

/// Reduces a long line to the first, least, greatest and last point of each dot column.
///
/// The picture stays the same to the dot: see Jugel et al., "M4: A Visualization-Oriented Time
/// Series Data Aggregation", VLDB 2014.
enum DotColumns {
  static func reduced(
    _ points: [CGPoint], over plot: CGRect, by downsampling: ChartDownsampling = .minMax,
    width dot: CGFloat = CellMetrics.dot
  ) -> [CGPoint] {
    guard downsampling != .none else { return points }
    let takesMean = downsampling == .mean
    let columns = Int(max(1, (plot.width / dot).rounded(.up)))
    guard points.count > 4 * columns, isAscending(points) else { return points }
    var result: [CGPoint] = []
    result.reserveCapacity(4 * columns)
    var bucket: Bucket?
    for point in points {
      guard point.x.isFinite, point.y.isFinite else {
        bucket?.append(to: &result, mean: takesMean)
        bucket = nil
        result.append(point)
        continue
      }
      let column = CellMetrics.clamped((point.x / dot).rounded(.down))
      if bucket?.column == column {
        bucket?.add(point)
      } else {
        bucket?.append(to: &result, mean: takesMean)
        bucket = Bucket(column: column, point)
      }
    }
    bucket?.append(to: &result, mean: takesMean)
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

  private struct Bucket {
    let column: Int
    let first: CGPoint
    var least: CGPoint
    var greatest: CGPoint
    var last: CGPoint
    // For the mean.
    var sum: CGFloat
    var count: CGFloat = 1

    init(column: Int, _ point: CGPoint) {
      self.column = column
      (first, least, greatest, last) = (point, point, point, point)
      sum = point.y
    }

    mutating func add(_ point: CGPoint) {
      if point.y < least.y { least = point }
      if point.y > greatest.y { greatest = point }
      last = point
      sum += point.y
      count += 1
    }

    func append(to points: inout [CGPoint], mean: Bool) {
      if mean {
        points.append(CGPoint(x: (first.x + last.x) / 2, y: sum / count))
        return
      }
      points.append(first)
      guard first != last || least != greatest else { return }
      if least.x <= greatest.x {
        points.append(least)
        points.append(greatest)
      } else {
        points.append(greatest)
        points.append(least)
      }
      points.append(last)
    }
  }
}
