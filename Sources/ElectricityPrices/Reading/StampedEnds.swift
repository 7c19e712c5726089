import CivilTime

/// The first, the second, the third and the last of the stamps of a table.
struct StampSpan {
  private let first, second, third, last: Int64

  /// Finds the stamps; `nil` if all are equal.
  init?(_ stamps: some Sequence<Int64>) {
    var (first, second, third, last) = (Int64.max, Int64.max, Int64.max, Int64.min)
    for stamp in stamps {
      if stamp < first {
        (first, second, third) = (stamp, first, second)
      } else if first < stamp, stamp < second {
        (second, third) = (stamp, second)
      } else if second < stamp {
        third = min(third, stamp)
      }
      last = max(last, stamp)
    }
    guard second < .max else { return nil }
    (self.first, self.second, self.third, self.last) = (first, second, third, last)
  }

  /// The step between the first stamps; the clock can skip one of them.
  var step: Int64 { third < .max ? min(second - first, third - second) : second - first }

  /// Returns whether the first stamp is one step after midnight and the last is midnight.
  ///
  /// - Parameter zone: The zone of the clock; `nil` if the stamps are in local time.
  func endsDay(in zone: Zone? = nil) -> Bool {
    step <= 3600 && clock(first, zone) == step && clock(last, zone) == 0
  }

  /// Returns whether stamps begin at midnight and do not end there, and so are starts.
  ///
  /// - Parameter zone: The zone of the clock; `nil` if the stamps are in local time.
  func beginsDay(in zone: Zone? = nil) -> Bool { clock(first, zone) == 0 && clock(last, zone) != 0 }

  /// Returns whether the stamps can be the starts of a market day, which begins at one in Helsinki
  /// and Tallinn.
  func isMarketDay(in zone: Zone) -> Bool {
    step == 3600
      && ["Europe/Helsinki", "Europe/Tallinn"].contains { name in
        guard let other = try? Zone(identifier: name) else { return false }
        return other.isLike(zone) || other.offset(at: first) == zone.offset(at: first)
      }
  }

  private func clock(_ stamp: Int64, _ zone: Zone?) -> Int64 {
    let local = stamp + (zone?.offset(at: stamp) ?? 0)
    return local - local.floorDivided(by: 86_400) * 86_400
  }
}

extension PriceRows {
  /// Converts local ends to starts if the file computed the ends from starts and lengths, as in
  /// `04:00` for the slot from 03:00 on a day without 02:00.
  mutating func startLabelledEnds(in zone: Zone) {
    guard stampsAreEnds else { return }
    var labels = EndLabels()
    for start in starts {
      let day = (start - 1).floorDivided(by: 86_400) * 86_400
      labels.add((start - day) / 60, day: day)
    }
    guard labels.haveChangedDay(in: zone), let length = labels.length(in: zone) else { return }
    starts = starts.shifted(by: -length * 60)
    stampsAreEnds = false
  }
}

extension PriceReading {
  /// Treats times as the ends of slots, as the source documents, unless a day shows otherwise.
  package mutating func takeStampsAsEnds() {
    guard let rows = areas.first(where: { $0.count > 0 }) else { return }
    let span = StampSpan(rows.starts)
    setStampsAreEnds(
      !(span?.beginsDay(in: rows.isLocal == true ? nil : stampZone ?? zone) ?? false))
  }

  /// Whether times are the ends of slots.
  ///
  /// They are if the first is one step after midnight and the last is midnight, by the clock that
  /// the times state or that of the zone. Hourly prices in Helsinki and Tallinn are an exception.
  package var showsEnds: Bool {
    guard let rows = areas.first(where: { $0.count > 1 }), rows.ends.count == 0,
      let span = StampSpan(rows.starts)
    else { return false }
    let (zone, isLocal) = (zone(ofArea: rows.area), rows.isLocal == true)
    let stated = isLocal ? stampZone ?? zone : offsetZone ?? .utc
    if span.endsDay(in: isLocal ? nil : stated) { return !isMarketDay(span, stated) }
    guard !isLocal || stated.isLike(.utc) else { return false }
    // Hourly starts of a UTC day, 01:00 to 00:00 in Oslo, look like ends; shorter slots do not.
    return (span.step < 3600 || format.isOfAmounts && !span.beginsDay(in: .utc))
      && span.endsDay(in: zone)
  }

  /// Returns whether stamps are those of a market day; amounts have no market day.
  func isMarketDay(_ span: StampSpan, _ zone: Zone) -> Bool {
    !format.isOfAmounts && span.isMarketDay(in: zone)
  }

  /// Moves times that are at most a minute after whole five minutes back to these.
  ///
  /// Returns whether times were moved that are not the first second or minute of all slots.
  package mutating func moveLateTimes() -> Bool {
    func delay(_ time: Int64) -> Int64 { time == .min ? 0 : (time % 300 + 300) % 300 }
    func moved(_ times: TimeColumn) -> TimeColumn {
      TimeColumn(times.map { delay($0) > 60 ? $0 : $0 - delay($0) })
    }
    let starts = areas.map(\.starts)
    let delays = Set(starts.lazy.joined().prefix(10_000).map(delay))
    guard !delays.isSubset(of: [0]), starts.allSatisfy({ $0.allSatisfy { delay($0) <= 60 } }),
      starts.allSatisfy({ Set(moved($0)).count == Set($0).count })
    else { return false }
    for index in areas.indices {
      areas[index].starts = moved(areas[index].starts)
      areas[index].ends = moved(areas[index].ends)
    }
    return delays != [1] && delays != [60]
  }

  /// Moves ends that are the last dates of their slots to the next dates.
  ///
  /// They are if a slot begins on the next date or on that of its own end, and none on that of
  /// another's end; or if the only slots are whole months.
  mutating func closeInclusiveDates() {
    for index in areas.indices {
      let (rows, day) = (areas[index], Int64(86_400))
      guard rows.isLocal == true, !rows.ends.isEmpty, rows.ends.count == rows.count,
        zip(rows.starts, rows.ends).allSatisfy({
          $0 % day == 0 && ($1 == .min || $1 % day == 0 && $0 <= $1)
        })
      else { continue }
      let starts = Set(rows.starts)
      let slots = zip(rows.starts, rows.ends).filter { $1 != .min }
      func isFirst(_ time: Int64) -> Bool {
        CivilDateTime(secondsSince1970: time).date.day == 1
      }
      guard slots.allSatisfy({ $0 == $1 || !starts.contains($1) }),
        slots.contains(where: { $0 == $1 || starts.contains($1 + day) })
          || slots.allSatisfy({ isFirst($0) && isFirst($1 + day) })
      else { continue }
      areas[index].ends = rows.ends.shifted(by: day)
    }
  }

  /// Moves stamps that are the last second or minute of their slots to the ends of the slots.
  ///
  /// Returns whether all stamps are such ends; the end of a day can be the only one.
  mutating func closeInclusiveEnds() -> Bool {
    func count(_ length: Int64) -> Int {
      areas.reduce(0) { sum, rows in
        // Fast path: the starts of most large files are even.
        let isEven = rows.starts.isGrid && rows.starts.step.isMultiple(of: 900) && rows.count > 0
        let found = rows.starts.prefix(isEven ? 1 : rows.count)
          .count { ($0 + length).isMultiple(of: 900) }
        return sum + (isEven ? found * rows.count : found)
      }
    }
    let all = areas.reduce(0) { $0 + $1.count }
    let length = [Int64(1), 60].first { count($0) > 0 && count($0) + count(0) == all }
    guard all > 1, let length else { return false }
    let areEnds = count(length) == all
    for index in areas.indices {
      areas[index].starts = TimeColumn(
        areas[index].starts.map { ($0 + length).isMultiple(of: 900) ? $0 + length : $0 })
    }
    return areEnds
  }
}
