import CivilTime

/// The ends of the slots of rows in order, stated or derived, with counts of unusable ones.
struct SlotEnds {
  private let lengths: SlotLengths
  private let longest: Int64
  private let longestStated: Int64
  private let zone: Zone
  // The bounds of the lengths so far.
  private var shortest = Int64.max
  private var greatest = Int64.min
  private var far: (first: SlotAssembler.Row, count: Int)?
  private var assumed = 0
  private var mended = 0

  /// - Parameters:
  ///   - longest: The greatest length of a slot in seconds.
  ///   - zone: The zone in which days and months end.
  init(_ lengths: SlotLengths, longest: Int64, of rows: [SlotAssembler.Row], zone: Zone) {
    (self.lengths, self.longest, self.zone) = (lengths, longest, zone)
    // Tariffs without hours can state that they are valid for longer than a month.
    let areTariffs =
      longest == ReadingLimit.longestSlot && rows.contains { $0.end != .min }
      && rows.allSatisfy { $0.end == .min || $0.end - $0.start >= SlotLengths.day.lowerBound }
    longestStated = areTariffs ? ReadingLimit.longestInterval : longest
  }

  /// Returns the end of a row: the stated one if it is possible.
  mutating func end(of index: Int, in rows: [SlotAssembler.Row]) -> Int64 {
    let row = rows[index]
    let next = index + 1 < rows.count ? rows[index + 1].start : Int64.max
    // After three or more even slots, no last slot is longer than these and than an hour.
    let isEven = index >= 3 && shortest == greatest && shortest > 0
    let limit = next == .max && isEven ? min(max(shortest, 3600), longest) : longestStated
    var end = row.end
    if end <= row.start || end > next {
      if end != .min { mended += 1 } else if lengths.coarse.contains(index) { assumed += 1 }
      end = derivedEnd(row.start, lengths[index])
    } else if end - row.start > limit {
      far = (far?.first ?? row, (far?.count ?? 0) + 1)
      end = derivedEnd(row.start, lengths[index])
    }
    // A derived month or day can be longer than the way to the next start.
    return min(end, next)
  }

  /// Counts the length of the last slot.
  mutating func add(length: Int64) {
    (shortest, greatest) = (min(shortest, length), max(greatest, length))
  }

  /// Returns whether a slot is shorter than all before it.
  func isShort(_ length: Int64) -> Bool { length < shortest }

  /// Returns the warnings about stated ends that were not taken, and about assumed lengths.
  func warnings(in zone: Zone) -> [PriceWarning] {
    var warnings: [PriceWarning] = []
    if mended > 0 { warnings.append(.mendedEnds(mended)) }
    if assumed > 0 { warnings.append(.assumedLengths(assumed)) }
    if let far {
      let texts = [far.first.start, far.first.end].map {
        ISOTime.text(Instant(secondsSince1970: $0), in: zone)
      }
      warnings.append(.farEnds(far.count, start: texts[0], end: texts[1]))
    }
    return warnings
  }

  /// Returns the derived end of a slot; a day ends at midnight, and a month before the next one.
  private func derivedEnd(_ start: Int64, _ length: Int64) -> Int64 {
    let isDay = SlotLengths.day.contains(length)
    guard isDay || SlotLengths.month.contains(length) else { return start + length }
    let (first, end) = (isDay ? CalendarUnit.day : .month)
      .interval(containing: Instant(secondsSince1970: start), in: zone)
    return first.secondsSince1970 == start ? end.secondsSince1970 : start + length
  }
}
