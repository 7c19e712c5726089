import CivilTime

/// A format of price files: how it is recognised, how it is read, and what it means unsaid.
public struct PriceFormat: Sendable {
  /// What it is, in one line.
  public let title: String
  /// What the format means where a file says nothing.
  let defaults: FormatDefaults
  let readers: [FormatReader]

  init(
    name: String, title: String, unit: PriceUnit? = nil,
    valueAddedTax: ValueAddedTax = .unknown, isTaxSure: Bool = false, zone: String,
    isClocked: Bool = false, readers: [FormatReader]
  ) {
    self.title = title
    defaults = FormatDefaults(
      name: name, unit: unit, valueAddedTax: valueAddedTax, isTaxSure: isTaxSure,
      zoneIdentifier: zone, isClocked: isClocked)
    self.readers = readers
  }

  /// The name by which it is chosen, such as `hvakosterstrommen`.
  public var name: String { defaults.name }
  /// The unit of the numbers in the file; `nil` where the file states it or nobody does.
  public var unit: PriceUnit? { defaults.unit }
  /// Whether the prices contain value-added tax, where the file does not say.
  public var valueAddedTax: ValueAddedTax { defaults.valueAddedTax }
  /// The name of the zone of clocks and days.
  public var zoneIdentifier: String { defaults.zoneIdentifier }
  /// The zone of clocks and days, where neither a person, the file nor its area says another.
  public var zone: Zone { defaults.zone }

  /// The format of a name, in any case.
  static func named(_ name: String) throws(PriceFault) -> PriceFormat {
    guard let format = all.first(where: { $0.name == name.lowercased() }) else {
      throw PriceFault(.noSuchFormat(name, known: all.map(\.name)))
    }
    return format
  }
}
