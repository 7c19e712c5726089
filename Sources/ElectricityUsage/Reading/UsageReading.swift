import CivilTime
import ElectricityPrices

/// The result of a reader: series, and facts and warnings about them.
struct UsageReading {
  private typealias Numbers = (rows: PriceRows, numbers: PriceSeries, facts: SeriesFacts)

  let options: UsageOptions
  private(set) var series: [EnergySeries] = []
  private(set) var warnings: [UsageWarning] = []
  /// The options that had an effect, by their names on the command line.
  var usedOptions: Set<String> = []

  /// Adds a warning unless it is already present.
  mutating func warn(_ warning: UsageWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Adds the series of rows of numbers by the facts about their keys; without facts they are gas.
  mutating func add(_ rows: PriceReading, _ facts: [String: SeriesFacts]) throws(PriceFault) {
    try add(rows) { key in key.flatMap { facts[$0] }.map { .energy($0) } ?? .gas }
  }

  /// Adds the series of rows of numbers.
  ///
  /// - Parameter content: Returns the content of the series of a key; only energy is read.
  mutating func add(
    _ rows: PriceReading, content: (String?) throws(PriceFault) -> SeriesContent
  ) throws(PriceFault) {
    var rows = rows
    if rows.moveLateTimes() { warn(.lateTimes) }
    usedOptions.formUnion(rows.options.needed.subtracting(rows.needlessOptions))
    // A series without values says nothing about the clock.
    let areas = rows.areas.filter(\.hasValues)
    for warning in rows.warnings { warn(.reading(warning)) }
    var found: [Numbers] = []
    var hasGas = rows.hasGas
    var others: [String] = []
    for area in areas {
      switch try content(area.area) {
      case .energy(let facts):
        if facts.unit.isPower { usedOptions.insert("--power-by-slot") }
        // Gas is often in megajoules.
        if facts.unit.isByTheSecond { warn(.assumedElectricity) }
        found.append((area, try assembled(area, rows), facts))
      case .gas: hasGas = true
      case .other(let name):
        if !others.contains(where: { $0.lowercased() == name.lowercased() }) { others.append(name) }
      case .unwanted: break
      }
    }
    try add(found, rows)
    if hasGas { try leaveOut(.gasLeftOut, else: .gas) }
    if let other = others.first {
      let isFuel = ColumnName(other).isOfFuel
      try leaveOut(.leftOut(others), else: isFuel ? .notElectricity(other) : .unknownUnit(other))
    }
    guard !series.isEmpty else { throw PriceFault(usage: .noUsage) }
  }

  /// Warns that something was left out, or throws if the file has no usage.
  private mutating func leaveOut(
    _ warning: UsageWarning, else reason: UsageFileReason
  ) throws(PriceFault) {
    guard !series.isEmpty else { throw PriceFault(usage: reason) }
    warn(warning)
  }

  /// Adds the series of a file; leaves out parts of others, and turns readings into amounts.
  private mutating func add(_ all: [Numbers], _ rows: PriceReading) throws(PriceFault) {
    let facts = all.map(\.facts)
    let found = all.filter { !$0.facts.isPart(ofOneOf: facts) }
    // If one register has readings, a register that stays constant has readings too.
    let areReadings =
      found.contains { MeterReadings.areReadings($0.numbers, $0.facts) }
      || MeterReadings.areReadings(together: found.map { ($0.numbers, $0.facts) })
    let areDaily = found.contains { MeterReadings.restartDaily($0.numbers) }
    for (area, numbers, facts) in found where numbers.contains(where: { $0.price != nil }) {
      let isReading = MeterReadings.areReadings(numbers, facts, besideOthers: areReadings)
      var numbers = numbers
      var readings = isReading ? try MeterReadings(numbers, facts, besideDaily: areDaily) : nil
      // A reading belongs to an instant and has no end, unless it has the energy of its slot.
      if area.stampsAreEnds, readings?.includeSlots == false {
        var plain = area
        plain.stampsAreEnds = false
        numbers = try assembled(plain, rows)
        readings = try MeterReadings(numbers, facts, besideDaily: areDaily)
      }
      try add(numbers, facts, readings)
    }
    let loads = Set(series.filter { $0.direction == .consumption }.compactMap(\.register)).sorted()
    if UsageName.areLoads(loads.map { UsageName($0) }) { warn(.summedMeters(loads)) }
  }

  /// Returns the numbers of some rows in chronological order.
  private mutating func assembled(
    _ area: PriceRows, _ rows: PriceReading
  ) throws(PriceFault) -> PriceSeries {
    var assembler = SlotAssembler(
      zone: rows.zone, stampZone: rows.stampZone, strictZone: rows.strictZone,
      wish: rows.options.zone, isZoneAssumed: rows.isZoneAssumed, longest: .max)
    if area.count == 1 { assembler.lengthOfOne = rows.slotLength }
    let numbers = try assembler.series(area)
    for warning in assembler.warnings { warn(.reading(warning)) }
    return numbers
  }

  private mutating func add(
    _ numbers: PriceSeries, _ facts: SeriesFacts, _ readings: MeterReadings?
  ) throws(PriceFault) {
    var slots: EnergySlots
    if let readings {
      if case .unknown = facts.readings { warn(.assumedReadings) }
      slots = try readings.slots(&self)
    } else {
      slots = try Self.slots(numbers, facts)
    }
    guard slots.contains(where: { $0.energy != nil }) else { return }
    try Self.refuseTooMuch(slots, numbers.zone)
    var negative = slots.negativeCount
    // Amber's interface has negative numbers for energy into the grid.
    if negative > 0, facts.direction == .production,
      slots.allSatisfy({ $0.energy ?? .zero <= .zero })
    {
      slots = EnergySlots(slots.map(\.negated))
      negative = 0
    }
    if negative > 0 { warn(.negative(negative)) }
    series.append(
      EnergySeries(
        slots: slots, direction: facts.direction, meter: facts.meter, register: facts.register,
        zone: numbers.zone))
  }

  /// Throws if a slot has more energy than a household can use.
  private static func refuseTooMuch(_ slots: EnergySlots, _ zone: Zone) throws(PriceFault) {
    for slot in slots {
      let energy = slot.energy ?? .zero
      let seconds = Double(slot.start.distance(to: slot.end))
      let kilowatts = EnergyUnit.kilowattHours.kilowatts(energy.kilowattHours, seconds: seconds)
      guard abs(kilowatts) > MeterReadings.refusedKilowatts else { continue }
      throw PriceFault(
        usage: .tooMuch("\(energy.kilowattHours)", time: ISOTime.text(slot.start, in: zone)))
    }
  }

  /// Leaves only the billed meters, unless the user requests one; throws if several have names, as
  /// one may be part of another.
  ///
  /// Such are `House` and `Solar`, and sensors of Home Assistant, but not the tariffs of one meter.
  mutating func keepBilledMeters() throws(PriceFault) {
    leaveOutReadings()
    guard options.meter == nil else { return }
    let names = Set(series.compactMap(\.meter)).map { UsageName($0) }
    let kept = Set(UsageName.withoutOthers(names).map(\.text))
    series.removeAll { $0.meter.map { !kept.contains($0) } ?? false }
    for direction in EnergyDirection.allCases {
      let meters = Set(series.filter { $0.direction == direction }.compactMap(\.meter))
      let areNumbered = meters.allSatisfy { meter in
        UsageName(meter).isRegister || !meter.contains(".") && meter.contains(where: \.isNumber)
      }
      guard areNumbered || meters.count < 2 else {
        throw PriceFault(usage: .severalMeters(meters.sorted()))
      }
    }
  }

  /// Leaves out the readings of 1.8.0 where the meter has the amounts of 1.9.0 too.
  private mutating func leaveOutReadings() {
    func areReadings(_ series: EnergySeries) -> Bool? {
      series.register.flatMap { RegisterCode($0)?.isReading }
    }
    let all = series
    func isLeftOut(_ one: EnergySeries) -> Bool {
      areReadings(one) == true
        && all.contains {
          ($0.meter, $0.direction) == (one.meter, one.direction) && areReadings($0) == false
        }
    }
    let left = all.filter(isLeftOut)
    guard !left.isEmpty else { return }
    series.removeAll(where: isLeftOut)
    warn(.leftOut(left.compactMap(\.register)))
  }

  /// Leaves only the series of a meter; a file without meter names belongs to any meter.
  ///
  /// - Throws: A fault if the file names only other meters.
  mutating func keep(meter: String) throws(PriceFault) {
    let known = Set(series.compactMap(\.meter))
    guard !known.isEmpty else { return }
    guard known.contains(meter) else {
      throw PriceFault(usage: .noSuchMeter(meter, known: known.sorted()))
    }
    series.removeAll { $0.meter != meter }
    usedOptions.insert("--meter")
  }

  private static func slots(
    _ numbers: PriceSeries, _ facts: SeriesFacts
  ) throws(PriceFault) -> EnergySlots {
    // Numbers of several dates that all begin at midnight are for whole days.
    let areDays = numbers.indices.allSatisfy { index in
      let start = numbers.zone.civil(at: numbers.start(at: index))
      return start == start.date.midnight
    }
    let usual = areDays && numbers.count > 1 ? nil : facts.longest
    let longest = min(usual ?? .max, ReadingLimit.longestInterval)
    if !facts.unit.isPower, !facts.unit.isByTheSecond,
      let slots = EnergySlots(numbers, power: facts.unit.power - 9, longest: longest)
    {
      return slots
    }
    var slots: EnergySlots = []
    var rest: Int64 = 0
    for index in numbers.indices {
      let start = numbers.start(at: index)
      let seconds = min(start.distance(to: numbers.end(at: index)), usual ?? .max)
      guard seconds <= ReadingLimit.longestInterval else {
        let texts = [start, start.advanced(by: seconds)].map { ISOTime.text($0, in: numbers.zone) }
        throw PriceFault(.overlong(from: texts[0], to: texts[1]))
      }
      let energy = try facts.unit.energy(
        ofKnown: numbers[index].price, seconds: seconds, rest: &rest)
      slots.append(EnergySlot(start: start, end: start.advanced(by: seconds), energy: energy))
    }
    return slots
  }
}
