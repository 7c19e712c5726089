import ElectricityPrices
import FoundationSubset
import TerminalViews

/// The colours of bars: where they touch, hour by hour or day by day another shade, so that they
/// are no wall.
struct BarShades {
  private let color: Color
  private let second: Color
  private let series: PriceSeries
  private let isAlternating: Bool
  private let changesDaily: Bool

  /// The columns that a bar needs to leave a gap to the next.
  private static let columnsWithGap = 3

  init(_ points: PricePoints, color: Color) {
    self.color = color
    second = color.opacity(0.7)
    series = points.series
    let bars = max(1, points.series.count / points.slotsPerBar)
    isAlternating = bars * Self.columnsWithGap > points.plotColumns
    changesDaily = bars > points.plotColumns || points.slotsPerBar > 1
  }

  /// The shade of a bar, by when it begins.
  func color(of bar: PriceBar) -> Color {
    guard isAlternating, let start = series.start else { return color }
    let first = series[bar.slots.lowerBound].start
    let number =
      changesDaily && SlotTimeText(series: series).coversSeveralDays
      ? series.zone.civil(at: first).date.daysSince1970
      : Int(start.distance(to: first) / 3600)
    return number.isMultiple(of: 2) ? color : second
  }
}
