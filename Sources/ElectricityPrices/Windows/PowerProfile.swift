/// The power of a machine by quarter hours from its start on.
public struct PowerProfile: Hashable, Sendable {
  /// The mean power of each quarter hour in kilowatts; never empty, none below zero, not all zero.
  public let kilowatts: [ExactDecimal]
  /// The powers in milliwatts.
  let milliwatts: [Int64]
  /// The decimals of a milliwatt in kilowatts.
  static let decimals = 6

  /// The seconds of each power.
  static let step: Int64 = 900
  /// The steps of the longest window.
  private static let maximumSteps = 31 * 96

  /// Creates a profile; `nil` of no powers or more than those of 31 days, of ones below zero, above
  /// 1 GW or with more than six decimals, and of nothing but zeros.
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

  /// Reads powers separated by commas, as `2.0,0.3,0.3,1.8`, or by semicolons, between which a
  /// comma is a decimal comma; `nil` for other texts.
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
