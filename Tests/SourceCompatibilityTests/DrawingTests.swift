import TerminalApp
import Testing

/// Drawing of the views that are compiled here.
@MainActor struct SourceCompatibilityTests {
  @Test("Every compiled view is drawn in its size") func everythingIsDrawn() {
    for size in [(80, 24), (0, 0), (3, 2)] {
      draw(MarkInitializers(), size)
      draw(ContentModifiers(), size)
      draw(AxesAndScales(), size)
      draw(ProxyQuestions(), size)
      draw(Idioms(), size)
      draw(ChartScreen(), size)
      draw(Charts3D(), size)
      draw(ExpenseScreen(), size)
      draw(PictureScreen(), size)
      draw(ModelSurface(), size)
    }
  }

  private func draw(_ view: some View, _ size: (columns: Int, rows: Int)) {
    let frame = view.render(in: .init(columns: size.columns, rows: size.rows))
    #expect(frame.buffer.size.columns == size.columns)
    #expect(frame.buffer.size.rows == size.rows)
  }
}
