import CStrokeFont

/// A stroke font for images without system fonts, drawn for this library.
///
/// In units of a cell, 24 by 48: capitals extend from 12 to the baseline at 36, small letters from
/// 19, descenders to 43. Strokes have round caps, so that a line of length 0 is a dot.
enum StrokeFont {
  /// Returns the strokes of a character; an empty box if the font lacks it.
  ///
  /// Spaces of any width have no strokes, digits of any script those of European digits, and a
  /// letter with a diacritic that the font lacks those of the letter.
  static func path(of character: Character) -> String {
    if let path = paths[character] { return path }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return "" }
    if character.isWhitespace || first.properties.generalCategory == .format { return "" }
    if first.properties.numericType == .decimal, let digit = character.wholeNumberValue {
      return paths[Character(String(digit))] ?? ""
    }
    return scalars.count > 1 ? path(of: Character(first)) : "M5 12H19V36H5Z"
  }

  private static let paths = makePaths()

  /// Reads the rows of characters with their strokes, or with a character that looks the same.
  ///
  /// Other rows have the number of a diacritic and its strokes over small letters and tall ones.
  private static func makePaths() -> [Character: String] {
    var paths: [Character: String] = [:]
    var marks: [(scalar: Unicode.Scalar, lines: [String])] = []
    for row in String(cString: strokeFontText()).split(separator: "\n") {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if let scalar = cells[0].count > 1 ? UInt32(cells[0], radix: 16) : nil {
        marks += Unicode.Scalar(scalar).map { [($0, Array(cells.dropFirst()))] } ?? []
      } else {
        paths[Character(cells[0])] = cells[1].count > 1 ? cells[1] : paths[Character(cells[1])]
      }
    }
    for (letter, path) in paths where letter.isLetter {
      let isTall = letter.isUppercase || "bdfhklßt".contains(letter)
      let base = "iі".contains(letter) ? paths["ı"] ?? path : path
      for (scalar, lines) in marks {
        paths[Character("\(letter)\(scalar)")] = base + ((isTall ? lines.last : lines.first) ?? "")
      }
    }
    addSmallDigits(to: &paths)
    return paths
  }

  /// Adds superscripts, subscripts and fractions.
  private static func addSmallDigits(to paths: inout [Character: String]) {
    let known = paths
    func small(_ character: Character, x: Int, y: Int) -> String {
      halved(known[character] ?? "", x: x, y: y)
    }
    for (sign, raised) in zip("0123456789+-=()nao", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿªº") {
      paths[raised] = small(sign, x: 6, y: 4)
    }
    for (sign, lowered) in zip("0123456789+-=()", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎") {
      paths[lowered] = small(sign, x: 6, y: 23)
    }
    for (fraction, (upper, lower)) in zip("½⅓⅔¼¾⅕⅛", zip("1121311", "2334458")) {
      paths[fraction] = small(upper, x: 0, y: 4) + "M19 10L5 38" + small(lower, x: 12, y: 20)
    }
  }

  /// Returns strokes at half the size, moved by a distance.
  private static func halved(_ path: String, x: Int, y: Int) -> String {
    var (text, number, isX) = ("", "", true)
    for character in path + " " {
      if character.isNumber {
        number.append(character)
        continue
      }
      if let value = Int(number) {
        text += String(value / 2 + (isX ? x : y))
        (number, isX) = ("", !isX)
      }
      text.append(character)
      if character != " " { isX = character != "V" }
    }
    return text
  }
}
