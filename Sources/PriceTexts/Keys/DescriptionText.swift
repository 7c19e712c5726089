import ElectricityPrices

/// A sentence of a chart's description, with formatted numbers and times.
package enum DescriptionText: Hashable, Sendable {
  /// The comparison of a price with the others.
  package enum Comparison: String, Hashable, Sendable, CaseIterable {
    case lowest, highest, below, above
  }

  /// A rise or fall, and its end.
  package struct Course: Hashable, Sendable {
    package let direction: PriceTrend.Direction
    package let price: String
    package let time: String

    package init(direction: PriceTrend.Direction, price: String, time: String) {
      (self.direction, self.price, self.time) = (direction, price, time)
    }
  }

  case areas([String])
  /// The number of slots, their length, their first and last time, and the number without a price,
  /// if any.
  case slots(Int, length: Duration, from: String, to: String, withoutPrice: Int?)
  /// The times without prices between others.
  case gaps(String)
  /// The mark of the second of two equal clock times.
  case repeatedTimes
  case extremes(
    lowest: String, lowestTime: String, highest: String, highestTime: String, mean: String)
  /// The extremes without the forecasts that are shown with the known prices.
  case knownExtremes(
    lowest: String, lowestTime: String, highest: String, highestTime: String, mean: String)
  case now(time: String, price: String, Comparison?)
  case selected(time: String, price: String, Comparison?)
  /// The cheapest time of a length, and its mean.
  case cheapest(Duration, times: Wording, price: String)
  /// The cost of starting now, and the saving of the cheapest time.
  case startingNow(price: String, saved: String)
  /// The cost of starting now if it is cheaper, and the difference.
  case startingNowIsCheaper(price: String, less: String)
  /// The most expensive time of the length, and its difference.
  case dearest(price: String, more: String)
  /// The saving that a forecast expects at a later time, without or with its bounds.
  case forecastCheaper(less: String, times: Wording)
  case forecastCheaperWithin(less: String, times: Wording, minimum: String, maximum: String)
  /// The expected saving, if the later time may also be more expensive.
  case forecastCheaperPerhaps(less: String, times: Wording, more: String, maximum: String)
  /// The part of a time with forecasts.
  case partlyForecast(Duration)
  /// The cost of an energy, and the savings compared with a start now.
  case cost(energy: String, String, saved: String?)
  /// The price does not change.
  case level
  /// The column that was chosen as the price, with the evidence for it.
  case column(String, reasons: [ColumnChoice.Reason])
  /// The rises and falls from a price and time, and the number of omitted turns.
  case course(from: String, time: String, [Course], furtherTurns: Int?)
}

/// A length of time in its largest whole unit; a single day is 24 hours.
package indirect enum Duration: Hashable, Sendable {
  case days(Int), hours(Int), minutes(Int), seconds(Int)
  /// Lengths from the shortest to the longest.
  case between(Duration, Duration)

  package init(seconds: Int64) {
    let (hours, rest) = (Int(seconds / 3600), seconds % 3600)
    self =
      rest == 0
      ? hours % 24 == 0 && hours > 24 ? .days(hours / 24) : .hours(hours)
      : rest % 60 == 0 ? .minutes(Int(seconds / 60)) : .seconds(Int(seconds))
  }
}
