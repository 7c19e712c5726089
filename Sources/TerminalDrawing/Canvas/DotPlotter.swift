import FoundationSubset

/// Turns segments into runs of dots, and keeps the place in the dashes from one segment to the
/// next.
struct DotPlotter {
  let pen: Pen
  // The only ink, or `nil` where a gradient decides.
  let ink: Ink?
  /// Dots down a cell for every four: what heights are multiplied by.
  let stretch: CGFloat
  private let dashes: DashPattern
  private let hasGaps: Bool
  /// The pen's width in dots, at least one, measured down and across.
  private let weightDown, weightAcross: Double
  private var travelled: Double
  // The dot drawn last, unless it fell into a gap of the dashes.
  private var last: (x: Int, y: Int)?
  // Dots that are still to be set: upright runs that follow each other are often one above the
  // other, or the same.
  private var waiting: (x: Range<Int>, y: Range<Int>)?

  init(pen: Pen, ink: Ink?, dotRows: Int) {
    self.pen = pen
    self.ink = ink
    stretch = CGFloat(dotRows) / 4
    dashes = DashPattern(pen.dash)
    hasGaps = dashes.hasGaps
    (weightDown, weightAcross) = (pen.weight(stretch), pen.weight(1))
    travelled = Double(pen.dashPhase)
  }

  /// Draws a point that is a line of its own.
  ///
  /// - Parameter isShallow: whether the line that it may belong to is.
  func dot(at point: CGPoint, isShallow: Bool = true, on canvas: inout Canvas) {
    let x = CellMetrics.clamped((point.x / CellMetrics.dot).rounded(.down))
    run(
      vertical: true, at: x, across: Double(point.y / CellMetrics.dot),
      count: Int(weight(vertical: true)), edge: edge(isShallow: isShallow), on: &canvas)
  }

  /// Draws the dots of a segment: one run for every dot column, or row, where it is steep.
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
    defer { travelled += abs(segment.reach) * secant * Double(CellMetrics.dot) }
    let visible = canvas.visibleDots(vertical: segment.isShallow)
    guard let indices = segment.indices(in: visible, isFirst: isFirst, isLast: isLast) else {
      last = nil
      return
    }
    guard !indices.isEmpty else { return }
    let isForward = segment.reach > 0
    bridge(
      to: segment, at: isForward ? indices.lowerBound : indices.upperBound - 1, count: count,
      on: &canvas)
    let edge = edge(isShallow: segment.isShallow)
    if let ink, !hasGaps {
      fill(segment, indices, count: count, ink: ink.along(edge), on: &canvas)
    } else {
      for index in indices where isDrawn(segment, at: index, secant) {
        run(
          vertical: segment.isShallow, at: index, across: segment.across(segment.along(index)),
          count: count, edge: edge, on: &canvas)
      }
    }
    let end = isForward ? indices.upperBound - 1 : indices.lowerBound
    last = isDrawn(segment, at: end, secant) ? place(of: segment, at: end) : nil
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

  private func place(of segment: DotSegment, at index: Int) -> (x: Int, y: Int)? {
    let across = segment.across(segment.along(index))
    guard abs(across) < 1e6 else { return nil }
    let other = across.floor
    return segment.isShallow ? (index, other) : (other, index)
  }

  // Segments shorter than a dot can pass no middle at all. What they move the line by, a dot or
  // two, is made up for here, so that it has no hole.
  private mutating func bridge(
    to segment: DotSegment, at index: Int, count: Int, on canvas: inout Canvas
  ) {
    guard let last, let next = place(of: segment, at: index) else { return }
    let (dx, dy) = (next.x - last.x, next.y - last.y)
    let steps = max(abs(dx), abs(dy))
    guard steps > 1, steps <= 4, isDrawn(segment, at: index, segment.secant) else { return }
    for step in 1..<steps {
      let x = last.x + (dx * step + dx.signum() * steps / 2) / steps
      let y = last.y + (dy * step + dy.signum() * steps / 2) / steps
      run(
        vertical: segment.isShallow, at: segment.isShallow ? x : y,
        across: Double(segment.isShallow ? y : x) + 0.5, count: count,
        edge: edge(isShallow: segment.isShallow), on: &canvas)
    }
  }

  /// Sets the dots that wait for more.
  mutating func finish(on canvas: inout Canvas) {
    guard let waiting, let ink else { return }
    canvas.dots(x: waiting.x, y: waiting.y, ink: ink, priority: pen.priority)
    self.waiting = nil
  }

  /// Sets dots in one ink, those above and below each other at once.
  ///
  /// Along an edge the ink depends on the segment, and the last one counts.
  private mutating func set(x: Range<Int>, y: Range<Int>, ink: Ink, on canvas: inout Canvas) {
    guard !pen.isEdge else {
      return canvas.dots(x: x, y: y, ink: ink, priority: pen.priority)
    }
    if let before = waiting, before.x == x, before.y.lowerBound <= y.upperBound,
      y.lowerBound <= before.y.upperBound
    {
      let upper = max(before.y.upperBound, y.upperBound)
      waiting = (x, min(before.y.lowerBound, y.lowerBound)..<upper)
      return
    }
    finish(on: &canvas)
    waiting = (x, y)
  }

  /// Draws neighbouring runs of equal places at once: those of a dense line are nearly upright.
  private mutating func fill(
    _ segment: DotSegment, _ indices: Range<Int>, count: Int, ink: Ink, on canvas: inout Canvas
  ) {
    func run(at index: Int) -> Range<Int>? {
      dots(across: segment.across(segment.along(index)), count: count)
    }
    let last = run(at: indices.upperBound - 1)
    // Where the line leaves a run of equal places, but for rounding.
    func end(of across: Range<Int>) -> Int {
      let isRising = last.map { $0.lowerBound > across.lowerBound } ?? true
      let edge = Double(across.lowerBound) + Double(count) / 2 + (isRising ? 0.5 : -0.5)
      let along = (edge - segment.crossOrigin) / segment.slope + segment.origin - 0.5
      return abs(along) < 1e6 ? along.floor : indices.lowerBound
    }
    var first = indices.lowerBound
    while first < indices.upperBound {
      guard let across = run(at: first) else {
        first += 1
        continue
      }
      let after =
        across == last
        ? indices.upperBound
        : first.endOfRun(below: indices.upperBound, guess: end(of: across)) {
          run(at: $0) == across
        }
      set(
        x: segment.isShallow ? first..<after : across,
        y: segment.isShallow ? across : first..<after, ink: ink, on: &canvas)
      first = after
    }
  }

  /// The dots across that a run covers; `nil` far outside.
  @inline(__always)
  private func dots(across: Double, count: Int) -> Range<Int>? {
    guard abs(across) < 1e6 else { return nil }
    let start = (across - Double(count) / 2).nearest
    return start..<(start + count)
  }

  @inline(__always)
  private func run(
    vertical: Bool, at index: Int, across: Double, count: Int, edge: Ink.Edge,
    on canvas: inout Canvas
  ) {
    guard let dots = dots(across: across, count: count) else { return }
    for offset in dots {
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
  /// The width in dots, at least one.
  fileprivate func weight(_ stretch: CGFloat) -> Double {
    max(1, (Double(width * stretch) / Double(CellMetrics.dot)).rounded())
  }
}

extension Int {
  /// Where a run ends that begins here: of all numbers of it something holds, of those after it
  /// nothing does.
  ///
  /// Runs are of one number or of very many, so it looks twice as far each time, and then between,
  /// unless the last one of it was guessed.
  @inline(__always)
  fileprivate func endOfRun(below end: Int, guess: Int, _ holds: (Int) -> Bool) -> Int {
    if guess > self, guess + 1 < end, holds(guess), !holds(guess + 1) { return guess + 1 }
    var (last, step) = (self, 1)
    while last + step < end, holds(last + step) { (last, step) = (last + step, 2 * step) }
    var after = Swift.min(last + step, end)
    while after - last > 1 {
      let middle = (last + after) / 2
      if holds(middle) { last = middle } else { after = middle }
    }
    return after
  }
}
