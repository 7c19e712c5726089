import CivilTime

/// The boundaries of calendar units by the clocks of a zone.
struct DateBoundaries {
  let zone: Zone

  /// Returns every boundary of a step that a domain needs: the last at or before its lower end,
  /// those inside, and the first at or after its upper end.
  ///
  /// Steps of the clock are multiples since `anchor`'s time of day, or since midnight without one.
  /// Other steps are counted from the anchor's unit. Without an anchor, days, weeks and months are
  /// counted from the unit in which the domain begins, and years from the year 0.
  ///
  /// - Complexity: O(n), where n is the number of boundaries.
  func covering(_ domain: ClosedRange<Double>, by step: DateStep, anchor: Double?) -> [Instant] {
    let lower = Instant(referenceSeconds: domain.lowerBound)
    // Rounded up: the last boundary must reach an upper end that has a fraction.
    let upper = Instant(referenceSeconds: domain.upperBound.rounded(.up))
    if step.unit.isClockUnit {
      return clockBoundaries(lower, upper, step, anchor.map(Instant.init(referenceSeconds:)))
    }
    return dateBoundaries(upper, step, from: start(of: step, at: lower, anchor: anchor))
  }

  /// Returns the first day of the unit that a step is counted from.
  private func start(of step: DateStep, at lower: Instant, anchor: Double?) -> CivilDate {
    let first = zone.civil(at: lower).date
    guard anchor != nil || step.unit == .year else { return floor(first, to: step.unit) }
    let origin = anchor.map { zone.civil(at: Instant(referenceSeconds: $0)).date }
    let number = number(of: first, in: step.unit)
    let passed = number - (origin.map { self.number(of: $0, in: step.unit) } ?? 0)
    let surplus = (passed % step.count + step.count) % step.count
    return date(number - surplus, in: step.unit) ?? floor(first, to: step.unit)
  }

  /// Returns the number of the unit that a date belongs to: of days and weeks since 1970, of months
  /// and years since the year 0.
  private func number(of date: CivilDate, in unit: DateUnit) -> Int {
    switch unit {
    case .week: (date.adding(days: 1 - date.weekday).daysSince1970 - 4) / 7
    case .month: date.year * 12 + date.month - 1
    case .year: date.year
    case .second, .minute, .hour, .day: date.daysSince1970
    }
  }

  /// Returns the first day of the unit with a number; `nil` beyond the calendar's end.
  private func date(_ number: Int, in unit: DateUnit) -> CivilDate? {
    switch unit {
    case .week: return CivilDate(daysSince1970: 7 * number + 4)
    case .month:
      let year = number >= 0 ? number / 12 : (number - 11) / 12
      return CivilDate(year: year, month: number - year * 12 + 1, day: 1)
    case .year: return CivilDate(year: number, month: 1, day: 1)
    case .second, .minute, .hour, .day: return CivilDate(daysSince1970: number)
    }
  }

  /// Returns the first day of the unit that a date belongs to.
  func floor(_ day: CivilDate, to unit: DateUnit) -> CivilDate {
    date(number(of: day, in: unit), in: unit) ?? day
  }

  /// Returns the date a step after the first day of a unit; `nil` beyond the calendar's end.
  func date(_ first: CivilDate, plus step: DateStep) -> CivilDate? {
    let next = date(number(of: first, in: step.unit) + step.count, in: step.unit)
    return next.flatMap { $0 > first ? $0 : nil }
  }

  private func dateBoundaries(
    _ upper: Instant, _ step: DateStep, from start: CivilDate
  ) -> [Instant] {
    var boundaries = [zone.startOfDay(start)]
    var date: CivilDate? = start
    while let last = boundaries.last, last < upper {
      date = date.flatMap { self.date($0, plus: step) }
      guard let date else { break }
      // A day that a zone skipped, by moving across the date line, begins with the next day.
      let instant = zone.startOfDay(date)
      if instant > last { boundaries.append(instant) }
    }
    return boundaries
  }

  private func clockBoundaries(
    _ lower: Instant, _ upper: Instant, _ step: DateStep, _ anchor: Instant?
  ) -> [Instant] {
    let size = Int64(step.count) * Int64(step.unit.seconds)
    let phase = anchor.map { localSeconds($0) } ?? 0
    // Far enough before the domain that a change of the clocks cannot hide the last boundary.
    var instant = lower.advanced(by: -2 * size - 7_200)
    var boundaries: [Instant] = []
    repeat {
      instant = next(after: instant, size, phase)
      if instant <= lower { boundaries.removeAll() }
      boundaries.append(instant)
    } while instant < upper
    return boundaries
  }

  /// Returns the next instant at which the clocks show `phase` plus a multiple of `size` seconds.
  ///
  /// Counts by the clock, not by time: the 25 hours of an autumn day have 0, 6, 12, 18 too. An
  /// hour that is shown twice is taken once for each showing if `size` divides the change, else
  /// once. A time that spring leaves out is replaced by the instant of the change.
  private func next(after instant: Instant, _ size: Int64, _ phase: Int64) -> Instant {
    let offset = zone.offset(at: instant)
    let candidate = instant.advanced(by: size - remainder(instant, size, phase))
    let change = zone.offset(at: candidate) - offset
    if change == 0 || remainder(candidate, size, phase) == 0 { return candidate }
    let corrected = candidate.advanced(by: -Int64(change))
    let isShown = zone.offset(at: corrected) == offset + change
    return isShown && corrected > instant ? corrected : candidate
  }

  private func localSeconds(_ instant: Instant) -> Int64 {
    instant.secondsSince1970 + Int64(zone.offset(at: instant))
  }

  private func remainder(_ instant: Instant, _ size: Int64, _ phase: Int64) -> Int64 {
    let remainder = (localSeconds(instant) - phase) % size
    return remainder < 0 ? remainder + size : remainder
  }
}
