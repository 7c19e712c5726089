import ElectricityPrices

/// The charge of a battery, such as that of a car, from which the length of charging follows.
struct BatteryCharge: Sendable {
  /// The capacity in kilowatt-hours.
  var capacity: ExactDecimal?
  /// How full it is, and is to be, in percent.
  var level, target: ExactDecimal?
  /// The share of the energy that charging loses, in percent.
  var losses = ExactDecimal.zero

  /// Whether nothing is said of a battery.
  var isEmpty: Bool { capacity == nil && level == nil && target == nil && losses == .zero }

  /// Returns the seconds of charging with a constant power, rounded up to a minute.
  ///
  /// `nil` if something is missing, if the level is not below the target, or if it takes more than
  /// 31 days.
  func length(with power: ElectricPower?) -> Int64? {
    guard let capacity, let level, let target, level < target, losses < 100,
      case .constant(let kilowatts)? = power
    else { return nil }
    let stored = capacity.doubleValue * (target.doubleValue - level.doubleValue)
    let hours = stored / (100 - losses.doubleValue) / kilowatts.doubleValue
    // Less than a millionth of a minute is a rounding error.
    let minutes = (hours * 60 - 1e-6).rounded(.up)
    return 1...31 * 1440 ~= minutes ? Int64(minutes) * 60 : nil
  }
}
