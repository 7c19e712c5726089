import CellPictures
import TerminalCore
import TerminalTestSupport
import Testing

/// Pictures of any frame, which must be well-formed XML.
@Suite("Pictures as XML") struct WellFormedTests {
  @Test(
    "Every frame gives well-formed XML",
    arguments: ["", "a<b>&\"c\"", "\u{0}\u{1B}[31m\u{FFFE}", "価格 ø"])
  func everyFrameIsWellFormed(title: String) {
    var buffer = CellBuffer(size: CellSize(columns: 60, rows: 3))
    buffer.write("<&>\"'] ]]> &#0; e\u{301} 価 🙂 \u{FFFF}", column: 0, row: 1)
    buffer[59, 0] = Cell(glyph: Glyph("\u{1B}"))
    buffer[58, 1] = Cell(glyph: Glyph("\u{FFFE}"))
    #expect(isWellFormedXML(buffer.svg(title: title, description: title)))
  }

  @Test("Every glyph gives well-formed XML") func everyGlyphIsWellFormed() {
    for first in stride(from: 0x2000 as UInt32, to: 0x1FC00, by: 256) {
      var buffer = CellBuffer(size: CellSize(columns: 256, rows: 1))
      for column in 0..<256 {
        guard let scalar = Unicode.Scalar(first + UInt32(column)) else { continue }
        buffer[column, 0] = Cell(glyph: Glyph(scalar))
      }
      #expect(isWellFormedXML(buffer.svg()), "from U+\(String(first, radix: 16)) on")
    }
  }

  @Test("The check rejects XML that is not well-formed") func theCheckSeesWhatIsNot() {
    #expect(!isWellFormedXML("<svg><g></svg>") && !isWellFormedXML("<svg>\u{1B}</svg>"))
  }
}
