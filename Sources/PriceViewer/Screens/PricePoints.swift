import CivilTime
import ElectricityPrices
import FoundationSubset

/// A place of a line: a time and a price, which is not a number where the line is broken.
struct PricePoint: Hashable, Identifiable {
  let date: Date
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
  func parted(at now: Date?) -> [LinePart] {
    let parting = now.map { now in firstIndex { $0.date >= now } ?? Swift.max(0, count - 1) } ?? 0
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
    if let last { append(PricePoint(date: last.date, price: .nan)) }
  }
}

/// A bar: a stretch of time with a price, the mean of its slots where there are several.
struct PriceBar: Hashable, Identifiable {
  let slots: Range<Int>
  let start: Date
  let end: Date
  let price: Double
  /// The lowest and the highest price of its slots.
  let range: ClosedRange<Double>

  var id: Date { start }
  /// Whether the bar stands for several slots.
  var isShared: Bool { slots.count > 1 }
  /// Where the bar is pointed at.
  var middle: Date { start.addingTimeInterval(end.timeIntervalSince(start) / 2) }
}

/// The data of a chart, made from the slots of a series.
struct PricePoints {
  let series: PriceSeries

  /// The slots that are shown.
  let slots: Range<Int>

  /// The columns of the screen.
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

  /// The columns of the plot, which labels leave.
  var plotColumns: Int { max(1, columns - 8) }

  /// A point at the start of each slot, or of too many slots at the mean of each step.
  ///
  /// A slot without neighbours has one at its end too, so that it can be seen. Between slots that
  /// do not touch, one is not a number.
  var line: [PricePoint] {
    guard bandUnit == nil else { return means(keepsHeight: false) }
    return points { index, price, _ in !price.isNaN && !isJoined(index - 1) && !isJoined(index) }
  }

  /// Whether a line leads from a slot to the next.
  private func isJoined(_ index: Int) -> Bool {
    slots.contains(index) && slots.contains(index + 1)
      && series.touchesNext(index) && series[index].price != nil
      && series[index + 1].price != nil
  }

  /// The points of ``line``, for one that keeps each price up to the next point: where none follows
  /// at once, a slot has a point at its end too.
  var steps: [PricePoint] {
    guard bandUnit == nil else { return means(keepsHeight: true) }
    return points { index, _, touches in !touches || series[index + 1].price == nil }
  }

  /// A point at the start of each slot, and at the end of some; not a number between slots that do
  /// not touch.
  ///
  /// - Parameter hasEnd: whether the slot at an index has a point at its end, by its price and
  ///   whether the next one that is shown touches it.
  private func points(where hasEnd: (Int, Double, Bool) -> Bool) -> [PricePoint] {
    // The series is large: a local one is not copied for each of many points.
    let series = series
    var points: [PricePoint] = []
    points.reserveCapacity(slots.count + 1)
    for index in slots {
      let (slot, price) = (series[index], series.doubleValue(at: index))
      points.append(PricePoint(date: slot.start.date, price: price))
      let isLast = index + 1 == slots.upperBound
      let touches = !isLast && series.touchesNext(index)
      if hasEnd(index, price, touches) {
        points.append(PricePoint(date: slot.end.date, price: price))
      }
      if !isLast, !touches { points.append(PricePoint(date: slot.end.date, price: .nan)) }
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
