import Foundation
import Testing

@testable import TerminalCharts

@Suite("Axis labels") struct AxisLabelTests {
  private func chart() -> some View {
    Chart(0..<11, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", index % 5))
    }
  }

  private func labels(_ resolution: AxisValueLabelCollisionResolution) -> some View {
    chart().chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: Array(0...10)) { value in
        AxisValueLabel(
          format: IntegerFormatStyle<Int>.number.precision(.integerLength(4...)),
          collisionResolution: resolution)
      }
    }
  }

  @Test("Colliding labels are dropped, truncated or kept, as their collision resolution states")
  func collisions() {
    expectPicture(
      labels(.automatic), 34, 5,
      """
               ⢀⡠⠔⠹⡀          ⢀⡠⠔⠹⡀
            ⢀⡠⠒⠁   ⢱       ⢀⡠⠒⠁   ⢱
         ⢀⠤⠊⠁       ⢣   ⢀⠤⠊⠁       ⢣
      ⢀⠔⠊⠁          ⠈⢆⠔⠊⠁          ⠈⢆
      0,000 0,002 0,004 0,006 0,008
      """)
    expectPicture(
      labels(.greedy(minimumSpacing: 24)), 34, 5,
      """
               ⢀⡠⠔⠹⡀          ⢀⡠⠔⠹⡀
            ⢀⡠⠒⠁   ⢱       ⢀⡠⠒⠁   ⢱
         ⢀⠤⠊⠁       ⢣   ⢀⠤⠊⠁       ⢣
      ⢀⠔⠊⠁          ⠈⢆⠔⠊⠁          ⠈⢆
      0,000    0,003    0,006    0,009
      """)
    expectPicture(
      labels(.truncate), 34, 5,
      """
               ⢀⡠⠔⠹⡀          ⢀⡠⠔⠹⡀
            ⢀⡠⠒⠁   ⢱       ⢀⡠⠒⠁   ⢱
         ⢀⠤⠊⠁       ⢣   ⢀⠤⠊⠁       ⢣
      ⢀⠔⠊⠁          ⠈⢆⠔⠊⠁          ⠈⢆
      0… 0… 0… 0… 0… 0… 0… 0… 0… … 0,010
      """)
    expectPicture(
      labels(.disabled), 34, 5,
      """
               ⢀⡠⠔⠹⡀          ⢀⡠⠔⠹⡀
            ⢀⡠⠒⠁   ⢱       ⢀⡠⠒⠁   ⢱
         ⢀⠤⠊⠁       ⢣   ⢀⠤⠊⠁       ⢣
      ⢀⠔⠊⠁          ⠈⢆⠔⠊⠁          ⠈⢆
      0,00,00,00,00,00,00,00,00,00,0,010
      """)
  }

  @Test("Greedy labels of a higher priority are kept")
  func priorities() {
    let chart = chart().chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: Array(0...10)) { value in
        AxisValueLabel(
          "n\(value.index)",
          collisionResolution: .greedy(priority: value.index % 4 == 3 ? 1 : 0))
      }
    }
    expectPicture(
      chart, 20, 5,
      """
           ⢀⠔⡇      ⡠⢳
          ⡰⠁ ⢸    ⡠⠊ ⠈⡆
        ⡠⠊    ⡇ ⢀⠎    ⢣
      ⢠⠊      ⢸⠔⠁     ⠘⡄
      n0   n3 n5  n7 n9
      """)
  }

  @Test("Vertical labels run downwards, reversed vertical labels upwards")
  func orientation() {
    let chart = chart().chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: [0, 5]) { value in
        AxisValueLabel(
          format: .number.precision(.fractionLength(1)) as FloatingPointFormatStyle<Double>,
          orientation: value.index == 0 ? .vertical : .verticalReversed)
      }
    }
    expectPicture(
      chart, 20, 8,
      """
            ⢠⢺       ⢠⢺
           ⡔⠁ ⡇     ⡔⠁ ⡇
         ⢠⠊   ⢱   ⢠⠊   ⢱
        ⡔⠁    ⠘⡄ ⡔⠁    ⠘⡄
      ⢠⠊       ⢧⠊       ⢇
      0        0
      .        .
      0        5
      """)
  }

  @Test("The label of a horizontal bar of a day is in the row of the bar, at any height")
  func dayBars() {
    let days = (0..<3).map { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400) }
    let chart = Chart(days, id: \.self) {
      BarMark(x: .value("v", 5), y: .value("Day", $0, unit: .day), height: 2)
    }
    .chartXAxis(.hidden).chartYAxis {
      AxisMarks(preset: .aligned, position: .leading, values: .stride(by: .day)) {
        AxisValueLabel(format: .dateTime.day(), centered: true)
      }
    }
    for rows in 4...24 {
      let lines = picture(chart, columns: 20, rows: rows).split(separator: "\n")
      let bars = lines.filter { $0.contains(/\S{8}/) }
      #expect(bars.count == 3 && bars.allSatisfy { $0.contains(/\d/) }, "\(rows) \(lines)")
    }
  }

  @Test("Ticks inside the bins of bars are labelled where they are")
  func ticksInsideBins() {
    let days = (0..<2).map { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400) }
    let chart = Chart(days, id: \.self) {
      BarMark(x: .value("Day", $0, unit: .day), y: .value("v", 1))
    }
    .chartYAxis(.hidden)
    let lines = picture(chart, columns: 50, rows: 5).split(separator: "\n").map(Array.init)
    let ticks = lines[lines.count - 2].indices.filter { "┴└┘".contains(lines[lines.count - 2][$0]) }
    let labels = lines[lines.count - 1].indices.filter { index in
      let line = lines[lines.count - 1]
      return line[index] != " " && (index == 0 || line[index - 1] == " ")
    }
    #expect(ticks.count == 5 && zip(labels, ticks).allSatisfy { abs($0 - $1) <= 1 }, "\(lines)")
  }

  @Test("A format without a type formats axis values as doubles")
  func untypedFormats() {
    func text(_ marks: some AxisContent) -> String {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: "en_US")
      return Chart([0.25, 0.5], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis(.hidden).chartYAxis { marks }
        .render(in: CellSize(columns: 20, rows: 6), environment: environment).buffer.text
    }
    let half = [0.5]
    #expect(text(AxisMarks(values: half) { AxisValueLabel(format: .percent) }).contains("50%"))
    #expect(text(AxisMarks(values: half) { AxisValueLabel(format: .number) }).contains("0.5"))
    let whole = AxisMarks(values: half) {
      AxisValueLabel(format: .percent.precision(.fractionLength(1)))
    }
    #expect(text(whole).contains("50.0%"))
    #expect(text(AxisMarks(format: .percent)).contains("0%"))
    #expect(
      text(AxisMarks(values: [1, 2]) { AxisValueLabel(format: IntegerFormatStyle<Int>()) })
        .isEmpty == false)
  }
}
