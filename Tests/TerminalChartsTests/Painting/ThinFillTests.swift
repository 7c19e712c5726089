import Foundation
import TerminalCharts
import TerminalCore
import TerminalViews
import Testing

/// Fills that are thinner than a cell, or than a subpixel, wherever they are.
@Suite("Thin fills") struct ThinFillTests {
  private func isEmpty(_ chart: some View, glyphs: GlyphSet = .block) -> Bool {
    picture(chart.plotOnly(), columns: 40, rows: 12, glyphs: glyphs).allSatisfy(\.isWhitespace)
  }

  @Test("A bar of any part of the domain is drawn, also of one percent", arguments: [7.0, 10, 100])
  func smallBars(end: Double) {
    for step in 1...40 {
      let bar = BarMark(x: .value("x", "a"), y: .value("y", end * Double(step) / 1000))
      #expect(!isEmpty(Chart { bar }.chartYScale(domain: 0...end)), "\(step) per mille")
    }
    let range = BarMark(x: .value("x", "a"), yStart: .value("y", 100), yEnd: .value("y", 100.9))
    #expect(!isEmpty(Chart { range }.chartYScale(domain: 100...200)))
    // Ranges outside the domain have no edge to be drawn at.
    for (start, end) in [(-0.9, -0.5), (100.3, 100.8)] {
      let bar = BarMark(x: .value("x", "a"), yStart: .value("y", start), yEnd: .value("y", end))
      #expect(isEmpty(Chart { bar }.chartYScale(domain: 0...100)), "\(start)")
    }
  }

  @Test(
    "A strip of any thickness is drawn at any place",
    arguments: [0.002, 0.02, 0.06, 0.1], [GlyphSet.block, .sextant, .octant])
  func strips(length: Double, glyphs: GlyphSet) {
    for place in 0..<40 {
      let start = 1 + Double(place) * 0.2
      let (low, high) = (
        PlottableValue.value("y", start), PlottableValue.value("y", start + length)
      )
      let upright = Chart { RectangleMark(xStart: low, xEnd: high) }.chartXScale(domain: 0...10)
      let level = Chart { RectangleMark(yStart: low, yEnd: high) }.chartYScale(domain: 0...10)
      let bar = Chart { BarMark(x: .value("x", "a"), yStart: low, yEnd: high) }
        .chartYScale(domain: 0...10)
      #expect(!isEmpty(upright, glyphs: glyphs), "upright at \(start)")
      #expect(!isEmpty(level, glyphs: glyphs), "level at \(start)")
      #expect(!isEmpty(bar, glyphs: glyphs), "bar at \(start)")
    }
  }

  @Test("Without colours, lines and points leave a faint fill a shade")
  func faintFills() {
    for place in stride(from: 2.0, to: 9, by: 0.1) {
      let chart = Chart {
        RectangleMark(yStart: .value("y", 0), yEnd: .value("y", place + 0.3))
          .foregroundStyle(.gray.opacity(0.1))
        RuleMark(y: .value("y", place))
        LineMark(x: .value("x", 0), y: .value("y", place))
        LineMark(x: .value("x", 9), y: .value("y", place))
      }
      .chartYScale(domain: 0...10)
      let buffer = draw(chart.plotOnly(), columns: 20, rows: 10).buffer
      let cells = (0..<10).flatMap { row in (0..<20).map { buffer[$0, row] } }
      #expect(buffer.text.contains("░") && !buffer.text.contains(/[▒▓█▄▀⣿]/), "\(buffer.text)")
      #expect(!cells.contains { $0.style.attributes.contains(.reverse) }, "\(buffer.text)")
    }
  }

  @Test("A peak between two columns of dots is in the area, as it is in the line")
  func peaks() {
    let values = (0..<5000).map { $0 == 1234 ? -80.0 : $0 == 3456 ? 100 : 20 }
    let chart = Chart(values.indices, id: \.self) {
      AreaMark(x: .value("x", $0), y: .value("y", values[$0]))
    }.chartYScale(domain: -100...100).plotOnly()
    let rows = picture(chart, columns: 60, rows: 20, glyphs: .block).split(separator: "\n")
    #expect(rows.count > 17 && rows[1].contains("░") && rows[17].contains("░"))
  }

  @Test(
    "Dashes and gaps shorter than a dot are drawn as dots",
    arguments: [[2.0, 6], [1, 3], [1, 15]])
  func shortDashes(lengths: [Double]) {
    for value in [2.0, 5, 7.5] {
      let line = Chart(0..<10, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", value))
          .lineStyle(StrokeStyle(dash: lengths.map { CGFloat($0) }))
      }.chartYScale(domain: 0...10).plotOnly()
      let dots = picture(line, columns: 40, rows: 10).unicodeScalars.count(where: \.isBraille)
      #expect((10...40).contains(dots), "\(dots) cells at \(value)")
    }
  }
}
