import CivilTime
import ElectricityPrices

/// Additional lines, of other times and areas.
extension PricePoints {
  /// Returns points for another series or other slots, in the same units.
  func of(_ pyramid: PricePyramid, _ slots: Range<Int>) -> PricePoints {
    PricePoints(
      series: pyramid.series, slots: slots, columns: columns, unit: unit, pyramid: pyramid,
      viewCount: slots.count)
  }

  /// Returns a line from price to price, or one of level steps.
  ///
  /// Longer units use means, since two lines with every rise and fall would not be distinguishable.
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
