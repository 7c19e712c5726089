import CivilTime
import ElectricityPrices

/// The peak power of a month as the grid bills it.
package struct PaidPeak: Hashable, Sendable {
  /// The mean power over a measured interval.
  package struct Measurement: Hashable, Sendable {
    /// The first instant.
    package let start: Instant
    /// The mean power in kilowatts.
    package let power: ExactDecimal
  }

  /// A range of powers with a single charge.
  package struct Step: Hashable, Sendable {
    /// The lowest power in kilowatts.
    package let from: ExactDecimal
    /// The lower limit of the next step in kilowatts; `nil` for the last step.
    package let to: ExactDecimal?
    let price: Money
  }

  /// The billed power in kilowatts, to six decimals.
  package let power: ExactDecimal
  /// The measurements of the last month whose mean is its highest power, highest first.
  package let measurements: [Measurement]
  /// The number of months whose highest powers have the billed power as their mean.
  package let months: Int
  /// The step of the tariff; `nil` for a price per kilowatt.
  package let step: Step?
  /// The charge for a whole month, to twelve decimals or more.
  let charge: Money

  /// The kilowatts left until the next step; `nil` if there is none.
  package var left: ExactDecimal? { step?.to?.subtracting(power) }
}
