import CivilTime

/// A converter from clock times to instants.
struct LocalClock {
  let zone: Zone
  /// The dates with a repeated hour that occurs only once in the rows.
  private(set) var unrepeated: [CivilDate] = []
  // The last day that is not near a change, and its offset.
  private var calmDay = Int64.min
  private var calmOffset: Int64 = 0

  init(zone: Zone) { self.zone = zone }

  /// Returns the instants of the clock times of rows.
  ///
  /// The order of the neighbouring rows decides which instant a repeated time means. A missing
  /// price at a skipped time gives `nil`. A price at a skipped time is an error, and so is a
  /// repeated hour whose rows have no consistent order.
  mutating func instants(of rows: PriceRows) throws(PriceFault) -> [Int64?] {
    var result = [Int64?](repeating: nil, count: rows.count)
    // The rows in repeated hours by day, in the order of the file, with their two instants.
    var (days, folds): ([Int64], [Int64: [(index: Int, instants: [Int64])]]) = ([], [:])
    for index in 0..<rows.count {
      let day = Self.day(rows.starts[index])
      // Fast path for nearly all rows, which avoids an array for each.
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

  /// Returns the instant of a clock time that ends a slot: the first one after its start.
  ///
  /// A slot in the first run of a repeated hour ends in that run, even if no second run exists.
  mutating func end(of local: Int64, after start: Int64) -> Int64? {
    let instants = instants(of: local)
    guard let end = instants.first(where: { $0 > start }) ?? instants.first else { return nil }
    guard Self.day(local) != calmDay else { return end }
    let offset = zone.offset(at: start)
    let length = local - start - offset
    return length > 0 && length <= offset - zone.offset(at: end) ? start + length : end
  }

  /// Returns the instants at which the clock shows a time.
  private mutating func instants(of local: Int64) -> [Int64] {
    let day = Self.day(local)
    if day == calmDay || isCalm(day) { return [local - calmOffset] }
    return zone.instants(of: CivilDateTime(secondsSince1970: local)).map(\.secondsSince1970)
  }

  private mutating func isCalm(_ day: Int64) -> Bool {
    let offset = zone.offset(at: (day - 2) * 86_400)
    guard (-1...3).allSatisfy({ zone.offset(at: (day + $0) * 86_400) == offset }) else {
      return false
    }
    (calmDay, calmOffset) = (day, offset)
    return true
  }

  private static func day(_ local: Int64) -> Int64 { local.floorDivided(by: 86_400) }

  /// Returns which rows of a repeated hour, in the order of the file, belong to its second run.
  private mutating func isSecond(_ indices: [Int], _ rows: PriceRows) throws(PriceFault) -> [Bool] {
    let labels = indices.map { rows.starts[$0] }
    if let isSecond = isSecond(labels, indices, bySeasonOf: rows) { return isSecond }
    let counts = labels.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let date = CivilDateTime(secondsSince1970: labels[0]).date
    // The times rise throughout, or fall throughout.
    let isOrdered = Set(zip(labels, labels.dropFirst()).map(<)).count < 2
    if isOrdered, counts.allSatisfy({ $0.value == 1 }) {
      unrepeated.append(date)
      return labels.map { _ in false }
    }
    let confused = PriceFault(.wrongAutumnTimes(date: date))
    guard counts.allSatisfy({ $0.value <= 2 }), let isAscending = isAscending(indices, rows) else {
      throw confused
    }
    let ordered = isAscending ? labels : labels.reversed()
    let steps = zip(ordered, ordered.dropFirst()).map { $1 - $0 }
    let falls = steps.indices.filter { steps[$0] <= 0 }
    if falls.count == 1 {
      // The order of the rows shows the run of each, although some are missing.
      return labels.indices.map { (isAscending ? $0 : labels.count - 1 - $0) > falls[0] }
    }
    guard steps.allSatisfy({ $0 >= 0 }) else { throw confused }
    // In `02:00 02:00 02:15 02:15`, the second of each pair is in the second run.
    if counts.contains(where: { $0.value == 1 }) { unrepeated.append(date) }
    let second = [false] + steps.map { $0 == 0 }
    return isAscending ? second : second.reversed()
  }

  /// Returns which rows have another season than the row before the hour; `nil` if none has, or if
  /// rows of one time and season remain.
  ///
  /// So a mark of summer time and a mark of the repeated hour have the same effect.
  private func isSecond(
    _ labels: [Int64], _ indices: [Int], bySeasonOf rows: PriceRows
  ) -> [Bool]? {
    guard !rows.seasons.isEmpty, let first = labels.min() else { return nil }
    let earlier = rows.starts.indices.filter { first - 7200..<first ~= rows.starts[$0] }
    guard let before = earlier.max(by: { rows.starts[$0] < rows.starts[$1] }) else { return nil }
    let isSecond = indices.map { rows.seasons[$0] != rows.seasons[before] }
    let distinct = Set(zip(labels, isSecond).map { $0 * 2 + ($1 ? 1 : 0) })
    return isSecond.contains(true) && distinct.count == labels.count ? isSecond : nil
  }

  /// Returns whether the rows around a repeated hour rise; `nil` if other rows interrupt the hour,
  /// or if the order cannot be determined.
  private func isAscending(_ indices: [Int], _ rows: PriceRows) -> Bool? {
    let (first, last) = (indices[0], indices[indices.count - 1])
    guard last - first == indices.count - 1 else { return nil }
    let label = rows.starts[first]
    var signs: [Bool] = []
    if first > 0 { signs.append(rows.starts[first - 1] < label) }
    if last + 1 < rows.count { signs.append(rows.starts[last + 1] > label) }
    // Without other rows, the hour itself decides: it falls once in a rising file.
    if signs.isEmpty {
      let steps = zip(indices, indices.dropFirst()).map { rows.starts[$1] - rows.starts[$0] }
      signs = [steps.count { $0 > 0 } >= steps.count { $0 < 0 }]
    }
    return signs.allSatisfy { $0 == signs[0] } ? signs[0] : nil
  }
}
