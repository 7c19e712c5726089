import TerminalCore
import TerminalDrawing

/// The colours that replace the terminal's default foreground and background in a picture.
public struct PictureColors: Hashable, Sendable {
  /// The colour of the default foreground.
  public var foreground: CellColor
  /// The colour of the whole picture and of the default background.
  public var background: CellColor

  /// Creates a pair of colours; ``TerminalCore/CellColor/default`` counts as black.
  public init(foreground: CellColor, background: CellColor) {
    self.foreground = foreground
    self.background = background
  }

  /// Light text on a dark background.
  public static let dark = PictureColors(.dark)
  /// Dark text on a white background.
  public static let light = PictureColors(.light)

  private init(_ scheme: ColorScheme) {
    self.init(foreground: scheme.foreground, background: scheme.background)
  }
}

extension PictureColors {
  /// The size of a cell of an SVG image in units of its view box.
  package static let unitsPerCell = CellSize(
    columns: PictureGrid.width, rows: PictureGrid.height)
  /// The size of a cell of an SVG image in pixels.
  package static let cell = PixelCell(
    width: PictureGrid.pixels(PictureGrid.width), height: PictureGrid.pixels(PictureGrid.height))
}

extension CellColor {
  /// The colour as `#rrggbb`.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    let parts = components
    return [parts.red, parts.green, parts.blue].reduce(into: "#") {
      $0.append(digits[Int($1 >> 4)])
      $0.append(digits[Int($1 & 15)])
    }
  }
}
