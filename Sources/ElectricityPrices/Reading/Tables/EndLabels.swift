import CivilTime

/// Times of the clock that name the ends of slots, beside dates: `01:00` to `24:00`.
///
/// Most files mean by the end the beginning and the length of the slot, also where the clocks
/// change: in spring `03:00` is missing then and in autumn it is there twice. By the clocks
/// themselves it would be `02:00`.
struct EndLabels {
  // By dates as seconds, the minutes after midnight in the order of the file.
  private var days: [Int64: [Int64]] = [:]

  mutating func add(_ label: HourLabel, day: Int64) {
    days[day, default: []].append(Int64(label.minutes))
  }

  /// How many minutes before its label a slot begins; `nil` where slots are not equally long, and
  /// where labels are what the clocks show.
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
    let date = CivilDateTime(secondsSince1970: day).date
    guard zone.lengthOfDay(date) != 86_400 else { return false }
    if let skipped = zone.minutes(of: day, shown: 0) {
      return labels.contains(skipped.upperBound) && !labels.contains(skipped.lowerBound)
    }
    guard let repeated = zone.minutes(of: day, shown: 2) else { return false }
    func count(_ minutes: Int64) -> Int { labels.count { $0 == minutes } }
    return count(repeated.lowerBound) > count(repeated.upperBound)
  }
}

extension Zone {
  /// The minutes after midnight that the clocks show so many times on a date, to a quarter of an
  /// hour.
  ///
  /// - Parameter day: the date as seconds.
  func minutes(of day: Int64, shown times: Int) -> Range<Int64>? {
    let quarters = (0..<96).filter {
      instants(of: CivilDateTime(secondsSince1970: day + $0 * 900)).count == times
    }
    guard let first = quarters.first, let last = quarters.last else { return nil }
    return first * 15..<(last + 1) * 15
  }
}
