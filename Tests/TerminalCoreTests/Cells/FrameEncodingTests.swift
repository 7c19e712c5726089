import TerminalCore
import Testing

@Suite("Encoded frames")
struct FrameEncodingTests {
  private let red = CellColor(hex: 0xFF0000)
  private let blue = CellColor(hex: 0x0000FF)

  /// Returns the encoding of a row of cells, with `^` for the escape character, without the
  /// newline.
  private func encoded(
    _ depth: ColorDepth = .ansi8, columns: Int = 4, _ draw: (inout CellBuffer) -> Void
  ) -> String {
    var buffer = CellBuffer(size: CellSize(columns: columns, rows: 1))
    draw(&buffer)
    let text = String(decoding: buffer.encoded(colorDepth: depth), as: UTF8.self)
    #expect(text.last == "\n")
    return String(text.dropLast().map { $0 == "\u{1B}" ? "^" : $0 })
  }

  @Test(
    "Spaces are sent if their attributes are visible",
    arguments: [
      (CellAttributes.reverse, "^[7m  ^[m"), (.underline, "^[4m  ^[m"),
      (.strikethrough, "^[9m  ^[m"), (.bold, ""), (.dim, ""), (.italic, ""),
    ])
  func spacesAreSentWhereTheirAttributesAreSeen(attributes: CellAttributes, expected: String) {
    let line = encoded {
      $0.write("  ", column: 0, row: 0, style: CellStyle(attributes: attributes))
    }
    #expect(line == expected)
  }

  @Test("The foreground of a reversed space is sent") func theForegroundOfAReversedSpaceIsSeen() {
    let line = encoded {
      $0.write(" ", column: 0, row: 0, style: CellStyle(foreground: red, attributes: .reverse))
      $0.write(" ", column: 1, row: 0, style: CellStyle(foreground: blue, attributes: .reverse))
    }
    #expect(line == "^[7;31m ^[34m ^[m")
  }

  @Test("The reverse attribute ends before a plain space") func reverseEndsBeforeAPlainSpace() {
    let line = encoded {
      $0.write("a", column: 0, row: 0, style: CellStyle(attributes: .reverse))
      $0.write("b", column: 2, row: 0)
    }
    #expect(line == "^[7ma^[m b")
  }

  @Test("The foreground of a space is not sent") func theForegroundOfASpaceIsNotSent() {
    let line = encoded {
      $0.write("a", column: 0, row: 0, style: CellStyle(foreground: red))
      $0.write(" ", column: 1, row: 0, style: CellStyle(foreground: blue))
      $0.write("b", column: 2, row: 0, style: CellStyle(foreground: red))
      $0.write(" ", column: 3, row: 0, style: CellStyle(foreground: blue))
    }
    #expect(line == "^[31ma b^[m")
  }

  @Test("Only text is sent without colours") func withoutColorsThereIsTextAlone() {
    let line = encoded(.monochrome) {
      $0.write(
        "ab ", column: 0, row: 0,
        style: CellStyle(foreground: red, background: blue, attributes: [.bold, .reverse]))
    }
    #expect(line == "ab")
  }

  @Test("A colour ends without a reset if attributes continue")
  func aColorEndsAloneWhereAttributesGoOn() {
    let line = encoded {
      $0.write(
        "a", column: 0, row: 0,
        style: CellStyle(foreground: red, background: blue, attributes: .bold))
      $0.write("b", column: 1, row: 0, style: CellStyle(attributes: .bold))
      $0.write("c", column: 2, row: 0, style: CellStyle(attributes: [.bold, .italic, .dim]))
    }
    #expect(line == "^[1;31;44ma^[39;49mb^[2;3mc^[m")
  }

  @Test(
    "Bright colours have their own numbers",
    arguments: [
      (ColorDepth.trueColor, "^[38;2;255;255;0;48;2;127;127;127ma^[m"),
      (.indexed256, "^[38;5;226;48;5;244ma^[m"), (.ansi16, "^[93;100ma^[m"),
      (.ansi8, "^[33;49ma^[m"),
    ])
  func brightColorsHaveNumbersOfTheirOwn(depth: ColorDepth, expected: String) {
    let style = CellStyle(
      foreground: CellColor(hex: 0xFFFF00), background: CellColor(hex: 0x7F7F7F))
    #expect(encoded(depth) { $0.write("a", column: 0, row: 0, style: style) } == expected)
  }

  @Test("Wide glyphs and clusters are sent once") func wideGlyphsAndClustersAreSentOnce() {
    #expect(encoded { $0.write("価e\u{301}b", column: 0, row: 0) } == "価e\u{301}b")
  }

  @Test("Every row begins with the plain style") func everyRowBeginsPlain() {
    var buffer = CellBuffer(size: CellSize(columns: 2, rows: 2))
    for row in 0..<2 {
      buffer.write("ab", column: 0, row: row, style: CellStyle(attributes: .bold))
    }
    let bytes = buffer.encoded(colorDepth: .ansi8)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}[1mab\u{1B}[m\n\u{1B}[1mab\u{1B}[m\n")
  }
}
