import FoundationSubset
import TerminalCore

/// The grid of dots in an area: dots of characters, or parts of pixels.
package struct DotGrid {
  package let columns: Int
  package let rows: Int
  /// The extent of a dot in points.
  package let width: Double
  package let height: Double
  /// The width of a line in dots.
  package let lineWidth: Int
  /// The number of dots along the side of a pixel, which has one colour; `nil` where a character
  /// shows the dots of its cell in one or two colours.
  package let dotsPerColor: Int?

  // Above this number, pixels are too small for visible edges, and drawing would take too long.
  private static let maximumDots = 1_500_000
}

extension Canvas {
  /// Creates the grid of a plot in an area.
  package func dotGrid(in area: CellRect) -> DotGrid {
    DotGrid(precision, dotRows: dotRows, in: area)
  }

  /// Draws dots, as an image or in cells.
  package mutating func draw(
    in area: CellRect, image: () -> PixelImage, orCells draw: (inout Canvas) -> Void
  ) {
    guard isRecording else { return draw(&self) }
    self.draw(image(), in: CellMetrics.points(area))
  }
}

extension DotGrid {
  fileprivate init(_ precision: DrawingPrecision, dotRows: Int, in area: CellRect) {
    guard let scale = precision.pixels else {
      (columns, rows) = (area.size.columns * 2, area.size.rows * dotRows)
      (width, height) = (
        Double(CellMetrics.dot), Double(CellMetrics.rowHeight) / Double(dotRows)
      )
      (lineWidth, dotsPerColor) = (1, nil)
      return
    }
    let points = CellMetrics.points(area)
    let (across, down) = (
      (Double(points.width) * scale.x).nearest, (Double(points.height) * scale.y).nearest
    )
    // Several dots in a pixel make its edges smooth.
    let side = across * down * 4 <= Self.maximumDots ? 2 : 1
    dotsPerColor = side
    (columns, rows) = (across * side, down * side)
    (width, height) = (1 / (scale.x * Double(side)), 1 / (scale.y * Double(side)))
    lineWidth = max(1, (1.25 * scale.length * Double(side)).nearest)
  }
}

/// A line of a wall behind a plot.
package struct WallLine {
  let start: CGPoint
  let end: CGPoint
  let isEdge: Bool

  /// - Parameter isEdge: Whether the line is an edge of the wall; grid lines are fainter.
  package init(from start: CGPoint, to end: CGPoint, isEdge: Bool) {
    (self.start, self.end, self.isEdge) = (start, end, isEdge)
  }
}

extension Canvas {
  /// Draws data over walls: shapes cover the lines; in cells the lines take the cells without data.
  package mutating func draw(over walls: [WallLine], _ draw: (inout Canvas) -> Void) {
    if isRecording {
      for line in walls {
        let ink = Ink.secondary.faded(by: line.isEdge ? 0.6 : 0.25, on: .default)
        stroke([line.start, line.end], with: Pen(paint: .ink(ink), width: 1))
      }
      draw(&self)
    } else {
      draw(&self)
      putDots(of: walls)
    }
  }

  private mutating func putDots(of walls: [WallLine]) {
    var dots: [CellPoint: Set<Int>] = [:]
    let dotHeight = CellMetrics.rowHeight / CGFloat(dotRows)
    // Only Braille dots are fine enough for grid lines.
    for line in walls where glyphs != .ascii || line.isEdge {
      let from = (x: line.start.x / CellMetrics.dot, y: line.start.y / dotHeight)
      let to = (x: line.end.x / CellMetrics.dot, y: line.end.y / dotHeight)
      let length = max(abs(to.x - from.x), abs(to.y - from.y))
      guard length.isFinite, length < 1e5 else { continue }
      let steps = max(1, Int(length.rounded(.up)))
      // Grid lines are drawn in as few dots as possible.
      for step in stride(from: 0, through: steps, by: line.isEdge ? 1 : 4) {
        let fraction = CGFloat(step) / CGFloat(steps)
        let x = CellMetrics.clamped((from.x + (to.x - from.x) * fraction).rounded(.down))
        let y = CellMetrics.clamped((from.y + (to.y - from.y) * fraction).rounded(.down))
        guard x >= 0, y >= 0 else { continue }
        let cell = CellPoint(column: x / 2, row: y / dotRows)
        dots[cell, default: []].insert(y % dotRows * 2 + x % 2)
      }
    }
    beginStroke()
    for (cell, bits) in dots where isFree(cell) {
      for bit in bits {
        dot(x: cell.column * 2 + bit % 2, y: cell.row * dotRows + bit / 2, ink: .secondary)
      }
    }
  }

  /// Returns whether no data is drawn in a cell.
  package func isFree(_ cell: CellPoint) -> Bool {
    bounds.contains(cell) && self[cell.column, cell.row].isFree
  }
}
