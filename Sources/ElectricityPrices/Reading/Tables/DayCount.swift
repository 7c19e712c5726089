import CivilTime

/// The days with a clock change on which the labels of a table count hours.
///
/// On other days the labels are clock times.
struct DayCount {
  /// A row's date in seconds, its minutes after midnight by the label, and whether it has a price.
  typealias Row = (day: Int64, minutes: Int64, label: HourLabel, isPriced: Bool)

  private let zone: Zone
  private let rows: [Row]
  private let all: [Int64: [Int64]]
  /// The instants of the rows of these days; `nil` for a row whose hour the day does not have.
  private(set) var instants: [Int: Int64?] = [:]
  /// Whether a day is counted, instead of only losing hours that it does not have.
  private(set) var hasCounts = false

  /// - Parameter all: The minutes of the counts of all series of a table, by day; empty for one.
  init(_ rows: [Row], zone: Zone, all: [Int64: [Int64]] = [:]) throws(PriceFault) {
    (self.zone, self.rows, self.all) = (zone, rows, all)
    let changeDays = Set(rows.lazy.map(\.day)).filter { zone.length(of: $0) != 86_400 }
    let odd = rows.indices.filter { index in
      let (label, day) = (rows[index].label, rows[index].day)
      return (label.form != .clock || label.isLate) && !(0..<1440 ~= rows[index].minutes)
        || label.isMarked || changeDays.contains(day)
    }
    let days = Dictionary(grouping: odd) { rows[$0].day }
    for (day, indices) in days.sorted(by: { $0.key < $1.key }) { try add(day, indices) }
  }

  private mutating func add(_ day: Int64, _ indices: [Int]) throws(PriceFault) {
    let date = CivilDateTime(secondsSince1970: day).date
    let (length, midnight) = (zone.length(of: day) / 60, zone.startOfDay(date).secondsSince1970)
    let priced = indices.filter { rows[$0].isPriced }.map { rows[$0].minutes }
    let isMarked = indices.contains { rows[$0].label.isMarked }
    let areClocks = indices.allSatisfy { rows[$0].label.form == .clock && !rows[$0].label.isLate }
    if !isMarked, areClocks, !isWhole(priced, length) { return }
    let fault = PriceFault(.badHours(date: date))
    guard priced.allSatisfy({ 0..<max(length, 1440) ~= $0 }) else { throw fault }
    func set(_ instant: (Row) throws(PriceFault) -> Int64?) throws(PriceFault) {
      hasCounts = true
      for index in indices { instants[index] = .some(try instant(rows[index])) }
    }
    if isMarked, isInOrder(indices, length) {
      hasCounts = true
      for (number, index) in indices.enumerated() {
        instants[index] = midnight + Int64(number) * 3600
      }
      return
    }
    if isMarked { return try set { (row) throws(PriceFault) in try instant(row, fault) } }
    // One of several series can have the hours that tell a count from a clock.
    let known = all[day] ?? priced
    if let left = endsByClock(day, known) {
      return try set { row in
        midnight + (row.minutes - (row.minutes < left.lowerBound ? 0 : Int64(left.count))) * 60
      }
    }
    let isCount =
      length > 1440
      ? known.contains { $0 >= 1440 }
      : length < 1440 ? try isShortCount(known, day, fault) : false
    guard isCount else {
      for index in indices where !(0..<1440 ~= rows[index].minutes) { instants[index] = .some(nil) }
      return
    }
    guard Set(priced).count == priced.count else { throw fault }
    try set { row in 0..<length ~= row.minutes ? midnight + row.minutes * 60 : nil }
  }

  /// Returns whether hours fill a day in ascending order, as do `2`, `2A`, `3` in autumn.
  private func isInOrder(_ indices: [Int], _ length: Int64) -> Bool {
    let minutes = indices.map { rows[$0].minutes }
    return indices.count * 60 == length
      && indices.allSatisfy { rows[$0].isPriced && !rows[$0].label.isSecond }
      && zip(minutes, minutes.dropFirst()).allSatisfy(<=)
  }

  /// Returns the hour before the skipped one if the labels of a spring day omit it.
  ///
  /// The labels then are the clock times at the ends of slots.
  private func endsByClock(_ day: Int64, _ priced: [Int64]) -> Range<Int64>? {
    guard zone.length(of: day) < 86_400, let gap = zone.minutes(of: day, shown: 0) else {
      return nil
    }
    let before = gap.lowerBound - Int64(gap.count)..<gap.lowerBound
    guard priced.contains(where: gap.contains), !priced.contains(where: before.contains),
      priced.contains(where: { $0 < before.lowerBound })
    else { return nil }
    return before
  }

  /// Returns whether slots fill exactly a number of minutes, ignoring clock changes.
  ///
  /// Only then are clock times a count, because another zone may have them too.
  private func isWhole(_ priced: [Int64], _ length: Int64) -> Bool {
    let sorted = priced.sorted()
    guard sorted.count > 1, sorted[0] == 0, sorted[1] > 0 else { return false }
    return length.isMultiple(of: sorted[1])
      && sorted.elementsEqual(stride(from: 0, to: length, by: Int(sorted[1])))
  }

  /// Returns whether a spring day counts hours.
  ///
  /// It does if the skipped hour is present and the last hour of the clock is not.
  private func isShortCount(
    _ priced: [Int64], _ day: Int64, _ fault: PriceFault
  ) throws(PriceFault) -> Bool {
    guard let gap = zone.minutes(of: day, shown: 0) else { return false }
    guard let latest = priced.max(), latest >= gap.lowerBound else { return false }
    let hasLast = latest >= 1440 - (gap.upperBound - gap.lowerBound)
    if priced.contains(where: gap.contains) { return !hasLast }
    guard hasLast else { throw fault }
    return false
  }

  /// Returns the instant of an hour beside one that is marked as the first or the second of two:
  /// `2A`, `2B`, or `02`, `02X`.
  private func instant(_ row: Row, _ fault: PriceFault) throws(PriceFault) -> Int64? {
    let found = zone.instants(of: CivilDateTime(secondsSince1970: row.day + row.minutes * 60))
    // On other days the first of the two is the only one.
    let instant = row.label.isSecond ? found.dropFirst().first : found.first
    guard !row.isPriced || instant != nil else { throw fault }
    return instant?.secondsSince1970
  }
}
