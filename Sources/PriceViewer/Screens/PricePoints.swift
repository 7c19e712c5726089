import CivilTime
import ElectricityPrices
import FoundationSubset

/// A place of a line: a time and a price, which is not a number where the line is broken.
struct PricePoint: Hashable, Identifiable {
  let date: Date
  let price: Double

  var id: Self { self }
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

  /// The columns of the screen.
  let columns: Int

  /// The columns of the plot, which labels leave.
  var plotColumns: Int { max(1, columns - 8) }

  /// More slots than this are thinned: there are two dots a column, and so two groups to a dot.
  ///
  /// Not fewer, so that a day of minutes is drawn as it is; not more, for a point takes 14 000
  /// instructions: 8192 took two thirds of the time of a chart of 100 000 slots.
  private var most: Int { max(1440, 8 * max(1, min(columns, 4096))) }

  /// The indices to draw: all, or of each group the lowest and the highest.
  var indices: [Int] {
    guard series.count > most else { return Array(series.indices) }
    let length = (series.count + most / 2 - 1) / (most / 2)
    var indices = stride(from: 0, to: series.count, by: length).flatMap { start -> [Int] in
      let group = start..<min(start + length, series.count)
      guard let extremes = series.extremes(in: group) else { return [start] }
      return [extremes.lowest, extremes.highest].sorted()
    }
    // The ends as well: they are the domain of the axis.
    indices = [0] + indices + [series.count - 1]
    return zip(indices, indices.dropFirst()).filter { $0 != $1 }.map(\.0) + [series.count - 1]
  }

  /// A point at the start of each slot; not a number between slots that do not touch.
  var line: [PricePoint] {
    var points: [PricePoint] = []
    let indices = indices
    let isThinned = indices.count < series.count
    for index in indices {
      let slot = series[index]
      points.append(PricePoint(date: slot.start.date, price: slot.price?.doubleValue ?? .nan))
      if !isThinned, index + 1 < series.count, !series.touchesNext(index) {
        points.append(PricePoint(date: slot.end.date, price: .nan))
      }
    }
    return points
  }

  /// The points of ``line``, for one that keeps each price up to the next point: where none follows
  /// at once, a slot has a point at its end too.
  var steps: [PricePoint] {
    var points: [PricePoint] = []
    let indices = indices
    let isThinned = indices.count < series.count
    for index in indices {
      let slot = series[index]
      let price = slot.price?.doubleValue ?? .nan
      points.append(PricePoint(date: slot.start.date, price: price))
      let isLast = index + 1 == series.count
      let touches = !isLast && series.touchesNext(index)
      if !touches || series[index + 1].price == nil {
        points.append(PricePoint(date: slot.end.date, price: price))
      }
      if !isThinned, !isLast, !touches {
        points.append(PricePoint(date: slot.end.date, price: .nan))
      }
    }
    return points
  }

  /// A bar for each slot with a price.
  ///
  /// Of more slots than two a column, neighbours share a bar of their mean.
  var bars: [PriceBar] {
    let length = slotsPerBar
    return stride(from: 0, to: series.count, by: length).compactMap { bar(from: $0, of: length) }
  }

  /// The bar that a slot has or shares; nil where there is no price.
  func bar(of slot: Int) -> PriceBar? {
    let length = slotsPerBar
    return bar(from: slot / length * length, of: length)
  }

  /// The slots of a bar: one, while two bars fit in a column; else as many as bars of a column
  /// need, and which make a part of a day or whole days.
  var slotsPerBar: Int {
    guard series.count > 2 * plotColumns else { return 1 }
    // Some columns the plot gives up for an even axis.
    let most = max(1, plotColumns * 7 / 8)
    let least = (series.count + most - 1) / most
    let day = 86_400
    guard let slot = series.first.map({ Int($0.length) }), slot > 0, day.isMultiple(of: slot)
    else { return least }
    let slotsPerDay = day / slot
    guard least < slotsPerDay else {
      return (least + slotsPerDay - 1) / slotsPerDay * slotsPerDay
    }
    return (least...slotsPerDay).first { slotsPerDay.isMultiple(of: $0) } ?? least
  }

  private func bar(from first: Int, of length: Int) -> PriceBar? {
    let slots = first..<min(first + length, series.count)
    // The last bar is as wide as the others, though it may have fewer slots: of another width it
    // would share a column with its neighbour.
    let missing = Double(length - slots.count) * Double(series[first].length)
    return prices(of: slots).map {
      PriceBar(
        slots: slots, start: series[first].start.date,
        end: series[slots.upperBound - 1].end.date.addingTimeInterval(missing), price: $0.mean,
        range: $0.range)
    }
  }

  private func prices(of slots: Range<Int>) -> (mean: Double, range: ClosedRange<Double>)? {
    guard slots.count > 1 else {
      return series[slots.lowerBound].price.map {
        ($0.doubleValue, $0.doubleValue...$0.doubleValue)
      }
    }
    guard let mean = series.mean(in: slots), let extremes = series.extremes(in: slots),
      let lowest = series[extremes.lowest].price, let highest = series[extremes.highest].price
    else { return nil }
    return (mean, lowest.doubleValue...max(lowest.doubleValue, highest.doubleValue))
  }
}
