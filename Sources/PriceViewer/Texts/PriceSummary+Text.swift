import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts

extension PriceSummary {
  /// Returns the statistics of the visible prices of a state: a heading, then an aligned line for
  /// each number.
  package func text(of state: ViewerState, locale: TextLocale) -> String {
    let texts = ScreenTexts(state: state, locale: locale)
    let rows = rows(texts).filter { !$0.value.isEmpty }.map { [$0.name, $0.value] }
    let lines = [texts.heading.visible] + TextTable.lines(rows, words: 2)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the names and values; a value is empty if there is none.
  private func rows(_ texts: ScreenTexts) -> [(name: String, value: String)] {
    let words = texts.words
    func number(_ price: Double?) -> String { price.map(texts.prices.number) ?? "" }
    /// Returns the hour that is most often the extreme one: `03:00-04:00 on 120 of 365 days`.
    func usual(_ count: [Int]) -> String {
      guard days > 0, let maximum = count.max(), let hour = count.firstIndex(of: maximum) else {
        return ""
      }
      return words.phrase(.onDays(texts.typicalTime(hour), maximum, of: days))
    }
    let forecastSeconds = texts.series.forecastSeconds(from: start, to: end)
    let few = [1, 3, 6, 12].map { count in
      (words.phrase(.cheapestHours(count)), number(mean(ofCheapest: count)))
    }
    return [
      (words(.mean), number(mean)), (words(.deviation), number(deviation)),
      (words(.low), number(prices.lowest)), (words(.lowerQuartile), number(prices.lowerQuartile)),
      (words(.median), number(prices.median)),
      (words(.upperQuartile), number(prices.upperQuartile)),
      (words(.high), number(prices.highest)), (words(.belowZero), texts.belowZero(self)),
      (words(.cheapestHour), usual(cheapestDays)), (words(.dearestHour), usual(dearestDays)),
      (words(.forecast), forecastSeconds > 0 ? texts.hours(forecastSeconds) : ""),
    ] + few + [
      (words(.weekdays), number(weekdayMean)), (words(.weekends), number(weekendMean)),
    ]
  }
}

extension ScreenTexts {
  /// Returns a duration in hours, `6,314 h`, with minutes if it is not a whole number of hours.
  func hours(_ seconds: Int64) -> String {
    let minutes = (seconds % 3600) / 60
    guard let hours = Price(mean: Double(seconds / 3600)), seconds >= 3600 || minutes == 0 else {
      return "\(minutes) min"
    }
    let text = "\(hours.text(decimals: 0, style: locale.numbers)) h"
    return minutes == 0 || seconds >= 360_000 ? text : "\(text) \(minutes) min"
  }

  /// Returns the duration of prices below zero: `12 h (0.1 %)`.
  func belowZero(_ summary: PriceSummary) -> String {
    let percentage = Double(summary.secondsBelowZero) / Double(summary.seconds) * 100
    let percent = Price(mean: percentage)?.text(usualDecimals: 0, style: locale.numbers) ?? ""
    return "\(hours(summary.secondsBelowZero)) (\(percent) %)"
  }

  /// Returns an hour of the clock: `17:00-18:00`.
  func typicalTime(_ hour: Int) -> String {
    [hour, hour + 1].map { hour in
      locale.dates.clock(CivilDateTime(secondsSince1970: Int64(hour) * 3600))
    }.joined(separator: "-")
  }
}
