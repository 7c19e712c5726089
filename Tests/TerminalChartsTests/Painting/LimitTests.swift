import Foundation
import TerminalCharts
import Testing

/// Charts at the limits of what a terminal can show.
@Suite("Limits of drawing") struct LimitTests {
  @Test("An area far longer than the plot takes no longer than its part")
  func longArea() {
    let chart = Chart(0..<10, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", $0 + 1)) }
    let size = CellSize(columns: 80, rows: 24)
    // Its end is 10¹¹ columns away.
    let parts = [1e-9, 1e-3].map { end in
      chart.chartXScale(domain: 0...end).chartXAxis(.hidden).render(in: size).buffer.text
    }
    #expect(parts[0] == parts[1])
  }

  @Test(
    "An annotated mark with an offset that is not finite is drawn without its annotation",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func offsets(offset: CGFloat) {
    let chart = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 1)).offset(x: offset).annotation { Text("a") }
      RuleMark(y: .value("y", 1)).offset(y: offset).annotation { Text("b") }
      SectorMark(angle: .value("s", 1)).offset(x: offset).annotation { Text("c") }
    }
    #expect(!chart.render(in: CellSize(columns: 40, rows: 12)).buffer.text.isEmpty)
  }

  @Test("A legend beside the plot names all series, however few rows there are")
  func legend() {
    let names = (0..<12).map { "series \($0)" }
    let chart = Chart(names, id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("s", $0))
    }
    .chartXAxis(.hidden)
    .chartLegend(position: .trailing)
    let text = chart.render(in: CellSize(columns: 80, rows: 10)).buffer.text
    for name in names { #expect(text.contains(name), "\(name)\n\(text)") }
  }

  @Test("A unit of a calendar stands for the whole unit by that calendar")
  func calendars() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    calendar.firstWeekday = 1
    let day = 86_400.0
    // 14 January 2026 is a Wednesday, and its week begins on Sunday the 11th.
    let date = Date(timeIntervalSince1970: 20_467 * day)
    func chart(_ mark: some ChartContent) -> String {
      let domain = date.addingTimeInterval(-14 * day)...date.addingTimeInterval(14 * day)
      return picture(
        Chart { mark }.chartXScale(domain: domain).chartXAxis(.hidden), columns: 60, rows: 6)
    }
    let week = BarMark(
      x: .value("d", date, unit: .weekOfYear, calendar: calendar), y: .value("y", 1))
    let bin = RectangleMark(
      xStart: .value("d", date.addingTimeInterval(-3 * day)),
      xEnd: .value("d", date.addingTimeInterval(4 * day)), yStart: .value("y", 0),
      yEnd: .value("z", 1))
    let columns = [chart(week), chart(bin)].map { text in
      let row = Array(text.split(separator: "\n")[3])
      return row.indices.filter { row[$0] == "█" }
    }
    #expect(columns[0].count > 8 && Set(columns[0]).isSubset(of: columns[1]), "\(columns)")
  }

  @Test("Points and rules positioned by a category stand over the bars of the category")
  func columns() throws {
    func chart(_ mark: @escaping (Int, String) -> some ChartContent) -> some View {
      Chart(0..<6, id: \.self) { index in
        let (group, category) = (index % 3, index / 3 == 0 ? "a" : "b")
        mark(group, category)
          .position(by: .value("g", "g\(group)"))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).chartYScale(domain: 0...2)
    }
    let size = CellSize(columns: 80, rows: 8)
    func columns(_ row: Int, _ view: some View) -> [Int] {
      let text = Array(view.render(in: size).buffer.text(row: row))
      return text.indices.filter { text[$0] != " " }
    }
    let bars = columns(6, chart { BarMark(x: .value("c", $1), y: .value("y", 1)) })
    let rules = columns(
      6, chart { RuleMark(x: .value("c", $1), yStart: .value("y", 0), yEnd: .value("z", 1)) })
    #expect(rules.count == 6 && Set(rules).isSubset(of: bars), "\(bars) \(rules)")
    // Each rule is in the middle third of its bar, of which all are equally wide.
    let gaps = zip(rules, rules.dropFirst()).map { $1 - $0 }
    let width = Double(gaps[0])
    #expect(abs(Double(gaps[1]) - width) <= 1 && width * 3 > 0.7 * 40 && width * 3 < 40)
  }
}
