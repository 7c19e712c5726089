import FoundationSubset
import Testing

@testable import TerminalCharts

@Suite("Facts about all marks") struct MarkFactsTests {
  private func facts(@ChartContentBuilder _ content: () -> some ChartContent) -> MarkFacts {
    ArrangedMarks(collected(content)).facts
  }

  @Test("A single bar at a number is one unit wide") func loneBar() {
    let marks = ArrangedMarks(collected { BarMark(x: .value("x", 5), y: .value("y", 1)) })
    #expect(marks.records[0].x.lower == 4.5 && marks.records[0].x.upper == 5.5)
  }

  @Test("Lines and points with calendar units or ranges are recorded as having bins")
  func bins() {
    let day = Date(timeIntervalSince1970: 0)
    let line = facts {
      LineMark(x: .value("Day", day, unit: .day), y: .value("Price", 1))
      LineMark(x: .value("Day", day + 86_400, unit: .day), y: .value("Price", 2))
    }
    #expect(line.hasBins == (x: true, y: false))
    let points = facts { PointMark(x: .value("Number", 1), y: .value("Range", 2..<4)) }
    #expect(points.hasBins == (x: false, y: true))
    let plain = facts { LineMark(x: .value("Day", day), y: .value("Price", 1)) }
    #expect(plain.hasBins == (x: false, y: false))
  }
}
