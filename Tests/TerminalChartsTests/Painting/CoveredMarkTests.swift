import TerminalCore
import TerminalViews
import Testing

@testable import TerminalCharts

/// Lines and points that are declared before opaque fills.
@Suite("Marks under fills") struct CoveredMarkTests {
  private func drawn(_ opacity: Double) -> String {
    let chart = Chart {
      ForEach(0..<9, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 3)) }
      PointMark(x: .value("x", 4), y: .value("y", 1))
      RectangleMark(xStart: .value("x", 2), xEnd: .value("x", 6)).opacity(opacity)
    }
    .chartXScale(domain: 0...8).chartYScale(domain: 0...2)
    return draw(chart.plotOnly(), columns: 33, rows: 9, colorDepth: .trueColor).buffer.text
  }

  @Test("An opaque rectangle covers the line and the point before it, as in pictures")
  func opaque() {
    for row in drawn(1).split(separator: "\n") {
      let inside = row.dropFirst(10).prefix(13)
      #expect(inside.unicodeScalars.filter { $0.isBraille || $0 == "●" }.isEmpty, "\(row)")
    }
  }

  @Test("A large symbol on the end of a bar has its own colour in every cell, at any height")
  func endOfBar() {
    for height in stride(from: 20.0, through: 80, by: 0.5) {
      let chart = Chart {
        BarMark(x: .value("x", "a"), y: .value("y", height)).foregroundStyle(.blue)
        PointMark(x: .value("x", "a"), y: .value("y", height)).symbolSize(1_600)
          .foregroundStyle(.red)
      }
      .chartYScale(domain: 0...100).plotOnly()
      let buffer = draw(chart, columns: 9, rows: 20, colorDepth: .trueColor).buffer
      let red = draw(
        Chart { RectangleMark().foregroundStyle(.red) }.plotOnly(), columns: 1,
        rows: 1, colorDepth: .trueColor
      ).buffer[0, 0].style.foreground
      let rows = (0..<20).filter { row in
        [buffer[4, row].style.foreground, buffer[4, row].style.background].contains(red)
      }
      #expect(rows.count > 1 && rows.last! - rows[0] == rows.count - 1, "\(height) \(rows)")
    }
  }

  @Test("A line and a point are seen through a translucent rectangle") func translucent() {
    let scalars = drawn(0.5).unicodeScalars
    #expect(scalars.contains("●"))
    #expect(drawn(1).unicodeScalars.filter(\.isBraille).count < scalars.filter(\.isBraille).count)
  }
}
