import TerminalCore
import TerminalTestSupport
import Testing

@testable import ChartGallery

/// Checks that every example is drawn in every size without a crash.
///
/// A full run covers all combinations; an ordinary run some sizes for each example, and some
/// examples for each size.
struct SizeFaultTests {
  /// The number of parts of the gallery, which are drawn in parallel.
  static let parts = 4

  private static func charts(_ part: Int) -> [(number: Int, chart: GalleryChart)] {
    Gallery.charts.enumerated().filter { $0.offset % parts == part }
      .map { ($0.offset, $0.element) }
  }

  @Test("Every chart is drawn in small sizes", arguments: 0..<parts)
  func everySmallSize(part: Int) {
    let sizes = (0...12).flatMap { rows in
      (0...12).map { CellSize(columns: $0, rows: rows) }
    }
    for (number, chart) in Self.charts(part) {
      for size in share(of: 29, sizes, number) { survives(chart, size, .braille) }
    }
  }

  @Test(
    "Every chart is drawn in small sizes with other characters",
    arguments: [GlyphSet.block, .ascii])
  func otherCharacters(
    glyphs: GlyphSet
  ) {
    for (number, chart) in Gallery.charts.enumerated() {
      for size in share(of: 5, [0, 1, 3, 7, 12], number) {
        survives(chart, CellSize(columns: size, rows: size), glyphs)
      }
    }
  }

  @Test("Every chart is drawn in a large size", arguments: 0..<parts) func aLargeSize(part: Int) {
    for (_, chart) in share(of: 8, Self.charts(part), part) {
      survives(chart, CellSize(columns: 500, rows: 200), .braille)
    }
  }

  private func survives(_ chart: GalleryChart, _ size: CellSize, _ glyphs: GlyphSet) {
    let frame = chart.frame(in: size, glyphs: glyphs, colorDepth: .trueColor)
    #expect(frame.buffer.size == size, "\(chart.name)")
  }
}
