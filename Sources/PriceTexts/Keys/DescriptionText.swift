import ElectricityPrices

/// A sentence of a chart that is described, with the numbers and times as they are written.
package enum DescriptionText: Hashable, Sendable {
  /// How a price compares with the others.
  package enum Comparison: String, Hashable, Sendable, CaseIterable {
    case lowest, highest, below, above
  }

  /// A rise or a fall, and where it ends.
  package struct Course: Hashable, Sendable {
    package let direction: PriceTrend.Direction
    package let price: String
    package let time: String

    package init(direction: PriceTrend.Direction, price: String, time: String) {
      self.direction = direction
      self.price = price
      self.time = time
    }
  }

  /// How many areas the file has, and which.
  case areas([String])
  /// The number of slots, their length, their first and last time, and the number without a price.
  case slots(Int, length: Duration, from: String, to: String, withoutPrice: Int)
  /// When there are no prices between others.
  case gaps(String)
  /// What marks the second of two times with the same name.
  case repeatedTimes
  case extremes(
    lowest: String, lowestTime: String, highest: String, highestTime: String, mean: String)
  case now(time: String, price: String, Comparison?)
  case selected(time: String, price: String, Comparison?)
  /// The cheapest time of a length, and its mean.
  case cheapest(Duration, times: String, price: String)
  /// What it costs to start now, and how much less that time does.
  case startingNow(price: String, saved: String)
  /// The price of starting now, which is cheaper.
  case startingNowIsCheaper(price: String, less: String)
  /// The dearest time of the length, and how much more it costs.
  case dearest(price: String, more: String)
  /// How much cheaper a forecast expects a later time, and within which bounds.
  case forecastCheaper(less: String, times: String)
  case forecastCheaperWithin(less: String, times: String, least: String, most: String)
  /// The same where it may be dearer too.
  case forecastCheaperPerhaps(less: String, times: String, more: String, most: String)
  /// The part of a time that is a forecast.
  case partlyForecast(Duration)
  /// The cost of an energy, and the savings compared with a start now.
  case cost(energy: String, String, saved: String?)
  /// The price does not change.
  case level
  /// The column that was taken for the price, and what speaks for it.
  case column(String, reasons: [ColumnChoice.Reason])
  /// From where the prices go where; how many turns are left out.
  case course(from: String, time: String, [Course], furtherTurns: Int)
}

/// A length of time in its largest whole unit.
package indirect enum Duration: Hashable, Sendable {
  case hours(Int), minutes(Int), seconds(Int)
  /// Lengths from the shortest to the longest.
  case between(Duration, Duration)

  /// Creates a length from seconds.
  package init(seconds: Int64) {
    self =
      seconds % 3600 == 0
      ? .hours(Int(seconds / 3600))
      : seconds % 60 == 0 ? .minutes(Int(seconds / 60)) : .seconds(Int(seconds))
  }
}
