import ElectricityPrices
import PriceTexts

/// Texts about the duration curve.
extension ScreenTexts {
  /// Returns the price of a slot, and the durations of higher, equal and lower prices.
  ///
  /// For example `Tue 13:00-14:00  326 øre per kWh` and `23 h dearer, 1 h as high, 0 h cheaper`.
  func duration(_ index: Int, along curve: PriceDurationCurve) -> [String] {
    let time = times.brief(index..<(index + 1))
    let sentence = prices.sentence(series[index].price)
    guard let price = series[index].price?.doubleValue else { return ["\(time)  \(sentence)"] }
    let above = curve.secondsAbove(price)
    let notBelow = curve.secondsAbove(price, orEqual: true)
    let rank = words.phrase(
      .rank(
        dearer: hours(above), same: hours(notBelow - above),
        cheaper: hours(curve.seconds - notBelow)))
    // One row has the time and the second line.
    return columns < 60
      ? ["\(time)  \(rank)", sentence] : ["\(time)  \(sentence)", rank]
  }

  /// The duration of prices below zero, and the mean of the cheapest hours of a day.
  var durations: [TextPart] {
    guard let summary = PriceSummary(series, in: state.known) else { return [] }
    var parts = [
      TextPart(words(.belowZero), .faint, rank: 19),
      TextPart(belowZero(summary), .strong, rank: 20, gap: 1),
    ]
    for (index, count) in [3, 6, 12].enumerated() {
      guard let mean = summary.mean(ofCheapest: count) else { continue }
      let text = words.phrase(.cheapestHours(count))
      let (rank, number) = (18 - 2 * index, prices.number(mean))
      parts.append(TextPart(text, .faint, rank: rank, gap: 3))
      parts.append(TextPart(number, .strong, rank: rank, gap: 1, hasLabel: true))
    }
    return parts
  }

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

  /// Returns sentences about the curve.
  ///
  /// They give the prices that are reached in a tenth, quarter, half and more of the time, the
  /// duration of prices below zero, and the mean of the cheapest hours of a day.
  func durationSentences(of curve: PriceDurationCurve) -> [String] {
    guard let summary = PriceSummary(series, in: state.known) else { return [] }
    let reachedPrices = [0.1, 0.25, 0.5, 0.75, 0.9].compactMap { fraction -> String? in
      guard let position = curve.place(at: fraction * Double(curve.seconds)) else { return nil }
      let price = curve.price(at: position)
      return words.phrase(
        .atLeast(
          hours: hours(curve.secondsAbove(price, orEqual: true)),
          price: prices.sentence(Price(mean: price))))
    }
    let cheapest = [1, 3, 6, 12].compactMap { count in
      summary.mean(ofCheapest: count).map {
        "\(words.phrase(.cheapestHours(count))): \(prices.sentence(Price(mean: $0)))"
      }
    }
    return (reachedPrices + ["\(words(.belowZero)): \(belowZero(summary))"] + cheapest).map {
      $0 + "."
    }
  }
}
