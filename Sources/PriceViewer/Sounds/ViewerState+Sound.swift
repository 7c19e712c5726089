import ChartSounds
import CivilTime

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
    let x = PlotAxis(start: view.start.seconds, end: view.end.seconds)
    let y = PlotAxis(start: drawn.lowest.doubleValue, end: drawn.highest.doubleValue)
    let points = sounds.map { time, price in
      AudioGraph.Point(
        position: x.fraction(of: time.seconds),
        value: price.map { min(max(y.fraction(of: $0), 0), 1) })
    }
    var graph = AudioGraph(points: points)
    graph.ticks = ticks(in: view).map { x.fraction(of: $0.seconds) }
    graph.duration = min(Self.secondsOfDay * (x.end - x.start) / 86_400, Self.maximumSeconds)
    graph.marks = [shownNowIndex, selectedIndex].compactMap { index in
      index.map { x.fraction(of: series[$0].start.seconds) }
    }.filter { (0..<1).contains($0) }.sorted()
    return graph
  }

  /// The price of each slot by its start, or the means of equal groups of slots; `nil` in gaps.
  private var sounds: [(start: Instant, price: Double?)] {
    let (series, visible) = (series, visible)
    let step = max(1, (visible.count + Self.maximumSounds - 1) / Self.maximumSounds)
    var points: [(Instant, Double?)] = []
    var index = visible.lowerBound
    while index < visible.upperBound {
      var end = index + 1
      while end < min(index + step, visible.upperBound), series.touchesNext(end - 1) { end += 1 }
      points.append((series[index].start, pyramid.statistics(in: index..<end)?.mean))
      if end < visible.upperBound, !series.touchesNext(end - 1) {
        points.append((series[end - 1].end, nil))
      }
      index = end
    }
    return points
  }

  /// Returns the hours of up to three days, the days of up to three months, or the months.
  private func ticks(in view: Viewport) -> [Instant] {
    let days = view.length / 86_400
    let unit: CalendarUnit = days <= 3 ? .hours(1) : days <= 93 ? .day : .month
    let starts = view.units(unit, in: series.zone).map(\.start)
    return Array(starts.filter { $0 >= view.start }.prefix(1000))
  }
}
