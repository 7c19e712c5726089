import CivilTime
import ElectricityPrices

/// A vertex of a line: a time in seconds since 1970 and a price, which is not a number where the
/// line is broken.
struct PricePoint: Hashable, Identifiable {
  let time: Double
  let price: Double

  var id: Self { self }
}

/// The part of a line before now, or the other one.
struct LinePart: Identifiable {
  let isPast: Bool
  let points: ArraySlice<PricePoint>

  var id: Bool { isPast }
}

extension [PricePoint] {
  /// The points as two lines that meet at a moment, of which the first is past.
  func parted(at now: Double?) -> [LinePart] {
    let parting = now.map { now in firstIndex { $0.time >= now } ?? Swift.max(0, count - 1) } ?? 0
    guard parting > 0 else { return [LinePart(isPast: false, points: self[...])] }
    return [
      LinePart(isPast: true, points: self[...parting]),
      LinePart(isPast: false, points: self[parting...]),
    ]
  }
}

extension [PricePoint] {
  /// Ends a line: what follows is not joined with it.
  mutating func breakLine() {
    if let last { append(PricePoint(time: last.time, price: .nan)) }
  }
}

/// A bar: a stretch of time with a price, the mean of its slots where there are several.
struct PriceBar: Hashable, Identifiable {
  let slots: Range<Int>
  /// In seconds since 1970.
  let start: Double
  let end: Double
  let price: Double
  /// The lowest and the highest price of its slots.
  let range: ClosedRange<Double>

  var id: Double { start }
  /// Whether the bar stands for several slots.
  var isShared: Bool { slots.count > 1 }
  var middle: Double { (start + end) / 2 }
}

/// The data of a chart, made from the slots of a series.
struct PricePoints {
  let series: PriceSeries

  /// The slots that are shown.
  let slots: Range<Int>

  /// The columns of the plot.
  let columns: Int

  /// The unit that the slots are looked at by; nil for slots.
  let unit: CalendarUnit?

  /// Answers about many slots.
  let pyramid: PricePyramid

  /// How many slots the whole view has, of which these can be a part.
  let viewCount: Int

  /// A part of the same, in the same units.
  func part(_ slots: Range<Int>) -> PricePoints {
    PricePoints(
      series: series, slots: slots, columns: columns, unit: barUnit ?? unit, pyramid: pyramid,
      viewCount: viewCount)
  }

  /// The columns of the plot, one at least.
  var plotColumns: Int { max(1, columns) }

  /// A vertex in the middle of each slot, or of too many slots at the mean of each step.
  ///
  /// A slot without neighbours has one at both ends, so that it can be seen.
  var line: [PricePoint] {
    guard bandUnit == nil else { return means(keepsHeight: false) }
    return vertices { index, slot in
      let isAlone = !isJoined(index - 1) && !isJoined(index)
      let (start, end) = (slot.start.seconds, slot.end.seconds)
      return isAlone ? [start, end] : [(start + end) / 2]
    }
  }

  /// Whether a line leads from a slot to the next.
  private func isJoined(_ index: Int) -> Bool {
    slots.contains(index) && slots.contains(index + 1)
      && series.touchesNext(index) && series[index].price != nil
      && series[index + 1].price != nil
  }

  /// The outline of steps: each price from the start of its slot to the end.
  var steps: [PricePoint] {
    guard bandUnit == nil else { return means(keepsHeight: true) }
    return vertices { _, slot in [slot.start.seconds, slot.end.seconds] }
  }

  /// The vertices of all slots; not a number where slots do not touch or have no price.
  private func vertices(_ times: (Int, PriceSlot) -> [Double]) -> [PricePoint] {
    // The series is large: a local one is not copied for each of many points.
    let series = series
    var points: [PricePoint] = []
    points.reserveCapacity(2 * slots.count + 1)
    for index in slots {
      let (slot, price) = (series[index], series.doubleValue(at: index))
      for time in times(index, slot) { points.append(PricePoint(time: time, price: price)) }
      if index + 1 < slots.upperBound, !series.touchesNext(index) { points.breakLine() }
    }
    return points
  }
}

extension PricePoints {
  /// What a state shows.
  init(_ state: ViewerState, columns: Int) {
    self.init(
      series: state.series, slots: state.visible, columns: columns, unit: state.unit,
      pyramid: state.pyramid, viewCount: state.visible.count)
  }
}
