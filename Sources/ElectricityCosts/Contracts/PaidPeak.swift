import CivilTime
import ElectricityPrices

/// The highest power of a month as the grid bills it.
public struct PaidPeak: Hashable, Sendable {
  /// A time for which power is measured.
  public struct Measurement: Hashable, Sendable {
    /// The first instant.
    public let start: Instant
    /// The mean power in kilowatts.
    public let power: ExactDecimal
  }

  /// A range of powers with one price.
  public struct Step: Hashable, Sendable {
    /// The lowest power in kilowatts.
    public let from: ExactDecimal
    /// The first power of the next step; `nil` for the last step.
    public let to: ExactDecimal?
  }

  /// The power that is billed, in kilowatts, to six decimals.
  public let power: ExactDecimal
  /// The measurements of the month whose mean is billed, the highest first.
  public let measurements: [Measurement]
  /// The step of the tariff; `nil` for a price by the kilowatt.
  public let step: Step?
  /// The charge of a whole month.
  public let charge: Money

  /// The kilowatts up to the next step; `nil` without one.
  public var left: ExactDecimal? { step?.to?.subtracting(power) }
}
