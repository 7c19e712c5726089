import CivilTime

/// A format of price files: how it is recognised, how it is read, and what it means where a file
/// says nothing.
public struct PriceFormat: Sendable {
  /// The name by which it is chosen, such as `hvakosterstrommen`.
  public let name: String
  /// What it is, in one line.
  public let title: String
  /// The unit of the numbers in the file; `nil` where the file states it or nobody does.
  public let unit: PriceUnit?
  /// Whether the prices contain value-added tax, where the file does not say.
  public let valueAddedTax: ValueAddedTax
  /// Whether nobody need ask if that is true of a file.
  let isTaxSure: Bool
  /// The name of the zone of clocks and days.
  public let zoneIdentifier: String
  /// Whether times without offset are by the clocks of that zone, whatever zone is shown.
  let isClocked: Bool
  /// Where the prices come from that do not say it themselves.
  let origin: PriceOrigin
  let readers: [FormatReader]

  init(
    name: String, title: String, unit: PriceUnit? = nil,
    valueAddedTax: ValueAddedTax = .unknown, isTaxSure: Bool = false, zone: String,
    isClocked: Bool = false, origin: PriceOrigin = .known, readers: [FormatReader]
  ) {
    (self.name, self.title, self.unit) = (name, title, unit)
    (self.valueAddedTax, self.isTaxSure) = (valueAddedTax, isTaxSure)
    (zoneIdentifier, self.isClocked, self.readers) = (zone, isClocked, readers)
    self.origin = origin
  }

  /// What a format of amounts means: no unit and no tax.
  package static func amounts(name: String, zone: String, isClocked: Bool) -> PriceFormat {
    PriceFormat(name: name, title: "", zone: zone, isClocked: isClocked, readers: [])
  }

  /// The zone of clocks and days, where neither a person, the file nor its area says another.
  public var zone: Zone { (try? Zone(identifier: zoneIdentifier)) ?? .utc }
}
