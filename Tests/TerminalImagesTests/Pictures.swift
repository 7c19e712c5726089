import TerminalCore
import TerminalImages

extension PixelImage {
  /// The opacities of the pixels as text: `.` for 0, `#` for 1, and tenths between them.
  var opacities: String {
    picture { pixel in
      switch pixel >> 24 {
      case 0: "."
      case 255: "#"
      case let opacity: Character("\(min(9, max(1, (opacity * 10 + 127) / 255)))")
      }
    }
  }

  /// Returns the pixels as text, with a letter for each pixel.
  func picture(_ letter: (UInt32) -> Character) -> String {
    (0..<height).map { row in
      String(pixels[row * width..<(row + 1) * width].map(letter))
    }.joined(separator: "\n")
  }

  /// The covered area in pixels, where partly covered pixels count as fractions.
  var coveredArea: Double { pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}

extension PixelColor {
  static let black = PixelColor(red: 0, green: 0, blue: 0)
  static let onlyRed = PixelColor(red: 255, green: 0, blue: 0)
  static let onlyBlue = PixelColor(red: 0, green: 0, blue: 255)

  func faded(_ opacity: UInt8) -> PixelColor {
    PixelColor(red: red, green: green, blue: blue, opacity: opacity)
  }
}

extension PixelPoint {
  init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}

/// Returns a picture of filled outlines, black by default.
func filled(
  _ outlines: [[PixelPoint]], _ width: Int, _ height: Int, evenOdd: Bool = false,
  in clip: PixelRect? = nil, with paint: PixelPaint = .color(.black)
) -> PixelImage {
  var canvas = PixelCanvas(width: width, height: height)
  canvas.fill(outlines, evenOdd: evenOdd, in: clip ?? canvas.bounds, with: paint)
  return canvas.image
}

/// Returns the corners of a rectangle.
func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [PixelPoint] {
  [
    PixelPoint(left, top), PixelPoint(right, top), PixelPoint(right, bottom),
    PixelPoint(left, bottom),
  ]
}
