import FoundationSubset
import TerminalImages

/// The converter of segments to runs of dots, which continues dashes from one segment to the next.
struct DotPlotter {
  let pen: Pen
  // The only ink; `nil` for a gradient.
  let ink: Ink?
  /// The factor of heights: the dot rows of a cell, divided by four.
  let stretch: CGFloat
  private let dashes: DashPattern
  private let hasGaps: Bool
  /// The pen's width in dots, at least one, measured down and across.
  private let weightDown, weightAcross: Double
  private var travelled = 0.0
  // The last drawn dot, unless it was in a gap of the dashes.
  private var last: (x: Int, y: Int)?

  // The visible dots along x and along y, with a margin for thick lines.
  private let visibleColumns, visibleRows: ClosedRange<Double>

  /// - Parameter ink: The only ink; `nil` for a gradient.
  init(pen: Pen, ink: Ink?, on canvas: Canvas) {
    self.pen = pen
    self.ink = ink
    stretch = CGFloat(canvas.dotRows) / 4
    visibleColumns = canvas.visibleDots(vertical: true)
    visibleRows = canvas.visibleDots(vertical: false)
    // A dash or a gap shorter than a dot would appear only now and then.
    dashes = DashPattern(
      pen.style.dash.map { $0 > 0 ? max(Double($0), Double(CellMetrics.dot)) : 0 },
      phase: Double(pen.style.dashPhase))
    hasGaps = dashes.hasGaps
    (weightDown, weightAcross) = (pen.weight(stretch), pen.weight(1))
  }

  /// Draws a line that consists of one point.
  ///
  /// - Parameter isShallow: Whether a line through the point is shallow.
  func dot(at point: CGPoint, isShallow: Bool = true, on canvas: inout Canvas) {
    let x = CellMetrics.clamped((point.x / CellMetrics.dot).rounded(.down))
    run(
      vertical: true, at: x, across: Double(point.y / CellMetrics.dot),
      count: Int(weight(vertical: true)), edge: edge(isShallow: isShallow), on: &canvas)
  }

  /// Draws the dots of a segment: one run for every dot column, or dot row if it is steep.
  mutating func segment(
    from start: CGPoint, to end: CGPoint, isFirst: Bool, isLast: Bool, on canvas: inout Canvas
  ) {
    if isFirst { last = nil }
    guard let segment = DotSegment(from: start, to: end) else {
      if isFirst || isLast { dot(at: end, on: &canvas) }
      return
    }
    // The middles of dot rows that a steep line passes may miss its lowest point, and a tint begins
    // there.
    if pen.isEdge, !hasGaps {
      dot(at: end, isShallow: segment.isShallow, on: &canvas)
    }
    let secant = segment.secant
    let count = max(1, (weight(vertical: segment.isShallow) * secant).nearest)
    defer { if hasGaps { travelled += abs(segment.length) * secant * Double(CellMetrics.dot) } }
    let visible = segment.isShallow ? visibleColumns : visibleRows
    guard let indices = segment.indices(in: visible, isFirst: isFirst, isLast: isLast) else {
      last = nil
      return
    }
    guard !indices.isEmpty else { return }
    let (low, high) = (indices.lowerBound, indices.upperBound - 1)
    let across = (low: segment.across(at: low), high: segment.across(at: high))
    let isForward = segment.length > 0
    let start = isForward ? low : high
    if let last, isDrawn(segment, at: start, secant),
      let next = Self.position(of: segment, at: start, isForward ? across.low : across.high)
    {
      let steps = max(abs(next.x - last.x), abs(next.y - last.y))
      if 2...4 ~= steps {
        bridge(
          from: last, to: next, steps, count: count, isShallow: segment.isShallow, on: &canvas)
      }
    }
    let edge = edge(isShallow: segment.isShallow)
    for index in indices where isDrawn(segment, at: index, secant) {
      run(
        vertical: segment.isShallow, at: index, across: segment.across(at: index),
        count: count, edge: edge, on: &canvas)
    }
    let end = isForward ? high : low
    last =
      isDrawn(segment, at: end, secant)
      ? Self.position(of: segment, at: end, isForward ? across.high : across.low) : nil
  }

  private func weight(vertical: Bool) -> Double { vertical ? weightDown : weightAcross }

  private func edge(isShallow: Bool) -> Ink.Edge {
    !pen.isEdge ? .none : isShallow ? .shallow : .steep
  }

  @inline(__always)
  private func isDrawn(_ segment: DotSegment, at index: Int, _ secant: Double) -> Bool {
    guard hasGaps else { return true }
    return dashes.isDrawn(
      at: travelled + abs(segment.along(index)) * secant * Double(CellMetrics.dot))
  }

  @inline(__always)
  private static func position(
    of segment: DotSegment, at index: Int, _ across: Double
  ) -> (x: Int, y: Int)? {
    guard abs(across) < farthest else { return nil }
    let other = across.floor
    return segment.isShallow ? (index, other) : (other, index)
  }

  // Segments shorter than a dot may pass no middle of a dot. This fills the gap of a dot or two
  // that they leave in the line.
  private func bridge(
    from last: (x: Int, y: Int), to next: (x: Int, y: Int), _ steps: Int, count: Int,
    isShallow: Bool, on canvas: inout Canvas
  ) {
    let (dx, dy) = (next.x - last.x, next.y - last.y)
    for step in 1..<steps {
      let x = last.x + (dx * step + dx.signum() * steps / 2) / steps
      let y = last.y + (dy * step + dy.signum() * steps / 2) / steps
      run(
        vertical: isShallow, at: isShallow ? x : y, across: Double(isShallow ? y : x) + 0.5,
        count: count, edge: edge(isShallow: isShallow), on: &canvas)
    }
  }

  // Lines farther out are not visible.
  private static var farthest: Double { 1e6 }

  /// Draws the dots across a line, at a dot along it.
  private func run(
    vertical: Bool, at index: Int, across: Double, count: Int, edge: Ink.Edge,
    on canvas: inout Canvas
  ) {
    guard abs(across) < Self.farthest else { return }
    let start = max(-Self.farthest, across - Double(count) / 2).nearest
    for offset in start..<(start + count) {
      let (x, y) = vertical ? (index, offset) : (offset, index)
      guard var ink = ink ?? gradientInk(x: x, y: y) else { continue }
      if edge != .none { ink = ink.along(edge) }
      canvas.dot(x: x, y: y, ink: ink, priority: pen.priority)
    }
  }

  private func gradientInk(x: Int, y: Int) -> Ink? {
    let center = CGPoint(
      x: (CGFloat(x) + 0.5) * CellMetrics.dot, y: (CGFloat(y) + 0.5) * CellMetrics.dot / stretch)
    return pen.paint.ink(at: center, in: pen.bounds)
  }
}

extension Pen {
  /// Returns the width in dots, at least one.
  fileprivate func weight(_ stretch: CGFloat) -> Double {
    max(1, (Double(style.lineWidth * stretch) / Double(CellMetrics.dot)).rounded())
  }
}
