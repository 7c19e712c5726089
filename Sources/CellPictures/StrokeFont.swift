/// The letters of pictures that must do without a font: lines of a pen, drawn for this library.
///
/// In units of a cell, 24 by 48: capitals stand from 12 to the baseline at 36, small letters from
/// 19, and reach down to 43. A pen of round ends draws them, so that a line without length is a
/// point.
enum StrokeFont {
  /// The lines of a character; those of an empty box for one that the font does not have.
  static func path(of character: Character) -> String {
    guard let row = rows[String(character)] else { return "M5 12H19V36H5Z" }
    guard let base = row.first, base != "M", let sign = row.last else { return row }
    let signs = base.isUppercase ? "capital" : "small"
    return rows[String(base), default: ""] + rows["\(signs) \(sign)", default: ""]
  }

  // A character and its lines a row, or the letter and the sign that it is made of.
  private static let rows = Dictionary(
    uniqueKeysWithValues: String(decoding: PackageResources.stroke_font_txt, as: UTF8.self)
      .split(separator: "\n").map { row in
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return (cells[0], cells[1])
      })
}
