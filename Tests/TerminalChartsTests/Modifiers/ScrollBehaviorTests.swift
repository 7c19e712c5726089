import Foundation
import Testing

@testable import TerminalCharts

/// The values at which scrolling ends.
@Suite("Scroll behaviours") struct ScrollBehaviorTests {
  @Test("Each scroll direction aligns to its own unit") func bothDirectionsRestByThemselves() {
    let numbers: ValueAlignedChartScrollTargetBehavior = .valueAligned(xUnit: 5, yUnit: 0.5)
    #expect(numbers.x(12) == 10)
    #expect(numbers.y(12.3) == 12.5)
    let nowhere: ValueAlignedChartScrollTargetBehavior = .valueAligned(unit: 0)
    #expect(nowhere.x(12.3) == 12.3 && nowhere.y(12.3) == 12.3)
    let hours: ValueAlignedChartScrollTargetBehavior = .valueAligned(
      xMatching: DateComponents(minute: 0), yUnit: 60)
    // In every present time zone, hours begin at a multiple of a quarter of an hour.
    #expect(hours.x(3600 * 5 + 20).truncatingRemainder(dividingBy: 900) == 0)
    #expect(hours.y(3600 * 5 + 20) == 3600 * 5)
    let mixed: ValueAlignedChartScrollTargetBehavior = .valueAligned(
      xUnit: 60, yMatching: DateComponents(minute: 0))
    #expect(mixed.x(3600 * 5 + 20) == 3600 * 5)
    #expect(mixed.y(3600 * 5 + 20).truncatingRemainder(dividingBy: 900) == 0)
    // A date that matches stays where it is.
    for boundary in [hours.x(3600 * 5 + 20), hours.x(86_400 * 9)] {
      #expect(hours.x(boundary) == boundary)
    }
  }

  private struct PageBehavior: ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
      let page = context.containerSize.width
      #expect(context.contentSize.width == 10 * page && context.axes == .horizontal)
      let start = context.originalTarget.rect.minX
      #expect(start == 2 * page)
      // The first value is drawn in the middle of a cell.
      let half = 10.0 / 40 / 2
      let values = [start, target.rect.minX].compactMap {
        context.chartProxy.value(atX: $0, as: Double.self)
      }
      #expect(values.count == 2 && abs(values[0] - 20) < half && abs(values[1] - 26) < half)
      target.rect.origin.x = (target.rect.minX / page).rounded() * page
    }
  }

  @Test("A custom behaviour receives coordinates of the whole content and can move the target")
  func behaviorOfOnesOwn() throws {
    var environment = EnvironmentValues()
    environment.zone = .utc
    let chart = Chart { LineMark(x: .value("x", 0), y: .value("y", 1)) }
      .chartXScale(domain: 0...100)
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
      .chartScrollPosition(initialX: 20)
      .plotOnly()
    let size = CellSize(columns: 40, rows: 5)
    let drawing = try #require(chart.canvas(in: size, environment: environment).firstChart)
    var settings = ScrollSettings()
    (settings.axes, settings.behavior) = (.horizontal, PageBehavior())
    let memory = ScrollMemory()
    let scrolled = ScrolledChart(
      x: ScrolledDomain(start: 20, length: 10, whole: 0...100), y: nil,
      scales: drawing.laidOut.scales, settings: settings, memory: memory, tree: nil)
    let moved = scrolled.scroll(by: CGSize(width: 0.6, height: 0), drawing.laidOut.proxy)
    #expect(moved.width == 1 && memory.x.position == 30)
  }
}
