import Foundation
import TerminalCharts
import TerminalCore
import TerminalViews
import Testing

/// Rules and annotations in a chart with a line.
struct RuleTests {
  private static let start = Date(timeIntervalSince1970: 1_657_584_000)
  private static let prices = [
    373, 362, 361, 360, 358, 355, 339, 357, 388, 408, 409, 402, 373, 326, 329, 360, 395, 421, 426,
    447, 428, 424, 425, 413,
  ]
  private static func hour(_ index: Int) -> Date { start.addingTimeInterval(Double(index) * 3600) }

  private static func chart(selected: Int?) -> some View {
    Chart {
      ForEach(prices.indices, id: \.self) { index in
        LineMark(x: .value("Hour", hour(index)), y: .value("Øre", prices[index]))
      }
      if let selected {
        RuleMark(x: .value("Selected", hour(selected)))
          .annotation(position: .automatic, alignment: .top) {
            VStack {
              Text("13:00-14:00")
              Text("326 øre per kWh")
            }
          }
      }
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartAnnotationRows(2)
  }

  @Test("A selection rule removes no dot of the line", arguments: 0..<24)
  func noDotIsLost(selected: Int) {
    let without = draw(Self.chart(selected: nil), columns: 80, rows: 20).buffer
    let with = draw(Self.chart(selected: selected), columns: 80, rows: 20).buffer
    for row in 2..<18 {
      for column in 0..<80 where without.scalar(column, row).isBraille {
        #expect(with.scalar(column, row) == without.scalar(column, row))
      }
    }
  }

  @Test(
    "The rule occupies one column over the height of the plot and crosses the axis",
    arguments: 0..<24)
  func theRuleStandsInOneColumnOverTheWholePlot(selected: Int) throws {
    let frame = draw(Self.chart(selected: selected), columns: 80, rows: 20)
    let x = try #require(frame.proxy?.position(forX: Self.hour(selected)))
    let plot = try #require(frame.proxy?.plotRect)
    let column = Int((plot.minX + x) / CellMetrics.columnWidth)
    for row in 2..<18 {
      let scalar = frame.buffer.scalar(column, row)
      #expect(scalar == "│" || scalar.isBraille, "row \(row)")
    }
    #expect(frame.buffer.scalar(column, 18) == "┼")
  }

  @Test("The annotation of a rule stays inside the chart", arguments: 0..<24, [30, 40, 80, 200])
  func theAnnotationStaysInside(selected: Int, columns: Int) {
    let frame = draw(Self.chart(selected: selected), columns: columns, rows: 20)
    #expect(frame.buffer.text(row: 0).contains("13:00-14:00"))
    #expect(frame.buffer.text(row: 1).contains("326 øre per kWh"))
    #expect(frame.annotationFrames.count == 1)
  }

  @Test("A rule with an annotation does not move the plot") func thePlotStandsStill() {
    let without = draw(Self.chart(selected: nil), columns: 80, rows: 20)
    let with = draw(Self.chart(selected: 13), columns: 80, rows: 20)
    #expect(without.proxy?.plotRect == with.proxy?.plotRect)
  }

  @Test("The price chart has ticks every 50 øre and every 6 hours") func theSeedsTicks() {
    let text = picture(Self.chart(selected: nil), columns: 80, rows: 24)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let labels = lines.compactMap { Int($0.prefix(3)) }
    #expect(labels == [450, 400, 350, 300])
    #expect(lines.last?.split(separator: " ").map(String.init) == ["00", "06", "12", "18"])
  }
}
