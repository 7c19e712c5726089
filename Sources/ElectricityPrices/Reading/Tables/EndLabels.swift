import CivilTime

/// The clock times that label the ends of slots in a table with dates: `01:00` to `24:00`.
///
/// Most files compute the end from the start and the length of the slot, even at clock changes. In
/// spring `03:00` is then missing, and in autumn it occurs twice. By the clock, `02:00` would be
/// missing or repeated.
struct EndLabels {
  // The minutes after midnight in the order of the file, by date in seconds.
  private var days: [Int64: [Int64]] = [:]

  mutating func add(_ minutes: Int64, day: Int64) { days[day, default: []].append(minutes) }

  /// Returns whether one of the dates has another length than usual.
  func haveChangedDay(in zone: Zone) -> Bool {
    days.keys.contains { zone.length(of: $0) != 86_400 }
  }

  /// Returns the minutes between the start of a slot and its label; `nil` if the slots differ in
  /// length, or if the labels are what the clock shows.
  func length(in zone: Zone) -> Int64? {
    let gaps = days.values.compactMap { labels in
      let sorted = Set(labels).sorted()
      return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
    }
    guard let length = gaps.first, length <= 60, gaps.allSatisfy({ $0 == length }),
      days.values.joined().allSatisfy({ $0.isMultiple(of: length) }),
      !days.contains(where: { isByClock($0.key, $0.value, zone) })
    else { return nil }
    return length
  }

  private func isByClock(_ day: Int64, _ labels: [Int64], _ zone: Zone) -> Bool {
    guard zone.length(of: day) != 86_400 else { return false }
    if let skipped = zone.minutes(of: day, shown: 0) {
      return labels.contains(skipped.upperBound) && !labels.contains(skipped.lowerBound)
    }
    guard let repeated = zone.minutes(of: day, shown: 2) else { return false }
    func count(_ minutes: Int64) -> Int { labels.count { $0 == minutes } }
    return count(repeated.lowerBound) > count(repeated.upperBound)
  }
}

extension Zone {
  /// Returns the length of a date that is given in seconds.
  func length(of day: Int64) -> Int64 { lengthOfDay(CivilDateTime(secondsSince1970: day).date) }
  /// Returns the minutes after midnight that the clock shows `times` times on a date.
  ///
  /// The range is accurate to a quarter of an hour.
  ///
  /// - Parameter day: The date in seconds.
  func minutes(of day: Int64, shown times: Int) -> Range<Int64>? {
    let quarters = (0..<96).filter {
      instants(of: CivilDateTime(secondsSince1970: day + $0 * 900)).count == times
    }
    guard let first = quarters.first, let last = quarters.last else { return nil }
    return first * 15..<(last + 1) * 15
  }
}
