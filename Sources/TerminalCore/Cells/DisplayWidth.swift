/// The number of columns that a scalar occupies on a terminal.
///
/// The widths are those of `wcwidth` in the C library, which terminals and ncurses use, but do not
/// depend on the locale or the version of the C library. ``VisibleText`` splits sequences that
/// terminals measure differently (emoji joined by U+200D, variation selectors).
public enum DisplayWidth {
  /// Returns the columns of a scalar: 0 for combining marks, 2 for East Asian wide scalars and
  /// emoji, otherwise 1.
  ///
  /// Controls have 1, since a sign replaces them.
  ///
  /// - Complexity: O(1) for Latin, Greek and Cyrillic text and for the glyphs of charts, otherwise
  ///   O(log n), where n is the number of ranges.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 || isDrawing(value) { return 1 }
    if takesNoColumn(scalar) { return 0 }
    return value >= 0x1100 && contains(wideRanges, value) ? 2 : 1
  }

  /// Returns whether a value is box drawing, a block or Braille, all of one column.
  ///
  /// A fast path: most scalars of a frame are in these ranges.
  private static func isDrawing(_ value: UInt32) -> Bool {
    (0x2500...0x25FC).contains(value) || (0x2800...0x28FF).contains(value)
  }

  /// Returns whether a scalar is a combining mark, a format control, or a vowel or final consonant
  /// of Hangul.
  private static func takesNoColumn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return true
    // U+1171E of Ahom is a spacing mark since Unicode 16, but terminals still give it no column.
    case .spacingMark: return scalar.value == 0x1171E
    case .otherLetter:
      return (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
    case .format:
      // Except signs that are written below the following number and have a glyph.
      let signs: [ClosedRange<UInt32>] = [
        0x0600...0x0605, 0x06DD...0x06DD, 0x070F...0x070F, 0x0890...0x0891, 0x08E2...0x08E2,
        0x110BD...0x110BD, 0x110CD...0x110CD,
      ]
      return !signs.contains { $0.contains(scalar.value) }
    default: return false
    }
  }

  /// Returns whether a value is in sorted ranges.
  private static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && value >= ranges[2 * low]
  }
}

extension StringProtocol {
  /// The columns that the text occupies on a terminal, with controls as the signs that replace
  /// them.
  ///
  /// - Complexity: O(n), where n is the length of the text.
  public var displayWidth: Int {
    if let ascii = String(self).printableASCIICount { return ascii }
    return reduce(0) { $0 + VisibleText($1).width }
  }

  /// Returns the text truncated to a width, with an ellipsis at the end if it was truncated.
  ///
  /// Characters are never split. The ellipsis is omitted if it does not fit itself.
  ///
  /// - Parameters:
  ///   - width: The available columns; zero or less gives an empty text.
  ///   - ellipsis: The mark for omitted text, such as `...` in ASCII.
  public func truncated(toWidth width: Int, ellipsis: String = "…") -> String {
    guard displayWidth > width else { return String(self) }
    let mark = ellipsis.displayWidth <= width ? ellipsis : ""
    var available = width - mark.displayWidth
    var kept = ""
    for character in self {
      let columns = VisibleText(character).width
      guard columns <= available else { break }
      kept.append(character)
      available -= columns
    }
    return kept + mark
  }
}

extension String {
  /// The number of characters if all are printable ASCII; otherwise `nil`.
  var printableASCIICount: Int? {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? utf8.count : nil
  }
}
