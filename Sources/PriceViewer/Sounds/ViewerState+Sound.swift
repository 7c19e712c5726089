import ChartSounds
import CivilTime
import TerminalCharts

/// The prices of a state as sound: the price as pitch, ticks on hours, days or months.
///
/// Now and the selection have another timbre.
extension ViewerState {
  /// The maximum number of distinguishable values; more slots are averaged.
  private static let maximumSounds = 2000
  /// The seconds of sound for a day, and the maximum in total.
  private static let (secondsOfDay, maximumSeconds) = (5.0, 30.0)

  /// The sound; `nil` without prices.
  package var sound: AudioGraph? {
    guard let drawn = shown.drawn, let view = series.interval(of: visible) else { return nil }
    let descriptor = AXChartDescriptor(
      title: nil, summary: nil,
      xAxis: Self.axis(view.start.seconds, view.end.seconds, ticks: ticks(in: view)),
      yAxis: Self.axis(drawn.lowest.doubleValue, drawn.highest.doubleValue),
      series: [AXDataSeriesDescriptor(name: nil, isContinuous: true, dataPoints: sounds)])
    var graph = AudioGraph(descriptor)
    let length = Double(max(1, view.length))
    graph.duration = min(Self.secondsOfDay * length / 86_400, Self.maximumSeconds)
    graph.marks = [shownNowIndex, selectedIndex].compactMap { index in
      index.map { Double(view.start.distance(to: series[$0].start)) / length }
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
  private var sounds: [AXDataPoint] {
    let (series, visible) = (series, visible)
    let step = max(1, (visible.count + Self.maximumSounds - 1) / Self.maximumSounds)
    var points: [AXDataPoint] = []
    var index = visible.lowerBound
    while index < visible.upperBound {
      var end = index + 1
      while end < min(index + step, visible.upperBound), series.touchesNext(end - 1) { end += 1 }
      points.append(
        AXDataPoint(x: series[index].start.seconds, y: pyramid.statistics(in: index..<end)?.mean))
      if end < visible.upperBound, !series.touchesNext(end - 1) {
        points.append(AXDataPoint(x: series[end - 1].end.seconds, y: nil))
      }
      index = end
    }
    return points
  }

  /// Returns the hours of up to three days, the days of up to three months, or the months.
  private func ticks(in view: Viewport) -> [Double] {
    let days = view.length / 86_400
    let unit: CalendarUnit = days <= 3 ? .hours(1) : days <= 93 ? .day : .month
    let starts = view.units(unit, in: series.zone).map(\.start)
    return starts.filter { $0 >= view.start }.prefix(1000).map(\.seconds)
  }
}
