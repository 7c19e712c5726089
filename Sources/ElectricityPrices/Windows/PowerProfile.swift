/// The power of an appliance in each quarter-hour from its start.
public struct PowerProfile: Hashable, Sendable {
  /// The mean power of each quarter-hour in kilowatts; none is negative, and at least one is not 0.
  public let kilowatts: [ExactDecimal]
  /// The powers in milliwatts.
  let milliwatts: [Int64]
  /// The decimal places of kilowatts that milliwatts need.
  static let decimals = 6

  /// The seconds that each power lasts.
  static let step: Int64 = 900
  /// The number of steps of the longest window, 31 days.
  private static let maximumSteps = 31 * 96

  /// Creates a profile; `nil` without powers, for more than 31 days, if all powers are zero, or if
  /// one is negative, above 1 GW or has more than six decimals.
  public init?(kilowatts: [ExactDecimal]) {
    let milliwatts = kilowatts.compactMap { power -> Int64? in
      guard !power.isNegative, power <= 1_000_000, power.exponent >= -Self.decimals else {
        return nil
      }
      return power.scaled(byPowerOfTen: Self.decimals).flatMap { Int64($0.description) }
    }
    guard milliwatts.count == kilowatts.count, (1...Self.maximumSteps).contains(kilowatts.count),
      milliwatts.contains(where: { $0 > 0 })
    else { return nil }
    (self.kilowatts, self.milliwatts) = (kilowatts, milliwatts)
  }

  /// Parses powers separated by commas, as `2.0,0.3,1.8`, or by semicolons, between which a comma
  /// is a decimal comma; `nil` for other texts.
  public init?(_ text: String) {
    let separator: Character = text.contains(";") ? ";" : ","
    let words = text.split(separator: separator, omittingEmptySubsequences: false)
    let powers = words.map { ExactDecimal(typed: $0.filter { $0 != " " }) }
    guard !powers.contains(nil) else { return nil }
    self.init(kilowatts: powers.compactMap(\.self))
  }

  /// The length in seconds.
  public var length: Int64 { Int64(kilowatts.count) * Self.step }

  /// The energy in kilowatt-hours.
  public var energy: ExactDecimal? {
    kilowatts.reduce(ExactDecimal?.some(.zero)) { sum, power in sum?.adding(power) }?.divided(by: 4)
  }
}
