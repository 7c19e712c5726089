import CivilTime

/// The boundaries of calendar units by the clocks of a zone.
struct DateBoundaries {
  let zone: Zone

  /// Returns every boundary of a step that a domain needs: the last at or before its lower end,
  /// those inside, and the first at or after its upper end.
  ///
  /// Steps of the clock are multiples since `anchor`'s time of day, or since midnight without one.
  /// Steps of days, weeks and months are counted from the unit in which the domain begins, and of
  /// years from the year 0 unless there is an anchor.
  ///
  /// - Complexity: O(n), where n is the number of boundaries.
  func covering(_ domain: ClosedRange<Double>, by step: DateStep, anchor: Double?) -> [Instant] {
    let lower = Instant(referenceSeconds: domain.lowerBound)
    // Rounded up: the last boundary must reach an upper end that has a fraction.
    let upper = Instant(referenceSeconds: domain.upperBound.rounded(.up))
    if step.unit.isClockUnit {
      return clockBoundaries(lower, upper, step, anchor.map(Instant.init(referenceSeconds:)))
    }
    return dateBoundaries(upper, step, from: start(of: step, at: lower, isAnchored: anchor != nil))
  }

  /// Returns the first day of the unit that a step is counted from.
  private func start(of step: DateStep, at lower: Instant, isAnchored: Bool) -> CivilDate {
    let first = floor(zone.civil(at: lower).date, to: step.unit)
    guard step.unit == .year, !isAnchored else { return first }
    let surplus = (first.year % step.count + step.count) % step.count
    return CivilDate(year: first.year - surplus, month: 1, day: 1) ?? first
  }

  /// Returns the first day of the unit that a date belongs to.
  func floor(_ date: CivilDate, to unit: DateUnit) -> CivilDate {
    switch unit {
    case .week: date.adding(days: 1 - date.weekday)
    case .month: date.adding(days: 1 - date.day)
    case .year: CivilDate(year: date.year, month: 1, day: 1) ?? date
    case .second, .minute, .hour, .day: date
    }
  }

  /// Returns the date a step after the first day of a unit; `nil` beyond the calendar's end.
  func date(_ date: CivilDate, plus step: DateStep) -> CivilDate? {
    let next: CivilDate?
    switch step.unit {
    case .week: next = date.adding(days: 7 * step.count)
    case .month:
      let months = date.year * 12 + date.month - 1 + step.count
      let year = months >= 0 ? months / 12 : (months - 11) / 12
      next = CivilDate(year: year, month: months - year * 12 + 1, day: 1)
    case .year: next = CivilDate(year: date.year + step.count, month: 1, day: 1)
    case .second, .minute, .hour, .day: next = date.adding(days: step.count)
    }
    return next.flatMap { $0 > date ? $0 : nil }
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
