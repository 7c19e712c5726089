import CivilTime
import ElectricityPrices

/// A pair of axis values of a plot, such as a time in seconds since 1970 and a price.
///
/// A line breaks at a y of NaN.
struct PlotPoint: Hashable, Sendable {
  let x, y: Double
}

/// The ends of an area at an x value; NaN separates areas.
struct AreaEdge {
  let x, low, high: Double
}

/// A part of a line: before or after now, known or a forecast.
struct LinePart {
  let isPast: Bool
  let isForecast: Bool
  let points: ArraySlice<PlotPoint>
}

extension [PlotPoint] {
  /// Returns the line in parts, which share the points between them.
  func parted(at now: Double?, forecasts: [Range<Double>]) -> [LinePart] {
    guard count > 1, now != nil || !forecasts.isEmpty else {
      return [LinePart(isPast: false, isForecast: false, points: self[...])]
    }
    let points =
      forecasts.isEmpty ? self : cut(at: forecasts.flatMap { [$0.lowerBound, $0.upperBound] })
    func kind(_ index: Int) -> (isPast: Bool, isForecast: Bool) {
      let (start, end) = (points[index].x, points[index + 1].x)
      return (
        now.map { start < $0 } ?? false,
        forecasts.contains {
          $0.contains((start + end) / 2) || $0.lowerBound < end && end <= $0.upperBound
        }
      )
    }
    let starts = [0] + (1..<(points.count - 1)).filter { kind($0) != kind($0 - 1) }
    return zip(starts, starts.dropFirst() + [points.count - 1]).map { first, last in
      let (isPast, isForecast) = kind(first)
      return LinePart(isPast: isPast, isForecast: isForecast, points: points[first...last])
    }
  }

  /// Returns the line with a point at each of some times between two of its points.
  private func cut(at times: [Double]) -> [PlotPoint] {
    indices.flatMap { index -> [PlotPoint] in
      guard index + 1 < count else { return [self[index]] }
      let (first, last) = (self[index], self[index + 1])
      let between = times.filter { first.x < $0 && $0 < last.x }.sorted()
      return [first]
        + between.map { time in
          let fraction = (time - first.x) / (last.x - first.x)
          return PlotPoint(x: time, y: first.y + fraction * (last.y - first.y))
        }
    }
  }

  /// Ends the line, so that the next point is not joined to it.
  mutating func breakLine() { if let last { append(PlotPoint(x: last.x, y: .nan)) } }
}

/// A bar: an interval with a price, which is the mean if it covers several slots.
struct PriceBar: Hashable {
  let slots: Range<Int>
  /// The start in seconds since 1970.
  let start: Double
  let end: Double
  let price: Double
  /// The lowest and the highest price of its slots.
  let range: ClosedRange<Double>

  var middle: Double { (start + end) / 2 }
}

/// The data of a chart, made from the slots of a series.
struct PricePoints {
  /// The series, with an index for fast statistics of many slots.
  let pyramid: PricePyramid
  /// The visible slots.
  let slots: Range<Int>
  /// The number of columns of the plot, at least one.
  let columns: Int
  /// The unit that the view groups slots by; `nil` for individual slots.
  let unit: CalendarUnit?
  /// Whether lines and bands are level from the start to the end of a slot or step, instead of
  /// joining their middles.
  var isLevel: Bool

  /// The vertices of the line: of each slot, or the mean of each step.
  ///
  /// An isolated slot has a vertex at both ends, so that it is visible.
  var line: [PlotPoint] {
    guard bandUnit == nil else { return means }
    // The series is large: a local constant avoids a copy for each point.
    let series = series
    var points: [PlotPoint] = []
    points.reserveCapacity(2 * slots.count + 1)
    for index in slots {
      let (slot, price) = (series[index], series.doubleValue(at: index))
      let (start, end) = (slot.start.seconds, slot.end.seconds)
      let isWhole = isLevel || !isJoined(index - 1) && !isJoined(index)
      for time in isWhole ? [start, end] : [(start + end) / 2] {
        points.append(PlotPoint(x: time, y: price))
      }
      if index + 1 < slots.upperBound, !series.touchesNext(index) { points.breakLine() }
    }
    return points
  }

  /// Returns whether a line connects a slot to the next.
  private func isJoined(_ index: Int) -> Bool {
    slots.contains(index) && slots.contains(index + 1) && series.touchesNext(index)
      && series[index].price != nil && series[index + 1].price != nil
  }
}

extension PricePoints {
  var series: PriceSeries { pyramid.series }

  /// Creates the points of a state.
  init(_ state: ViewerState, columns: Int) {
    self.init(
      pyramid: state.pyramid, slots: state.visible, columns: max(1, columns), unit: state.unit,
      isLevel: state.drawnKind != .line)
  }

  // MARK: Additional lines, of other times and areas

  /// Returns points for another series or other slots, in the same units.
  func of(_ pyramid: PricePyramid, _ slots: Range<Int>) -> PricePoints {
    PricePoints(pyramid: pyramid, slots: slots, columns: columns, unit: unit, isLevel: isLevel)
  }

  /// The line to compare with another, of which longer units use means: two lines with every rise
  /// and fall would not be distinguishable.
  var outline: [PlotPoint] { !isLevel && (unit == nil || bandUnit != nil) ? line : corners }

  /// The corners of the bars.
  var corners: [PlotPoint] {
    var points: [PlotPoint] = []
    for bar in bars {
      if let last = points.last, last.x < bar.start { points.breakLine() }
      points += [bar.start, bar.end].map { PlotPoint(x: $0, y: bar.price) }
    }
    return points
  }
}
