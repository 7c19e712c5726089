import ElectricityPrices

/// The unit of a number in a file, and its conversion to energy.
enum EnergyUnit: Hashable {
  case wattHours, kilowattHours, megawattHours
  /// The mean power of a slot.
  case watts, kilowatts

  /// Parses `kWh`, `Wh`, `MWh`, `W` or `kW` in any case; `nil` for other texts.
  init?(_ text: String) {
    switch text.lowercased() {
    case "kwh": self = .kilowattHours
    case "wh": self = .wattHours
    case "mwh": self = .megawattHours
    case "w": self = .watts
    case "kw": self = .kilowatts
    default: return nil
    }
  }

  /// Whether this is a unit of power, which becomes energy only over time.
  var isPower: Bool { self == .watts || self == .kilowatts }

  /// The power of ten that converts the unit to µWh.
  var power: Int {
    switch self {
    case .wattHours, .watts: 6
    case .kilowattHours, .kilowatts: 9
    case .megawattHours: 12
    }
  }

  /// Returns the energy of a number; for a unit of power in a slot of `seconds`.
  ///
  /// Rounds to whole µWh, half away from zero; returns `nil` out of range.
  func energy(_ number: ExactDecimal, seconds: Int64 = 0) -> Energy? {
    let power = number.exponent + self.power
    var (digits, isLarge) = number.significand.multipliedReportingOverflow(
      by: isPower ? seconds : 1)
    var divisor: Int64 = isPower ? 3600 : 1
    for _ in 0..<abs(power) where digits != 0 && !isLarge {
      if power > 0 {
        (digits, isLarge) = digits.multipliedReportingOverflow(by: 10)
      } else {
        let (product, isTiny) = divisor.multipliedReportingOverflow(by: 10)
        if isTiny { return .zero }
        divisor = product
      }
    }
    guard !isLarge else { return nil }
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: divisor)
    let isUp = rest.magnitude >= divisor.magnitude - rest.magnitude && rest != 0
    let sum = quotient + (isUp ? digits.signum() : 0)
    return sum == .min ? nil : Energy(microwattHours: sum)
  }
}
