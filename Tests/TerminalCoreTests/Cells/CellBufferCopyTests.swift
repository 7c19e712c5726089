import TerminalCore
import TerminalTestSupport
import Testing

@Suite("Copied cells")
struct CellBufferCopyTests {
  private let style = CellStyle(foreground: CellColor(hex: 0x123456), attributes: .bold)

  private func buffer(_ lines: [String], columns: Int) -> CellBuffer {
    var buffer = CellBuffer(size: CellSize(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() { buffer.write(line, column: 0, row: row, style: style) }
    return buffer
  }

  @Test("Cells are copied relative to the origin, and clipped")
  func everyCellLandsBesideTheOriginAndNoneElsewhere() {
    let source = buffer(["abc", "def"], columns: 3)
    let ground = Cell(glyph: Glyph("."))
    for originColumn in -4...6 {
      for originRow in -3...4 {
        var target = CellBuffer(size: CellSize(columns: 5, rows: 3), filledWith: ground)
        target.copy(source, to: CellPoint(column: originColumn, row: originRow))
        for row in 0..<3 {
          for column in 0..<5 {
            let place = CellPoint(column: column - originColumn, row: row - originRow)
            let expected =
              source.bounds.contains(place) ? source[place.column, place.row] : ground
            #expect(target[column, row] == expected)
          }
        }
      }
    }
  }

  @Test("Copied clusters have the same text in both buffers")
  func clustersMeanTheSameInBothBuffers() {
    let source = buffer(["xe\u{301}o\u{308}", "🇳🇴e\u{301}"], columns: 3)
    var target = CellBuffer(size: CellSize(columns: 4, rows: 2))
    target.write("o\u{308}", column: 3, row: 0)
    target.copy(source, to: CellPoint(column: 0, row: 0))
    #expect(target.text == "xe\u{301}o\u{308}o\u{308}\n🇳🇴e\u{301}")
    #expect(target[1, 0].style == style)
    #expect(target[1, 0].glyph == target[2, 1].glyph)
  }

  @Test("A cluster is stored once") func aClusterIsKeptOnce() {
    var buffer = CellBuffer(size: CellSize(columns: 4, rows: 1))
    for column in 0..<4 { buffer.write("e\u{301}", column: column, row: 0) }
    #expect(buffer.clusters == ["e\u{301}"])
    let glyph = Glyph(clusterIndex: 0)
    #expect(buffer.cells.allSatisfy { $0.glyph == glyph })
    #expect(glyph.scalar == nil)
    #expect(buffer.text(of: Glyph(clusterIndex: 1)) == "")
  }

  @Test("Cells outside a buffer read as spaces and store nothing")
  func placesOutsideReadAsSpacesAndKeepNothing() {
    var buffer = buffer(["ab"], columns: 2)
    for (column, row) in [(-1, 0), (2, 0), (0, -1), (0, 1)] {
      buffer[column, row] = Cell(glyph: Glyph("x"))
      #expect(buffer[column, row] == Cell())
    }
    #expect(buffer.text == "ab")
    #expect(buffer.text(row: 1) == "" && buffer.text(row: -1) == "")
    #expect(buffer[1, 0].glyph == Glyph("b"))
  }

  @Test("A wide glyph over halves of other wide glyphs leaves spaces")
  func aWideGlyphOverTheEdgeOfAnotherTakesItsHalf() {
    var buffer = buffer(["価格x"], columns: 5)
    buffer.write("表", column: 1, row: 0)
    #expect(buffer.text == " 表 x")
    #expect(buffer[2, 0].glyph == .continuation)
    #expect(buffer[3, 0].glyph == .space)
  }
}
