import CivilTime

/// A format of price files: its recognisers, its decoders and its default values.
public struct PriceFormat: Sendable {
  /// The cells of the row of `Resources/price-formats.csv`.
  ///
  /// A question mark behind the tax means that it does not hold for every file of the format. The
  /// hundredth is the local name of the currency's hundredth, if it is not the usual one.
  private let cells: [String]
  let readers: [FormatReader]

  init(cells: [String], readers: [FormatReader]) { (self.cells, self.readers) = (cells, readers) }

  /// Returns the format of an amounts file, with no unit and no tax.
  package static func amounts(name: String, zone: String, isClocked: Bool) -> PriceFormat {
    PriceFormat(
      cells: [name, "", "", "unknown?", zone, isClocked ? "fixed" : "", "known", ""], readers: [])
  }

  /// The name of the format as an option value, such as `hvakosterstrommen`.
  public var name: String { cells[0] }
  /// A one-line description.
  public var title: String { cells[7] }
  /// The unit of the numbers in the file; `nil` if the file states it or it is unknown.
  ///
  /// Parsed on demand, because every start of the program creates all formats.
  public var unit: PriceUnit? {
    PriceUnit(cells[1]).map {
      let name = cells[2].isEmpty ? $0.minorName : cells[2]
      return PriceUnit($0.currency, $0.scale, per: $0.energy, minorName: name)
    }
  }
  /// Whether the prices include value-added tax, if the file does not say.
  public var valueAddedTax: ValueAddedTax {
    ValueAddedTax(rawValue: isTaxSure ? cells[3] : String(cells[3].dropLast())) ?? .unknown
  }
  /// Whether ``valueAddedTax`` holds for every file of the format, so that no warning is needed.
  var isTaxSure: Bool { !cells[3].hasSuffix("?") }
  /// The identifier of the time zone for clock times and days.
  public var zoneIdentifier: String { cells[4] }
  /// The zone for clock times and days, if the user, the file and its area state no other.
  public var zone: Zone { (try? Zone(identifier: zoneIdentifier)) ?? .utc }
  /// Whether times without an offset are always in that zone, whatever zone is displayed.
  var isClocked: Bool { cells[5] == "fixed" }
  /// The origin of prices that do not state their own.
  var origin: PriceOrigin { PriceOrigin(rawValue: cells[6]) ?? .unstated }
  /// Whether prices that do not state their origin can be forecasts.
  var hasForecasts: Bool { cells[5] == "forecasts" }
  /// Whether the format is of amounts, and has no reader of prices.
  var isOfAmounts: Bool { readers.isEmpty }
}
