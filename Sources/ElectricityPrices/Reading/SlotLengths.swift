/// The lengths of slots, derived from their starts.
struct SlotLengths {
  private var lengths: [Int64] = []
  /// The slots that are longer than their neighbours because they fill a calendar unit.
  private(set) var coarse: Set<Int> = []
  /// The lengths of the slots of markets in seconds, the longest first.
  static let ofMarkets: [Int64] = [3600, 1800, 900, 300]
  // An hour less or more, as the clocks change.
  static let day: ClosedRange<Int64> = 82_800...90_000
  static let month: ClosedRange<Int64> = 28 * 86_400 - 3600...31 * 86_400 + 3600

  /// Derives the lengths from ascending starts.
  ///
  /// A step that is too long for a slot is a gap, and so is a longer step between two of the usual
  /// length. A longer step that repeats is a new length. So is a whole half-hour or hour that would
  /// hold four or more slots of the usual length.
  init(
    starts: [Int64], longest: Int64 = ReadingLimit.longestSlot, ofOne lengthOfOne: Int64? = nil
  ) {
    guard starts.count > 1 else {
      lengths = [lengthOfOne ?? 3600]
      return
    }
    func step(_ index: Int) -> Int64 { starts[index + 1] - starts[index] }
    let last = starts.count - 2
    var usual = last > 0 ? min(step(0), step(1)) : step(0)
    if usual > 3600, usual < 82_800 || usual > longest { usual = 3600 }
    lengths.reserveCapacity(starts.count)
    for index in 0...last {
      let next = index < last ? step(index + 1) : usual
      let step = step(index)
      // A long step leaves out days or months, as slots of other long lengths do not.
      let isOfCalendar = Self.day.contains(usual) || Self.month.contains(usual)
      let leavesOut = isOfCalendar && step > usual * 3 / 2
      let isLong = usual >= 82_800 && step <= longest && !leavesOut
      if step < usual || step == next && step <= 3600 || isLong {
        usual = step
      }
      if Self.isCoarse(step, from: starts[index], usual) { coarse.insert(index) }
      lengths.append(coarse.contains(index) ? step : usual)
    }
    lengths.append(usual)
  }

  /// Returns whether a step is a long slot of the calendar instead of a gap.
  ///
  /// It is unlikely that a gap covers exactly all the shorter slots of a half-hour or hour.
  private static func isCoarse(_ step: Int64, from start: Int64, _ usual: Int64) -> Bool {
    [1800, 3600].contains(step) && step >= usual * 4 && step % usual == 0 && start % step == 0
  }

  subscript(index: Int) -> Int64 { lengths[index] }

  /// Returns the rows with exclusive ends if theirs are the last second or minute of the slots, and
  /// with starts that are the ends before them if theirs are a second or minute later.
  ///
  /// A day can end at 23:59:59 after other ends that are exclusive.
  static func withExclusiveEnds(_ rows: [SlotAssembler.Row]) -> [SlotAssembler.Row] {
    func isInclusive(_ row: SlotAssembler.Row) -> Bool {
      row.end % 900 == 899 && row.start % 300 == 0
    }
    if rows.contains(where: isInclusive) {
      return rows.map { ($0.start, isInclusive($0) ? $0.end + 1 : $0.end, $0.index) }
    }
    // Fast path: nearly all files have other ends or none, as the first row shows.
    guard let first = rows.first, first.end > first.start else { return rows }
    // Starts can be the first minute after the ends: 00:01–01:00, 01:01–02:00.
    if let delay = [Int64(1), 60].first(where: { (first.start - $0) % 300 == 0 }),
      rows.allSatisfy({ ($0.start - delay) % 300 == 0 && $0.end % 300 == 0 })
    {
      return rows.map { ($0.start - delay, $0.end, $0.index) }
    }
    guard first.end % 300 != 0, rows.allSatisfy({ $0.end > $0.start && $0.start % 300 == 0 }),
      let length = [Int64(1), 60].first(where: { length in
        rows.allSatisfy { ($0.end + length) % 300 == 0 }
      })
    else { return rows }
    return rows.map { ($0.start, $0.end + length, $0.index) }
  }

  /// Returns the rows of prices that hold until the next row, which have odd times, long
  /// steps or few short ones, and no ends.
  ///
  /// The last slot is as long as the shortest. Returns `nil` if most steps have one length and
  /// nearly all are multiples of it, as with real gaps, and for steps of days or months.
  static func heldUntilNext(_ rows: [SlotAssembler.Row]) -> [SlotAssembler.Row]? {
    guard rows.count > 2, rows[0].end == .min else { return nil }
    // Fast path: most steps of nearly all files are like the first one, which is short.
    let first = rows[1].start - rows[0].start
    let same = zip(rows, rows.dropFirst()).count { $1.start - $0.start == first }
    let areEven = same * 2 > rows.count
    guard !areEven || first > 3600 || rows.contains(where: { $0.start % 300 != 0 }) else {
      return nil
    }
    let steps = zip(rows, rows.dropFirst()).map { $1.start - $0.start }
    let counts = steps.reduce(into: [Int64: Int]()) { $0[$1, default: 0] += 1 }
    guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      let shortest = steps.min(), shortest > 0
    else { return nil }
    // No market has slots of 45 minutes, and gaps are fewer than the slots between them.
    let isSlot = SlotLengths.ofMarkets.contains(shortest)
    let short = counts[shortest, default: 0]
    let missing = steps.reduce(0) { $0 + $1 / shortest - 1 }
    let areSparse =
      usual.value * 2 <= steps.count && (!isSlot || steps.count >= 6 && short * 3 < steps.count)
      || steps.count >= 5 && short * 2 <= steps.count && missing > rows.count
    guard areSparse || shortest > 3600 || rows.contains(where: { $0.start % 300 != 0 }),
      rows.allSatisfy({ $0.end == .min }), !day.contains(shortest), !month.contains(shortest),
      usual.value * 2 <= steps.count
        || steps.count(where: { ($0 + 60) % usual.key <= 120 }) * 10 < steps.count * 9
    else { return nil }
    return rows.indices.map { index in
      let end = index + 1 < rows.count ? rows[index + 1].start : rows[index].start + shortest
      return (rows[index].start, end, rows[index].index)
    }
  }

  /// Returns rows with starts derived from stamps that are ends.
  static func startsFromEnds(
    _ rows: [SlotAssembler.Row], longest: Int64, ofOne lengthOfOne: Int64? = nil
  ) -> [SlotAssembler.Row] {
    // In reversed time, an end is a start.
    let lengths = SlotLengths(
      starts: rows.reversed().map { -$0.start }, longest: longest, ofOne: lengthOfOne)
    return rows.indices.map { index in
      let row = rows[index]
      return (row.start - lengths[rows.count - 1 - index], row.start, row.index)
    }
  }
}
