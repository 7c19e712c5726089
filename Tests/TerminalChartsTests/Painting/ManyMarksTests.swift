import TerminalViews
import Testing

@testable import TerminalCharts

/// Pictures of many marks.
@Suite("Pictures of many marks") struct ManyMarksTests {
  private func svg(_ content: some View) -> String {
    ImageRenderer(content: content).svg()
  }

  @Test("A symbol is written once, and its points as places") func size() {
    let chart = Chart(0..<1000, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0 * $0 % 997))
    }
    let svg = svg(chart)
    #expect(svg.utf8.count < 70_000)
    #expect(svg.matches(of: #/<defs>/#).count == 1)
    #expect(svg.matches(of: #/<use /#).count == 1000)
  }

  @Test("Of many equal opaque marks one is written, and all translucent ones")
  func repeated() {
    func uses(_ opacity: Double) -> Int {
      let chart = Chart(0..<300, id: \.self) { _ in
        PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(opacity)
      }
      return svg(chart).matches(of: #/<use /#).count
    }
    #expect(uses(1) == 1)
    #expect(uses(0.5) == 300)
  }
}
