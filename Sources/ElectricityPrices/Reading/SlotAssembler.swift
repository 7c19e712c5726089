import CivilTime

/// Makes slots of rows: sorted, without duplicates, with ends that fit.
struct SlotAssembler {
  /// The zone that times in messages are shown in.
  let zone: Zone
  /// The zone of times without offset.
  let stampZone: Zone
  /// Whether times without offset are by the clock of that zone beyond doubt.
  let isStampZoneSure: Bool
  private(set) var warnings: [PriceWarning] = []
  typealias Row = (start: Int64, end: Int64, index: Int)

  init(zone: Zone, stampZone: Zone?) {
    self.zone = zone
    self.stampZone = stampZone ?? zone
    isStampZoneSure = stampZone != nil
  }

  /// The series of an area's rows.
  ///
  /// An end that is absent, not after its start or after the next start is derived: the slot ends
  /// where the next begins, or keeps the length of its neighbours before a gap and at the end.
  mutating func series(_ rows: PriceRows) throws(PriceFault) -> PriceSeries {
    var rows = rows
    if rows.isLocal == true, let shifted = LocalGrid(rows, zone: stampZone),
      !shifted.isFixed || !isStampZoneSure
    {
      rows.shift(by: shifted.offset)
      if shifted.isFixed { warnings.append(.fixedClock(zone: stampZone.identifier)) }
    }
    if let grid = grid(rows) { return grid }
    var list = try withoutDuplicates(try sorted(rows), rows.prices)
    if rows.stampsAreEnds { list = SlotLengths.startsFromEnds(list) }
    return series(list, rows)
  }

  /// The series of rows in order.
  private mutating func series(_ list: [Row], _ rows: PriceRows) -> PriceSeries {
    let lengths = SlotLengths(starts: list.map(\.start))
    let hasTaxed = rows.taxedPrices.count == rows.count && rows.count > 0
    var times = SlotTimes()
    var (prices, taxed) = (PriceColumn(), PriceColumn())
    var mended = 0
    for (place, row) in list.enumerated() {
      let next = place + 1 < list.count ? list[place + 1].start : Int64.max
      var end = row.end
      if end <= row.start || end > next {
        if end != .min { mended += 1 }
        end = row.start + lengths[place]
      }
      times.append(
        start: Instant(secondsSince1970: row.start), end: Instant(secondsSince1970: end))
      prices.append(rows.prices[row.index])
      if hasTaxed { taxed.append(rows.taxedPrices[row.index]) }
    }
    if mended > 0 { warnings.append(.mendedEnds(mended)) }
    var series = PriceSeries(times: times, prices: prices, zone: zone)
    if hasTaxed { series.taxedPrices = taxed }
    return series
  }

  /// The series without looking at each row, where the starts are evenly spaced and the ends fit.
  private func grid(_ rows: PriceRows) -> PriceSeries? {
    let (starts, ends) = (rows.starts, rows.ends)
    guard rows.isLocal != true, !rows.stampsAreEnds, starts.isGrid, starts.count > 1,
      starts.step > 0
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

  private func sorted(_ rows: PriceRows) throws(PriceFault) -> [Row] {
    var list: [Row] = []
    list.reserveCapacity(rows.count)
    let hasEnds = rows.ends.count == rows.count
    if rows.isLocal == true {
      var clock = LocalClock(zone: stampZone)
      for (index, start) in try clock.instants(of: rows).enumerated() {
        guard let start else { continue }
        let stated = hasEnds ? rows.ends[index] : .min
        let end = stated == .min ? nil : clock.instant(of: stated, after: start)
        list.append((start, end ?? .min, index))
      }
    } else {
      for index in 0..<rows.count {
        list.append((rows.starts[index], hasEnds ? rows.ends[index] : .min, index))
      }
    }
    let isSorted = !zip(list, list.dropFirst()).contains { $0.start > $1.start }
    if !isSorted { list.sort { ($0.start, $0.index) < ($1.start, $1.index) } }
    return list
  }

  /// Of rows with the same start one is kept; two different prices are an error.
  private mutating func withoutDuplicates(
    _ list: [Row], _ prices: PriceColumn
  ) throws(PriceFault) -> [Row] {
    var kept: [Row] = []
    kept.reserveCapacity(list.count)
    var dropped = 0
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
    if dropped > 0 { warnings.append(.duplicates(dropped)) }
    return kept
  }
}

/// The lengths of slots that follow from their starts.
struct SlotLengths {
  private let starts: [Int64]
  private var lengths: [Int64] = []

  /// Takes ascending starts.
  ///
  /// A longer step between two of the usual length is a gap, a longer step that repeats is a new
  /// length.
  init(starts: [Int64]) {
    self.starts = starts
    guard starts.count > 1 else {
      lengths = [3600]
      return
    }
    let steps = zip(starts, starts.dropFirst()).map { $1 - $0 }
    var usual = steps.count > 1 ? Swift.min(steps[0], steps[1]) : steps[0]
    if usual > 3600, usual < 82_800 { usual = 3600 }
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : usual
      if step < usual || step == next && step <= 3600 || usual >= 82_800 { usual = step }
      lengths.append(Swift.min(step, usual))
    }
    lengths.append(usual)
  }

  subscript(index: Int) -> Int64 { lengths[index] }

  /// Rows whose stamps are ends, with the starts that follow.
  static func startsFromEnds(_ rows: [SlotAssembler.Row]) -> [SlotAssembler.Row] {
    // Seen backwards in time, an end is a start.
    let lengths = SlotLengths(starts: rows.reversed().map { -$0.start })
    return rows.indices.map { index in
      let row = rows[index]
      return (row.start - lengths[rows.count - 1 - index], row.start, row.index)
    }
  }
}
