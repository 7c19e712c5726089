import ElectricityPrices

/// A sentence of a chart that is described, with the numbers and times as they are written.
package enum DescriptionText: Hashable, Sendable {
  /// How a price compares with the others.
  package enum Comparison: Hashable, Sendable, CaseIterable {
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
  /// How many slots there are, of which length, from when to when; how many are without a price.
  case slots(Int, length: Duration, from: String, to: String, withoutPrice: Int)
  case extremes(
    lowest: String, lowestTime: String, highest: String, highestTime: String, mean: String)
  case now(time: String, price: String, Comparison?)
  case selected(time: String, price: String, Comparison?)
  /// The price does not change.
  case level
  /// From where the prices go where; how many turns are left out.
  case course(from: String, time: String, [Course], furtherTurns: Int)
}

/// A length of time in its largest whole unit.
package enum Duration: Hashable, Sendable {
  case hours(Int), minutes(Int), seconds(Int)

  /// The length of so many seconds.
  package init(seconds: Int64) {
    self =
      seconds % 3600 == 0
      ? .hours(Int(seconds / 3600))
      : seconds % 60 == 0 ? .minutes(Int(seconds / 60)) : .seconds(Int(seconds))
  }
}
