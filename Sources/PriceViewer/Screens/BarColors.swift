import CivilTime
import ElectricityPrices
import FoundationSubset
import TerminalViews

/// The colours of bars: the selected one, that of now, those that are past and those to come.
struct BarColors {
  private let selected: PriceBar?
  private let now: PriceBar?
  private let pastEnd: Date
  private let colors: ThemeColors
  private let coming, past: BarShades
  private let levels: PriceLevelScale?

  init(
    _ points: PricePoints, selected: PriceBar?, now: PriceBar?, pastEnd: Date?,
    levels: PriceLevelScale?, _ colors: ThemeColors
  ) {
    self.levels = levels
    self.selected = selected
    self.now = now
    self.pastEnd = pastEnd ?? .distantPast
    self.colors = colors
    coming = BarShades(points, color: Color(colors.price))
    past = BarShades(points, color: Color(colors.past))
  }

  /// The colour of a bar.
  ///
  /// - Parameter isShaded: whether its shade tells it from its neighbours.
  func color(of bar: PriceBar, isShaded: Bool) -> Color {
    if bar == selected { return Color(colors.selection) }
    if let levels {
      let color = Color(colors.level(levels.level(of: bar.price)))
      return isShaded ? coming.shade(color, of: bar) : color
    }
    if bar == now { return Color(colors.now) }
    let isPast = bar.end <= pastEnd
    guard isShaded else { return Color(isPast ? colors.past : colors.price) }
    return (isPast ? past : coming).color(of: bar)
  }
}

/// The shades of bars: where they touch, band by band of hours, or unit by unit, another shade, so
/// that they are no wall.
struct BarShades {
  private let color: Color
  private let series: PriceSeries
  private let unit: CalendarUnit
  private let isAlternating: Bool

  /// The columns that a bar needs to leave a gap to the next.
  private static let columnsWithGap = 3
  /// The columns that a band of hours takes at least.
  private static let columnsOfBand = 2.5

  init(_ points: PricePoints, color: Color) {
    self.color = color
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

  /// The shade of a bar, by when it begins.
  func color(of bar: PriceBar) -> Color { shade(color, of: bar) }

  /// Another colour in the shade of a bar.
  func shade(_ color: Color, of bar: PriceBar) -> Color {
    guard isAlternating else { return color }
    let time = series.zone.civil(at: series[bar.slots.lowerBound].start)
    let date = time.date
    let number =
      switch unit {
      case .hours(let count): (date.daysSince1970 * 24 + time.hour) / max(1, count)
      case .day: date.daysSince1970
      case .week: (date.daysSince1970 + 3) / 7
      case .month: date.year * 12 + date.month
      case .year: date.year
      }
    return number.isMultiple(of: 2) ? color : color.opacity(0.7)
  }
}
