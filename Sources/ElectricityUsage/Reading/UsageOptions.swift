import CivilTime
import ElectricityPrices

/// What a person can say about a file of consumption that the file does not.
public struct UsageOptions: Sendable {
  /// The zone of clocks and days, instead of the source's.
  public var zone: Zone?
  /// The only meter to read, by its number or name; `nil` reads all.
  public var meter: String?
  /// The heading of the column, or the key, that has the energy, where several could.
  public var column: String?
  /// The zone where neither a person nor the file says one: that of the prices beside it.
  public var usualZone: Zone?
  /// Whether power is taken for the mean of each slot, and so is energy.
  public var hasPowerBySlot = false

  /// Creates options that leave everything to the file.
  public init(zone: Zone? = nil, meter: String? = nil) {
    self.zone = zone
    self.meter = meter
  }
}

extension PriceReading {
  /// A reading of amounts, by the clocks of a zone where a person says none.
  init(_ options: UsageOptions, format: PriceFormat) {
    var reading = ReadingOptions()
    reading.zone = options.zone
    reading.usualZone = options.usualZone
    self.init(options: reading, format: format)
  }
}
