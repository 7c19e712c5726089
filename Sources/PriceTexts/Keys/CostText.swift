/// A sentence about the cost of a usage, with formatted numbers and times.
package enum CostText: Hashable, Sendable {
  /// The percentage by which the paid price per kilowatt-hour is below, or above, the mean.
  case paidLess(percent: String, paid: String, mean: String)
  case paidMore(percent: String, paid: String, mean: String)
  /// The price paid per kilowatt-hour, without a comparison.
  case paid(String)
  /// The highest mean power and its time.
  case peak(power: String, time: String)
  /// The hours without usage, and all hours.
  case missing(hours: String, of: String)
  /// The days whose energy could not be moved for lack of prices, and all days.
  case unmoved(days: String, of: String)
  /// The energy without a price.
  case unpriced(energy: String)
  /// The energy above the monthly limit of the support scheme.
  case unsupported(energy: String)
  /// The cost of the month so far, and an estimate of the whole month.
  case estimate(soFar: String, likely: String)
  /// The highest power that a contract bills: in a step of its tariff, in the highest step, or with
  /// a price per kilowatt.
  case peakStep(
    contract: String, power: String, times: String, from: String, to: String,
    left: String)
  case peakLast(contract: String, power: String, times: String, from: String)
  case peakPrice(contract: String, power: String, times: String)
  /// The mean of the highest powers of several months, and the times of the last one.
  case peakMean(contract: String, power: String, months: Int, times: String)
  /// The power of some months is not billed, because the usage has no steps of this length.
  case unmeasured(contract: String, Duration)
  /// An amount of a contract that may be in hundredths of the currency.
  case doubtfulAmount(contract: String, amount: String, times: String, minor: String, major: String)
  /// A contract adds no tax to prices that are without it.
  case untaxed(contract: String)
}
