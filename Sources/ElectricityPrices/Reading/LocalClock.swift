import CivilTime

/// Turns times of a clock into instants.
struct LocalClock {
  let zone: Zone
  /// The dates on which an hour repeats that the rows have only once.
  private(set) var unrepeated: [CivilDate] = []
  // The day in which, and around which, the offset does not change.
  private var calmDay = Int64.min
  private var calmOffset: Int64 = 0

  init(zone: Zone) { self.zone = zone }

  /// The instants of the clock times of rows.
  ///
  /// A time that occurs twice is told by the order of the rows around it. A missing price at a time
  /// that does not occur is nothing; a price at such a time is an error, and so are repeated hours
  /// whose rows are in no order.
  mutating func instants(of rows: PriceRows) throws(PriceFault) -> [Int64?] {
    var result = [Int64?](repeating: nil, count: rows.count)
    // The rows in repeated hours by day, in the order of the file, and the two instants of each.
    var (days, folds): ([Int64], [Int64: [(index: Int, instants: [Int64])]]) = ([], [:])
    for index in 0..<rows.count {
      let day = Self.day(rows.starts[index])
      // Nearly all rows: without an array for each.
      if day == calmDay || isCalm(day) {
        result[index] = rows.starts[index] - calmOffset
        continue
      }
      let instants = instants(of: rows.starts[index])
      if instants.isEmpty, rows.prices[index] != nil {
        let text = "\(CivilDateTime(secondsSince1970: rows.starts[index]))"
        throw PriceFault(.noSuchTime(text, zone: zone.identifier))
      }
      result[index] = instants.first
      guard instants.count > 1 else { continue }
      if folds[day] == nil { days.append(day) }
      folds[day, default: []].append((index, instants))
    }
    for fold in days.compactMap({ folds[$0] }) {
      let isSecond = try isSecond(fold.map(\.index), rows)
      for (row, isSecond) in zip(fold, isSecond) where isSecond {
        result[row.index] = row.instants[1]
      }
    }
    return result
  }

  /// The instant of a clock time that is the end of a slot: the first after its start.
  ///
  /// A slot of the first run of a repeated hour ends in it, whether there is a second or not.
  mutating func end(of local: Int64, after start: Int64) -> Int64? {
    let instants = instants(of: local)
    guard let end = instants.first(where: { $0 > start }) ?? instants.first else { return nil }
    guard Self.day(local) != calmDay else { return end }
    let offsets = [start, end].map { Int64(zone.offset(at: Instant(secondsSince1970: $0))) }
    let length = local - start - offsets[0]
    return length > 0 && length <= offsets[0] - offsets[1] ? start + length : end
  }

  /// The instants at which the clocks show a time.
  private mutating func instants(of local: Int64) -> [Int64] {
    let day = Self.day(local)
    if day == calmDay || isCalm(day) { return [local - calmOffset] }
    return zone.instants(of: CivilDateTime(secondsSince1970: local)).map(\.secondsSince1970)
  }

  private mutating func isCalm(_ day: Int64) -> Bool {
    let offsets = [-2, -1, 0, 1, 2, 3].map {
      zone.offset(at: Instant(secondsSince1970: (day + $0) * 86_400))
    }
    guard offsets.allSatisfy({ $0 == offsets[0] }) else { return false }
    (calmDay, calmOffset) = (day, Int64(offsets[0]))
    return true
  }

  private static func day(_ local: Int64) -> Int64 { local.floorDivided(by: 86_400) }

  /// Which of the rows of one repeated hour, in the order of the file, are of its second run.
  private mutating func isSecond(
    _ indices: [Int], _ rows: PriceRows
  ) throws(PriceFault) -> [Bool] {
    let labels = indices.map { rows.starts[$0] }
    let counts = labels.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let date = CivilDateTime(secondsSince1970: labels[0]).date
    if counts.allSatisfy({ $0.value == 1 }), !hasBreak(labels) {
      unrepeated.append(date)
      return labels.map { _ in false }
    }
    let confused = PriceFault(.wrongAutumnTimes(date: date))
    guard counts.allSatisfy({ $0.value <= 2 }), let isAscending = isAscending(indices, rows) else {
      throw confused
    }
    let ordered = isAscending ? labels : labels.reversed()
    guard let second = pairs(ordered) ?? runs(ordered) else { throw confused }
    if counts.contains(where: { $0.value == 1 }) { unrepeated.append(date) }
    return isAscending ? second : second.reversed()
  }

  /// Whether times neither rise throughout nor fall throughout.
  private func hasBreak(_ labels: [Int64]) -> Bool {
    let steps = zip(labels, labels.dropFirst()).map { $1 > $0 }
    return steps.contains(true) && steps.contains(false)
  }

  /// `02:00 02:00 02:15 02:15`: of each pair the second; `nil` where times fall.
  private func pairs(_ labels: [Int64]) -> [Bool]? {
    guard !zip(labels, labels.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
    return labels.indices.map { $0 > 0 && labels[$0] == labels[$0 - 1] }
  }

  /// `02:00 02:15 02:00 02:15`: what comes after the only fall; `nil` where there are more.
  private func runs(_ labels: [Int64]) -> [Bool]? {
    let falls = labels.indices.dropFirst().filter { labels[$0] <= labels[$0 - 1] }
    guard falls.count == 1, let fall = falls.first else { return nil }
    return labels.indices.map { $0 >= fall }
  }

  /// Whether the rows around a repeated hour rise; `nil` where others stand between its rows, or
  /// where nothing tells.
  private func isAscending(_ indices: [Int], _ rows: PriceRows) -> Bool? {
    let (first, last) = (indices[0], indices[indices.count - 1])
    guard last - first == indices.count - 1 else { return nil }
    let label = rows.starts[first]
    var signs: [Bool] = []
    if first > 0 { signs.append(rows.starts[first - 1] < label) }
    if last + 1 < rows.count { signs.append(rows.starts[last + 1] > label) }
    // Alone in the file, the hour itself must tell: it falls once in a file that rises.
    if signs.isEmpty {
      let steps = zip(indices, indices.dropFirst()).map { rows.starts[$1] - rows.starts[$0] }
      signs = [steps.count { $0 > 0 } >= steps.count { $0 < 0 }]
    }
    return signs.allSatisfy { $0 == signs[0] } ? signs[0] : nil
  }
}
