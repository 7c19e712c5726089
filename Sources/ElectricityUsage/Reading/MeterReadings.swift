import CivilTime
import ElectricityPrices

/// Readings of a meter, which only rise: the energy of a slot is the difference of two readings.
struct MeterReadings {
  private let facts: SeriesFacts
  private var readings: [(time: Instant, end: Instant, value: Energy?)] = []

  // The display of a meter has more than four digits before the decimal point.
  private static let minimumRange = Energy.perKilowattHour * 10_000

  // Whether the meter counts the energy of each day.
  private let isDaily: Bool

  init(_ numbers: PriceSeries, _ facts: SeriesFacts, besideDaily: Bool) throws(PriceFault) {
    self.facts = facts
    let least = besideDaily || facts.isOfDay ? 0 : nil
    isDaily = facts.readings != .atEnds && Self.restartDaily(numbers, minimumRises: least)
    for slot in numbers {
      var rest: Int64 = 0
      let value = try facts.unit.energy(ofKnown: slot.price, rest: &rest)
      readings.append((slot.start, slot.end, value))
    }
  }

  /// Returns whether numbers are meter readings.
  ///
  /// If the source does not state it, readings must only rise and rise slowly, or stay constant
  /// while other registers have readings. A few numbers suffice if they would be more energy than a
  /// household can use, or if all rise slowly from more than a connection usually carries; many may
  /// fall once, at a new meter. A day of numbers suffices if they add up. Totals of a day need only
  /// two rises.
  static func areReadings(
    _ numbers: PriceSeries, _ facts: SeriesFacts, besideOthers: Bool = false
  ) -> Bool {
    guard ![.none, .atEnds].contains(facts.readings) else { return facts.readings == .atEnds }
    let course = Course(numbers)
    let (count, rises, falls) = (course.count, course.rises, course.falls)
    guard case .unknown(let minimum) = facts.readings else {
      // If several fall, and more than a third, they are energies of slots, whatever their name.
      return falls <= 3 || falls * 3 <= count
    }
    let least = besideOthers ? 0 : facts.isOfDay ? 2 : nil
    if restartDaily(numbers, minimumRises: least) { return true }
    if besideOthers, falls == 0 { return true }
    if facts.isOfDay, falls == 0, rises > 1 { return true }
    let largestStep = course.largestStep
    guard count > 1, largestStep > 0, let first = course.first, let last = course.last else {
      return false
    }
    let seconds = Double(numbers.start(at: 0).distance(to: numbers.end(at: 0)))
    let kilowatts = facts.unit.kilowatts(first, seconds: seconds)
    guard falls == 0 || falls == 1 && count >= minimum && kilowatts > maximumKilowatts else {
      return false
    }
    // The energies of a whole day fall now and then, and seldom begin above two kilowatts.
    let length = numbers.start(at: 0).distance(to: numbers.end(at: numbers.count - 1))
    let mayRiseFast = length >= 82_800 && (kilowatts > 2 || first <= largestStep && falls == 0)
    let steps = mayRiseFast ? min(minimum, 4) : first <= largestStep ? minimum : .max
    if rises >= minimumRises, last - first >= Double(steps) * largestStep { return true }
    guard first >= 20 * largestStep else { return false }
    // A new meter: 45.10, 45.60, 46.00, 46.30.
    let isYoung = rises == count - 1 && rises >= 3 && kilowatts > usualKilowatts
    return count >= minimum || kilowatts > maximumKilowatts || isYoung
  }

  /// Returns whether the numbers of several registers are readings together: none falls, and all
  /// rise by little against their size, which is more than the usual consumption.
  static func areReadings(together all: [(numbers: PriceSeries, facts: SeriesFacts)]) -> Bool {
    var (registers, rises, largest, count) = (0, 0, 0.0, 0)
    for (numbers, facts) in all {
      guard case .unknown = facts.readings else { return false }
      let course = Course(numbers)
      guard let first = course.first, let last = course.last else { continue }
      guard course.falls == 0, first >= 0, last <= 1.5 * first else { return false }
      guard first > 0 else { continue }
      let seconds = Double(numbers.start(at: 0).distance(to: numbers.end(at: 0)))
      largest = max(largest, facts.unit.kilowatts(first, seconds: seconds))
      (registers, count) = (registers + 1, max(count, numbers.count))
      if last > first { rises += 1 }
    }
    return registers > 1 && rises > 0 && largest > (count > 2 ? 2 : usualKilowatts)
  }

  /// The course of the numbers of a series, without the missing ones.
  private struct Course {
    private(set) var first, last: Double?
    private(set) var (count, rises, falls, largestStep) = (0, 0, 0, 0.0)

    init(_ numbers: PriceSeries) {
      for index in numbers.indices {
        let value = numbers.doubleValue(at: index)
        if value.isNaN { continue }
        if let last {
          largestStep = max(largestStep, value - last)
          if value > last { rises += 1 }
          if value < last { falls += 1 }
        }
        (first, last) = (first ?? value, value)
        count += 1
      }
    }
  }

  /// Returns whether numbers add up in slots of an hour or less, and restart about every 24 hours.
  ///
  /// Each restart is to at most one step, and no sum rises for more than a day. A single restart is
  /// at midnight, local or in UTC; another one is that of a new meter. Energies of slots fall far
  /// more often.
  ///
  /// - Parameter minimumRises: The number of rises that suffice, if other facts show readings.
  static func restartDaily(_ numbers: PriceSeries, minimumRises least: Int? = nil) -> Bool {
    var (rises, largestStep, largestStart) = (0, 0.0, 0.0)
    var (former, begin, restart, restarts) = (Double.nan, Instant?.none, Instant?.none, 0)
    for index in numbers.indices {
      let (value, start) = (numbers.doubleValue(at: index), numbers.start(at: index))
      if value.isNaN { continue }
      guard value >= 0, start.distance(to: numbers.end(at: index)) <= 3600 else { return false }
      if value < former {
        if let restart, restart.distance(to: start) < 23 * 3600 { return false }
        (restart, restarts, largestStart) = (start, restarts + 1, max(largestStart, value))
        begin = nil
      } else if value > former {
        if let begin, begin.distance(to: start) > 25 * 3600 { return false }
        (rises, largestStep) = (rises + 1, max(largestStep, value - former))
      }
      if begin == nil, value > 0 { begin = start }
      former = value
    }
    guard let restart, rises >= least ?? (8 * restarts + minimumRises / 2) else { return false }
    let hour = numbers.zone.civil(at: restart).hour
    return largestStart <= largestStep && (restarts > 1 || hour == 23 || hour <= 2)
  }

  // The power of a connection with three fuses of 25 A.
  private static let usualKilowatts = 17.0

  // In a day of energies, some are lower than the previous one.
  private static let minimumRises = 20

  /// The power that no household exceeds.
  static let maximumKilowatts = 250.0
  /// The power that no connection of a household or a farm can carry.
  static let refusedKilowatts = 1000.0

  func slots(_ reading: inout UsageReading) throws(PriceFault) -> EnergySlots {
    if facts.readings == .atEnds { return differences(atEnds: true, &reading) }
    guard let step = gridStep else {
      return (includeSlots ? running : self).differences(atEnds: includeSlots, &reading)
    }
    reading.warn(.placedReadings(seconds: step))
    return (isDaily ? running : self).placed(step).differences(atEnds: false, &reading)
  }

  /// Whether the readings are those of a daily meter that include the energy of the slot itself, as
  /// they do not restart at zero.
  var includeSlots: Bool { isDaily && !hasZeroStart }

  /// The readings of a daily meter, added up as if it went on at each restart.
  ///
  /// A first reading that is a day before a restart has zero before it.
  private var running: MeterReadings {
    var result = self
    var (base, former, restart) = (Energy.zero, Energy?.none, Instant?.none)
    for index in readings.indices {
      guard let value = readings[index].value else { continue }
      if let before = former, value < before {
        base = base.adding(before) ?? base
        restart = restart ?? readings[index].time
      }
      former = value
      result.readings[index].value = base.adding(value)
    }
    if !hasZeroStart, let first = readings.first, let restart,
      82_800...90_000 ~= first.time.distance(to: restart)
    {
      result.readings.insert((first.time, first.time, .zero), at: 0)
    }
    return result
  }

  private var hasZeroStart: Bool {
    zip(readings, readings.dropFirst()).contains { former, next in
      next.value == .zero && former.value.map { $0 > .zero } ?? false
    }
  }

  /// The length of slots to assign irregular readings to; `nil` if the times already fit slots.
  private var gridStep: Int64? {
    let steps = zip(readings, readings.dropFirst()).map { $0.time.distance(to: $1.time) }.sorted()
    guard let middle = steps.isEmpty ? nil : steps[steps.count / 2] else { return nil }
    let grids: [Int64] = [300, 900, 1800, 3600]
    let isOdd = readings.contains { reading in
      grids.allSatisfy { !reading.time.secondsSince1970.isMultiple(of: min($0, max(middle, 60))) }
    }
    guard isOdd || middle < 60 else { return nil }
    return grids.first { $0 >= 2 * middle } ?? 3600
  }

  /// Returns the readings at the edges of a grid: for each edge the nearest one, if it is close.
  private func placed(_ step: Int64) -> MeterReadings {
    var result = self
    result.readings = []
    var nearest = Int64.max
    for reading in readings {
      let seconds = reading.time.secondsSince1970
      let boundary = (seconds + step / 2).floorDivided(by: step) * step
      let distance = abs(boundary - seconds)
      guard distance <= step / 4 else { continue }
      let time = Instant(secondsSince1970: boundary)
      let placed = (time: time, end: time.advanced(by: step), value: reading.value)
      if result.readings.last?.time != time {
        result.readings.append(placed)
      } else if distance < nearest {
        result.readings[result.readings.count - 1] = placed
      } else {
        continue
      }
      nearest = distance
    }
    return result
  }

  private func differences(atEnds: Bool, _ reading: inout UsageReading) -> EnergySlots {
    var slots: EnergySlots = []
    var (resets, rollOvers, unplaced, lost) = (0, 0, 0, Energy.zero)
    for (first, second) in zip(readings, readings.dropFirst()) {
      let slot = atEnds ? second : first
      var energy: Energy?
      if let before = first.value, let after = second.value {
        energy = Self.difference(before, after, &resets, &rollOvers)
      }
      if first.end != second.time {
        // The distribution of the energy between these slots is unknown.
        unplaced += 1
        lost = energy.flatMap { lost.adding($0) } ?? lost
        energy = nil
      }
      slots.append(EnergySlot(start: slot.time, end: slot.end, energy: energy))
    }
    if resets > 0 { reading.warn(.reset(resets)) }
    if rollOvers > 0 { reading.warn(.rolledOver(rollOvers)) }
    if unplaced > 0 { reading.warn(.unplaced(unplaced, lost)) }
    return slots
  }

  /// Returns the energy between two readings; `nil` if the meter was replaced in between.
  private static func difference(
    _ before: Energy, _ after: Energy, _ resets: inout Int, _ rollOvers: inout Int
  ) -> Energy? {
    let (rise, overflow) = after.microwattHours.subtractingReportingOverflow(before.microwattHours)
    guard !overflow else { return nil }
    if rise >= 0 { return Energy(microwattHours: rise) }
    var range = minimumRange
    while range <= before.microwattHours, range < .max / 10 { range *= 10 }
    let isFull = before.microwattHours > range / 100 * 98
    if isFull, after.microwattHours >= 0, after.microwattHours < range / 100 * 2 {
      rollOvers += 1
      return Energy(microwattHours: rise + range)
    }
    resets += 1
    return nil
  }
}
