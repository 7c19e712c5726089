import ElectricityUsage
import Testing

struct EnergyTests {
  @Test("Sums that leave the range are none")
  func sums() {
    #expect(Energy(microwattHours: 1).adding(Energy(microwattHours: 2))?.microwattHours == 3)
    #expect(Energy(microwattHours: .max).adding(Energy(microwattHours: 1)) == nil)
  }
}
