import TerminalCore
import TerminalDrawing

/// The ground of a picture and the colour of its text, where cells have the terminal's own.
public struct PictureColors: Hashable, Sendable {
  /// What cells of the terminal's own foreground are drawn in.
  public var foreground: CellColor
  /// What lies behind everything, and behind cells of the terminal's own background.
  public var background: CellColor

  /// Creates a pair of colours; the terminal's own counts as black.
  public init(foreground: CellColor, background: CellColor) {
    self.foreground = foreground
    self.background = background
  }

  /// Light text on a dark ground.
  public static let dark = PictureColors(
    foreground: ColorScheme.dark.foreground, background: CellColor(hex: 0x14171C))
  /// Dark text on a white ground.
  public static let light = PictureColors(
    foreground: ColorScheme.light.foreground, background: CellColor(hex: 0xFFFFFF))
}

extension PictureColors {
  /// The pixels of a cell in a picture of SVG.
  package static let cell = PixelCell(
    width: PictureGrid.pixels(PictureGrid.width), height: PictureGrid.pixels(PictureGrid.height))
}

extension CellColor {
  /// A colour between this one and another: 0 is this one, 100 the other.
  func mixed(with other: CellColor, percent: Int) -> CellColor {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Int(one) * (100 - percent) + Int(two) * percent + 50) / 100)
    }
    let (mine, its) = (components, other.components)
    return CellColor(
      red: mix(mine.red, its.red), green: mix(mine.green, its.green),
      blue: mix(mine.blue, its.blue))
  }

  /// The colour as `#rrggbb`.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    let parts = components
    return [parts.red, parts.green, parts.blue].reduce(into: "#") {
      $0.append(digits[Int($1 >> 4)])
      $0.append(digits[Int($1 & 15)])
    }
  }
}
