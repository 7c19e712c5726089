import CivilTime
import ElectricityPrices

/// The sum of several series of one direction.
enum EnergySum {
  /// Returns the sum of the registers of each meter, and of the meters.
  ///
  /// A register without a slot counts as zero, because another register counts at that time. So
  /// does a slot without energy if no two registers ever have energy for the same time. A
  /// slot that is missing between a meter's first and last slot is missing in the sum. Shorter
  /// slots are summed to the longest ones.
  static func sum(_ series: [EnergySeries]) throws(PriceFault) -> EnergySeries? {
    guard let first = series.first else { return nil }
    var meters: [String?] = []
    for meter in series.map(\.meter) where !meters.contains(meter) { meters.append(meter) }
    let lists = try meters.map { (meter) throws(PriceFault) in
      let registers = series.filter { $0.meter == meter }.map(\.slots)
      return try sum(registers, isMissingWithout: false, first)
    }
    let slots = try sum(lists, isMissingWithout: true, first)
    return EnergySeries(
      slots: slots, direction: first.direction, meter: meters.count == 1 ? meters[0] : nil,
      register: series.count == 1 ? first.register : nil, zone: first.zone)
  }

  private static func sum(
    _ lists: [EnergySlots], isMissingWithout: Bool, _ series: EnergySeries
  ) throws(PriceFault) -> EnergySlots {
    guard lists.count > 1 else { return lists.first ?? [] }
    func isKnown(_ part: EnergySlots) -> Bool { part.contains { $0.energy != nil } }
    let takeTurns =
      !isMissingWithout && SlotGroups(lists).allSatisfy { $0.parts.count(where: isKnown) < 2 }
    var slots: EnergySlots = []
    for (start, end, group) in SlotGroups(lists) {
      let longest = group.joined().map { $0.start.distance(to: $0.end) }.max() ?? 0
      guard start.distance(to: end) == longest else {
        throw PriceFault(usage: .unalignedSlots(time: ISOTime.text(start, in: series.zone)))
      }
      var sum: Energy? = .zero
      let hasIdle = takeTurns && group.contains(where: isKnown)
      for (list, part) in zip(lists, group) where !hasIdle || isKnown(part) {
        let isFilled = part.reduce(0) { $0 + $1.start.distance(to: $1.end) } == longest
        if !isFilled, !part.isEmpty || isMissingWithout && covers(list, start) { sum = nil }
        for slot in part {
          guard let total = sum, let energy = slot.energy else {
            sum = nil
            break
          }
          guard let next = total.adding(energy) else {
            throw PriceFault(usage: .outOfRange(ISOTime.text(start, in: series.zone)))
          }
          sum = next
        }
      }
      slots.append(EnergySlot(start: start, end: end, energy: sum))
    }
    return slots
  }

  private static func covers(_ list: EnergySlots, _ time: Instant) -> Bool {
    guard let first = list.first, let last = list.last else { return false }
    return first.start <= time && time < last.end
  }
}
