import CivilTime
import ElectricityPrices
import FoundationSubset
import LocaleFormats

/// The dates that an axis of more than two weeks names: days of months, months of years, years.
struct AxisDates {
  /// Up to so many days the axis names hours and days of the week.
  static let fewestDays = 14

  private enum Step { case days(Int), months(Int) }

  private let first: CivilDate
  private let last: CivilDate
  private let zone: Zone
  private let step: Step
  private let style: DateStyle

  /// The columns from one label to the next, a gap included.
  private static let columnsOfLabel = 7
  // Days from the first of a month on, then months from January on.
  private static let daySteps = [1, 2, 5, 7, 14]
  private static let monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600]

  init(slots: Range<Int>, of series: PriceSeries, columns: Int, style: DateStyle) {
    zone = series.zone
    self.style = style
    func date(_ index: Int?) -> CivilDate {
      series.zone.civil(at: index.map { series[$0].start } ?? Instant(secondsSince1970: 0)).date
    }
    let (first, last) = (date(slots.first), date(slots.last))
    (self.first, self.last) = (first, last)
    let days = last.daysSince1970 - first.daysSince1970 + 1
    let most = max(1, columns / Self.columnsOfLabel)
    let daily = Self.daySteps.first { days <= most * $0 }
    let monthly = Self.monthSteps.first { days <= most * $0 * 30 }
    // Months are named where they have room enough: twelve of them say more than weeks do.
    step =
      daily.flatMap { days <= 100 ? .days($0) : nil }
      ?? .months(monthly ?? Self.monthSteps[Self.monthSteps.count - 1])
  }

  /// The midnights with which the dates begin.
  var dates: [Date] {
    switch step {
    case .days(let count): days(by: count).map { zone.startOfDay($0).date }
    case .months(let count): months(by: count).map { zone.startOfDay($0).date }
    }
  }

  /// The first of a month and days after it; none so near to the next month that its name would
  /// stand in the way.
  private func days(by count: Int) -> [CivilDate] {
    (first.daysSince1970...max(first.daysSince1970, last.daysSince1970))
      .map { CivilDate(daysSince1970: $0) }
      .filter { date in
        let room = CivilDate.days(inMonth: date.month, of: date.year) - date.day + 1
        return (date.day - 1).isMultiple(of: count)
          && (count == 1 || date.day == 1 || room >= count)
      }
  }

  private func months(by count: Int) -> [CivilDate] {
    let (start, end) = (first.year * 12 + first.month - 1, last.year * 12 + last.month - 1)
    return (start...max(start, end)).filter { $0 % count == 0 }.compactMap {
      CivilDate(year: ($0 - ($0 % 12 + 12) % 12) / 12, month: ($0 % 12 + 12) % 12 + 1, day: 1)
    }.filter { $0 >= first }
  }

  /// The label of a date: a day, with its month on the first of it and at the beginning; a month;
  /// a year in place of its January.
  func label(_ instant: Instant?, isFirst: Bool) -> String {
    guard let date = instant.map({ zone.civil(at: $0).date }) else { return "" }
    switch step {
    case .days where date.day == 1 || isFirst: return style.shortDay(date)
    case .days: return String(date.day)
    case .months: return date.month == 1 ? String(date.year) : style.shortMonth(date)
    }
  }
}
