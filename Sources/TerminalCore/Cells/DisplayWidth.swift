/// The number of columns that a scalar takes on a terminal.
///
/// The rule is the C library's `wcwidth`, by which terminals and ncurses count too, written out so
/// that it depends neither on a locale nor on the age of the C library. Sequences that terminals
/// disagree about (emoji joined by U+200D, variation selectors) are taken apart by ``VisibleText``.
public enum DisplayWidth {
  /// The columns of one scalar: 0 for combining marks, 2 for East Asian wide ones and emoji,
  /// otherwise 1, controls too, since they are shown as a sign.
  ///
  /// - Complexity: O(1) for Latin, Greek and Cyrillic text and for the scalars that charts are
  ///   drawn with, else O(log n), where n is the number of ranges.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 || isDrawing(value) { return 1 }
    if takesNoColumn(scalar) { return 0 }
    return value >= 0x1100 && contains(wideRanges, value) ? 2 : 1
  }

  /// Box drawing, blocks and Braille: all one column, and by far the most frequent in a frame.
  private static func isDrawing(_ value: UInt32) -> Bool {
    (0x2500...0x25FC).contains(value) || (0x2800...0x28FF).contains(value)
  }

  /// Whether a scalar is a mark, a format control, or a vowel or final consonant of Hangul.
  private static func takesNoColumn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return true
    // Unicode 16 gave this mark of Ahom a width; terminals still give it none.
    case .spacingMark: return scalar.value == 0x1171E
    case .otherLetter:
      return (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
    case .format:
      // But for signs that stand under the number behind them, which have a look of their own.
      let signs: [ClosedRange<UInt32>] = [
        0x0600...0x0605, 0x06DD...0x06DD, 0x070F...0x070F, 0x0890...0x0891, 0x08E2...0x08E2,
        0x110BD...0x110BD, 0x110CD...0x110CD,
      ]
      return !signs.contains { $0.contains(scalar.value) }
    default: return false
    }
  }

  /// Whether sorted pairs of first and last scalar hold a value.
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
  /// The columns that the text takes on a terminal, controls counted as the signs that stand for
  /// them.
  ///
  /// - Complexity: O(n), where n is the length of the text.
  public var displayWidth: Int {
    if let ascii = String(self).printableASCIICount { return ascii }
    return reduce(0) { $0 + VisibleText($1).width }
  }

  /// The text, cut to a number of columns; an ellipsis stands for what is cut.
  ///
  /// A character is kept whole or not at all. Where not even the ellipsis fits, it is left out.
  ///
  /// - Parameters:
  ///   - width: the columns available; nothing fits into zero or less.
  ///   - ellipsis: what stands for the part that was cut, for example `...` in ASCII.
  public func truncated(toWidth width: Int, ellipsis: String = "…") -> String {
    guard displayWidth > width else { return String(self) }
    let mark = ellipsis.displayWidth <= width ? ellipsis : ""
    var room = width - mark.displayWidth
    var kept = ""
    for character in self {
      let columns = VisibleText(character).width
      guard columns <= room else { break }
      kept.append(character)
      room -= columns
    }
    return kept + mark
  }
}

extension String {
  /// The number of characters when all are printable ASCII, else `nil`.
  var printableASCIICount: Int? {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? utf8.count : nil
  }
}
