import TerminalCore
import TerminalViews

/// The dots that a chart in three dimensions is drawn in: those of characters, or parts of pixels.
struct SpaceDots {
  let columns: Int
  let rows: Int
  /// The extent of a dot in points.
  let width: Double
  let height: Double
  /// How many dots wide a line is.
  let lineWidth: Int
  /// The picture that becomes of the dots; `nil` where they are those of characters.
  let picture: Picture?

  /// A picture of pixels, each of several dots, so that its edges are smooth.
  struct Picture {
    let width: Int
    let height: Int
    /// The dots along a side of a pixel.
    let dots: Int
  }

  /// The dots of characters.
  init(_ glyphs: GlyphSet, in area: CellRect) {
    (columns, rows) = (area.size.columns * 2, area.size.rows * glyphs.dotRows)
    (width, height) = (
      Double(CellMetrics.dot), Double(CellMetrics.rowHeight) / Double(glyphs.dotRows)
    )
    (lineWidth, picture) = (1, nil)
  }

  // Of more pixels each is so small that its edge is not seen, and all would be waited for.
  private static let mostDots = 1_500_000

  /// The dots of a picture.
  init(_ scale: PixelScale, in area: CellRect) {
    let points = CellMetrics.points(area)
    let (across, down) = (
      (Double(points.width) * scale.x).nearest, (Double(points.height) * scale.y).nearest
    )
    let side = across * down * 4 <= Self.mostDots ? 2 : 1
    picture = Picture(width: across, height: down, dots: side)
    (columns, rows) = (across * side, down * side)
    (width, height) = (1 / (scale.x * Double(side)), 1 / (scale.y * Double(side)))
    lineWidth = max(1, (1.25 * scale.length * Double(side)).nearest)
  }
}
