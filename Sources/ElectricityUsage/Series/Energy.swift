/// An amount of energy, exact to a microwatt-hour: a billionth of a kilowatt-hour.
///
/// The range is ±9.2 × 10⁹ kWh without the lowest number of `Int64`.
package struct Energy: Hashable, Comparable, Sendable {
  /// The amount in µWh.
  package let microwattHours: Int64

  /// Creates an amount.
  package init(microwattHours: Int64) { self.microwattHours = microwattHours }

  /// No energy.
  package static let zero = Energy(microwattHours: 0)

  /// The number of µWh in a kWh.
  package static let perKilowattHour: Int64 = 1_000_000_000

  /// The amount in kWh, as the nearest floating-point number.
  package var kilowattHours: Double { Double(microwattHours) / Double(Energy.perKilowattHour) }

  /// Returns whether the left amount is smaller.
  package static func < (left: Energy, right: Energy) -> Bool {
    left.microwattHours < right.microwattHours
  }

  /// Returns the sum; `nil` if it leaves the range.
  package func adding(_ other: Energy) -> Energy? {
    let (sum, overflow) = microwattHours.addingReportingOverflow(other.microwattHours)
    return overflow || sum == .min ? nil : Energy(microwattHours: sum)
  }
}
