import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts
import TerminalCore

/// The statistics of the visible prices as lines of text.
package struct SummaryText {
  private let summary: PriceSummary
  private let texts: ScreenTexts
  /// The hours whose prices are forecasts; empty if there are none.
  private let forecasts: String

  package init(_ summary: PriceSummary, of state: ViewerState, locale: TextLocale) {
    self.summary = summary
    texts = ScreenTexts(state: state, locale: locale)
    let seconds = state.series.forecastSeconds(from: summary.start, to: summary.end)
    forecasts = seconds > 0 ? texts.hours(seconds) : ""
  }

  /// A heading, then an aligned line for each number.
  package var text: String {
    let rows = rows.filter { !$0.value.isEmpty }
    let width = rows.map(\.name.displayWidth).max() ?? 0
    let lines = rows.map { "\($0.name.padded(to: width + 2))\($0.value)\n" }
    return "\(texts.heading.visible)\n" + lines.joined()
  }

  private var rows: [(name: String, value: String)] {
    let (all, words) = (summary.prices, texts.words)
    let few = [1, 3, 6, 12].map { count in
      (words.phrase(.cheapestHours(count)), number(summary.mean(ofCheapest: count)))
    }
    return [
      (words(.mean), number(summary.mean)), (words(.deviation), number(summary.deviation)),
      (words(.low), number(all.lowest)), (words(.lowerQuartile), number(all.lowerQuartile)),
      (words(.median), number(all.median)), (words(.upperQuartile), number(all.upperQuartile)),
      (words(.high), number(all.highest)), (words(.belowZero), texts.belowZero(summary)),
      (words(.cheapestHour), usual(summary.cheapestDays)),
      (words(.dearestHour), usual(summary.dearestDays)), (words(.forecast), forecasts),
    ] + few + [
      (words(.weekdays), number(summary.weekdayMean)),
      (words(.weekends), number(summary.weekendMean)),
    ]
  }

  private func number(_ price: Double?) -> String { price.map(texts.prices.number) ?? "" }

  /// Returns the hour that is most often the extreme one: `03:00-04:00 on 120 of 365 days`.
  private func usual(_ days: [Int]) -> String {
    guard summary.days > 0, let maximum = days.max(), let hour = days.firstIndex(of: maximum) else {
      return ""
    }
    return texts.words.phrase(.onDays(texts.typicalTime(hour), maximum, of: summary.days))
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
