import CivilTime
import ElectricityPrices
import FoundationSubset

/// Lines beside that of the screen: of other times and areas.
extension PricePoints {
  /// The slots of another series, or other slots, looked at in the same units.
  func of(_ pyramid: PricePyramid, _ slots: Range<Int>) -> PricePoints {
    PricePoints(
      series: pyramid.series, slots: slots, columns: columns, unit: unit, pyramid: pyramid,
      viewCount: slots.count)
  }

  /// A line from price to price, or one that holds each price; of longer units the means, since
  /// two lines with all their ups and downs could not be told apart.
  func outline(as kind: ChartKind) -> [PricePoint] {
    if unit == nil || bandUnit != nil, !kind.coversSlots { return line }
    var points: [PricePoint] = []
    for bar in bars {
      if let last = points.last, last.date < bar.start {
        points.append(PricePoint(date: last.date, price: .nan))
      }
      points.append(PricePoint(date: bar.start, price: bar.price))
      points.append(PricePoint(date: bar.end, price: bar.price))
    }
    return points
  }

  /// The points of the line of a kind, with all of its corners.
  func corners(as kind: ChartKind) -> [PricePoint] {
    guard kind == .step else { return line }
    var points: [PricePoint] = []
    for point in steps {
      if let last = points.last, !last.price.isNaN, !point.price.isNaN, last.date < point.date {
        points.append(PricePoint(date: point.date, price: last.price))
      }
      points.append(point)
    }
    return points
  }
}

/// A point of a line that has one level from end to end.
struct LevelPoint: Hashable, Identifiable {
  let date: Date
  let price: Double
  let level: PriceLevel
  /// Which of the lines it belongs to, from the first on.
  let part: Int

  var id: Self { self }
}

extension [PricePoint] {
  /// The points as lines of one level each, which meet where the price crosses a limit.
  func leveled(by scale: PriceLevelScale) -> [LevelPoint] {
    var points: [LevelPoint] = []
    var last: PricePoint?
    for point in self {
      guard !point.price.isNaN else {
        last = nil
        continue
      }
      if let last {
        points.append(crossing: last, point, scale)
      } else {
        points.append(point, level: scale.level(of: point.price), isNew: true)
      }
      last = point
    }
    return points
  }
}

extension [LevelPoint] {
  fileprivate mutating func append(_ point: PricePoint, level: PriceLevel, isNew: Bool) {
    let part = last.map { isNew ? $0.part + 1 : $0.part } ?? 0
    append(LevelPoint(date: point.date, price: point.price, level: level, part: part))
  }

  /// Adds the way to a point: a new line at each limit between.
  fileprivate mutating func append(
    crossing from: PricePoint, _ to: PricePoint, _ scale: PriceLevelScale
  ) {
    let isRising = from.price < to.price
    let between = scale.limits.enumerated().filter { _, limit in
      Swift.min(from.price, to.price) < limit.price && limit.price < Swift.max(from.price, to.price)
    }
    for (index, limit) in isRising ? between : between.reversed() {
      let share = (limit.price - from.price) / (to.price - from.price)
      let length = to.date.timeIntervalSince(from.date)
      let place = PricePoint(
        date: from.date.addingTimeInterval(length * share), price: limit.price)
      let below = index == 0 ? scale.lowest : scale.limits[index - 1].level
      append(place, level: isRising ? below : limit.level, isNew: false)
      append(place, level: isRising ? limit.level : below, isNew: true)
    }
    let level = scale.level(of: to.price)
    // From a limit itself a line goes on in the level that it leads into.
    if let last, last.level != level {
      append(
        PricePoint(date: last.date, price: last.price), level: level, isNew: true)
    }
    append(to, level: level, isNew: false)
  }
}
