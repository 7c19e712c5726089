import TerminalCore
import TerminalViews

/// The dots that a 3D chart is drawn with: dots of characters, or subpixels of an image.
struct SpaceDots {
  let columns: Int
  let rows: Int
  /// The size of a dot in points.
  let width: Double
  let height: Double
  /// The width of a line in dots.
  let lineWidth: Int
  /// The image that the dots are reduced to; `nil` for dots of characters.
  let picture: Picture?

  /// The size of an image, with several dots per pixel for antialiasing.
  struct Picture {
    let width: Int
    let height: Int
    /// The number of dots along each side of a pixel.
    let dots: Int
  }

  /// Creates the dots of characters.
  init(_ glyphs: GlyphSet, in area: CellRect) {
    (columns, rows) = (area.size.columns * 2, area.size.rows * glyphs.dotRows)
    (width, height) = (
      Double(CellMetrics.dot), Double(CellMetrics.rowHeight) / Double(glyphs.dotRows)
    )
    (lineWidth, picture) = (1, nil)
  }

  // Above this limit pixels are too small to need antialiasing, and drawing would be slow.
  private static let mostDots = 1_500_000

  /// Creates the dots of an image.
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
