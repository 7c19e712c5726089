import FoundationSubset
import TerminalCore

extension Canvas {
  /// Fills the area between two lines with increasing x; in cells, one column of dots at a time.
  ///
  /// Points that are not finite break both lines. Grid lines and rules stay visible on the fill.
  ///
  /// - Parameters:
  ///   - frame: The frame of the plot.
  ///   - isHorizontal: Whether the lines and the frame have x and y exchanged.
  ///   - bounds: The rectangle of a gradient.
  package mutating func fill(
    between upper: [CGPoint], and lower: [CGPoint], in frame: CGRect, isHorizontal: Bool,
    with paint: Paint, bounds: CGRect
  ) {
    if isRecording {
      let outlines = outlines(between: upper, and: lower, isHorizontal: isHorizontal)
      if record(.fill(outlines, evenOdd: false), paint, bounds) { return }
    }
    let unit = isHorizontal ? CellMetrics.rowHeight : CellMetrics.columnWidth
    let shape = AreaShape(upper: upper, lower: lower)
    inCells { canvas in
      for strips in shape.strips(width: CellMetrics.dot, in: frame, unit: unit) {
        let rects = strips.map { SubpixelRect(isHorizontal ? $0.transposed : $0) }
        canvas.fill(rects, with: paint, bounds: bounds, tint: true)
      }
    }
  }

  /// Returns one outline for each part without a gap; a column of dots for a lone point.
  private func outlines(
    between upper: [CGPoint], and lower: [CGPoint], isHorizontal: Bool
  ) -> [[CGPoint]] {
    let parts = [upper, lower].map { $0.split { !$0.isFinite } }
    return zip(parts[0], parts[1]).map { upper, lower in
      var outline = upper + lower.reversed()
      if parts[0].count == 1, outline.count == 2 {
        outline = CGRect(around: outline).insetBy(dx: -CellMetrics.dot / 2, dy: 0).corners[...]
      }
      return isHorizontal ? outline.map { CGPoint(x: $0.y, y: $0.x) } : Array(outline)
    }
  }
}

extension CGRect {
  /// The rectangle with x and y exchanged.
  package var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

/// The area between two lines.
private struct AreaShape {
  private let upper: LineSampler
  private let lower: LineSampler
  private let extent: ClosedRange<CGFloat>?

  init(upper: [CGPoint], lower: [CGPoint]) {
    self.upper = LineSampler(upper)
    self.lower = LineSampler(lower)
    let xs = upper.lazy.map(\.x).filter(\.isFinite)
    extent = xs.min().flatMap { low in xs.max().map { low...$0 } }
  }

  /// Returns rectangles of a width that together cover the shape, those of a cell together; none
  /// where a line is undefined.
  ///
  /// A shape that begins or ends in the middle of the plot's first or last cell, where ticks are,
  /// covers that whole cell: half a cell has ragged edges next to whole ones, and no background for
  /// its line.
  func strips(width: CGFloat, in frame: CGRect, unit: CGFloat) -> [[CGRect]] {
    guard let extent else { return [] }
    let start = extent.lowerBound - frame.minX < 0.75 * unit ? frame.minX : extent.lowerBound
    let end = frame.maxX - extent.upperBound < 0.75 * unit ? frame.maxX : extent.upperBound
    let last = min(extent.upperBound, frame.maxX)
    var strips: [[CGRect]] = [[]]
    var left = (start / width).rounded(.down) * width
    while left < end || left <= last {
      if left.truncatingRemainder(dividingBy: unit) == 0 { strips.append([]) }
      let middle = min(max(left + width / 2, extent.lowerBound), extent.upperBound)
      let peak = upper.extremes(from: left, to: left + width)
      if let heights = peak ?? upper.y(at: middle).map({ $0...$0 }),
        let bottom = lower.y(at: middle)
      {
        let (top, end) = (min(heights.lowerBound, bottom), max(heights.upperBound, bottom))
        strips[strips.count - 1].append(CGRect(x: left, y: top, width: width, height: end - top))
      }
      left += width
    }
    return strips
  }
}

/// Finds the height of a line at an x.
private struct LineSampler {
  private let points: [CGPoint]

  init(_ points: [CGPoint]) {
    let ascending = zip(points, points.dropFirst()).allSatisfy {
      !$0.x.isFinite || !$1.x.isFinite || $0.x <= $1.x
    }
    let ordered =
      ascending ? points : points.filter { $0.x.isFinite }.sorted { $0.x < $1.x }
    // A point without an x is a gap after the one before it.
    var last = -CGFloat.infinity
    self.points = ordered.map { point in
      guard point.x.isFinite else { return CGPoint(x: last, y: .nan) }
      last = point.x
      return point
    }
  }

  /// Returns the lowest and the highest height between two x, if they lie a subpixel beyond the
  /// heights there; otherwise `nil`, as one height shows them.
  func extremes(from start: CGFloat, to end: CGFloat) -> ClosedRange<CGFloat>? {
    let inside = points[index(at: start)..<index(at: end)].lazy.map(\.y).filter(\.isFinite)
    guard let low = inside.min(), let high = inside.max(), let left = y(at: start),
      let right = y(at: end)
    else { return nil }
    let isPeak = low < min(left, right) - 2 || high > max(left, right) + 2
    return isPeak ? low...high : nil
  }

  // The index of the first point at or after an x.
  private func index(at x: CGFloat) -> Int {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if points[middle].x < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the height at an x; `nil` in a gap and beyond the ends.
  func y(at x: CGFloat) -> CGFloat? {
    let low = index(at: x)
    guard low < points.count else { return nil }
    let right = points[low]
    if right.x == x || low == 0 { return right.x == x && right.y.isFinite ? right.y : nil }
    let left = points[low - 1]
    guard left.y.isFinite, right.y.isFinite else { return nil }
    return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
  }
}
