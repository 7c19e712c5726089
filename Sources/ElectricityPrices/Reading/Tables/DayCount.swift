import CivilTime

/// The days with a clock change on which the labels of a table count hours.
///
/// On other days the labels are clock times.
struct DayCount {
  /// A row's date in seconds, its minutes after midnight by the label, and whether it has a price.
  struct Row {
    let day: Int64
    let minutes: Int64
    let label: HourLabel
    let isPriced: Bool
  }

  private let zone: Zone
  private let rows: [Row]
  /// The instants of the rows of these days; `nil` for a row whose hour the day does not have.
  private(set) var instants: [Int: Int64?] = [:]
  /// Whether a day is counted, instead of only losing hours that it does not have.
  private(set) var hasCounts = false

  init(_ rows: [Row], zone: Zone) throws(PriceFault) {
    (self.zone, self.rows) = (zone, rows)
    var days: [Int64: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      let isOdd = row.label.form != .clock && !(0..<1440 ~= row.minutes)
      if isOdd || isChangeDay(row.day) {
        days[row.day, default: []].append(index)
      } else if row.label.isFirst || row.label.isSecond {
        days[row.day, default: []].append(index)
      }
    }
    for (day, indices) in days.sorted(by: { $0.key < $1.key }) { try add(day, indices) }
  }

  // Cached, because neighbouring rows have the same date.
  private var lastDay: (day: Int64, isChange: Bool)?

  private mutating func isChangeDay(_ day: Int64) -> Bool {
    if let lastDay, lastDay.day == day { return lastDay.isChange }
    let isChange = zone.lengthOfDay(date(day)) != 86_400
    lastDay = (day, isChange)
    return isChange
  }

  private func date(_ day: Int64) -> CivilDate { CivilDateTime(secondsSince1970: day).date }

  private mutating func add(_ day: Int64, _ indices: [Int]) throws(PriceFault) {
    let length = zone.lengthOfDay(date(day)) / 60
    let priced = indices.filter { rows[$0].isPriced }.map { rows[$0].minutes }
    let isMarked = indices.contains { rows[$0].label.isFirst || rows[$0].label.isSecond }
    if !isMarked, indices.allSatisfy({ rows[$0].label.form == .clock }), !isWhole(priced, length) {
      return
    }
    let fault = PriceFault(.badHours(date: date(day)))
    guard priced.allSatisfy({ 0..<max(length, 1440) ~= $0 }) else { throw fault }
    let isOrdered = !indices.contains { rows[$0].label.isSecond } && isInOrder(indices, length)
    if isMarked, isOrdered { return addOrdered(indices, day, length) }
    if isMarked { return try addMarked(indices, fault) }
    if let left = endsByClock(day, priced) {
      hasCounts = true
      let midnight = zone.startOfDay(date(day)).secondsSince1970
      for index in indices {
        let minutes = rows[index].minutes
        let skipped = minutes < left.lowerBound ? 0 : Int64(left.count)
        instants[index] = .some(midnight + (minutes - skipped) * 60)
      }
      return
    }
    let isCount =
      length > 1440
      ? priced.contains { $0 >= 1440 }
      : length < 1440 ? try isShortCount(priced, day, fault) : false
    if isCount {
      guard Set(priced).count == priced.count else { throw fault }
      hasCounts = true
      let midnight = zone.startOfDay(date(day)).secondsSince1970
      for index in indices {
        let minutes = rows[index].minutes
        instants[index] = .some(0..<length ~= minutes ? midnight + minutes * 60 : nil)
      }
    } else {
      for index in indices where !(0..<1440 ~= rows[index].minutes) { instants[index] = .some(nil) }
    }
  }

  /// Returns whether hours fill a day in ascending order, as do `2`, `2A`, `3` in autumn.
  private func isInOrder(_ indices: [Int], _ length: Int64) -> Bool {
    let minutes = indices.map { rows[$0].minutes }
    return indices.count * 60 == length && indices.allSatisfy { rows[$0].isPriced }
      && zip(minutes, minutes.dropFirst()).allSatisfy(<=)
  }

  /// Adds hours that fill a day by their order.
  private mutating func addOrdered(_ indices: [Int], _ day: Int64, _ length: Int64) {
    hasCounts = true
    let midnight = zone.startOfDay(date(day)).secondsSince1970
    for (number, index) in indices.enumerated() {
      instants[index] = .some(midnight + Int64(number) * 3600)
    }
  }

  /// Returns the hour before the skipped one if the labels of a spring day omit it.
  ///
  /// The labels then are the clock times at the ends of slots.
  private func endsByClock(_ day: Int64, _ priced: [Int64]) -> Range<Int64>? {
    guard zone.lengthOfDay(date(day)) < 86_400, let gap = zone.minutes(of: day, shown: 0) else {
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
    let step = sorted[1]
    return Int64(sorted.count) * step == length
      && sorted.indices.allSatisfy { sorted[$0] == Int64($0) * step }
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

  /// Adds hours that include one marked as the second of two: `2A`, `2B`, or `02`, `02X`.
  private mutating func addMarked(_ indices: [Int], _ fault: PriceFault) throws(PriceFault) {
    hasCounts = true
    for index in indices {
      let row = rows[index]
      let found = zone.instants(of: CivilDateTime(secondsSince1970: row.day + row.minutes * 60))
        .map(\.secondsSince1970)
      // On other days the first of the two is the only one.
      let instant = row.label.isSecond ? found.dropFirst().first : found.first
      guard !row.isPriced || instant != nil else { throw fault }
      instants[index] = .some(instant)
    }
  }
}
