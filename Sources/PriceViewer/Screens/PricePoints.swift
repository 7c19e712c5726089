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
  fileprivate mutating func breakLine() {
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

  /// A part of the same, in the same units.
  func part(_ slots: Range<Int>) -> PricePoints {
    PricePoints(
      series: series, slots: slots, columns: columns, unit: barUnit ?? unit, pyramid: pyramid)
  }

  /// The columns of the plot, which labels leave.
  var plotColumns: Int { max(1, columns - 8) }

  /// The stretches of time of which the lowest and the highest price are drawn: as many as there
  /// are dots side by side.
  ///
  /// With twice as many, more dots differ from those of all prices, for lines lead to and fro
  /// within a dot, and a key takes twice as long.
  private var stretches: Int { 2 * min(plotColumns, 4096) }

  /// More slots than this are thinned; not fewer, so that a day of minutes is drawn as it is.
  private var most: Int { max(1440, 2 * stretches) }

  /// The indices to draw: all, or the lowest and the highest of each of many equal stretches of
  /// time, a dot wide.
  var indices: [Int] { places.compactMap { $0?.index } }

  /// A slot to draw, and its price, which is not a number where there is none.
  private struct Place {
    let index: Int
    let price: Double
  }

  private func place(_ index: Int) -> Place {
    Place(index: index, price: series.doubleValue(at: index))
  }

  /// The slots to draw, with nil for stretches without slots.
  private var places: [Place?] {
    guard slots.count > most, let last = slots.last else { return slots.map(place) }
    let (series, pyramid) = (series, pyramid)
    let start = series[slots.lowerBound].start
    let length = start.distance(to: series[last].end)
    var places: [Place?] = [place(slots.lowerBound)]
    places.reserveCapacity(2 * stretches + 2)
    func add(_ place: Place?) {
      // What is the end of one stretch may begin the next.
      if places.last.map({ $0?.index == place?.index }) != true { places.append(place) }
    }
    var next = slots.lowerBound
    for stretch in 1...stretches {
      let end = start.advanced(by: length / Int64(stretches) * Int64(stretch))
      let isLast = stretch == stretches
      let bound = isLast ? slots.upperBound : series.countStarted(before: end)
      let group = pyramid.onBlocks(next..<max(next, min(bound, slots.upperBound)), isLast: isLast)
      next = group.upperBound
      if let (lowest, highest) = pyramid.pricedExtremes(in: group) {
        let isFalling = highest.index < lowest.index
        let (first, second) = isFalling ? (highest, lowest) : (lowest, highest)
        add(Place(index: first.index, price: first.price))
        add(Place(index: second.index, price: second.price))
      } else if !group.isEmpty {
        add(place(group.lowerBound))
      } else if series.index(containing: end.advanced(by: -1)) == nil {
        add(nil)
      }
    }
    // The last one too: it is the end of the axis.
    add(place(last))
    return places
  }

  /// A point at the start of each slot, of one without neighbours also at its end, so that it can
  /// be seen; not a number between slots that do not touch.
  var line: [PricePoint] {
    let isThinned = slots.count > most
    return points { index, price, _ in
      !isThinned && !price.isNaN && !isJoined(index - 1) && !isJoined(index)
    }
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
    points { index, _, touches in !touches || series[index + 1].price == nil }
  }

  /// A point at the start of each slot, and at the end of some; not a number between slots that do
  /// not touch.
  ///
  /// - Parameter hasEnd: whether the slot at an index has a point at its end, by its price and
  ///   whether the next one that is shown touches it.
  private func points(where hasEnd: (Int, Double, Bool) -> Bool) -> [PricePoint] {
    // The series is large: a local one is not copied for each of many points.
    let (places, isThinned, series) = (places, slots.count > most, series)
    var points: [PricePoint] = []
    points.reserveCapacity(places.count + 1)
    for place in places {
      guard let place else {
        points.breakLine()
        continue
      }
      let slot = series[place.index]
      points.append(PricePoint(date: slot.start.date, price: place.price))
      let isLast = place.index + 1 == slots.upperBound
      let touches = !isLast && series.touchesNext(place.index)
      if hasEnd(place.index, place.price, touches) {
        points.append(PricePoint(date: slot.end.date, price: place.price))
      }
      if !isThinned, !isLast, !touches {
        points.append(PricePoint(date: slot.end.date, price: .nan))
      }
    }
    return points
  }
}

extension PricePoints {
  /// All slots of a series.
  init(series: PriceSeries, columns: Int) {
    self.init(
      series: series, slots: series.indices, columns: columns, unit: nil,
      pyramid: PricePyramid(series))
  }

  /// What a state shows.
  init(_ state: ViewerState, columns: Int) {
    self.init(
      series: state.series, slots: state.visible, columns: columns, unit: state.unit,
      pyramid: state.pyramid)
  }
}
