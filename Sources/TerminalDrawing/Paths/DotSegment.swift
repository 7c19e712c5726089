import FoundationSubset

/// A straight line in dots, seen along the axis that it follows most.
struct DotSegment {
  /// Whether that is the horizontal one: then dots are drawn column by column, else row by row.
  let isShallow: Bool
  /// Where the line begins along its axis, and how far it goes: negative to the left or upwards.
  let origin, reach: Double
  /// Where it begins across, and how far it goes across for a dot along.
  let crossOrigin, slope: Double
  // The ends along the axis.
  private let low, high: Double

  /// Creates a line between places in points; `nil` where there is no extent to draw.
  init?(from start: CGPoint, to end: CGPoint) {
    let x = Double(start.x / CellMetrics.dot)
    let y = Double(start.y / CellMetrics.dot)
    let dx = Double(end.x / CellMetrics.dot) - x
    let dy = Double(end.y / CellMetrics.dot) - y
    isShallow = abs(dx) >= abs(dy)
    (origin, reach) = isShallow ? (x, dx) : (y, dy)
    crossOrigin = isShallow ? y : x
    slope = (isShallow ? dy : dx) / reach
    (low, high) = reach > 0 ? (origin, origin + reach) : (origin + reach, origin)
    guard reach != 0, reach.isFinite, slope.isFinite else { return nil }
  }

  /// The length for a dot along; by the slope, as the length itself can overflow.
  var secant: Double { (1 + slope * slope).squareRoot() }

  /// The dots along the axis whose middle lies between the ends.
  ///
  /// So two segments never both draw the column in which they meet, which would thicken the joint.
  /// The ends of a whole line also mark the dot that holds them.
  ///
  /// - Returns: `nil` where no part of the line can be seen.
  func indices(in visible: ClosedRange<Double>, isFirst: Bool, isLast: Bool) -> Range<Int>? {
    let low = max(low, visible.lowerBound)
    let high = min(high, visible.upperBound)
    guard low <= high else { return nil }
    let first = (low - 0.5).ceiling
    let end = (high - 0.5).floor + 1
    let lowIsEnd = reach > 0 ? isFirst : isLast
    let highIsEnd = reach > 0 ? isLast : isFirst
    let start = lowIsEnd ? min(first, low.floor) : first
    return start..<max(start, highIsEnd ? max(end, high.ceiling) : end)
  }

  /// How far from the beginning the middle of a dot lies along the axis; never beyond the ends.
  func along(_ index: Int) -> Double { max(low, min(Double(index) + 0.5, high)) - origin }

  /// Where the line is across, at a dot along.
  func across(at index: Int) -> Double { crossOrigin + along(index) * slope }
}
