import TerminalCore
import Testing

@testable import ChartGallery

/// Every example survives every size: nothing traps, and the frame has the size.
struct SizeTests {
  /// Parts of the gallery, so that they are drawn beside one another.
  static let parts = 4

  private static func charts(_ part: Int) -> [GalleryChart] {
    Gallery.charts.enumerated().filter { $0.offset % parts == part }.map(\.element)
  }

  @Test("Every small size", arguments: 0..<parts) func everySmallSize(part: Int) {
    for chart in Self.charts(part) {
      for rows in 0...12 {
        for columns in 0...12 { survives(chart, columns, rows, .braille) }
      }
    }
  }

  @Test("Other characters", arguments: [GlyphSet.block, .ascii]) func otherCharacters(
    glyphs: GlyphSet
  ) {
    for chart in Gallery.charts {
      for size in [0, 1, 3, 7, 12] { survives(chart, size, size, glyphs) }
    }
  }

  @Test("A large size", arguments: 0..<parts) func aLargeSize(part: Int) {
    for chart in Self.charts(part) { survives(chart, 500, 200, .braille) }
  }

  private func survives(
    _ chart: GalleryChart, _ columns: Int, _ rows: Int, _ glyphs: GlyphSet
  ) {
    let size = CellSize(columns: columns, rows: rows)
    let frame = chart.frame(in: size, glyphs: glyphs, colorDepth: .trueColor)
    #expect(frame.buffer.size == size, "\(chart.name)")
  }
}
