/// A stroke font for images without system fonts, drawn for this library.
///
/// In units of a cell, 24 by 48: capitals extend from 12 to the baseline at 36, small letters from
/// 19, descenders to 43. Strokes have round caps, so that a line of length 0 is a dot.
enum StrokeFont {
  /// Returns the strokes of a character; an empty box if the font lacks it.
  static func path(of character: Character) -> String {
    guard let row = rows[String(character)] else { return "M5 12H19V36H5Z" }
    guard let base = row.first, base != "M", let sign = row.last else { return row }
    let signs = base.isUppercase ? "capital" : "small"
    return rows[String(base), default: ""] + rows["\(signs) \(sign)", default: ""]
  }

  // Each row has a character and its strokes, or a base letter and a diacritic.
  private static let rows = Dictionary(
    uniqueKeysWithValues: String(decoding: PackageResources.stroke_font_txt, as: UTF8.self)
      .split(separator: "\n").map { row in
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return (cells[0], cells[1])
      })
}
