import TerminalCharts
import TerminalCore
import Testing

/// Masked marks keep their place among the others.
struct MaskOrderTests {
  @Test func whatIsDeclaredLaterCovers() {
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

  private func color(_ chart: some View) -> CellColor {
    let frame = draw(
      chart.chartXAxis(.hidden).chartYAxis(.hidden), columns: 10, rows: 4, colorDepth: .trueColor)
    return frame.buffer[5, 2].style.foreground
  }
}
