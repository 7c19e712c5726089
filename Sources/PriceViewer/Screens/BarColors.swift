import CivilTime
import ElectricityPrices
import FoundationSubset
import TerminalViews

/// The colours of bars: the selected one, that of now, those that are past and those to come.
struct BarColors {
  let selected, now: PriceBar?
  /// Until when prices are past; nil where the clock is outside of them.
  let pastEnd: Date?
  let levels: PriceLevelScale?
  let colors: ThemeColors
  let shades: BarShades

  /// The colour of a bar.
  ///
  /// - Parameter isShaded: whether its shade tells it from its neighbours.
  func color(of bar: PriceBar, isShaded: Bool) -> Color {
    if bar == selected { return Color(colors.selection) }
    if levels == nil, bar == now { return Color(colors.now) }
    let isPast = pastEnd.map { bar.end <= $0 } ?? false
    let color =
      levels.map { colors.level($0.level(of: bar.price)) }
      ?? (isPast ? colors.past : colors.price)
    return isShaded ? shades.shade(Color(color), of: bar) : Color(color)
  }
}

/// The shades of bars: where they touch, band by band of hours, or unit by unit, another shade, so
/// that they are no wall.
struct BarShades {
  private let series: PriceSeries
  private let unit: CalendarUnit
  private let isAlternating: Bool

  /// The columns that a bar needs to leave a gap to the next.
  private static let columnsWithGap = 3
  /// The columns that a band of hours takes at least.
  private static let columnsOfBand = 2.5

  init(_ points: PricePoints) {
    series = points.series
    let length = points.slots.first.flatMap { first in
      points.slots.last.map { points.series[first].start.distance(to: points.series[$0].end) }
    }
    let seconds = max(1, length ?? 0)
    let bars = points.barUnit.map { Int(seconds / $0.usualSeconds) } ?? points.slots.count
    isAlternating = bars * Self.columnsWithGap > points.plotColumns
    let barUnit = points.barUnit ?? .hours(1)
    let hour = Double(points.plotColumns) * 3600 / Double(seconds)
    let hours = [1, 2, 3, 6, 12].first { Double($0) * hour >= Self.columnsOfBand }
    unit = barUnit < .day ? hours.map { .hours($0) } ?? .day : barUnit
  }

  /// A colour in the shade of a bar, by when that begins.
  func shade(_ color: Color, of bar: PriceBar) -> Color {
    guard isAlternating else { return color }
    let time = series.zone.civil(at: series[bar.slots.lowerBound].start)
    let date = time.date
    let number =
      switch unit {
      case .minutes(let count): (time.hour * 60 + time.minute) / max(1, count)
      case .hours(let count): (date.daysSince1970 * 24 + time.hour) / max(1, count)
      case .day: date.daysSince1970
      case .week: (date.daysSince1970 + 3) / 7
      case .month: date.year * 12 + date.month
      case .years(let count): date.year / max(1, count)
      }
    return number.isMultiple(of: 2) ? color : color.opacity(0.7)
  }
}
