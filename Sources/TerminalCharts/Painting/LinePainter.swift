import Foundation
import TerminalCore
import TerminalViews

/// Draws lines in dots.
struct LinePainter {
  let geometry: MarkGeometry

  func paint(_ order: [Int], on canvas: inout Canvas) {
    for members in MarkSeries.grouped(order, kind: .line, in: geometry.marks) {
      paintLine(members, on: &canvas)
    }
  }

  private func paintLine(_ members: [Int], on canvas: inout Canvas) {
    let look = geometry.look(members[0])
    let style = look.style
    let stroke = look.stroke
    let points = members.map { geometry.center(of: $0) ?? CGPoint(x: CGFloat.nan, y: .nan) }
    let curve = LineShape.points(points, method: style.interpolation, plot: geometry.plot.frame)
    let pen = Pen(
      paint: look.paint, width: stroke.lineWidth, dash: stroke.dash,
      dashPhase: stroke.dashPhase,
      bounds: geometry.bounds(style, own: LineShape.bounds(of: points)))
    canvas.stroke(curve, with: pen)
    guard geometry.looks.contains(where: \.style.hasSymbol) else { return }
    let symbols = PointPainter(geometry: geometry)
    for index in members where geometry.look(index).style.hasSymbol {
      symbols.paintPoint(index, on: &canvas)
    }
  }
}

extension MarkStyle {
  /// Whether a line shows a symbol at its points.
  var hasSymbol: Bool {
    if case .automatic = symbol { return !symbolKey.isNone }
    return true
  }
}

/// The points that a line is drawn through.
enum LineShape {
  /// The points joined by a method; more than a dot column can show are reduced to what is seen of them.
  static func points(
    _ points: [CGPoint], method: InterpolationMethod, plot: CGRect
  ) -> [CGPoint] {
    let reduced = DotColumns.reduced(points, over: plot)
    if method == .linear { return reduced }
    // A curve runs through the points of a part without gaps.
    let parts = reduced.split { !($0.x.isFinite && $0.y.isFinite) }.map {
      CurveFlattening.flattened(
        points: Array($0), method: method, maximumStep: Double(CellMetrics.dot))
    }
    return Array(parts.joined(separator: [CGPoint(x: CGFloat.nan, y: .nan)]))
  }

  static func bounds(of points: [CGPoint]) -> CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for point in points where point.x.isFinite && point.y.isFinite {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    guard low.x <= high.x else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// Reduces a long line to the first, least, greatest and last point of each dot column.
///
/// The picture stays the same to the dot: see Jugel et al., "M4: A Visualization-Oriented Time Series Data
/// Aggregation", VLDB 2014.
enum DotColumns {
  static func reduced(_ points: [CGPoint], over plot: CGRect) -> [CGPoint] {
    let columns = Int(max(1, (plot.width / CellMetrics.dot).rounded(.up)))
    guard points.count > 4 * columns, isAscending(points) else { return points }
    var result: [CGPoint] = []
    result.reserveCapacity(4 * columns)
    var bucket: Bucket?
    for point in points {
      guard point.x.isFinite, point.y.isFinite else {
        bucket?.append(to: &result)
        bucket = nil
        result.append(point)
        continue
      }
      let column = CellMetrics.clamped((point.x / CellMetrics.dot).rounded(.down))
      if bucket?.column == column {
        bucket?.add(point)
      } else {
        bucket?.append(to: &result)
        bucket = Bucket(column: column, point)
      }
    }
    bucket?.append(to: &result)
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

    init(column: Int, _ point: CGPoint) {
      self.column = column
      (first, least, greatest, last) = (point, point, point, point)
    }

    mutating func add(_ point: CGPoint) {
      if point.y < least.y { least = point }
      if point.y > greatest.y { greatest = point }
      last = point
    }

    func append(to points: inout [CGPoint]) {
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
