import TerminalCore
import Testing

@testable import ChartGallery

/// Every example survives every size: nothing traps, and the frame has the size.
struct SizeTests {
  @Test(arguments: [GlyphSet.braille, .block, .ascii])
  func smallSizes(glyphs: GlyphSet) {
    for chart in Gallery.charts {
      for rows in 0...12 {
        for columns in 0...12 {
          let size = CellSize(columns: columns, rows: rows)
          let frame = chart.frame(in: size, glyphs: glyphs, colorDepth: .trueColor)
          #expect(frame.buffer.size == size, "\(chart.name)")
        }
      }
    }
  }

  @Test func aLargeSize() {
    let size = CellSize(columns: 500, rows: 200)
    for chart in Gallery.charts {
      let frame = chart.frame(in: size, glyphs: .braille, colorDepth: .trueColor)
      #expect(frame.buffer.size == size, "\(chart.name)")
    }
  }
}
