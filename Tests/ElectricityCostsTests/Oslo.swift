import CivilTime
import ElectricityPrices
import ElectricityUsage
import Testing

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

/// Returns the costs of hours of 1 kWh for 1 kr, except for some hours by their number.
func hourlyCosts(_ special: [Int: Double], days: Int) throws -> CostReport {
  let start = "2026-06-01T00:00"
  let usage = EnergySeries(days * 24, from: start) { special[$0] ?? 1 }
  let prices = PriceSeries(days * 24, from: start, tax: .excluded) { _ in 100 }
  let report = try CostReport(CostSeries(of: usage, at: prices), in: PriceUnit(.nok))
  return try #require(report)
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
  /// Creates prices of consecutive slots from a local time on, by the number of the slot.
  init(
    _ count: Int, from start: String, minutes: Int64 = 60,
    unit: PriceUnit? = .oerePerKilowattHour, tax: ValueAddedTax = .unknown,
    area: String? = "NO1", price: (Int) -> Price?
  ) {
    self.init(
      slots: spans(count, from: start, minutes: minutes).enumerated().map {
        PriceSlot(start: $1.start, end: $1.end, price: price($0))
      }, unit: unit, valueAddedTax: tax, area: area, zone: oslo)
  }
}

extension EnergySeries {
  /// Creates usage of consecutive slots from a local time on, by the number of the slot.
  init(
    _ count: Int, from start: String, minutes: Int64 = 60,
    direction: EnergyDirection = .consumption, kilowattHours: (Int) -> Double?
  ) {
    self.init(
      slots: spans(count, from: start, minutes: minutes).enumerated().map {
        let energy = kilowattHours($0).map { Energy(microwattHours: Int64($0 * 1e9)) }
        return EnergySlot(start: $1.start, end: $1.end, energy: energy)
      }, direction: direction, zone: oslo)
  }
}
