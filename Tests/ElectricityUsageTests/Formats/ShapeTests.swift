import CivilTime
import ElectricityPrices
import TerminalTestSupport
import Testing

@testable import ElectricityUsage

/// Tests that every shape is read to the watt-hour in every trap.
@Suite("Shapes and traps") struct ShapeTests {
  /// A difficulty in a range of time.
  enum Trap: String, CaseIterable, Sendable {
    case summer, spring, autumn, gap, missing, severalMeters

    /// The date in 2025 from whose week the two days are taken.
    var first: (month: Int, day: Int) {
      switch self {
      case .spring: (3, 29)
      case .autumn: (10, 25)
      default: (7, 13)
      }
    }
  }

  @Test(
    "Every shape of consumption files is read as it was written", arguments: Shape.all,
    Trap.allCases)
  func reads(shape: Shape, trap: Trap) throws {
    guard trap != .severalMeters || shape.hasMeters else { return }
    let zone = try Zone(identifier: shape.zone)
    var meters = ["1001": try slots(shape, trap, zone, seed: 1)]
    if trap == .severalMeters { meters["1002"] = try slots(shape, trap, zone, seed: 2) }
    let usage = try read(shape.write(meters, zone), UsageOptions(zone: zone))
    let consumption = try #require(usage.consumption)
    let expected = try #require(meters["1001"]).enumerated().map { place, slot in
      Shape.Slot(
        start: slot.start, seconds: slot.seconds,
        wattHours: slot.wattHours.map { $0 + (meters["1002"]?[place].wattHours ?? 0) })
    }
    let known = expected.filter { $0.wattHours != nil }
    let found = consumption.slots.filter { $0.energy != nil }
    if shape.hasReadings, known.count < expected.count || trap == .gap {
      // The slots that are found are right, and only neighbours of missing readings are absent too.
      let all = Dictionary(uniqueKeysWithValues: known.map { ($0.start, $0) })
      for slot in found { #expect(all[slot.start].map(energy) == slot) }
      #expect(found.count < known.count && found.count >= known.count - 2)
    } else {
      #expect(found == known.map(energy))
    }
    let series = usage.series.filter { $0.direction == .consumption }
    if trap == .severalMeters { #expect(Set(series.map(\.meter)).count == 2) }
    #expect(consumption.zone == zone)
    let hours = [Trap.spring: 23, .autumn: 25][trap] ?? 24
    let hasSummerTime = !["UTC", "Australia/Brisbane"].contains(shape.zone)
    if trap != .gap, trap != .missing, !shape.hasReadings {
      let day = found.filter { zone.civil(at: $0.start).date.weekday == 7 }
      #expect(
        day.count * Int(shape.seconds) == (hasSummerTime ? hours : 24) * 3600,
        "\(day.count)")
    }
    let says = usage.warnings.contains { if case .missing = $0 { true } else { false } }
    #expect(says == (trap == .gap || trap == .missing))
  }

  private func energy(_ slot: Shape.Slot) -> EnergySlot {
    EnergySlot(
      start: slot.start, end: slot.end,
      energy: slot.wattHours.map { Energy(microwattHours: Int64($0) * 1_000_000) })
  }

  /// Returns two local days of 2025, a Saturday and a Sunday.
  private func slots(
    _ shape: Shape, _ trap: Trap, _ zone: Zone, seed: UInt64
  ) throws -> [Shape.Slot] {
    let date = try #require(CivilDate(year: 2025, month: trap.first.month, day: trap.first.day))
    let saturday = date.adding(days: 6 - date.weekday)
    var generator = SeededGenerator(seed: seed)
    var slots: [Shape.Slot] = []
    var start = zone.startOfDay(saturday)
    let end = zone.startOfDay(saturday.adding(days: 2))
    while start < end {
      let wattHours = Int.random(in: 0...2999, using: &generator)
      slots.append(Shape.Slot(start: start, seconds: shape.seconds, wattHours: wattHours))
      start = start.advanced(by: shape.seconds)
    }
    if trap == .gap { slots.remove(at: 7) }
    if trap == .missing {
      slots[7] = Shape.Slot(start: slots[7].start, seconds: shape.seconds, wattHours: nil)
    }
    return slots
  }
}
