import CivilTime
import ElectricityPrices

/// What a person can say about a file of consumption that the file does not.
public struct UsageOptions: Sendable {
  /// The zone of clocks and days, instead of the source's.
  public var zone: Zone?
  /// The only meter to read, by its number or name; `nil` reads all.
  public var meter: String?

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
    self.init(options: reading, format: format)
  }
}
