/// The power of an appliance, which determines the cost of running it.
public enum ElectricPower: Hashable, Sendable {
  /// A constant power above zero: kilowatt-hours in a number of seconds, such as an hour.
  case constant(energy: ExactDecimal, seconds: Int64)
  /// A power for each quarter-hour.
  case profile(PowerProfile)

  /// Returns a constant power in kilowatts, above zero.
  public static func constant(kilowatts: ExactDecimal) -> ElectricPower {
    .constant(energy: kilowatts, seconds: 3600)
  }

  /// Parses `2kW`, `2.3 kW`, `2,3kW` or `800W`; `nil` for other texts, zero, and above 1 GW.
  public init?(_ text: String) {
    let lower = text.lowercased()
    let power: Int? = lower.hasSuffix("kw") ? 0 : lower.hasSuffix("w") ? -3 : nil
    guard let power else { return nil }
    let number = lower.dropLast(power == 0 ? 2 : 1).filter { $0 != " " }
    guard let amount = ExactDecimal(typed: number),
      let kilowatts = amount.scaled(byPowerOfTen: power), kilowatts > .zero, kilowatts < 1_000_000
    else { return nil }
    self = .constant(kilowatts: kilowatts)
  }

  /// Returns the energy in kilowatt-hours over a number of seconds; a profile has its own length.
  public func energy(over seconds: Int64) -> ExactDecimal? {
    switch self {
    case .constant(let energy, let length):
      energy.multiplied(by: ExactDecimal(integerLiteral: seconds))?.divided(by: length)
    case .profile(let profile): profile.energy
    }
  }

  /// Returns the cost in whole units of the currency.
  ///
  /// - Parameters:
  ///   - total: The sum of prices times seconds; for a profile, also times kilowatts.
  ///   - unit: The unit of the prices.
  func cost(of total: ExactDecimal, in unit: PriceUnit) -> ExactDecimal? {
    let scale = unit.powerOfTen(to: PriceUnit(unit.currency))
    let (product, seconds): (ExactDecimal?, Int64) =
      switch self {
      case .constant(let energy, let seconds): (energy.multiplied(by: total), seconds)
      case .profile: (total, 3600)
      }
    return scale.flatMap { product?.scaled(byPowerOfTen: $0)?.divided(by: seconds) }
  }
}
