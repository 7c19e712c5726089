/// What a machine takes, and so what it costs to run it.
public struct ElectricPower: Hashable, Sendable {
  /// The power in kilowatts; above zero.
  public let kilowatts: Price

  /// Reads `2kW`, `2.3 kW`, `2,3kW` or `800W`; `nil` for other texts, zero, and more than 1 GW.
  public init?(_ text: String) {
    let lower = text.lowercased()
    let power: Int? = lower.hasSuffix("kw") ? 0 : lower.hasSuffix("w") ? -3 : nil
    guard let power else { return nil }
    let number = lower.dropLast(power == 0 ? 2 : 1).filter { $0 != " " }
    guard let amount = Price(typed: number),
      let kilowatts = amount.scaled(byPowerOfTen: power), kilowatts > .zero,
      kilowatts < 1_000_000
    else { return nil }
    self.kilowatts = kilowatts
  }

  /// The energy in kilowatt-hours over so many seconds.
  public func energy(over seconds: Int64) -> Price? {
    kilowatts.multiplied(by: Price(integerLiteral: seconds))?.divided(by: 3600)
  }

  /// What so many seconds cost at a mean price, in whole units of the currency.
  public func cost(at mean: Price, in unit: PriceUnit, over seconds: Int64) -> Price? {
    unit.powerOfTen(to: PriceUnit(unit.currency)).flatMap { power in
      kilowatts.multiplied(by: mean)?.multiplied(by: Price(integerLiteral: seconds))?
        .scaled(byPowerOfTen: power)?.divided(by: 3600)
    }
  }
}
