import TerminalCharts
import TerminalCore
import Testing

/// The drawing order of masked marks among other marks.
struct MaskOrderTests {
  @Test("A later mark covers an earlier mark, whether masked or not")
  func whatIsDeclaredLaterCovers() {
    let masked = RectangleMark().foregroundStyle(.blue).mask { RectangleMark() }
    let plain = RectangleMark().foregroundStyle(.red)
    #expect(
      color(
        Chart {
          plain; masked
        }) == color(Chart { masked }))
    #expect(
      color(
        Chart {
          masked; plain
        }) == color(Chart { plain }))
    #expect(color(Chart { masked }) != color(Chart { plain }))
  }

  @Test("A mask in SVG has the extent of the plot, for which renderers allocate memory")
  func extent() {
    var renderer = ImageRenderer(
      content: Chart { RectangleMark().mask { RectangleMark() } }.chartXAxis(.hidden)
        .chartYAxis(.hidden))
    renderer.size = CellSize(columns: 10, rows: 4)
    let area = #"maskUnits="userSpaceOnUse" x="0" y="0" width="90" height="72""#
    #expect(renderer.svg().contains(area))
  }

  @Test("A gradient without a length is its first colour, in SVG too")
  func flatGradient() {
    let flat = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .top)
    let chart = Chart { RectangleMark().foregroundStyle(flat) }.plotOnly()
    var renderer = ImageRenderer(content: chart)
    renderer.size = CellSize(columns: 10, rows: 4)
    #expect(color(chart) == color(Chart { RectangleMark().foregroundStyle(.red) }))
    var plain = ImageRenderer(
      content: Chart { RectangleMark().foregroundStyle(.red) }.plotOnly())
    plain.size = renderer.size
    #expect(renderer.svg() == plain.svg())
  }

  @Test("Masked and plain marks of a loop keep their order") func marksOfALoopKeepTheirOrder() {
    // Each pair covers the whole plot, so only the last mark is visible.
    let pairs = ForEach(0..<3, id: \.self) { _ in
      RectangleMark().foregroundStyle(.blue).mask { RectangleMark() }
      RectangleMark().foregroundStyle(.red)
    }
    #expect(color(Chart { pairs }) == color(Chart { RectangleMark().foregroundStyle(.red) }))
    let turned = ForEach(0..<3, id: \.self) { _ in
      RectangleMark().foregroundStyle(.red)
      RectangleMark().foregroundStyle(.blue).mask { RectangleMark() }
    }
    #expect(color(Chart { turned }) == color(Chart { RectangleMark().foregroundStyle(.blue) }))
  }

  @Test("The z-index takes precedence over the order of declaration")
  func theZIndexGoesBeforeTheOrder() {
    let chart = Chart {
      RectangleMark().foregroundStyle(.red).zIndex(1)
      RectangleMark().foregroundStyle(.blue).mask { RectangleMark() }
    }
    #expect(color(chart) == color(Chart { RectangleMark().foregroundStyle(.red) }))
  }

  @Test("Masked marks between its points do not split a line") func aLineOfALoopStaysOne() {
    let outside = PointMark(x: .value("x", 9), y: .value("y", 9))
    let points = ForEach(0..<4, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", index % 2))
    }
    let mixed = ForEach(0..<4, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", index % 2))
      outside.mask { outside }
    }
    func picture(_ content: some ChartContent) -> String {
      draw(
        Chart { content }.chartXScale(domain: 0...3).chartYScale(domain: 0...1)
          .chartXAxis(.hidden).chartYAxis(.hidden), columns: 12, rows: 4
      ).buffer.text
    }
    #expect(picture(mixed) == picture(points))
  }

  private func color(_ chart: some View) -> CellColor {
    let frame = draw(
      chart.chartXAxis(.hidden).chartYAxis(.hidden), columns: 10, rows: 4, colorDepth: .trueColor)
    return frame.buffer[5, 2].style.foreground
  }
}
