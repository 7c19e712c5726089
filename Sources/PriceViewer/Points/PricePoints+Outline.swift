import CivilTime
import ElectricityPrices

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
    if unit == nil || bandUnit != nil, kind == .line { return line }
    var points: [PricePoint] = []
    for bar in bars {
      if let last = points.last, last.time < bar.start {
        points.append(PricePoint(time: last.time, price: .nan))
      }
      points.append(PricePoint(time: bar.start, price: bar.price))
      points.append(PricePoint(time: bar.end, price: bar.price))
    }
    return points
  }
}
