import ChartSounds
import CivilTime
import ElectricityPrices
import TerminalCharts

/// The prices of a state as sound: the price as pitch, ticks on hours, days or months.
///
/// Now and the selection have another timbre.
package struct PriceSound {
  private let state: ViewerState
  /// The maximum number of distinguishable values; more slots are averaged.
  private static let maximumValues = 2000
  /// The seconds of sound for a day, and the maximum in total.
  private static let (secondsOfDay, maximumSeconds) = (5.0, 30.0)

  package init(_ state: ViewerState) { self.state = state }

  /// The sound; `nil` without prices.
  package var graph: AudioGraph? {
    guard let drawn = state.shown.drawn, let view = state.series.interval(of: state.visible)
    else { return nil }
    let (start, end) = (view.start, view.end)
    let descriptor = AXChartDescriptor(
      title: nil, summary: nil,
      xAxis: Self.axis(start.seconds, end.seconds, ticks: ticks(from: start, to: end)),
      yAxis: Self.axis(drawn.lowest.doubleValue, drawn.highest.doubleValue),
      series: [AXDataSeriesDescriptor(name: nil, isContinuous: true, dataPoints: values)])
    var graph = AudioGraph(descriptor)
    let length = Double(max(1, view.length))
    graph.duration = min(Self.secondsOfDay * length / 86_400, Self.maximumSeconds)
    graph.marks = [state.shownNowIndex, state.selectedIndex].compactMap { index in
      index.map { Double(start.distance(to: state.series[$0].start)) / length }
    }.filter { (0..<1).contains($0) }.sorted()
    return graph
  }

  private static func axis(
    _ low: Double, _ high: Double, ticks: [Double] = []
  ) -> AXNumericDataAxisDescriptor {
    AXNumericDataAxisDescriptor(
      title: "", range: low...max(low, high), gridlinePositions: ticks
    ) { "\($0)" }
  }

  /// The price of each slot, or the means of equal groups of slots; empty in gaps.
  private var values: [AXDataPoint] {
    let (series, slots) = (state.series, state.visible)
    let step = max(1, (slots.count + Self.maximumValues - 1) / Self.maximumValues)
    var points: [AXDataPoint] = []
    var index = slots.lowerBound
    while index < slots.upperBound {
      var end = index + 1
      while end < min(index + step, slots.upperBound), series.touchesNext(end - 1) { end += 1 }
      points.append(
        AXDataPoint(
          x: series[index].start.seconds, y: state.pyramid.statistics(in: index..<end)?.mean))
      if end < slots.upperBound, !series.touchesNext(end - 1) {
        points.append(AXDataPoint(x: series[end - 1].end.seconds, y: nil))
      }
      index = end
    }
    return points
  }

  /// Returns the hours of up to three days, the days of up to three months, or the months.
  private func ticks(from start: Instant, to end: Instant) -> [Double] {
    let days = start.distance(to: end) / 86_400
    let unit: CalendarUnit = days <= 3 ? .hours(1) : days <= 93 ? .day : .month
    var ticks: [Double] = []
    var next = unit.interval(containing: start, in: state.series.zone)
    while next.start < end, ticks.count < 1000 {
      if next.start >= start { ticks.append(next.start.seconds) }
      next = unit.interval(containing: next.end, in: state.series.zone)
    }
    return ticks
  }
}
