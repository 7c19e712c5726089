/// The dimensions of a cell in units of a picture.
///
/// Halves, thirds, quarters and eighths are integers, and Braille dots have equal horizontal and
/// vertical distances.
enum PictureGrid {
  static let width = 24
  static let height = 48
  /// The baseline, from the top edge.
  static let baseline = 36
  static let fontSize = 40
  /// The margin around the frame.
  static let margin = 24
  /// Converts units to pixels: eight units are three pixels.
  static func pixels(_ units: Int) -> Int { units * 3 / 8 }
}

/// A point, in units.
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
