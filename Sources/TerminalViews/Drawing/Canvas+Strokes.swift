import Foundation
import TerminalCore

/// How a line is drawn: its ink, its width and dashes in points, and who wins a shared cell.
package struct Pen: Sendable {
  package var paint: Paint
  /// The width in points; at least one dot is drawn.
  package var width: CGFloat
  /// Lengths in points, drawn and left out in turn; empty for a line without gaps.
  package var dash: [CGFloat]
  /// Where the dashes begin, in points.
  package var dashPhase: CGFloat
  /// The higher one colours a cell that two strokes share; between equals the one with more dots.
  package var priority: Int8
  /// What a gradient spans.
  package var bounds: CGRect

  package init(
    paint: Paint, width: CGFloat = 2, dash: [CGFloat] = [], dashPhase: CGFloat = 0,
    priority: Int8 = 0, bounds: CGRect = .zero
  ) {
    self.paint = paint
    self.width = width
    self.dash = dash
    self.dashPhase = dashPhase
    self.priority = priority
    self.bounds = bounds
  }

  /// The width in dots, at least one: 2 points are one dot, 6 points are two.
  var dots: Double { max(1, (Double(width) / Double(CellMetrics.dot)).rounded()) }
}

extension Canvas {
  /// Strokes a line through points (in points), in dots of even weight whatever its direction.
  ///
  /// A shallow segment is drawn as vertical runs, one a dot column, a steep one as horizontal runs,
  /// one a dot row. The length of a run is the pen's width times the secant of the slope, so that
  /// the ink a length of line stays the same and a steep edge is no wall. Points that are not
  /// finite break the line.
  package mutating func stroke(_ points: [CGPoint], with pen: Pen) {
    guard let first = pen.paint.representative else { return }
    beginStroke()
    var plotter = DotPlotter(pen: pen, ink: pen.paint.varies ? nil : first)
    var start = 0
    while start < points.count {
      guard points[start].isFinite else {
        start += 1
        continue
      }
      var last = start
      while last + 1 < points.count, points[last + 1].isFinite {
        plotter.segment(
          from: points[last], to: points[last + 1], isFirst: last == start,
          isLast: last + 2 >= points.count || !points[last + 2].isFinite, on: &self)
        last += 1
      }
      if last == start { plotter.dot(at: points[start], on: &self) }
      start = last + 1
    }
  }

  /// Begins a stroke: its dots are counted together when cells are shared.
  package mutating func beginStroke() { strokeNumber &+= 1 }

  /// Sets a dot of the present stroke; dots are two a column and four a row.
  @inline(__always)
  package mutating func dot(x: Int, y: Int, ink: Ink, priority: Int8 = 0) {
    guard x >= 0, y >= 0, let index = index(column: x >> 1, row: y >> 2) else { return }
    cells[index].addDot(
      UInt8(1) << UInt8((y & 3) << 1 | (x & 1)), ink: ink, priority: priority, stroke: strokeNumber)
  }
}

extension CanvasCell {
  /// Adds a dot; the ink is that of the highest priority, then of the most dots, then of the later
  /// stroke.
  @inline(__always)
  mutating func addDot(_ bit: UInt8, ink: Ink, priority: Int8, stroke: UInt16) {
    if kind >= .symbol { return }
    if strokeNumber != stroke { (strokeNumber, strokeDots) = (stroke, 0) }
    strokeDots |= bit
    dots |= bit
    let count = UInt8(strokeDots.nonzeroBitCount)
    if priority > dotPriority || (priority == dotPriority && count >= dotCount) {
      (dotPriority, dotCount, dotInk) = (priority, count, ink)
    }
  }
}

extension CGPoint {
  /// Whether the point is a place at all.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// Turns segments into runs of dots, and keeps the place in the dashes from one segment to the
/// next.
struct DotPlotter {
  let pen: Pen
  // The only ink, or nil where a gradient decides.
  let ink: Ink?
  private let dashes: DashPattern
  private var travelled: Double

  init(pen: Pen, ink: Ink?) {
    self.pen = pen
    self.ink = ink
    dashes = DashPattern(pen.dash)
    travelled = Double(pen.dashPhase)
  }

  /// Draws a point that is a line of its own.
  func dot(at point: CGPoint, on canvas: inout Canvas) {
    let x = CellMetrics.clamped((point.x / CellMetrics.dot).rounded(.down))
    run(
      vertical: true, at: x, across: Double(point.y / CellMetrics.dot), count: Int(pen.dots),
      on: &canvas)
  }

  /// Draws the dots of a segment: one run for every dot column (row, where it is steep) whose
  /// middle lies between its ends.
  ///
  /// So two segments never both draw the column in which they meet, which would thicken the joint.
  /// Only the ends of the whole line also mark the column that holds them.
  mutating func segment(
    from start: CGPoint, to end: CGPoint, isFirst: Bool, isLast: Bool, on canvas: inout Canvas
  ) {
    let x0 = Double(start.x / CellMetrics.dot)
    let y0 = Double(start.y / CellMetrics.dot)
    let dx = Double(end.x / CellMetrics.dot) - x0
    let dy = Double(end.y / CellMetrics.dot) - y0
    let isShallow = abs(dx) >= abs(dy)
    let (origin, major) = isShallow ? (x0, dx) : (y0, dy)
    let (crossOrigin, minor) = isShallow ? (y0, dy) : (x0, dx)
    guard major != 0, major.isFinite, minor.isFinite else {
      if isFirst || isLast { dot(at: end, on: &canvas) }
      return
    }
    let slope = minor / major
    // By the slope, not by the length, which can overflow.
    let secant = (1 + slope * slope).squareRoot()
    let count = max(1, Int((pen.dots * secant).rounded()))
    defer { travelled += abs(major) * secant * Double(CellMetrics.dot) }
    let visible = canvas.visibleDots(vertical: isShallow)
    let low = max(min(origin, origin + major), Double(visible.lowerBound))
    let high = min(max(origin, origin + major), Double(visible.upperBound))
    guard low <= high else { return }
    let indices = DotPlotter.indices(
      low, high, lowIsEnd: major > 0 ? isFirst : isLast, highIsEnd: major > 0 ? isLast : isFirst)
    for index in indices {
      let along = (Double(index) + 0.5).clamped(to: low...high) - origin
      if dashes.hasGaps {
        let distance = abs(along) * secant * Double(CellMetrics.dot)
        guard dashes.isDrawn(at: travelled + distance) else { continue }
      }
      run(
        vertical: isShallow, at: index, across: crossOrigin + along * slope, count: count,
        on: &canvas)
    }
  }

  // The dots whose middle lies in a range, and those that hold an end of the line, where their middle
  // lies beyond it.
  private static func indices(
    _ low: Double, _ high: Double, lowIsEnd: Bool, highIsEnd: Bool
  ) -> Range<Int> {
    let first = Int((low - 0.5).rounded(.up))
    let end = Int((high - 0.5).rounded(.down)) + 1
    let start = lowIsEnd ? min(first, Int(low.rounded(.down))) : first
    return start..<max(start, highIsEnd ? max(end, Int(high.rounded(.up))) : end)
  }

  @inline(__always)
  private func run(
    vertical: Bool, at index: Int, across: Double, count: Int, on canvas: inout Canvas
  ) {
    guard abs(across) < 1e6 else { return }
    let start = Int((across - Double(count) / 2).rounded())
    for offset in start..<(start + count) {
      let (x, y) = vertical ? (index, offset) : (offset, index)
      guard let ink = ink ?? gradientInk(x: x, y: y) else { continue }
      canvas.dot(x: x, y: y, ink: ink, priority: pen.priority)
    }
  }

  private func gradientInk(x: Int, y: Int) -> Ink? {
    let center = CGPoint(
      x: (CGFloat(x) + 0.5) * CellMetrics.dot, y: (CGFloat(y) + 0.5) * CellMetrics.dot)
    return pen.paint.ink(at: center, in: pen.bounds)
  }
}

/// Lengths that are drawn and left out in turn.
struct DashPattern {
  // Where each length ends, from the beginning of the pattern.
  private let ends: [Double]

  init(_ lengths: [CGFloat]) {
    // An odd number of lengths counts twice, as in PostScript and Core Graphics.
    let pattern = lengths.count % 2 == 1 ? lengths + lengths : lengths
    var total = 0.0
    ends = pattern.map { length in
      total += Double(max(0, length))
      return total
    }
  }

  var hasGaps: Bool { (ends.last ?? 0) > 0 && ends.last?.isFinite == true }

  /// Whether the line is drawn at a distance, in points, from the beginning.
  func isDrawn(at distance: Double) -> Bool {
    guard hasGaps, let period = ends.last else { return true }
    var rest = distance.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    return (ends.firstIndex { rest < $0 } ?? 0) % 2 == 0
  }
}

extension Canvas {
  /// The dot columns (or rows) that can be seen, with a margin for thick lines.
  func visibleDots(vertical columns: Bool) -> ClosedRange<Int> {
    columns
      ? (clip.minColumn * 2 - 8)...(clip.maxColumn * 2 + 8)
      : (clip.minRow * 4 - 8)...(clip.maxRow * 4 + 8)
  }
}

extension Double {
  /// The nearest value inside a range.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
  }
}
