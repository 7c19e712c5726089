/// The unit of a price: a currency, in whole units or hundredths, per amount of energy.
public struct PriceUnit: Hashable, Sendable {
  /// The scale of the currency: whole units or hundredths.
  public enum Scale: Hashable, Sendable, CaseIterable { case minor, major }
  /// The amount of energy that the price is for.
  public enum Energy: String, Hashable, Sendable, CaseIterable {
    case kilowattHour = "kWh"
    case megawattHour = "MWh"
  }

  /// The currency.
  public let currency: Currency
  /// The scale of the currency.
  public let scale: Scale
  /// The amount of energy that the price is for: a kilowatt-hour or a megawatt-hour.
  public let energy: Energy
  /// The local name of the hundredth: `øre`, `ct`, in Finland `c`.
  public let minorName: String

  /// Creates a unit; `minorName` defaults to the usual name in the currency.
  public init(
    _ currency: Currency, _ scale: Scale = .major, per energy: Energy = .kilowattHour,
    minorName: String? = nil
  ) {
    self.currency = currency
    self.scale = scale
    self.energy = energy
    self.minorName = minorName?.visibleName ?? currency.minorName
  }

  /// `øre/kWh`: Norwegian øre per kilowatt-hour.
  public static let oerePerKilowattHour = PriceUnit(.nok, .minor)

  /// The name of the money: `øre`, `€`.
  public var moneyName: String { scale == .minor ? minorName : currency.majorName }

  /// The unit as written after numbers: `øre/kWh`, `€/MWh`.
  public var symbol: String { "\(moneyName)/\(energy.rawValue)" }
  /// The unambiguous name for programs: `NOK/MWh`, `EUR/kWh`, `NOK øre/kWh`.
  public var code: String {
    "\(currency.code)\(scale == .minor ? " " + minorName : "")/\(energy.rawValue)"
  }
  /// The usual number of decimals: none for øre per kWh, one or two for other units.
  public var usualDecimals: Int {
    switch (scale, energy) {
    case (.minor, .kilowattHour): [.nok, .sek, .dkk].contains(currency) ? 0 : 2
    case (.major, .kilowattHour): [.nok, .sek, .dkk].contains(currency) ? 2 : 4
    case (.minor, .megawattHour): 0
    case (.major, .megawattHour): 2
    }
  }

  /// Returns the power of ten that converts a number to another unit of the same currency.
  ///
  /// Returns `nil` if the currencies differ. The power from `NOK/kWh` to `øre/kWh` is 2, from
  /// `EUR/MWh` to `ct/kWh` it is −1.
  public func powerOfTen(to other: PriceUnit) -> Int? {
    guard currency == other.currency else { return nil }
    return magnitude - other.magnitude
  }

  private var magnitude: Int { (scale == .major ? 2 : 0) - (energy == .megawattHour ? 3 : 0) }

  /// Returns the unit on the bills of an area, per kWh.
  ///
  /// The money is the local name of the hundredth, or the whole unit where hundredths are not used.
  ///
  /// - Parameters:
  ///   - currency: The currency of the bills.
  ///   - area: A bidding zone such as `FI`; it decides between `ct` and `c` for the euro.
  public static func household(_ currency: Currency, area: String? = nil) -> PriceUnit {
    let usesC = area.map { ["FI", "EE", "LV", "LT"].contains($0.uppercased()) } ?? false
    guard currency.hasMinorUnit else { return PriceUnit(currency) }
    return PriceUnit(currency, .minor, minorName: currency == .eur && usesC ? "c" : nil)
  }

  /// The units of the same currency: hundredths per kWh if used, whole per kWh, whole per MWh.
  public var alternatives: [PriceUnit] {
    let all = [
      PriceUnit(currency, .minor, minorName: minorName),
      PriceUnit(currency, .major, minorName: minorName),
      PriceUnit(currency, .major, per: .megawattHour, minorName: minorName),
    ]
    return currency.hasMinorUnit ? all : Array(all.dropFirst())
  }
}
