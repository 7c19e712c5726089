import ElectricityPrices
import PriceTexts

/// An appliance in the settings, such as `[appliance washing]`.
struct Appliance: Sendable {
  let name: String
  var length: Int64?
  var profile: PowerProfile?
  var power: ElectricPower?
  var charge = BatteryCharge()
  var after, before: DayLimit?
  var isSplit = false
  var smallestPiece: Int64?

  init(named name: String) { self.name = name }

  /// The search for the cheapest time; `nil` without a length.
  var search: CheapestSearch? {
    CheapestSearch(
      length: length ?? charge.length(with: power), profile, after: after, before: before,
      isSplit: isSplit, smallestPiece: smallestPiece)
  }

  /// The named search for the cheapest time; `nil` without a length.
  var sought: SoughtTime? { search.map { SoughtTime(name: name, search: $0, power: anyPower) } }

  /// The power that charges a battery, the constant power or the power profile; `nil` without any.
  var anyPower: ElectricPower? {
    charge.energy.flatMap { energy in
      charge.length(with: power).map { .constant(energy: energy, seconds: $0) }
    } ?? power ?? profile.map(ElectricPower.profile)
  }
}

extension CheapestSearch {
  /// Creates a search for a profile, or else for a length in one or several pieces; `nil` without
  /// either.
  init?(
    length: Int64?, _ profile: PowerProfile?, after: DayLimit?, before: DayLimit?, isSplit: Bool,
    smallestPiece: Int64?
  ) {
    guard let length = profile?.length ?? length else { return nil }
    let pieces: WindowShape = isSplit ? .pieces(least: smallestPiece ?? 0) : .even
    self.init(
      length: length, after: after, before: before,
      shape: profile.map(WindowShape.profile) ?? pieces)
  }
}

/// The charge of a battery, such as a car's, which determines the length of charging.
struct BatteryCharge: Equatable, Sendable {
  /// The capacity in kilowatt-hours.
  var capacity: ExactDecimal?
  /// The present and the wanted charge in percent.
  var level, target: ExactDecimal?
  /// The energy lost in charging, in percent.
  var losses = ExactDecimal.zero

  /// Whether the level reaches the target, so that there is nothing to charge.
  var isDone: Bool { level.flatMap { level in target.map { $0 <= level } } ?? false }

  /// The energy from the grid in kilowatt-hours; `nil` if something is missing, or if the level is
  /// not below the target.
  var energy: ExactDecimal? {
    guard let capacity, let level, let target, level < target, losses < 100,
      let missing = target.subtracting(level), let stored = ExactDecimal(100).subtracting(losses)
    else { return nil }
    return capacity.multiplied(by: missing)?.scaled(byPowerOfTen: -stored.exponent)?
      .divided(by: stored.significand)
  }

  /// Returns the seconds of charging with a constant power, rounded up to a minute.
  ///
  /// `nil` if something is missing, if the level is not below the target, or if it takes more than
  /// 31 days.
  func length(with power: ElectricPower?) -> Int64? {
    guard let energy, case .constant(let kilowatts, 3600)? = power else { return nil }
    // Less than a thousandth of a minute is a rounding error.
    let minutes = (energy.doubleValue / kilowatts.doubleValue * 60 - 1e-3).rounded(.up)
    return 1...31 * 1440 ~= minutes ? Int64(minutes) * 60 : nil
  }
}
