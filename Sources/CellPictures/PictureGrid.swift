/// The measures of a cell in the units of a picture.
///
/// Halves, thirds, quarters and eighths of it are whole numbers, and Braille dots lie as far from
/// each other across as along.
enum PictureGrid {
  static let width = 24
  static let height = 48
  /// Where letters stand, from the upper edge.
  static let baseline = 36
  static let fontSize = 40
  /// The empty edge around the frame.
  static let margin = 24
  /// Units a pixel: eight units are three pixels.
  static func pixels(_ units: Int) -> Int { units * 3 / 8 }
}

/// A place, in units.
struct PicturePoint: Hashable {
  var x: Int
  var y: Int
}

/// A rectangle, in units.
struct PictureRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The whole cell.
  static let cell = PictureRect(
    x: 0, y: 0, width: PictureGrid.width, height: PictureGrid.height)

  func moved(to origin: PicturePoint) -> PictureRect {
    PictureRect(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }
}
