import CivilTime
import Testing

@testable import TerminalCharts

@Suite("Chart descriptions") struct ChartDescriptionTests {
  private let start = Date(timeIntervalSince1970: 1_657_576_800)

  private func chart() -> some View {
    Chart(0..<6, id: \.self) { index in
      LineMark(
        x: .value("Hour", start.addingTimeInterval(Double(index / 2) * 3600)),
        y: .value("Øre", [40, 12, 35, 18, 44, 12][index])
      )
      .foregroundStyle(by: .value("Area", index % 2 == 0 ? "NO1" : "NO4"))
      RuleMark(y: .value("Mean", 27)).accessibilityHidden(true)
    }
  }

  @Test("The summary states the series, their extremes with positions, and the trend")
  func summary() {
    var environment = EnvironmentValues()
    environment.zone = .utc
    #expect(
      chart().chartSummary(environment: environment) == """
        Chart of lines, rules: Hour, Øre; 6 marks.
        NO1: 3 values, least 35 at 11 Jul 2022 23:00, greatest 44 at 12 Jul 2022 00:00; \
        rising from 40 to 44.
        NO4: 3 values, least 12 at 11 Jul 2022 22:00, greatest 18 at 11 Jul 2022 23:00; \
        level from 12 to 12.
        """)
  }

  @Test("The extremes of ranges are those of their ends")
  func ranges() {
    let chart = Chart(0..<3, id: \.self) {
      BarMark(x: .value("x", "c\($0)"), yStart: .value("y", $0 - 2), yEnd: .value("y", $0 + 1))
    }
    #expect(chart.chartSummary().contains("3 values, least -2 at c0, greatest 3 at c2"))
  }

  @Test("Descriptions state dates in the time zone, as precisely as the data")
  func dates() {
    var environment = EnvironmentValues()
    environment.zone = .utc
    let days = Chart(0..<2, id: \.self) { day in
      BarMark(
        x: .value("Day", start.addingTimeInterval(Double(day) * 86_400 + 7200)),
        y: .value("Price", day))
    }
    #expect(
      days.chartDataTable(environment: environment) == """
        Day          Price
        12 Jul 2022  0
        13 Jul 2022  1
        """)
    let month = Chart {
      BarMark(x: .value("Month", start, unit: .month), y: .value("Price", 3))
    }
    #expect(month.chartDataTable(environment: environment).contains("Jul 2022  3"))
    let second = Chart { PointMark(x: .value("Time", start + 1), y: .value("Price", 3)) }
    #expect(second.chartDataTable(environment: environment).contains("11 Jul 2022 22:00:01"))
  }

  @Test("The summary uses the accessibility label and value of a mark")
  func labels() {
    let chart = Chart {
      BarMark(x: .value("Day", "Monday"), y: .value("Steps", 8000))
        .accessibilityLabel("Monday").accessibilityValue("eight thousand steps")
    }
    #expect(
      chart.chartSummary() == """
        Chart of bars: Day, Steps; 1 mark.
        1 value, least 8000 at Monday, greatest 8000 at Monday.
        Monday: eight thousand steps
        """)
  }

  @Test("The data table lists every mark with its series")
  func table() {
    let chart = Chart(0..<4, id: \.self) { index in
      BarMark(x: .value("Day", index / 2), y: .value("Price", Double(index) / 4))
        .foregroundStyle(by: .value("Area", "NO\(index % 2 + 1)"))
    }
    #expect(
      chart.chartDataTable() == """
        Day  Price  Area
        0    0      NO1
        0    0.25   NO2
        1    0.5    NO1
        1    0.75   NO2
        """)
    let pie = Chart { SectorMark(angle: .value("Share", 3)) }
    #expect(pie.chartDataTable().contains("3"))
    #expect(Text("no chart").chartDataTable().isEmpty)
  }
}
