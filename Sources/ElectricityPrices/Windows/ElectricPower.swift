/// What a machine takes, and so what it costs to run it.
public enum ElectricPower: Hashable, Sendable {
  /// The same all the time, in kilowatts; above zero.
  case constant(kilowatts: ExactDecimal)
  /// Quarter hour by quarter hour.
  case profile(PowerProfile)

  /// Reads `2kW`, `2.3 kW`, `2,3kW` or `800W`; `nil` for other texts, zero, and more than 1 GW.
  public init?(_ text: String) {
    let lower = text.lowercased()
    let power: Int? = lower.hasSuffix("kw") ? 0 : lower.hasSuffix("w") ? -3 : nil
    guard let power else { return nil }
    let number = lower.dropLast(power == 0 ? 2 : 1).filter { $0 != " " }
    guard let amount = ExactDecimal(typed: number),
      let kilowatts = amount.scaled(byPowerOfTen: power), kilowatts > .zero,
      kilowatts < 1_000_000
    else { return nil }
    self = .constant(kilowatts: kilowatts)
  }

  /// The energy in kilowatt-hours over so many seconds; that of a profile is its own.
  public func energy(over seconds: Int64) -> ExactDecimal? {
    switch self {
    case .constant(let kilowatts):
      kilowatts.multiplied(by: ExactDecimal(integerLiteral: seconds))?.divided(by: 3600)
    case .profile(let profile): profile.energy
    }
  }

  /// What so many seconds cost at a mean price, in whole units of the currency.
  ///
  /// - Parameters:
  ///   - mean: The mean price; of a profile that by its powers.
  ///   - unit: The unit of the mean.
  ///   - seconds: The length of a constant power.
  public func cost(at mean: Price, in unit: PriceUnit, over seconds: Int64) -> Price? {
    unit.powerOfTen(to: PriceUnit(unit.currency)).flatMap { power in
      switch self {
      case .constant(let kilowatts):
        kilowatts.multiplied(by: mean)?.multiplied(by: ExactDecimal(integerLiteral: seconds))?
          .scaled(byPowerOfTen: power)?.divided(by: 3600)
      case .profile(let profile):
        profile.energy?.multiplied(by: mean)?.scaled(byPowerOfTen: power)
      }
    }
  }
}
