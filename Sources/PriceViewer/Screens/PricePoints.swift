import CivilTime
import ElectricityPrices
import Foundation

/// A place of a line: a time and a price, which is not a number where the line is broken.
struct PricePoint: Hashable, Identifiable {
  let date: Date
  let price: Double

  var id: Self { self }
}

/// A bar: a stretch of time with a price.
struct PriceBar: Hashable, Identifiable {
  let start: Date
  let end: Date
  let price: Double

  var id: Date { start }
}

/// The data of a chart, made from the slots of a series.
struct PricePoints {
  let series: PriceSeries

  /// The columns of the screen.
  let columns: Int

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
    stride(from: 0, to: series.count, by: slotsPerBar).compactMap { bar(from: $0) }
  }

  /// The bar that a slot has or shares; nil where there is no price.
  func bar(of slot: Int) -> PriceBar? { bar(from: slot / slotsPerBar * slotsPerBar) }

  private var slotsPerBar: Int {
    let columns = max(1, columns)
    return series.count > 2 * columns ? (series.count + columns - 1) / columns : 1
  }

  private func bar(from first: Int) -> PriceBar? {
    let group = first..<min(first + slotsPerBar, series.count)
    return price(of: group).map {
      PriceBar(
        start: series[first].start.date, end: series[group.upperBound - 1].end.date, price: $0)
    }
  }

  private func price(of group: Range<Int>) -> Double? {
    group.count == 1
      ? series[group.lowerBound].price?.doubleValue : series.mean(in: group)
  }
}
