import FoundationSubset
import TerminalCore

extension Canvas {
  /// Strokes a line through points (in points), in dots of even weight whatever its direction.
  ///
  /// A shallow segment is drawn as vertical runs, one for each dot column, a steep one as
  /// horizontal runs, one for each dot row. The length of a run is the pen's width times the secant
  /// of the slope, so that the same length of line always takes the same ink and a steep edge is
  /// not a wall. Points that are not finite break the line.
  package mutating func stroke(_ points: [CGPoint], with pen: Pen) {
    if record(.stroke(points, pen.style), pen.paint, pen.bounds, anchor: pen.anchor) { return }
    guard let first = pen.paint.representative else { return }
    beginStroke()
    var plotter = DotPlotter(pen: pen, ink: pen.paint.varies ? nil : first, on: self)
    // The plotter counts in squares of four points, the dots of four rows in a cell.
    let points =
      dotRows == 4
      ? points : points.map { CGPoint(x: $0.x, y: $0.y * plotter.stretch) }
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

  /// Begins a stroke, whose dots count together in a cell with several strokes.
  package mutating func beginStroke() { strokeNumber &+= 1 }

  /// Sets a dot of the current stroke; a cell has two columns and ``dotRows`` rows of dots.
  @inline(__always)
  package mutating func dot(x: Int, y: Int, ink: Ink, priority: Int8 = 0) {
    guard x >= 0, y >= 0 else { return }
    // Four rows are handled without a division, because this runs for every dot.
    let (row, line) =
      dotRows == 4 ? (y >> 2, y & 3) : y.quotientAndRemainder(dividingBy: dotRows)
    guard clipContains(column: x >> 1, row: row) else { return }
    self[x >> 1, row].addDots(
      UInt8(1) << UInt8(line << 1 | (x & 1)), ink: ink, priority: priority, stroke: strokeNumber)
  }
}

extension CanvasCell {
  /// Adds dots; the ink with the highest priority wins, then the ink with the most dots, then the
  /// ink of the later stroke.
  @inline(__always)
  mutating func addDots(_ bits: UInt8, ink: Ink, priority: Int8, stroke: UInt16) {
    if kind >= .symbol {
      // A symbol also covers lines that are drawn later.
      if kind == .symbol { (hiddenDots, dotInk) = (hiddenDots | bits, ink) }
      return
    }
    if strokeNumber != stroke { (strokeNumber, strokeDots) = (stroke, 0) }
    strokeDots |= bits
    dots |= bits
    let count = UInt8(strokeDots.nonzeroBitCount)
    if priority > dotPriority || (priority == dotPriority && count >= dotCount) {
      (dotPriority, dotCount, dotInk) = (priority, count, ink)
    }
  }
}

extension Canvas {
  /// Returns the visible dot columns or rows, with a margin for thick lines.
  func visibleDots(vertical columns: Bool) -> ClosedRange<Double> {
    columns
      ? Double(clip.minColumn * 2 - 8)...Double(clip.maxColumn * 2 + 8)
      : Double(clip.minRow * dotRows - 8)...Double(clip.maxRow * dotRows + 8)
  }
}
