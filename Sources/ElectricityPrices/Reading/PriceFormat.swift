import CivilTime

/// A format of price files: its recognisers, its decoders and its default values.
public struct PriceFormat: Sendable {
  /// The name of the format as an option value, such as `hvakosterstrommen`.
  public let name: String
  /// A one-line description.
  public let title: String
  /// The text of ``unit``, and the local name of the currency's hundredth; empty for the usual one.
  private let unitText, hundredth: String
  /// Whether the prices include value-added tax, if the file does not say.
  public let valueAddedTax: ValueAddedTax
  /// Whether ``valueAddedTax`` holds for every file of the format, so that no warning is needed.
  let isTaxSure: Bool
  /// The identifier of the time zone for clock times and days.
  public let zoneIdentifier: String
  /// Whether times without an offset are always in that zone, whatever zone is displayed.
  let isClocked: Bool
  /// The origin of prices that do not state their own.
  let origin: PriceOrigin
  let readers: [FormatReader]

  init(
    name: String, title: String, unit: String = "", hundredth: String = "",
    valueAddedTax: ValueAddedTax = .unknown, isTaxSure: Bool = false, zone: String,
    isClocked: Bool = false, origin: PriceOrigin = .known, readers: [FormatReader]
  ) {
    (self.name, self.title) = (name, title)
    (unitText, self.hundredth) = (unit, hundredth)
    (self.valueAddedTax, self.isTaxSure) = (valueAddedTax, isTaxSure)
    (zoneIdentifier, self.isClocked, self.readers) = (zone, isClocked, readers)
    self.origin = origin
  }

  /// Returns the format of an amounts file, with no unit and no tax.
  package static func amounts(name: String, zone: String, isClocked: Bool) -> PriceFormat {
    PriceFormat(name: name, title: "", zone: zone, isClocked: isClocked, readers: [])
  }

  /// The unit of the numbers in the file; `nil` if the file states it or it is unknown.
  ///
  /// Parsed on demand, because every start of the program creates all formats.
  public var unit: PriceUnit? {
    PriceUnit(unitText).map {
      let name = hundredth.isEmpty ? $0.minorName : hundredth
      return PriceUnit($0.currency, $0.scale, per: $0.energy, minorName: name)
    }
  }

  /// Whether the format is of amounts, and has no reader of prices.
  var isOfAmounts: Bool { readers.isEmpty }

  /// The zone for clock times and days, if the user, the file and its area state no other.
  public var zone: Zone { (try? Zone(identifier: zoneIdentifier)) ?? .utc }
}
