import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts

/// Texts about the hours of the typical day.
extension ScreenTexts {
  /// Returns the lines of the annotation, which compare an hour with the same hour of other days.
  ///
  /// For example `17:00-18:00 · weekdays` and `half of all days between 62 and 140 øre per kWh,
  /// median 98 · today 171`.
  func typical(_ index: Int, among days: TypicalDays) -> [String] {
    let time = days.time(of: index)
    let name = words.panel(days.form.panel(of: time.date), of: days.form, locale.dates)
    let isToday = state.nowIndex.map { days.time(of: $0).date } == time.date
    let day = isToday ? words(.today) : locale.dates.shortDay(time.date)
    let mark = words.mark(isForecast: series.origin(at: index) == .forecast)
    let price = "\(day) \(prices.number(series[index].price))\(mark)"
    let first = "\(typicalTime(time.hour))  \(name) · \(price)"
    guard let hour = days.hour(of: index) else { return [first] }
    guard columns < 80 else { return [first, typical(hour)] }
    let median = "\(words(.median)) \(prices.sentence(Price(mean: hour.median)))"
    let half = [hour.lowerQuartile, hour.upperQuartile].map { prices.number($0) }
    return [first, "\(median) · \(half[0])–\(half[1])"]
  }

  /// Returns an hour of the clock: `17:00-18:00`.
  func typicalTime(_ hour: Int) -> String {
    [hour, hour + 1].map { hour in
      locale.dates.clock(CivilDateTime(secondsSince1970: Int64(hour) * 3600))
    }.joined(separator: "-")
  }

  /// Returns the spread: `half of all days between 62 and 140 øre per kWh, median 98`.
  func typical(_ hour: TypicalHour) -> String {
    words.phrase(
      .half(
        from: prices.number(hour.lowerQuartile),
        to: prices.sentence(Price(mean: hour.upperQuartile)), median: prices.number(hour.median)))
  }
}
