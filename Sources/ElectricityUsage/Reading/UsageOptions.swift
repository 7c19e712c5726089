import CivilTime
import ElectricityPrices

/// The facts about a file of energy usage that the user can state.
package struct UsageOptions: Sendable {
  /// The facts that a file of prices can need too: zones, and the column and first hour of a table.
  package var reading = ReadingOptions()
  /// The only meter to read, by its number or name; `nil` reads all.
  package let meter: String?
  /// Whether power and energy values are means of slots.
  package let hasPowerBySlot: Bool

  /// Creates options that take all other facts from the file.
  package init(
    zone: Zone? = nil, meter: String? = nil, column: String? = nil, firstHour: Int? = nil,
    hasPowerBySlot: Bool = false
  ) {
    (self.meter, self.hasPowerBySlot) = (meter, hasPowerBySlot)
    (reading.zone, reading.column, reading.firstHour) = (zone, column, firstHour)
  }
}

extension PriceReading {
  /// Creates a reading of amounts; `zone` of the options overrides the zone of the format.
  init(_ options: UsageOptions, name: String, zone: String, isClocked: Bool = false) {
    self.init(
      options: options.reading, format: .amounts(name: name, zone: zone, isClocked: isClocked))
  }
}
