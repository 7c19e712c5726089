import CivilTime
import ElectricityPrices
import ElectricityUsage

@testable import ElectricityCosts

let oslo = (try? Zone(identifier: "Europe/Oslo")) ?? .utc

/// Returns the instant of a local time in Oslo.
func instant(_ text: String) -> Instant {
  ISOTime(text)?.instant(in: oslo) ?? Instant(secondsSince1970: 0)
}

/// Returns a contract with some lines.
func contract(_ name: String, _ lines: (String, String)...) throws -> Contract {
  var contract = Contract(named: name)
  for (name, value) in lines { try contract.set(name, to: value) }
  return contract
}

/// Returns the times of consecutive slots from a local time on.
func spans(
  _ count: Int, from start: String, minutes: Int64 = 60
) -> [(start: Instant, end: Instant)] {
  (0..<count).map {
    let first = instant(start).advanced(by: Int64($0) * minutes * 60)
    return (first, first.advanced(by: minutes * 60))
  }
}

extension PriceSeries {
  /// Creates prices of consecutive hours from a local time on, by the number of the hour.
  init(
    _ hours: Int, from start: String, unit: PriceUnit = .oerePerKilowattHour,
    tax: ValueAddedTax = .unknown, area: String? = "NO1", price: (Int) -> Price?
  ) {
    self.init(
      slots: spans(hours, from: start).enumerated().map {
        PriceSlot(start: $1.start, end: $1.end, price: price($0))
      }, unit: unit, valueAddedTax: tax, area: area, zone: oslo)
  }
}

extension EnergySeries {
  /// Creates usage of consecutive slots from a local time on, by the number of the slot.
  init(
    _ count: Int, from start: String, minutes: Int64 = 60,
    direction: EnergyDirection = .consumption, kilowattHours: (Int) -> Double
  ) {
    self.init(
      slots: spans(count, from: start, minutes: minutes).enumerated().map {
        let energy = Energy(microwattHours: Int64(kilowattHours($0) * 1e9))
        return EnergySlot(start: $1.start, end: $1.end, energy: energy)
      }, direction: direction, zone: oslo)
  }
}
