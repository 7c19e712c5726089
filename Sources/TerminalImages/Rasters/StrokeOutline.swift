import CLibrary

/// The style of a line, in pixels.
package struct PixelStroke: Hashable, Sendable {
  package enum Cap: Sendable { case butt, round, square }
  package enum Join: Sendable { case miter, round, bevel }

  package var width: Double
  package var cap = Cap.butt
  package var join = Join.miter
  /// The longest mitre, as a multiple of the width.
  package var miterLimit = 10.0
  /// The lengths of dashes and gaps in turn; empty for a solid line.
  package var dash: [Double] = []
  package var dashPhase = 0.0

  package init(width: Double) { self.width = width }
}

/// The outline of a line, in pieces of the same winding direction: filled with the nonzero rule,
/// they form one shape.
package struct StrokeOutline {
  private let stroke: PixelStroke
  private let radius: Double
  /// The closed pieces of the outline.
  package private(set) var pieces: [[PixelPoint]] = []

  /// Creates the outline of a line through points; a point that is not finite breaks the line.
  package init(of points: [PixelPoint], _ stroke: PixelStroke) {
    self.stroke = stroke
    radius = max(0, stroke.width) / 2
    guard radius > 0, radius.isFinite else { return }
    let dashes = DashPattern(stroke.dash, phase: stroke.dashPhase)
    for part in points.split(whereSeparator: { !$0.isFinite }) {
      for dash in dashes.parts(of: Array(part)) { add(dash) }
    }
  }

  private mutating func add(_ points: [PixelPoint]) {
    // Equal consecutive points have no direction.
    var line: [PixelPoint] = []
    for point in points where point != line.last { line.append(point) }
    guard let first = line.first else { return }
    let isClosed = line.count > 2 && line.last == first
    guard line.count > 1 else {
      guard stroke.cap == .round else { return }
      let direction = Direction(x: 1, y: 0)
      pieces.append(
        [moved(first, direction, along: 0, across: -1)]
          + arc(around: first, direction, -1, by: 2 * .pi))
      return
    }
    let directions = zip(line, line.dropFirst()).map(Direction.init)
    for (index, direction) in directions.enumerated() {
      addSegment(line[index], line[index + 1], direction)
      if index > 0 { addJoin(at: line[index], from: directions[index - 1], to: direction) }
    }
    if isClosed {
      addJoin(at: first, from: directions[directions.count - 1], to: directions[0])
    } else {
      addCap(at: first, directions[0], isStart: true)
      addCap(at: line[line.count - 1], directions[directions.count - 1], isStart: false)
    }
  }

  /// A direction: a vector of length 1.
  private struct Direction {
    let x, y: Double

    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    init(_ start: PixelPoint, _ end: PixelPoint) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      (x, y) = (dx / length, dy / length)
    }
  }

  private func moved(
    _ point: PixelPoint, _ direction: Direction, along: Double, across: Double
  ) -> PixelPoint {
    PixelPoint(
      x: point.x + (direction.x * along - direction.y * across) * radius,
      y: point.y + (direction.y * along + direction.x * across) * radius)
  }

  private mutating func addSegment(_ start: PixelPoint, _ end: PixelPoint, _ direction: Direction) {
    pieces.append([
      moved(start, direction, along: 0, across: -1), moved(end, direction, along: 0, across: -1),
      moved(end, direction, along: 0, across: 1), moved(start, direction, along: 0, across: 1),
    ])
  }

  /// Adds the join on the outer side of a corner.
  private mutating func addJoin(
    at corner: PixelPoint, from before: Direction, to after: Direction
  ) {
    let turn = before.x * after.y - before.y * after.x
    let cosine = before.x * after.x + before.y * after.y
    let angle = atan2(turn, cosine)
    guard abs(angle) > 1e-9 else { return }
    let side: Double = angle < 0 ? 1 : -1
    let (start, end) = (
      moved(corner, before, along: 0, across: side), moved(corner, after, along: 0, across: side)
    )
    var wedge = [corner, start]
    switch stroke.join {
    case .bevel: break
    case .round: wedge += arc(around: corner, before, side, by: angle)
    case .miter:
      // The distance of the tip is 1 / cos(half the turning angle), in radii.
      let distance = (2 / max(1 + cosine, 1e-9)).squareRoot()
      if distance <= stroke.miterLimit {
        let tip = Direction(
          PixelPoint(x: 0, y: 0), PixelPoint(x: before.x + after.x, y: before.y + after.y))
        wedge.append(moved(corner, tip, along: 0, across: side * distance))
      }
    }
    wedge.append(end)
    pieces.append(side < 0 ? wedge : wedge.reversed())
  }

  /// Returns points on an arc around a corner, from one side of the line by an angle, without the
  /// ends.
  private func arc(
    around corner: PixelPoint, _ direction: Direction, _ side: Double, by angle: Double
  ) -> [PixelPoint] {
    let count = max(2, Int((abs(angle) / .pi * 2 * Double(arcSteps)).rounded(.up)))
    let turn = angle / Double(count)
    // The corners are outside the circle, so that the polygon has the area of the arc.
    let distance = side * (turn / sin(turn)).squareRoot()
    return (1..<count).map { step in
      let angle = Double(step) * turn
      return moved(corner, direction, along: -distance * sin(angle), across: distance * cos(angle))
    }
  }

  // The steps of a quarter turn, for an error below a tenth of a pixel.
  private var arcSteps: Int { min(64, max(3, Int((radius * 6).squareRoot() * 2))) }

  private mutating func addCap(at end: PixelPoint, _ direction: Direction, isStart: Bool) {
    switch stroke.cap {
    case .butt: return
    case .round:
      let out = isStart ? Direction(x: -direction.x, y: -direction.y) : direction
      pieces.append(
        [moved(end, out, along: 0, across: -1)] + arc(around: end, out, -1, by: .pi)
          + [moved(end, out, along: 0, across: 1)])
    case .square:
      let out: Double = isStart ? -1 : 1
      let cap = [
        moved(end, direction, along: 0, across: -1), moved(end, direction, along: out, across: -1),
        moved(end, direction, along: out, across: 1), moved(end, direction, along: 0, across: 1),
      ]
      pieces.append(isStart ? cap.reversed() : cap)
    }
  }
}
