/// A sentence about what a usage cost, with the numbers and times as they are written.
package enum CostText: Hashable, Sendable {
  /// How much less, or more, was paid for a kilowatt-hour than in the mean of the hours.
  case paidLess(percent: String, paid: String, mean: String)
  case paidMore(percent: String, paid: String, mean: String)
  /// What a kilowatt-hour cost, where that compares with nothing.
  case paid(String)
  /// The highest mean power, and when it was.
  case peak(power: String, time: String)
  /// The hours without usage, and all hours.
  case missing(hours: String, of: String)
  /// The days without prices in either stretch of hours, and all days.
  case unmoved(days: String, of: String)
  /// The energy without a price.
  case unpriced(energy: String)
  /// The energy above the monthly limit of the support scheme.
  case unsupported(energy: String)
  /// The cost of the month so far, and an estimate of the whole month.
  case estimate(soFar: String, likely: String)
  /// The highest power that a contract bills: in a step of its tariff, in the highest step, or at a
  /// price by the kilowatt.
  case peakStep(
    contract: String, power: String, times: String, from: String, to: String,
    left: String)
  case peakLast(contract: String, power: String, times: String, from: String)
  case peakPrice(contract: String, power: String, times: String)
  /// The power of some months is not billed, because the usage has no steps of this length.
  case unmeasured(contract: String, Duration)
  /// An amount of a contract that may be in hundredths of the currency.
  case doubtfulAmount(contract: String, amount: String, times: String, minor: String, major: String)

  /// The same in a few words without a full stop, for a row of the screen.
  package enum Brief: Hashable, Sendable {
    case less(percent: String), more(percent: String)
    /// The same where there is little room.
    case below(percent: String), above(percent: String)
    /// What the month has cost so far, and likely will.
    case month(soFar: String, likely: String)
    /// The cheapest of contracts, and by how much it is cheaper than the next.
    case cheapest(String, by: String, than: String), same(String, String)
    case highest(power: String)
    case lacking(hours: String, of: String), unvalued(energy: String)
    case beyondSupport(energy: String)
  }
}
