import ElectricityPrices

/// The charge of a battery, such as a car's, which determines the length of charging.
struct BatteryCharge: Sendable {
  /// The capacity in kilowatt-hours.
  var capacity: ExactDecimal?
  /// The present and the wanted charge in percent.
  var level, target: ExactDecimal?
  /// The energy lost in charging, in percent.
  var losses = ExactDecimal.zero

  /// Whether no value is set.
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
