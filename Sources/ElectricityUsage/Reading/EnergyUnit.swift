import ElectricityPrices

/// The unit of a number in a file, and its conversion to energy.
enum EnergyUnit: String {
  case wattHours = "wh", kilowattHours = "kwh", megawattHours = "mwh", gigawattHours = "gwh"
  case kilojoules = "kj", megajoules = "mj", gigajoules = "gj"
  /// The mean power of a slot.
  case watts = "w", kilowatts = "kw", megawatts = "mw"

  /// Parses `kWh`, `Wh`, `MWh`, `GWh`, `kJ`, `MJ`, `GJ`, `W`, `kW` or `MW` in any case, and plurals
  /// such as `kWhs`; `nil` for other texts, and for `mWh`, which is probably a wrong letter case.
  init?(_ text: String) {
    guard text != "mWh" else { return nil }
    let lower = text.lowercased()
    self.init(rawValue: lower.hasSuffix("whs") ? String(lower.dropLast()) : lower)
  }

  /// Whether this is a unit of power, which gives energy only over time.
  var isPower: Bool { [.watts, .kilowatts, .megawatts].contains(self) }

  /// Whether the unit is based on joules, which are watt-seconds.
  var isByTheSecond: Bool { [.kilojoules, .megajoules, .gigajoules].contains(self) }

  /// The power of ten that converts the unit to µWh, or to 3600 µWh for joules.
  var power: Int {
    switch self {
    case .wattHours, .watts: 6
    case .kilowattHours, .kilowatts, .kilojoules: 9
    case .megawattHours, .megawatts, .megajoules: 12
    case .gigawattHours, .gigajoules: 15
    }
  }

  /// The kilowatt-hour and the power of ten that converts a number to it; `nil` for units of power
  /// and of joules.
  var inKilowattHours: (unit: String, power: Int)? {
    isPower || isByTheSecond ? nil : ("kWh", power - 9)
  }

  /// Returns the mean kilowatts of a number of this unit in a slot of `seconds`.
  func kilowatts(_ number: Double, seconds: Double) -> Double {
    var kilowatts = number
    for _ in 0..<abs(power - 9) { kilowatts *= power > 9 ? 10 : 0.1 }
    return isPower ? kilowatts : kilowatts * (isByTheSecond ? 1 : 3600) / seconds
  }

  /// Returns the energy of a number, `nil` without a number; see ``energy(_:seconds:rest:)``.
  ///
  /// - Throws: A fault if the energy is out of range.
  func energy(
    ofKnown number: ExactDecimal?, seconds: Int64 = 0, rest: inout Int64
  ) throws(PriceFault) -> Energy? {
    guard let number else { return nil }
    if let energy = energy(number, seconds: seconds, rest: &rest) { return energy }
    throw PriceFault(usage: .outOfRange("\(number)"))
  }

  /// Returns the energy of a number; for a unit of power, in a slot of `seconds`.
  ///
  /// Rounds to whole µWh, half away from zero; returns `nil` out of range.
  ///
  /// - Parameter rest: What rounding has left of former numbers, in parts of a µWh by the second,
  ///   which this number takes, so that a sum of numbers is exact.
  func energy(_ number: ExactDecimal, seconds: Int64 = 0, rest left: inout Int64) -> Energy? {
    let power = number.exponent + self.power
    var (digits, isLarge) = number.significand.multipliedReportingOverflow(
      by: isPower ? seconds : 1)
    var divisor: Int64 = isPower || isByTheSecond ? 3600 : 1
    for _ in 0..<abs(power) where digits != 0 && !isLarge {
      if power > 0 {
        (digits, isLarge) = digits.multipliedReportingOverflow(by: 10)
      } else {
        let (product, isTiny) = divisor.multipliedReportingOverflow(by: 10)
        if isTiny { return .zero }
        divisor = product
      }
    }
    let isByTheSecond = divisor == 3600
    if isByTheSecond, !isLarge { (digits, isLarge) = digits.addingReportingOverflow(left) }
    guard !isLarge else { return nil }
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: divisor)
    let isUp = rest.magnitude >= divisor.magnitude - rest.magnitude && rest != 0
    let sum = quotient + (isUp ? digits.signum() : 0)
    if isByTheSecond { left = digits - sum * divisor }
    return sum == .min ? nil : Energy(microwattHours: sum)
  }
}
