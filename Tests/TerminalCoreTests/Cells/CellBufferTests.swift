import TerminalCore
import Testing

@Suite("Cell buffer")
struct CellBufferTests {
  private func buffer(columns: Int = 6, rows: Int = 1) -> CellBuffer {
    CellBuffer(
      size: CellSize(columns: columns, rows: rows), filledWith: Cell(glyph: Glyph("x")))
  }

  @Test(
    "Written text is clipped to the row",
    arguments: [
      ("ab", 0, "abxxxx"), ("ab", 5, "xxxxxa"), ("abc", -1, "bcxxxx"), ("ab", 6, "xxxxxx"),
      ("ab", -2, "xxxxxx"), ("øre", 2, "xxørex"), ("価", 0, "価xxxx"), ("価", 5, "xxxxx"),
      ("価", -1, "xxxxx"), ("e\u{301}t", 1, "xe\u{301}txxx"), ("ab", .max, "xxxxxx"),
      ("ab", .min, "xxxxxx"), ("価", .max, "xxxxxx"), ("価", .min, "xxxxxx"),
    ])
  func writingClips(text: String, column: Int, expected: String) {
    var buffer = buffer()
    buffer.write(text, column: column, row: 0)
    let row = buffer.text(row: 0)
    #expect(row.trimmingSpaces == expected.trimmingSpaces)
  }

  @Test("A column limit cuts text between characters") func aLimitCutsBetweenCharacters() {
    var buffer = buffer()
    #expect(buffer.write("価格", column: 0, row: 0, limit: 3) == 2)
    #expect(buffer.write("abcdef", column: 3, row: 0, limit: 2) == 2)
    #expect(buffer.write("a", column: 0, row: 0, limit: -1) == 0)
    #expect(buffer.text == "価xabx")
  }

  @Test("Writing over half of a wide glyph leaves a space")
  func writingOverHalfOfAWideGlyphLeavesASpace() {
    var buffer = buffer()
    buffer.write("価格", column: 0, row: 0)
    buffer.write("a", column: 1, row: 0)
    buffer.write("ø", column: 2, row: 0)
    #expect(buffer.text == " aø xx")
  }

  @Test("Text in rows outside the buffer is ignored") func rowsOutsideAreIgnored() {
    var buffer = buffer(rows: 2)
    for row in [-1, 2, .max, .min] { buffer.write("øa", column: 0, row: row) }
    buffer.write("ab", column: 0, row: .max)
    #expect(buffer.text == "xxxxxx\nxxxxxx")
    var empty = CellBuffer(size: CellSize(columns: 0, rows: 0))
    empty.write("abc", column: 0, row: 0)
    #expect(empty.text == "")
  }

  private let red = CellStyle(foreground: CellColor(hex: 0xFF0000))
  private let bold = CellStyle(attributes: .bold)
  private let onBlue = CellStyle(background: CellColor(hex: 0x0000FF))

  @Test(
    "Encoding sets colours where they change",
    arguments: [
      (ColorDepth.trueColor, "\u{1B}[38;2;255;0;0mab \u{1B}[mc\u{1B}[48;2;0;0;255m  \u{1B}[m\n"),
      (.indexed256, "\u{1B}[38;5;196mab \u{1B}[mc\u{1B}[48;5;21m  \u{1B}[m\n"),
      (.ansi16, "\u{1B}[91mab \u{1B}[mc\u{1B}[44m  \u{1B}[m\n"),
      (.ansi8, "\u{1B}[31mab \u{1B}[mc\u{1B}[44m  \u{1B}[m\n"), (.monochrome, "ab c\n"),
    ])
  func encodingSetsColorsWhereTheyChange(depth: ColorDepth, expected: String) {
    var buffer = CellBuffer(size: CellSize(columns: 8, rows: 1))
    buffer.write("ab", column: 0, row: 0, style: red)
    buffer.write("c", column: 3, row: 0)
    buffer.write("  ", column: 4, row: 0, style: onBlue)
    #expect(String(decoding: buffer.encoded(colorDepth: depth), as: UTF8.self) == expected)
  }

  @Test("Encoding sends a reset when an attribute ends") func encodingResetsWhenAnAttributeEnds() {
    var buffer = CellBuffer(size: CellSize(columns: 4, rows: 2))
    buffer.write("a", column: 0, row: 0, style: CellStyle(attributes: [.bold, .underline]))
    buffer.write("b", column: 1, row: 0, style: bold)
    buffer.write("e\u{301}", column: 0, row: 1)
    let expected = "\u{1B}[1;4ma\u{1B}[0;1mb\u{1B}[m\ne\u{301}\n"
    #expect(String(decoding: buffer.encoded(colorDepth: .ansi8), as: UTF8.self) == expected)
  }

  @Test("An empty buffer gives no bytes, and an empty row gives a newline")
  func anEmptyBufferIsNoBytesAndABlankRowOneNewline() {
    #expect(CellBuffer(size: CellSize(columns: 3, rows: 0)).encoded(colorDepth: .ansi8) == [])
    #expect(CellBuffer(size: CellSize(columns: 3, rows: 1)).encoded(colorDepth: .ansi8) == [10])
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(split(separator: " ").joined(separator: " ")) }
}
