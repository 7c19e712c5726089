import CivilTime

/// Which way energy went through a meter.
public enum EnergyDirection: Hashable, Sendable, CaseIterable {
  /// From the grid.
  case consumption
  /// Into the grid: never summed into consumption.
  case production
}

/// The energy of one meter, or of several added up: slots in the order of time that do not overlap.
///
/// What is missing is a slot without energy, or no slot at all: two neighbours need not touch.
public struct EnergySeries: Equatable, Sendable {
  /// The slots.
  public let slots: EnergySlots
  /// Which way it went.
  public let direction: EnergyDirection
  /// The meter's number or name; `nil` where nobody says it, and for a sum.
  public let meter: String?
  /// The register of the meter, such as that of the day; `nil` as for the meter.
  public let register: String?
  /// The zone whose clocks and days the energy is shown by.
  public let zone: Zone

  /// Creates a series from slots in the order of time that do not overlap.
  public init(
    slots: some Sequence<EnergySlot>, direction: EnergyDirection = .consumption,
    meter: String? = nil, register: String? = nil, zone: Zone
  ) {
    self.slots = slots as? EnergySlots ?? EnergySlots(slots)
    self.direction = direction
    self.meter = meter
    self.register = register
    self.zone = zone
  }
}
