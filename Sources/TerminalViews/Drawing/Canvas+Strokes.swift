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
    var previous: CGPoint?
    for point in points {
      guard point.x.isFinite, point.y.isFinite else {
        previous = nil
        continue
      }
      if let previous {
        plotter.segment(from: previous, to: point, on: &self)
      } else {
        plotter.begin(at: point, on: &self)
      }
      previous = point
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

/// Turns segments into runs of dots, and keeps the place in the dashes from one segment to the
/// next.
struct DotPlotter {
  let pen: Pen
  // The only ink, or nil where a gradient decides.
  let ink: Ink?
  private var travelled: Double

  init(pen: Pen, ink: Ink?) {
    self.pen = pen
    self.ink = ink
    travelled = Double(pen.dashPhase)
  }

  /// Draws the first point of a line, which alone must be seen too.
  func begin(at point: CGPoint, on canvas: inout Canvas) {
    let x = Double(point.x / CellMetrics.dot)
    let y = Double(point.y / CellMetrics.dot)
    run(
      vertical: true, at: CellMetrics.clamped(x.rounded(.down)), across: y, count: pen.dots,
      on: &canvas)
  }

  mutating func segment(from start: CGPoint, to end: CGPoint, on canvas: inout Canvas) {
    let x0 = Double(start.x / CellMetrics.dot)
    let y0 = Double(start.y / CellMetrics.dot)
    let dx = Double(end.x / CellMetrics.dot) - x0
    let dy = Double(end.y / CellMetrics.dot) - y0
    let length = (dx * dx + dy * dy).squareRoot()
    defer { travelled += length * Double(CellMetrics.dot) }
    guard length > 0 else { return }
    let shallow = abs(dx) >= abs(dy)
    let major = shallow ? dx : dy
    let count = (pen.dots * length / abs(major)).rounded()
    let origin = shallow ? x0 : y0
    let visible = canvas.visibleDots(vertical: shallow)
    let low = max(min(origin, origin + major), Double(visible.lowerBound))
    let high = min(max(origin, origin + major), Double(visible.upperBound))
    guard low <= high else { return }
    // Every dot column (row) whose middle lies between the ends, and the one that holds the end
    // point.
    let first = Int((low - 0.5).rounded(.up))
    let last = Int((high - 0.5).rounded(.down))
    var index = first
    while index <= last {
      draw(share: (Double(index) + 0.5 - origin) / major, at: index)
      index += 1
    }
    let end = Int((origin + major).clamped(to: low...high).rounded(.down))
    if end < first || end > last { draw(share: 1, at: end) }

    func draw(share: Double, at index: Int) {
      guard isDrawn(at: travelled + share * length * Double(CellMetrics.dot)) else { return }
      let across = shallow ? y0 + dy * share : x0 + dx * share
      run(vertical: shallow, at: index, across: across, count: count, on: &canvas)
    }
  }

  private func run(
    vertical: Bool, at index: Int, across: Double, count: Double, on canvas: inout Canvas
  ) {
    let start = CellMetrics.clamped(CGFloat(across - count / 2))
    for offset in start..<(start + max(1, Int(count))) {
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

  private func isDrawn(at distance: Double) -> Bool {
    let total = pen.dash.reduce(0) { $0 + Double(max(0, $1)) }
    guard total > 0 else { return true }
    // An odd number of lengths counts twice, as in PostScript and Core Graphics.
    let period = pen.dash.count % 2 == 1 ? total * 2 : total
    var rest = distance.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while true {
      let length = Double(max(0, pen.dash[index % pen.dash.count]))
      if rest < length || index > 2 * pen.dash.count { return index % 2 == 0 }
      rest -= length
      index += 1
    }
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
