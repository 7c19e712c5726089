import CivilTime
import ElectricityPrices

/// The peak power of a month as the grid bills it.
public struct PaidPeak: Hashable, Sendable {
  /// The mean power over a measured interval.
  public struct Measurement: Hashable, Sendable {
    /// The first instant.
    public let start: Instant
    /// The mean power in kilowatts.
    public let power: ExactDecimal
  }

  /// A range of powers with a single charge.
  public struct Step: Hashable, Sendable {
    /// The lowest power in kilowatts.
    public let from: ExactDecimal
    /// The lower limit of the next step in kilowatts; `nil` for the last step.
    public let to: ExactDecimal?
  }

  /// The billed power in kilowatts, to six decimals.
  public let power: ExactDecimal
  /// The measurements of the month whose mean is billed, highest first.
  public let measurements: [Measurement]
  /// The step of the tariff; `nil` for a price per kilowatt.
  public let step: Step?
  /// The charge for a whole month, to twelve decimals or more.
  let exactCharge: Money

  /// The charge for a whole month, to six decimals.
  public var charge: Money { exactCharge.rounded }

  /// The kilowatts left until the next step; `nil` if there is none.
  public var left: ExactDecimal? { step?.to?.subtracting(power) }
}
