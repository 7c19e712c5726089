/// The lengths of dashes and gaps in turn.
package struct DashPattern: Sendable {
  private let lengths: [Double]
  private let period: Double
  private let phase: Double

  /// - Parameter phase: The offset into the pattern at which a line begins.
  package init(_ lengths: [Double], phase: Double) {
    let lengths = lengths.map { max(0, $0) }
    // An odd number of lengths counts twice, as in PostScript and Core Graphics.
    self.lengths = lengths.count % 2 == 1 ? lengths + lengths : lengths
    period = lengths.count % 2 == 1 ? 2 * lengths.reduce(0, +) : lengths.reduce(0, +)
    self.phase = phase.isFinite ? phase : 0
  }

  /// Whether a line has gaps.
  package var hasGaps: Bool { period > 0 && period.isFinite }

  /// Returns the length at a distance from the start of a line, and the rest of it; an odd index is
  /// a gap.
  private func length(at distance: Double) -> (index: Int, rest: Double) {
    var rest = (phase + distance).truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    // A dash without length is drawn too if a line begins with it.
    while index < lengths.count - 1, rest >= lengths[index], rest > 0 || index % 2 == 1 {
      rest -= lengths[index]
      index += 1
    }
    return (index, lengths[index] - rest)
  }

  /// Returns whether a dash is drawn at a distance from the start of a line.
  package func isDrawn(at distance: Double) -> Bool {
    !hasGaps || length(at: distance).index % 2 == 0
  }

  /// Returns the dashes of a line.
  func parts(of points: [PixelPoint]) -> [[PixelPoint]] {
    // Invisibly short dashes would take too long.
    guard period > 0.1, period.isFinite, var last = points.first else { return [points] }
    var (index, left) = length(at: 0)
    var parts: [[PixelPoint]] = index % 2 == 0 ? [[last]] : []
    for point in points.dropFirst() {
      var (dx, dy) = (point.x - last.x, point.y - last.y)
      var length = (dx * dx + dy * dy).squareRoot()
      // Far beyond the visible area there are no gaps.
      guard length < 1e5 else { return [points] }
      while length > left {
        let fraction = left / length
        last = PixelPoint(x: last.x + dx * fraction, y: last.y + dy * fraction)
        if index % 2 == 0 { parts[parts.count - 1].append(last) } else { parts.append([last]) }
        (dx, dy) = (point.x - last.x, point.y - last.y)
        length -= left
        repeat { index = (index + 1) % lengths.count } while lengths[index] == 0 && index % 2 == 1
        left = lengths[index]
      }
      left -= length
      last = point
      if index % 2 == 0 { parts[parts.count - 1].append(point) }
    }
    return parts
  }
}
