import TerminalCore
import Testing

@testable import TerminalCharts

@Suite("Widths of lines that are not finite") struct LineWidthTests {
  private static let widths: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1]

  private func chart(_ style: StrokeStyle) -> some View {
    Chart {
      ForEach(0..<4, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", index * index)).lineStyle(style)
        PointMark(x: .value("x", index), y: .value("y", index))
          .symbol(.circle.strokeBorder(style: style))
      }
      RuleMark(y: .value("y", 4)).lineStyle(style)
    }
    .chartYAxis { AxisMarks(values: [0, 8], stroke: style) }
    .chartOverlay { _ in Circle().stroke(.red, style: style) }
  }

  private func expectFrames(_ style: StrokeStyle) {
    for size in [CellSize(columns: 1, rows: 1), CellSize(columns: 30, rows: 8)] {
      for glyphs in GlyphSet.allCases {
        let frame = draw(chart(style), columns: size.columns, rows: size.rows, glyphs: glyphs)
        #expect(frame.buffer.size == size)
      }
      var renderer = ImageRenderer(content: chart(style))
      (renderer.size, renderer.scale) = (size, 1)
      #expect(!renderer.png().isEmpty)
      #expect(!renderer.svg().contains("nan") && !renderer.svg().contains("inf"))
    }
  }

  @Test("Lines of every width give a frame and pictures", arguments: widths)
  func everyWidth(width: CGFloat) {
    expectFrames(StrokeStyle(lineWidth: width))
    expectFrames(StrokeStyle(lineWidth: 2, miterLimit: width, dash: [width, 4], dashPhase: width))
  }

  @Test("A width that is not a number is that of a thin line, also when it is set later")
  func widthsAreFinite() {
    var style = StrokeStyle(lineWidth: .nan, miterLimit: .infinity)
    #expect(style == StrokeStyle(lineWidth: 1, miterLimit: 10_000))
    style.lineWidth = .infinity
    style.miterLimit = .nan
    #expect(style == StrokeStyle(lineWidth: 10_000, miterLimit: 1))
    style.lineWidth = -3
    #expect(style.lineWidth == 0)
  }
}
