import TerminalCore
import Testing

@testable import TerminalDrawing

@Suite("Solid pattern")
struct SolidPatternTests {
  @Test(
    "Every pattern has its own character of one column",
    arguments: [(SolidPattern.sextants, 64), (SolidPattern.octants, 256)])
  func everyPatternHasACharacterOfItsOwn(scalars: [Unicode.Scalar], count: Int) {
    #expect(scalars.count == count)
    #expect(Set(scalars).count == count)
    for scalar in scalars { #expect(DisplayWidth.columns(of: scalar) == 1, "\(scalar.value)") }
  }

  /// “BLOCK OCTANT-23” fills the second and the third part, counted by rows.
  @Test("Patterns match the names of their characters") func namesTellThePatterns() {
    let octants: [(UInt32, [Int])] = [
      (0x1CD00, [3]), (0x1CD01, [2, 3]), (0x1CD09, [5]), (0x1CD20, [1, 4, 6]), (0x1CD36, [1, 7]),
      (0x1CD51, [6, 7]), (0x1CD71, [1, 8]), (0x1CDAC, [1, 7, 8]), (0x1CDE5, [2, 3, 4, 5, 6, 7, 8]),
    ]
    for (value, parts) in octants {
      let pattern = parts.reduce(0) { $0 | 1 << ($1 - 1) }
      #expect(SolidPattern.octants[pattern].value == value)
    }
    let sextants: [(UInt32, [Int])] = [
      (0x1FB00, [1]), (0x1FB13, [3, 5]), (0x1FB14, [2, 3, 5]), (0x1FB28, [1, 2, 4, 6]),
      (0x1FB3B, [2, 3, 4, 5, 6]),
    ]
    for (value, parts) in sextants {
      let pattern = parts.reduce(0) { $0 | 1 << ($1 - 1) }
      #expect(SolidPattern.sextants[pattern].value == value)
    }
  }

  @Test("Every character of the new Unicode blocks is used") func newBlocksAreUsedUp() {
    let octants = SolidPattern.octants.map(\.value).filter { (0x1CD00...0x1CDE5).contains($0) }
    #expect(octants == Array(0x1CD00...0x1CDE5))
    let sextants = SolidPattern.sextants.map(\.value).filter { (0x1FB00...0x1FB3B).contains($0) }
    #expect(sextants == Array(0x1FB00...0x1FB3B))
  }

  @Test("Patterns of older Unicode blocks have the older characters")
  func whatOlderBlocksHaveIsTakenFromThem() {
    let older: [(Int, Unicode.Scalar)] = [
      (0, " "), (0x55, "▌"), (0xAA, "▐"), (0x0F, "▀"), (0xF0, "▄"), (0xFF, "█"), (0x05, "▘"),
      (0x0A, "▝"), (0x50, "▖"), (0xA0, "▗"), (0xA5, "▚"), (0x5A, "▞"), (0xC0, "▂"), (0xFC, "▆"),
    ]
    for (pattern, scalar) in older { #expect(SolidPattern.octants[pattern] == scalar) }
    #expect(SolidPattern.octants.count { $0.value < 0x1CD00 || $0.value > 0x1CDE5 } == 26)
  }

  /// Checks the dots of lines and of fills.
  @Test(
    "Dots of sextants and octants are at the positions at which they are drawn",
    arguments: [GlyphSet.sextant, .octant])
  func dotsLieWhereTheyAreDrawn(glyphs: GlyphSet) {
    let rows = glyphs.dotRows
    let scalars = rows == 3 ? SolidPattern.sextants : SolidPattern.octants
    for pattern in 1..<scalars.count {
      var canvas = Canvas(size: CellSize(columns: 1, rows: 1), glyphs: glyphs)
      canvas.beginStroke()
      var mask: UInt64 = 0
      for bit in 0..<(2 * rows) where pattern & (1 << bit) != 0 {
        canvas.dot(x: bit % 2, y: bit / 2, ink: .primary)
        mask |= DotPattern.area(ofDot: bit, rows: rows)
      }
      let drawn = canvas.composed(glyphs: glyphs, colorDepth: .trueColor)[0, 0]
      #expect(drawn.glyph == Glyph(scalars[pattern]))
      #expect(DotPattern.dots(covering: mask, rows: rows) == UInt8(pattern))
      let shape = BlockShape.nearest(to: mask, allowingReverse: false, in: glyphs)
      #expect(shape.mask == mask)
    }
  }

  @Test("Lines have the same height in sextants and octants") func linesAreAsHighInEverySet() {
    // From the lower left to the upper right corner: a sextant's three rows to Braille's four.
    for glyphs in [GlyphSet.sextant, .octant] {
      var canvas = Canvas(size: CellSize(columns: 6, rows: 3), glyphs: glyphs)
      canvas.stroke([.init(x: 0, y: 48), .init(x: 48, y: 0)], with: Pen(paint: .ink(.primary)))
      for column in 0..<6 {
        for row in 0..<3 where canvas[column, row].dots != 0 {
          #expect(row == 2 - column / 2 || abs(2 * (2 - row) - column) <= 2)
        }
        #expect((0..<3).contains { canvas[column, $0].dots != 0 })
      }
      #expect(canvas[0, 2].dots != 0 && canvas[5, 0].dots != 0)
      #expect(canvas[0, 0].dots == 0 && canvas[5, 2].dots == 0)
    }
  }
}
