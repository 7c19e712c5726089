import CivilTime

/// Makes slots of rows: sorted, without duplicates, with ends that fit.
package struct SlotAssembler {
  /// The zone that times in messages are shown in.
  let zone: Zone
  /// The zone of times without offset.
  let stampZone: Zone
  /// Whether times without offset are by the clock of that zone beyond doubt.
  let isStampZoneSure: Bool
  /// Whether nobody has named the zone: neither the file nor a person.
  let isZoneAssumed: Bool
  /// The zone of one offset that the times are by, where they do not follow the clocks.
  let strictZone: Zone?
  /// The seconds of a slot at most.
  private let longest: Int64
  package private(set) var warnings: [PriceWarning] = []
  typealias Row = (start: Int64, end: Int64, index: Int)

  package init(
    zone: Zone, stampZone: Zone?, strictZone: Zone? = nil, isZoneAssumed: Bool = false,
    longest: Int64? = nil
  ) {
    self.zone = zone
    self.longest = longest ?? ReadingLimit.longestSlot
    self.stampZone = stampZone ?? zone
    self.strictZone = strictZone
    isStampZoneSure = stampZone != nil && strictZone == nil
    self.isZoneAssumed = isZoneAssumed && stampZone == nil
  }

  /// The series of an area's rows.
  ///
  /// An end that is absent, not after its start, after the next start or too late for the step of
  /// the slots before is derived: the slot ends where the next begins, or keeps the length of its
  /// neighbours before a gap and at the end.
  package mutating func series(_ rows: PriceRows) throws(PriceFault) -> PriceSeries {
    var rows = rows
    let isLocal = rows.isLocal == true || rows.isByClock
    if rows.isLocal == true { try place(&rows) }
    let series = try assembled(&rows)
    let isClockFixed = warnings.contains { if case .fixedClock = $0 { true } else { false } }
    if isLocal, isZoneAssumed, !isClockFixed {
      warnings.insert(.assumedZone(stampZone.identifier), at: 0)
    }
    return series
  }

  private mutating func assembled(_ rows: inout PriceRows) throws(PriceFault) -> PriceSeries {
    if let grid = grid(rows) { return grid }
    var list = try withoutDuplicates(try sorted(&rows), rows.prices)
    if rows.stampsAreEnds { list = SlotLengths.startsFromEnds(list, longest: longest) }
    return series(list, rows)
  }

  /// Makes instants of evenly spaced clock times, where one offset does it.
  private mutating func place(_ rows: inout PriceRows) throws(PriceFault) {
    switch LocalGrid(rows, zone: stampZone) {
    case .calm(let offset): rows.shift(by: offset)
    case .skips where !isStampZoneSure: takeAsFixed(&rows)
    case .runsOn where strictZone != nil: takeAsFixed(&rows)
    case .runsOn(let date) where isZoneAssumed:
      let (first, last) = (rows.starts[0], rows.starts[rows.count - 1])
      // A day of 24 hours can be another zone's, or one that a source has cut to size.
      guard first.floorDivided(by: 86_400) == last.floorDivided(by: 86_400) else {
        return takeAsFixed(&rows)
      }
      if last - first + rows.starts.step == 86_400 {
        throw PriceFault(.shortDay(date: date, zone: stampZone.identifier))
      }
    default: break
    }
  }

  /// Takes times that do not follow the clocks by one offset: the stated one, else that of UTC.
  private mutating func takeAsFixed(_ rows: inout PriceRows) {
    let fixed = strictZone ?? .utc
    rows.shift(by: Int64(fixed.offset(at: Instant(secondsSince1970: 0))))
    warnings.append(.fixedClock(zone: stampZone.identifier, taken: fixed.identifier))
  }

  /// The series of rows in order.
  private mutating func series(_ list: [Row], _ rows: PriceRows) -> PriceSeries {
    let lengths = SlotLengths(starts: list.map(\.start), longest: longest)
    var steps = EvenSteps()
    var far: (first: Row, count: Int)?
    let hasTaxed = rows.taxedPrices.count == rows.count && rows.count > 0
    var (assumed, mended) = (0, 0)
    var times = SlotTimes()
    for (place, row) in list.enumerated() {
      let next = place + 1 < list.count ? list[place + 1].start : Int64.max
      var end = row.end
      if end <= row.start || end > next {
        if end != .min { mended += 1 } else if lengths.isCoarse(place) { assumed += 1 }
        end = row.start + lengths[place]
      } else if end - row.start > longest || next == .max && !steps.allow(end - row.start) {
        far = (far?.first ?? row, (far?.count ?? 0) + 1)
        end = row.start + lengths[place]
      }
      steps.add(end - row.start)
      times.append(
        start: Instant(secondsSince1970: row.start), end: Instant(secondsSince1970: end))
    }
    if mended > 0 { warnings.append(.mendedEnds(mended)) }
    if assumed > 0 { warnings.append(.assumedLengths(assumed)) }
    if let far {
      let texts = [far.first.start, far.first.end].map {
        ISOTime.text(Instant(secondsSince1970: $0), in: zone)
      }
      warnings.append(.farEnds(far.count, start: texts[0], end: texts[1]))
    }
    // Mostly they are in order.
    let isOrdered = rows.count == list.count && list.indices.allSatisfy { list[$0].index == $0 }
    let rows = isOrdered ? rows : rows.kept(list.map(\.index))
    var series = PriceSeries(times: times, prices: rows.prices, zone: zone)
    if hasTaxed { series.taxedPrices = rows.taxedPrices }
    return series
  }

  /// The series without looking at each row, where the starts are evenly spaced and the ends fit.
  private func grid(_ rows: PriceRows) -> PriceSeries? {
    let (starts, ends) = (rows.starts, rows.ends)
    guard rows.isLocal != true, !rows.stampsAreEnds, starts.isGrid, starts.count > 1,
      starts.step > 0, starts.step <= longest
    else { return nil }
    if ends.count > 0 {
      guard ends.isGrid, ends.step == starts.step, ends[0] == starts[1] else { return nil }
    }
    let derived = TimeColumn(grid: starts[1], step: starts.step, count: starts.count)
    let times = SlotTimes(starts: starts, ends: derived)
    var series = PriceSeries(times: times, prices: rows.prices, zone: zone)
    if rows.taxedPrices.count == rows.count { series.taxedPrices = rows.taxedPrices }
    return series
  }

  private mutating func sorted(_ rows: inout PriceRows) throws(PriceFault) -> [Row] {
    var list: [Row] = []
    list.reserveCapacity(rows.count)
    if rows.isLocal == true, let clocked = try clocked(rows) {
      list = clocked
    } else {
      if rows.isLocal == true { takeAsFixed(&rows) }
      let hasEnds = rows.ends.count == rows.count
      for index in 0..<rows.count {
        list.append((rows.starts[index], hasEnds ? rows.ends[index] : .min, index))
      }
    }
    let isSorted = !zip(list, list.dropFirst()).contains { $0.start > $1.start }
    if !isSorted { list.sort { ($0.start, $0.index) < ($1.start, $1.index) } }
    return list
  }

  /// The rows by the clocks of the zone; `nil` where they are not by these.
  private mutating func clocked(_ rows: PriceRows) throws(PriceFault) -> [Row]? {
    var clock = LocalClock(zone: stampZone)
    let instants: [Int64?]
    do throws(PriceFault) {
      instants = try clock.instants(of: rows)
    } catch {
      if case .noSuchTime = error.reason, !isStampZoneSure { return nil }
      throw error
    }
    warnings += clock.unrepeated.map { .unrepeatedHour($0) }
    let hasEnds = rows.ends.count == rows.count
    return instants.indices.compactMap { index in
      instants[index].map { start in
        let stated = hasEnds ? rows.ends[index] : .min
        return (start, stated == .min ? .min : clock.end(of: stated, after: start) ?? .min, index)
      }
    }
  }

  /// Of rows with the same start one is kept; two different prices are an error.
  private mutating func withoutDuplicates(
    _ list: [Row], _ prices: PriceColumn
  ) throws(PriceFault) -> [Row] {
    guard zip(list, list.dropFirst()).contains(where: { $0.start == $1.start }) else {
      return list
    }
    var (kept, dropped): ([Row], Int) = ([], 0)
    for row in list {
      guard let last = kept.last, last.start == row.start else {
        kept.append(row)
        continue
      }
      let (old, new) = (prices[last.index], prices[row.index])
      if let old, let new, old != new {
        let time = ISOTime.text(Instant(secondsSince1970: row.start), in: zone)
        throw PriceFault(.conflictingPrices(time: time))
      }
      if old == nil { kept[kept.count - 1] = row }
      dropped += 1
    }
    warnings.append(.duplicates(dropped))
    return kept
  }
}
