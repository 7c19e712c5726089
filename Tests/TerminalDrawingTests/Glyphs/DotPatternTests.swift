import TerminalCore
import Testing

@testable import TerminalDrawing

@Suite("Dot pattern")
struct DotPatternTests {
  // A dot covers four columns and two rows of subpixels.
  @Test("A dot represents subpixels of which at least half are covered")
  func aDotStandsForSubpixelsOfWhichHalfAreCovered() {
    for x in 0..<2 {
      for y in 0..<4 {
        let columns = SubpixelMask.columns(from: 4 * x, to: 4 * x + 4)
        let half = columns & SubpixelMask.rows(from: 2 * y, to: 2 * y + 1)
        let dot = UInt8(1) << UInt8(2 * y + x)
        #expect(half.nonzeroBitCount == 4)
        #expect(DotPattern.dots(covering: half) == dot)
        #expect(DotPattern.dots(covering: half & (half - 1)) == 0)
        #expect(
          DotPattern.dots(covering: columns & SubpixelMask.rows(from: 2 * y, to: 2 * y + 2)) == dot)
      }
    }
    #expect(DotPattern.dots(covering: 0) == 0)
    #expect(DotPattern.dots(covering: .max) == .max)
  }

  @Test("Braille dots are at the positions at which they are drawn")
  func dotsLieInBrailleWhereTheyAreDrawn() {
    let single: [Unicode.Scalar] = ["⠁", "⠈", "⠂", "⠐", "⠄", "⠠", "⡀", "⢀"]
    for (bit, scalar) in single.enumerated() {
      #expect(DotPattern.glyph(for: 1 << UInt8(bit), in: .braille) == Glyph(scalar))
    }
  }
}
