import FoundationSubset

/// A straight line in dots, described along its main axis.
struct DotSegment {
  /// Whether the main axis is horizontal; its dots are drawn by column, otherwise by row.
  let isShallow: Bool
  /// The start and the length along the main axis; a length to the left or upwards is negative.
  let origin, length: Double
  /// The start across the main axis, and the slope.
  let crossOrigin, slope: Double
  // The ends along the main axis.
  private let low, high: Double

  /// Creates a line between two points; `nil` for a line without length.
  init?(from start: CGPoint, to end: CGPoint) {
    let x = Double(start.x / CellMetrics.dot)
    let y = Double(start.y / CellMetrics.dot)
    let dx = Double(end.x / CellMetrics.dot) - x
    let dy = Double(end.y / CellMetrics.dot) - y
    isShallow = abs(dx) >= abs(dy)
    (origin, length) = isShallow ? (x, dx) : (y, dy)
    crossOrigin = isShallow ? y : x
    slope = (isShallow ? dy : dx) / length
    (low, high) = length > 0 ? (origin, origin + length) : (origin + length, origin)
    guard length != 0, length.isFinite, slope.isFinite else { return nil }
  }

  /// The length of the line for each dot along; from the slope, because the length can overflow.
  var secant: Double { (1 + slope * slope).squareRoot() }

  /// Returns the dots along the axis whose middle lies between the ends.
  ///
  /// Two segments therefore never both draw the column of their joint, which would thicken it. The
  /// ends of a whole line also mark the dot that contains them.
  ///
  /// - Returns: `nil` if no part of the line is visible.
  func indices(in visible: ClosedRange<Double>, isFirst: Bool, isLast: Bool) -> Range<Int>? {
    let low = max(low, visible.lowerBound)
    let high = min(high, visible.upperBound)
    guard low <= high else { return nil }
    let first = (low - 0.5).ceiling
    let end = (high - 0.5).floor + 1
    let lowIsEnd = length > 0 ? isFirst : isLast
    let highIsEnd = length > 0 ? isLast : isFirst
    let start = lowIsEnd ? min(first, low.floor) : first
    return start..<max(start, highIsEnd ? max(end, high.ceiling) : end)
  }

  /// Returns the distance from the start to the middle of a dot, clamped to the ends.
  func along(_ index: Int) -> Double { max(low, min(Double(index) + 0.5, high)) - origin }

  /// Returns the coordinate across the axis, at a dot along.
  func across(at index: Int) -> Double { crossOrigin + along(index) * slope }
}
