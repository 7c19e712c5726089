import CivilTime

/// What a format means where a file says nothing.
package struct FormatDefaults: Sendable {
  /// The name of the format.
  let name: String
  /// The unit of the numbers; `nil` where the file states it or nobody does.
  let unit: PriceUnit?
  /// Whether the prices contain value-added tax.
  let valueAddedTax: ValueAddedTax
  /// Whether nobody need ask if that is true of a file.
  let isTaxSure: Bool
  /// The name of the zone of clocks and days.
  let zoneIdentifier: String
  /// Whether times without offset are by the clocks of that zone, whatever zone is shown.
  let isClocked: Bool

  /// What a format of amounts means: no unit and no tax.
  package static func amounts(name: String, zone: String, isClocked: Bool) -> FormatDefaults {
    FormatDefaults(
      name: name, unit: nil, valueAddedTax: .unknown, isTaxSure: false, zoneIdentifier: zone,
      isClocked: isClocked)
  }

  /// The zone of clocks and days.
  var zone: Zone { (try? Zone(identifier: zoneIdentifier)) ?? .utc }
}
