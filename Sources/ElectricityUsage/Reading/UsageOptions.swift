import CivilTime
import ElectricityPrices

/// The facts about a file of energy usage that the user can state.
public struct UsageOptions: Sendable {
  /// The zone of local times and days, instead of the source's zone.
  public var zone: Zone?
  /// The only meter to read, by its number or name; `nil` reads all.
  public var meter: String?
  /// The heading or key of the energy, for files with several candidates.
  public var column: String?
  /// The number of a day's first hour, 0 or 1, for a table whose hour column is ambiguous.
  public var firstHour: Int?
  /// The zone of the prices, for files without a zone if the user states none.
  public var usualZone: Zone?
  /// Whether power and energy values are means of slots.
  public var hasPowerBySlot = false

  /// Creates options that take all other facts from the file.
  public init(zone: Zone? = nil, meter: String? = nil) {
    self.zone = zone
    self.meter = meter
  }
}

extension PriceReading {
  /// Creates a reading of amounts; `zone` of the options overrides the zone of the format.
  init(_ options: UsageOptions, name: String, zone: String, isClocked: Bool = false) {
    var reading = ReadingOptions()
    reading.zone = options.zone
    reading.usualZone = options.usualZone
    reading.firstHour = options.firstHour
    self.init(
      options: reading, format: .amounts(name: name, zone: zone, isClocked: isClocked))
  }
}
