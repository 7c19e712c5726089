import CivilTime

/// An assembler that turns rows into sorted slots without duplicates, with consistent ends.
package struct SlotAssembler {
  /// The zone for times in messages.
  let zone: Zone
  /// The zone of times without an offset.
  private(set) var stampZone: Zone
  /// Whether times without an offset are certainly in that zone.
  let isStampZoneSure: Bool
  /// The zone that the user states; `nil` for none.
  let wish: Zone?
  /// Whether the zone is assumed, because neither the file nor the user states it.
  let isZoneAssumed: Bool
  /// The zone with a fixed offset, for times that do not follow the clock changes.
  let strictZone: Zone?
  /// Whether ends are written exactly, so that one at 00:44:59 is no inclusive end.
  private let endsAreExact: Bool
  /// The maximum length of a slot in seconds.
  private let longest: Int64
  /// The length in seconds of a slot that is the only one; `nil` for an hour.
  package var lengthOfOne: Int64?
  /// Whether the assumed zone is that of an area, which a single missing hour cannot change.
  var isAreaKnown = false
  package private(set) var warnings: [PriceWarning] = []
  typealias Row = (start: Int64, end: Int64, index: Int)

  /// - Parameter clock: The zone of times without an offset if `stampZone` is `nil`.
  package init(
    zone: Zone, stampZone: Zone?, strictZone: Zone? = nil, clock: Zone? = nil, wish: Zone? = nil,
    isZoneAssumed: Bool = false, endsAreExact: Bool = false,
    longest: Int64 = ReadingLimit.longestSlot
  ) {
    (self.zone, self.strictZone, self.wish) = (zone, strictZone, wish)
    (self.endsAreExact, self.longest) = (endsAreExact, longest)
    self.stampZone = stampZone ?? clock ?? zone
    isStampZoneSure = stampZone != nil && strictZone == nil
    self.isZoneAssumed = isZoneAssumed && wish == nil && stampZone == nil
  }

  /// Returns the series of an area's rows.
  ///
  /// An end is derived if it is absent, not after its start, after the next start, or too late for
  /// the spacing of the preceding slots. A derived slot ends at the next start. Before a gap and at
  /// the end, it has the length of its neighbours.
  package mutating func series(_ rows: PriceRows) throws(PriceFault) -> PriceSeries {
    var rows = rows
    let isLocal = rows.isLocal == true || rows.isByClock
    if rows.isLocal == true {
      rows.startLabelledEnds(in: stampZone)
      try place(&rows)
    }
    let series = try assembled(rows)
    let isClockFixed = warnings.contains { if case .fixedClock = $0 { true } else { false } }
    guard isLocal, !isClockFixed else { return series }
    var notice: PriceWarning?
    if let strictZone, let first = series.start, let last = series.last?.start,
      [first, last].allSatisfy({ strictZone.offset(at: $0) != stampZone.offset(at: $0) })
    {
      // `MEZ` means standard time, but often the local clock; a change of the clocks shows which.
      notice = .assumedClock(stampZone.identifier, strictZone.identifier)
    } else if isZoneAssumed {
      notice = .assumedZone(stampZone.identifier)
    } else if let wish, ![wish, .utc].contains(where: stampZone.isLike) {
      // The source always writes its own clock, so the prices are only displayed in that zone.
      notice = .fixedClock(zone: wish.identifier, taken: stampZone.identifier)
    }
    // Rows of another origin may have given the notice.
    if let notice, !warnings.contains(notice) { warnings.insert(notice, at: 0) }
    return series
  }

  private mutating func assembled(_ rows: PriceRows) throws(PriceFault) -> PriceSeries {
    if let grid = grid(rows) { return grid }
    let list = try withoutDuplicates(try sorted(rows), rows.prices)
    guard rows.stampsAreEnds else { return series(list, rows) }
    return series(SlotLengths.startsFromEnds(list, longest: longest, ofOne: lengthOfOne), rows)
  }

  /// Converts evenly spaced clock times with one offset, or finds the clock that all times fit.
  ///
  /// - Throws: If several clocks could fit, because one odd day does not justify another clock.
  private mutating func place(_ rows: inout PriceRows) throws(PriceFault) {
    let fit = ClockFit(rows, zone: stampZone)
    if fit.isCalm, rows.starts.isGrid, let first = rows.starts.first {
      return rows.shift(by: stampZone.offset(at: first))
    }
    if fit.isRight, fit.followed == 0, isZoneAssumed, !isAreaKnown, !rows.starts.isGrid,
      let other = ClockFit.otherZone(rows, than: stampZone)
    {
      return stampZone = other
    }
    guard !fit.isRight, !isStampZoneSure else { return }
    if let strictZone, fit.followed == 0 {
      // The times ignore clock changes, so they have the fixed offset that their name can mean.
      rows.shift(by: strictZone.offset(at: 0))
      return warnings.append(.fixedClock(zone: stampZone.identifier, taken: strictZone.identifier))
    }
    // Other days follow the changes, so only this day is odd.
    guard fit.followed == 0 else { return leaveOut(fit, &rows) }
    guard isZoneAssumed else { return }
    if let other = ClockFit.otherZone(rows, than: stampZone) { return stampZone = other }
    guard let date = fit.skipped.first else { return try askAboutAutumn(fit, rows) }
    throw PriceFault(.unclearClock(date: date, zone: stampZone.identifier))
  }

  /// Omits prices in hours that the clock skips.
  private mutating func leaveOut(_ fit: ClockFit, _ rows: inout PriceRows) {
    guard !fit.skipped.isEmpty else { return }
    warnings += fit.skipped.map { .skippedHour($0) }
    rows = rows.kept(
      (0..<rows.count).filter { index in
        let time = CivilDateTime(secondsSince1970: rows.starts[index])
        return !fit.skipped.contains(time.date) || !stampZone.instants(of: time).isEmpty
      })
  }

  /// Throws if a day of 24 hours, or evenly spaced times through it, ignore a repeated hour.
  ///
  /// A shorter series has only lost an hour.
  private func askAboutAutumn(_ fit: ClockFit, _ rows: PriceRows) throws(PriceFault) {
    guard let date = fit.unrepeated.first, rows.count > 1 else { return }
    guard let first = rows.starts.min(), let last = rows.starts.max(), rows.starts.isGrid else {
      return
    }
    guard first.floorDivided(by: 86_400) == last.floorDivided(by: 86_400) else {
      throw PriceFault(.unclearClock(date: date, zone: stampZone.identifier))
    }
    if last - first + abs(rows.starts.step) == 86_400 {
      throw PriceFault(.shortDay(date: date, zone: stampZone.identifier))
    }
  }

  /// Returns the series of rows in order.
  private mutating func series(_ list: [Row], _ rows: PriceRows) -> PriceSeries {
    var list = endsAreExact ? list : SlotLengths.withExclusiveEnds(list)
    if longest == ReadingLimit.longestSlot, !rows.stampsAreEnds,
      let held = SlotLengths.heldUntilNext(list)
    {
      list = held
      warnings.append(.heldUntilNext)
    }
    let lengths = SlotLengths(starts: list.map(\.start), longest: longest, ofOne: lengthOfOne)
    var ends = SlotEnds(
      lengths, longest: longest, of: list, zone: rows.isLocal == true ? stampZone : zone)
    var times = SlotTimes()
    for index in list.indices {
      let (start, end) = (list[index].start, ends.end(of: index, in: list))
      if index == list.count - 1, list[index].end == .min, rows.hasOpenEnd,
        longest == ReadingLimit.longestSlot, ends.isShort(end - start)
      {
        warnings.append(.openEnd)
      }
      ends.add(length: end - start)
      times.append(start: Instant(secondsSince1970: start), end: Instant(secondsSince1970: end))
    }
    warnings += ends.warnings(in: zone)
    // Fast path: the rows are usually in order.
    let isOrdered = rows.count == list.count && list.indices.allSatisfy { list[$0].index == $0 }
    return series(times, isOrdered ? rows : rows.kept(list.map(\.index)))
  }

  private func series(_ times: SlotTimes, _ rows: PriceRows) -> PriceSeries {
    var series = PriceSeries(times: times, prices: rows.prices, zone: zone)
    series.origins = rows.origins
    if rows.taxedPrices.count == rows.count { series.taxedPrices = rows.taxedPrices }
    return series
  }

  /// Returns the series without examining each row if the starts are even and the ends fit.
  private func grid(_ rows: PriceRows) -> PriceSeries? {
    let (starts, ends) = (rows.starts, rows.ends)
    guard rows.isLocal != true, !rows.stampsAreEnds, starts.isGrid, starts.count > 1,
      starts.step > 0, starts.step <= min(longest, 3600 * 22)
    else { return nil }
    guard ends.isEmpty || ends.isGrid && ends.step == starts.step && ends[0] == starts[1] else {
      return nil
    }
    let derived = TimeColumn(grid: starts[1], step: starts.step, count: starts.count)
    return series(SlotTimes(starts: starts, ends: derived), rows)
  }

  private mutating func sorted(_ rows: PriceRows) throws(PriceFault) -> [Row] {
    var list: [Row] =
      rows.isLocal == true
      ? try clocked(rows) : rows.starts.indices.map { (rows.starts[$0], rows.end(at: $0), $0) }
    let isSorted = !zip(list, list.dropFirst()).contains { $0.start > $1.start }
    if !isSorted { list.sort { ($0.start, $0.index) < ($1.start, $1.index) } }
    return list
  }

  /// Returns the rows with their clock times converted to instants.
  private mutating func clocked(_ rows: PriceRows) throws(PriceFault) -> [Row] {
    var clock = LocalClock(zone: stampZone)
    let instants = try clock.instants(of: rows)
    warnings += clock.unrepeated.map { .unrepeatedHour($0) }
    return instants.indices.compactMap { index in
      instants[index].map { start in
        let stated = rows.end(at: index)
        return (start, stated == .min ? .min : clock.end(of: stated, after: start) ?? .min, index)
      }
    }
  }

  /// Keeps one row for each start; throws if two prices differ.
  private mutating func withoutDuplicates(
    _ list: [Row], _ prices: PriceColumn
  ) throws(PriceFault) -> [Row] {
    guard zip(list, list.dropFirst()).contains(where: { $0.start == $1.start }) else { return list }
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
