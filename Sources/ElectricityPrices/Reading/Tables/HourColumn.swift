import CivilTime

/// The hour labels of a table with dates, interpreted over the whole file.
struct HourColumn {
  /// A label, with the minutes of an additional column after it.
  private typealias Entry = (label: HourLabel, isPriced: Bool, after: Int64)
  // By the index of the rows, in the order of the rows.
  private var entries: [[Entry]] = []
  /// Whether clock times can be ends, because no heading calls them starts.
  var mayEnd = true
  /// The length of the periods that a heading names, in minutes; `nil` without such a name.
  var statedStep: Int64?

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ label: HourLabel, isPriced: Bool, rows: Int, after minutes: Int64 = 0) {
    while entries.count <= rows { entries.append([]) }
    entries[rows].append((label, isPriced, minutes))
  }

  /// Returns the minutes of a row's label in the first area; 0 without labels.
  func minutes(_ index: Int) -> Int64 {
    guard let first = entries.first, index < first.count else { return 0 }
    return Int64(first[index].label.minutes) + first[index].after
  }

  /// Keeps the labels of some rows of the first series.
  mutating func keep(_ indices: [Int]) {
    guard let first = entries.first else { return }
    entries[0] = indices.map { first[$0] }
  }

  /// Splits all times into dates and hours, because those after 24:00 are ends that count hours.
  ///
  /// - Parameter late: The rows with times such as 25:00 at the end of an autumn day, by series.
  mutating func split(_ reading: inout PriceReading, late: [Int: Set<Int>]) {
    for index in reading.areas.indices {
      let days = reading[index].starts.indices.map { row in
        let start = reading[index].starts[row]
        let isLate = late[index]?.contains(row) ?? false
        let day = (start - (isLate ? 3601 : 1)).floorDivided(by: 86_400) * 86_400
        let label = HourLabel(clock: Int(start - day) / 60)
        add(label, isPriced: reading[index].prices[row] != nil, rows: index)
        return day
      }
      reading[index].starts = TimeColumn(days)
    }
    reading.warnings.append(.assumedEnds)
  }

  /// Replaces the dates of the rows with the times that their labels mean.
  mutating func place(
    _ reading: inout PriceReading, field: String, isEnding: Bool
  ) throws(PriceFault) {
    readClockNumbers()
    if mayEnd || isEnding { endDays(reading) }
    var counting = try counting(&reading, field, isEnding)
    if counting.step < 60, statedStep == nil { counting.hourlyDays = hourlyDays(counting, reading) }
    if counting.areEnds, !isEnding, entries.joined().contains(where: { $0.label.minutes == 0 }) {
      reading.warnings.append(.assumedEnds)
    }
    let all = counts(counting, reading)
    for (index, entries) in entries.enumerated() where !entries.isEmpty {
      try place(index, entries, counting, all, &reading)
    }
  }

  /// Returns the minutes of the counts of several series, by the days on which clocks change.
  private func counts(_ counting: Counting, _ reading: PriceReading) -> [Int64: [Int64]] {
    guard entries.count(where: { !$0.isEmpty }) > 1 else { return [:] }
    var result: [Int64: [Int64]] = [:]
    for (index, entries) in entries.enumerated() where !entries.isEmpty {
      let zone = zone(reading, index)
      let changed = Set(reading[index].starts).filter { zone.length(of: $0) != 86_400 }
      for (entry, day) in zip(entries, reading[index].starts)
      where entry.isPriced && entry.label.form == .count && changed.contains(day) {
        result[day, default: []].append(counting.minutes(of: entry.label, on: day) + entry.after)
      }
    }
    return result
  }

  /// Reads numbers as clock times whose first zeros a spreadsheet has lost: `30`, `945`.
  ///
  /// Numbers of hours or of quarters are not all divisible by five.
  private mutating func readClockNumbers() {
    let labels = entries.joined().map(\.label).filter { $0.form == .count }
    let numbers = labels.map { $0.minutes / 60 }
    guard numbers.max() ?? 0 > 24,
      numbers.allSatisfy({ $0.isMultiple(of: 5) && $0 <= 2400 && $0 % 100 < 60 }),
      Set(numbers).count > 1
    else { return }
    for area in entries.indices {
      for index in entries[area].indices where entries[area][index].label.form == .count {
        entries[area][index].label = .clock(ofDigits: entries[area][index].label.minutes / 60)
      }
    }
  }

  /// Replaces midnights that come after all other labels of their own date, in order, with 24:00;
  /// the order can be from the last row to the first.
  ///
  /// A midnight before more labels of its date begins a repetition of the day.
  private mutating func endDays(_ reading: PriceReading) {
    for index in entries.indices {
      endDays(Array(reading[index].starts), of: index)
      entries[index].reverse()
      endDays(reading[index].starts.reversed(), of: index)
      entries[index].reverse()
    }
  }

  private mutating func endDays(_ days: [Int64], of index: Int) {
    let labels = entries[index].map(\.label.minutes)
    var first = 0
    for position in labels.indices.dropFirst() {
      if days[position] != days[position - 1] || labels[position - 1] == 0 { first = position }
      guard labels[position] == 0, position - first > 2,
        position + 1 == labels.count || days[position + 1] != days[position]
      else { continue }
      let before = labels[first..<position]
      guard zip(before, before.dropFirst()).allSatisfy(<) else { continue }
      entries[index][position].label.minutes = 1440
    }
  }

  /// A rule that converts labels to minutes after midnight.
  private struct Counting {
    /// The number of a day's first label.
    var first: Int64
    /// The minutes of one step of the count.
    var step: Int64
    /// Whether clock times are the ends of slots.
    var areEnds = false
    /// The dates in seconds on which whole hours are counted, before those of shorter steps.
    var hourlyDays: Set<Int64> = []

    /// Returns the minutes after midnight at which the slot of a count on a date begins.
    func minutes(of label: HourLabel, on day: Int64) -> Int64 {
      (Int64(label.minutes / 60) - first) * (hourlyDays.contains(day) ? 60 : step)
    }
  }

  private func counting(
    _ reading: inout PriceReading, _ field: String, _ isEnding: Bool
  ) throws(PriceFault) -> Counting {
    let labels = entries.joined().map(\.label)
    if labels.contains(where: { $0.form == .clock }) {
      let clocks = labels.filter { $0.form == .clock }
      return Counting(first: 0, step: 60, areEnds: areEnds(clocks, reading, isEnding))
    }
    if labels.contains(where: { $0.form == .range }) { return Counting(first: 0, step: 60) }
    let numbers = labels.map { $0.minutes / 60 }
    let (lowest, highest) = (numbers.min() ?? 0, numbers.max() ?? 0)
    // More than 25 labels are half-hours, quarters or five-minute slots.
    let usual: Int64 = highest > 100 ? 5 : highest > 50 ? 15 : highest > 25 ? 30 : 60
    let step = min(statedStep ?? usual, usual)
    if lowest == 0 { return Counting(first: 0, step: step) }
    if statedStep != nil || isEnding || highest * Int(step) >= 1440 || isWholeDay(reading, step) {
      return Counting(first: 1, step: step)
    }
    reading.need("--first-hour")
    guard let first = reading.options.firstHour else {
      throw PriceFault(.ambiguousHours(field: field))
    }
    return Counting(first: Int64(first), step: step)
  }

  /// Returns whether clock times are the ends of slots.
  ///
  /// `24:00` is the end of the last slot. `00:00` is the end of the previous day's last slot if the
  /// first time is one step after midnight and the last is midnight. Where a heading says that
  /// times are ends, it is one unless a day begins at midnight and does not end there.
  private func areEnds(_ labels: [HourLabel], _ reading: PriceReading, _ isEnding: Bool) -> Bool {
    let marks = Set(labels.map(\.minutes))
    guard marks.contains(0) else { return isEnding || marks.contains(1440) }
    guard mayEnd, !marks.contains(1440), let index = entries.firstIndex(where: { !$0.isEmpty }),
      let span = StampSpan(
        entries[index].indices.lazy.map { position in
          reading[index].starts[position] + Int64(entries[index][position].label.minutes) * 60
        })
    else { return false }
    return isEnding
      ? !span.beginsDay() : span.endsDay() && !reading.isMarketDay(span, zone(reading, index))
  }

  /// Returns the days before the first with more than 25 counts that have all counts of hours.
  ///
  /// European markets changed from hours to quarter-hours on 1 October 2025.
  private func hourlyDays(_ counting: Counting, _ reading: PriceReading) -> Set<Int64> {
    let (zone, counts) = counts(reading)
    let change = counts.filter { $0.value.count > 25 }.keys.min() ?? .min
    let days = counts.filter { day, counts in
      let last = Int(counting.first) + Int(zone.length(of: day) / 3600) - 1
      return day < change && counts == Set(Int(counting.first)...last)
    }
    return Set(days.keys)
  }

  /// Returns the counts that have prices, by date in seconds.
  private func counts(_ reading: PriceReading) -> (zone: Zone, counts: [Int64: Set<Int>]) {
    var counts: [Int64: Set<Int>] = [:]
    for (index, entries) in entries.enumerated() where !entries.isEmpty {
      for (entry, day) in zip(entries, reading[index].starts) where entry.isPriced {
        counts[day, default: []].insert(entry.label.minutes / 60)
      }
    }
    return (zone(reading, entries.firstIndex { !$0.isEmpty } ?? 0), counts)
  }

  /// Returns whether a day with a clock change has all labels from 1 to its number of slots.
  private func isWholeDay(_ reading: PriceReading, _ step: Int64) -> Bool {
    let (zone, counts) = counts(reading)
    return counts.contains { day, labels in
      let length = zone.length(of: day)
      return length != 86_400 && length == Int64(labels.count) * step * 60
        && labels == Set(1...labels.count)
    }
  }

  private func zone(_ reading: PriceReading, _ index: Int) -> Zone {
    reading.stampZone ?? reading.zone(ofArea: reading[index].area ?? reading.options.area)
  }

  private func place(
    _ index: Int, _ entries: [Entry], _ counting: Counting, _ all: [Int64: [Int64]],
    _ reading: inout PriceReading
  ) throws(PriceFault) {
    let rows = reading[index]
    let zone = zone(reading, index)
    var (days, entries) = (Array(rows.starts), entries)
    // The midnight that ends a day belongs to it.
    for position in days.indices where counting.areEnds && entries[position].label.minutes == 0 {
      days[position] -= 86_400
      entries[position].label.minutes = 1440
    }
    var length: Int64?
    if counting.areEnds {
      var labels = EndLabels()
      for (entry, day) in zip(entries, days) { labels.add(Int64(entry.label.minutes), day: day) }
      // Without one, the labels are what the clock shows, or the slots differ.
      length = labels.length(in: zone)
    }
    let minutes = zip(entries, days).map { entry, day in
      entry.label.form == .count
        ? counting.minutes(of: entry.label, on: day) + entry.after
        : Int64(entry.label.minutes) - (length ?? 0)
    }
    reading[index].starts = TimeColumn(zip(days, minutes).map { $0 + $1 * 60 })
    reading[index].stampsAreEnds = counting.areEnds && length == nil
    reading[index].isLocal = true
    let count = try DayCount(
      entries.indices.map { position in
        (days[position], minutes[position], entries[position].label, entries[position].isPriced)
      }, zone: zone, all: all)
    guard !count.instants.isEmpty else { return }
    guard count.hasCounts else {
      // Cells of a 25th hour on days without one.
      let kept = entries.indices.filter { count.instants[$0] == nil }
      return reading[index] = reading[index].kept(kept)
    }
    try placeByInstants(index, count, zone, &reading)
  }

  /// Assigns the instants of a count, and those of the clock to the other rows.
  private func placeByInstants(
    _ index: Int, _ count: DayCount, _ zone: Zone, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let rows = reading[index]
    let clocked = rows.starts.indices.filter { count.instants[$0] == nil }
    var clock = LocalClock(zone: zone)
    let found = try clock.instants(of: rows.kept(clocked))
    reading.warnings += clock.unrepeated.map { .unrepeatedHour($0) }
    var instants = rows.starts.indices.map { count.instants[$0] ?? nil }
    for (position, instant) in zip(clocked, found) { instants[position] = instant }
    let kept = instants.indices.filter { instants[$0] != nil }
    reading[index] = rows.kept(kept)
    reading[index].starts = TimeColumn(kept.compactMap { instants[$0] })
    // Stated ends are in local time.
    reading[index].ends = TimeColumn()
    reading[index].isLocal = false
    reading[index].isByClock = true
  }
}
