import CivilTime

/// The direction of energy through a meter.
package enum EnergyDirection: Hashable, Sendable, CaseIterable {
  /// From the grid.
  case consumption
  /// Into the grid; never added to consumption.
  case production
}

/// The energy of one meter, or the sum of several, in chronological slots that do not overlap.
///
/// Missing energy is a slot without energy or a gap between slots.
package struct EnergySeries: Equatable, Sendable {
  /// The slots of energy.
  package internal(set) var slots: EnergySlots
  /// The direction of the energy.
  package let direction: EnergyDirection
  /// The number or name of the meter; `nil` if unknown, and for a sum.
  package internal(set) var meter: String?
  /// The register of the meter, such as the day register; `nil` if unknown, and for a sum.
  package let register: String?
  /// The zone of local times and days.
  package let zone: Zone

  /// Creates a series from slots in chronological order that do not overlap.
  package init(
    slots: some Sequence<EnergySlot>, direction: EnergyDirection = .consumption,
    meter: String? = nil, register: String? = nil, zone: Zone
  ) {
    self.slots = slots as? EnergySlots ?? EnergySlots(slots)
    (self.direction, self.zone) = (direction, zone)
    (self.meter, self.register) = (meter, register)
  }
}
