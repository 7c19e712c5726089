import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityUsage

struct EnergyTests {
  @Test("A sum of energies beyond the range is nil")
  func sums() {
    #expect(Energy(microwattHours: 1).adding(Energy(microwattHours: 2))?.microwattHours == 3)
    #expect(Energy(microwattHours: .max).adding(Energy(microwattHours: 1)) == nil)
    #expect(Energy(microwattHours: .min + 1).adding(Energy(microwattHours: -1)) == nil)
  }

  @Test("Columns of energy return the stored slots and the slots of a range", arguments: 0..<100)
  func columns(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (time, slots): (Int64, [EnergySlot]) = (1_700_000_000, [])
    let decimals = Int64([1, 1_000, 1_000_000, 1_000_000_000].randomElement(using: &generator)!)
    let isEven = Bool.random(using: &generator)
    for _ in 0..<Int.random(in: 0...50, using: &generator) {
      if !isEven, Int.random(in: 0..<9, using: &generator) == 0 { time += 1800 }
      let length: Int64 = isEven || Int.random(in: 0..<9, using: &generator) > 0 ? 900 : 600
      let amount = Int64.random(in: -50...9_000_000, using: &generator) * decimals
      let isMissing = Int.random(in: 0..<9, using: &generator) == 0
      slots.append(
        EnergySlot(
          start: Instant(secondsSince1970: time), end: Instant(secondsSince1970: time + length),
          energy: isMissing ? nil : Energy(microwattHours: amount)))
      time += length
    }
    let columns = EnergySlots(slots)
    #expect(Array(columns) == slots)
    #expect(columns == EnergySlots(columns.map(\.self)))
    #expect(
      columns.negativeCount == slots.count { $0.energy.map { $0.microwattHours < 0 } ?? false })
    let bounds = (0..<2).map { _ in
      Instant(secondsSince1970: 1_700_000_000 + Int64.random(in: -900...50_000, using: &generator))
    }.sorted()
    let part = columns[columns.indices(from: bounds[0], to: bounds[1])]
    let wanted = slots.filter { bounds[0] <= $0.start && $0.start < bounds[1] }
    #expect(Array(part) == wanted && part.first == wanted.first && part.last == wanted.last)
    #expect((part == columns) == (wanted == slots))
  }
}
