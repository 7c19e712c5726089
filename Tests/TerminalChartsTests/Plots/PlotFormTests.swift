import Foundation
import TerminalCharts
import Testing

/// Equality of plots and marks: every initialiser of a plot draws the same as its marks.
@Suite("Forms of plots") struct PlotFormTests {
  private struct Task: Identifiable {
    let id: Int
    let name: String
    let day: Date
    let low: Double
    let high: Double
    let size: CGFloat
    let inset: CGFloat
    let place: CGFloat
    let box: CGSize
    let stroke: StrokeStyle
    let isHidden: Bool
  }
  private static let tasks = (0..<6).map { index in
    let number = CGFloat(index)
    return Task(
      id: index, name: index % 2 == 0 ? "even" : "odd",
      day: Date(timeIntervalSince1970: 86_400 * Double(index) + 40_000), low: Double(index),
      high: Double(index * 3 % 7) + 8, size: 8 + number * 4, inset: number, place: 16 * number,
      box: CGSize(width: 4 + 8 * number, height: 16),
      stroke: StrokeStyle(lineWidth: 1 + 2 * number), isHidden: index > 2)
  }

  private func expect(
    _ plot: some ChartContent, _ mark: @escaping (Task) -> some ChartContent,
    _ place: SourceLocation = #_sourceLocation
  ) {
    func text(_ content: some ChartContent) -> String {
      var environment = EnvironmentValues()
      environment.timeZone = TimeZone(identifier: "UTC") ?? .current
      let chart = Chart { content }
      return chart.render(in: CellSize(columns: 50, rows: 14), environment: environment).buffer.text
    }
    let marks = text(ForEach(Self.tasks) { mark($0) })
    #expect(text(plot) == marks, sourceLocation: place)
    // Something is drawn: a chart without the marks differs.
    #expect(marks != text(EmptyChartContent()), sourceLocation: place)
  }

  @Test("Area plots draw the same as area marks") func areas() {
    let tasks = Self.tasks
    expect(
      AreaPlot(
        tasks, x: .value("Id", \.id), y: .value("High", \.high), series: .value("Name", \.name),
        stacking: .unstacked)
    ) {
      AreaMark(
        x: .value("Id", $0.id), y: .value("High", $0.high), series: .value("Name", $0.name),
        stacking: .unstacked)
    }
    expect(
      AreaPlot(
        tasks, x: .value("Id", \.id), yStart: .value("Low", \.low), yEnd: .value("High", \.high),
        series: .value("Name", \.name))
    ) {
      AreaMark(
        x: .value("Id", $0.id), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high),
        series: .value("Name", $0.name))
    }
    expect(
      AreaPlot(
        tasks, xStart: .value("Low", \.low), xEnd: .value("High", \.high), y: .value("Id", \.id))
    ) {
      AreaMark(
        xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: .value("Id", $0.id))
    }
  }

  @Test("Bar plots with every kind of size draw the same as bar marks") func barsAndTheirSizes() {
    let tasks = Self.tasks
    expect(
      BarPlot(tasks, x: .value("Id", \.id), y: .value("High", \.high), width: .fixed(\.size))
    ) { BarMark(x: .value("Id", $0.id), y: .value("High", $0.high), width: .fixed($0.size)) }
    expect(
      BarPlot(
        tasks, xStart: .value("Low", \.low), xEnd: .value("High", \.high),
        y: .value("Id", \.id), height: .inset(\.inset))
    ) {
      BarMark(
        xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: .value("Id", $0.id),
        height: .inset($0.inset))
    }
    expect(BarPlot(tasks, x: .value("Id", \.id), yStart: 16, yEnd: 64, width: 8)) {
      BarMark(x: .value("Id", $0.id), yStart: 16, yEnd: 64, width: 8)
    }
    expect(
      BarPlot(
        tasks, xStart: .value("Low", \.low), xEnd: .value("High", \.high), yStart: \.place,
        yEnd: \.size)
    ) {
      BarMark(
        xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), yStart: $0.place,
        yEnd: $0.size)
    }
  }

  @Test("Point and rule plots draw the same as point and rule marks") func pointsAndRules() {
    let tasks = Self.tasks
    expect(PointPlot(tasks, x: .value("Id", \.id), y: \.place)) {
      PointMark(x: .value("Id", $0.id), y: $0.place)
    }
    expect(PointPlot(tasks, x: 40, y: .value("High", \.high))) {
      PointMark(x: 40, y: .value("High", $0.high))
    }
    expect(RulePlot(tasks, x: .value("Id", \.id), yStart: \.place, yEnd: \.size)) {
      RuleMark(x: .value("Id", $0.id), yStart: $0.place, yEnd: $0.size)
    }
    expect(
      RulePlot(
        tasks, xStart: .value("Low", \.low), xEnd: .value("High", \.high), y: \.place)
    ) { RuleMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: $0.place) }
    expect(RulePlot(tasks, xStart: 8, xEnd: 80, y: .value("High", \.high))) {
      RuleMark(xStart: 8, xEnd: 80, y: .value("High", $0.high))
    }
  }

  @Test("Rectangle and sector plots draw the same as rectangle and sector marks")
  func rectanglesAndSectors() {
    let tasks = Self.tasks
    expect(
      RectanglePlot(
        tasks, x: .value("Name", \.name), y: .value("Id", \.id), width: .ratio(0.5),
        height: .fixed(\.size))
    ) {
      RectangleMark(
        x: .value("Name", $0.name), y: .value("Id", $0.id), width: .ratio(0.5),
        height: .fixed($0.size))
    }
    expect(
      RectanglePlot(
        tasks, xStart: \.place, xEnd: \.size, yStart: .value("Low", \.low),
        yEnd: .value("High", \.high))
    ) {
      RectangleMark(
        xStart: $0.place, xEnd: $0.size, yStart: .value("Low", $0.low),
        yEnd: .value("High", $0.high))
    }
    expect(
      SectorPlot(
        tasks, angle: .value("High", \.high), innerRadius: .ratio(0.3),
        outerRadius: .inset(\.inset), angularInset: \.inset)
    ) {
      SectorMark(
        angle: .value("High", $0.high), innerRadius: .ratio(0.3), outerRadius: .inset($0.inset),
        angularInset: $0.inset)
    }
  }

  @Test("Plots with bins, calendar units and constants draw the same as marks")
  func binsUnitsAndConstants() throws {
    let tasks = Self.tasks
    expect(BarPlot(tasks, x: .value("Span", \.low, \.high), y: .value("Id", \.id))) {
      BarMark(x: .value("Span", $0.low..<$0.high), y: .value("Id", $0.id))
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    expect(
      PointPlot(
        tasks, x: .value("Day", \.day, unit: .day, calendar: calendar), y: .value("Id", \.id))
    ) {
      PointMark(
        x: .value("Day", $0.day, unit: .day, calendar: calendar), y: .value("Id", $0.id))
    }
    expect(PointPlot(tasks, x: .value(Text("Id"), \.id), y: .value("Four", 4.0))) {
      PointMark(x: .value("Id", $0.id), y: .value("Four", 4.0))
    }
  }

  @Test("Symbol sizes and line styles of plots can be key paths") func propertiesOfStyle() {
    let tasks = Self.tasks
    let points = PointPlot(tasks, x: .value("Id", \.id), y: .value("High", \.high))
    expect(points.symbolSize(\.box)) {
      PointMark(x: .value("Id", $0.id), y: .value("High", $0.high)).symbolSize($0.box)
    }
    expect(RulePlot(tasks, x: .value("Id", \.id)).lineStyle(\.stroke)) {
      RuleMark(x: .value("Id", $0.id)).lineStyle($0.stroke)
    }
  }

  @Test("Accessibility labels and visibility of plots can be key paths") func wordsOfEachMark() {
    let tasks = Self.tasks
    let plot = Chart {
      PointPlot(tasks, x: .value("Id", \.id), y: .value("High", \.high))
        .accessibilityLabel(\.name).accessibilityHidden(\.isHidden)
    }
    let marks = Chart(tasks) {
      PointMark(x: .value("Id", $0.id), y: .value("High", $0.high))
        .accessibilityLabel($0.name).accessibilityHidden($0.isHidden)
    }
    #expect(plot.chartDataTable() == marks.chartDataTable())
    #expect(plot.chartSummary() == marks.chartSummary())
    #expect(plot.chartSummary().contains("even"))
    // A header line and three values that are not hidden.
    #expect(plot.chartDataTable().split(separator: "\n").count == 4)
  }

  @Test("A bin of integers can index a collection") func aBinHoldsPlacesOfACollection() {
    let bins = NumberBins(thresholds: [0, 2, 4])
    let letters = ["a", "b", "c", "d", "e"]
    #expect(bins.map { letters[$0].joined() } == ["ab", "cde"])
    #expect(bins[0] ~= 1 && !(bins[0] ~= 2) && bins[1] ~= 4)
  }
}
