/// What a number of a price means: a currency, whole or in hundredths, for an amount of energy.
public struct PriceUnit: Hashable, Sendable {
  /// Whole units of the currency or their hundredths.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case minor, major
  }
  /// The amount of energy that the price is for.
  public enum Energy: String, Hashable, Sendable, CaseIterable {
    case kilowattHour = "kWh"
    case megawattHour = "MWh"
  }

  /// The currency.
  public let currency: Currency
  /// Whole or hundredths.
  public let scale: Scale
  /// Per kWh or per MWh.
  public let energy: Energy
  /// How hundredths are written at this place: `øre`, `ct`, in Finland `c`.
  public let minorName: String

  /// Creates a unit; `minorName` defaults to the currency's usual one.
  public init(
    _ currency: Currency, _ scale: Scale = .major, per energy: Energy = .kilowattHour,
    minorName: String? = nil
  ) {
    self.currency = currency
    self.scale = scale
    self.energy = energy
    self.minorName = minorName?.visibleName ?? currency.minorName
  }

  /// `øre/kWh`: Norwegian øre for a kilowatt-hour.
  public static let oerePerKilowattHour = PriceUnit(.nok, .minor)

  /// How the money is written: `øre`, `€`.
  public var moneyName: String { scale == .minor ? minorName : currency.majorName }

  /// As written beside numbers: `øre/kWh`, `€/MWh`.
  public var symbol: String { "\(moneyName)/\(energy.rawValue)" }
  /// Unmistakable for programs: `NOK/MWh`, `EUR/kWh`, `NOK øre/kWh`.
  public var code: String {
    "\(currency.code)\(scale == .minor ? " " + minorName : "")/\(energy.rawValue)"
  }
  /// The decimals that people use for it: none for øre per kWh, one or two for the others.
  public var usualDecimals: Int {
    switch (scale, energy) {
    case (.minor, .kilowattHour): [.nok, .sek, .dkk].contains(currency) ? 0 : 2
    case (.major, .kilowattHour): [.nok, .sek, .dkk].contains(currency) ? 2 : 4
    case (.minor, .megawattHour): 0
    case (.major, .megawattHour): 2
    }
  }

  /// The power of ten that turns a number of this unit into one of another unit of the same
  /// currency; `nil` if the currencies differ.
  ///
  /// From `NOK/kWh` to `øre/kWh` it is 2, from `EUR/MWh` to `ct/kWh` −1.
  public func powerOfTen(to other: PriceUnit) -> Int? {
    guard currency == other.currency else { return nil }
    return magnitude - other.magnitude
  }

  private var magnitude: Int {
    (scale == .major ? 2 : 0) - (energy == .megawattHour ? 3 : 0)
  }

  /// The unit on the bills of an area: hundredths per kWh under the local name, or whole units
  /// where nobody counts hundredths.
  ///
  /// - Parameters:
  ///   - currency: the money of the bills.
  ///   - area: a bidding zone such as `FI`; it decides between `ct` and `c` for the euro.
  public static func household(_ currency: Currency, area: String? = nil) -> PriceUnit {
    let usesC = area.map { ["FI", "EE", "LV", "LT"].contains($0.uppercased()) } ?? false
    guard currency.hasMinorUnit else { return PriceUnit(currency) }
    return PriceUnit(currency, .minor, minorName: currency == .eur && usesC ? "c" : nil)
  }

  /// The same currency in minor/kWh, where it has hundredths, major/kWh and major/MWh, in this
  /// order.
  public var alternatives: [PriceUnit] {
    let all = [
      PriceUnit(currency, .minor, minorName: minorName),
      PriceUnit(currency, .major, minorName: minorName),
      PriceUnit(currency, .major, per: .megawattHour, minorName: minorName),
    ]
    return currency.hasMinorUnit ? all : Array(all.dropFirst())
  }
}
