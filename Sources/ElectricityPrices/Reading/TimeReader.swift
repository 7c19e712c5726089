import CivilTime

/// A reader of the times of one column, which records evidence for the order of day and month.
///
/// Ambiguous dates are read day first. After the whole column, ``isMonthFirst`` says whether these
/// dates must be changed by ``swapped(_:)``.
struct TimeReader {
  /// Whether a date must be day first, or month first, by a number above twelve or its weekday.
  private(set) var hasDayFirst = false
  private(set) var hasMonthFirst = false
  /// Whether a date was ambiguous.
  private(set) var hasUnclear = false
  /// Whether a time of day had `AM` or `PM`.
  private(set) var hasHalves = false
  /// Whether a time was `24:00`, which can only end a slot.
  private(set) var hasDayEnd = false
  /// Whether the last time was after `24:00`, as `25:00` at the end of an autumn day.
  private(set) var isLate = false

  /// The dates with years of two digits, as if these were first, and the text of the first one.
  private(set) var yearFirst: (first: CivilDate, last: CivilDate, text: String)?
  /// Whether the year is last in such dates, because one has no other meaning.
  private(set) var hasYearLast = false
  /// Whether the month is first in dates with slashes.
  var isEnglish = false
  /// Whether `00:00-01:00` is a range, and not a time with an offset.
  var hasTightRanges = false
  /// Whether years can have two digits.
  var hasShortYears = false
  /// Whether times can be after `24:00`.
  var hasLongDays = false
  /// Whether times are numbers of days since 1900, as in spreadsheets.
  var hasDayNumbers = false

  /// Returns whether texts such as `2026-01-20 00:00-01:00` have the ends of slots, not offsets.
  ///
  /// The ends of slots are soon after their starts, and differ; only those in the hour that repeats
  /// in autumn can be before them.
  static func areTightRanges(_ texts: [String]) -> Bool {
    let distinct = Set(texts)
    var reader = TimeReader(hasTightRanges: true, hasShortYears: true)
    let moments = distinct.compactMap { text in text.bytes { reader.moment($0) } }
    let ends = moments.compactMap { moment -> Int64? in
      guard let end = moment.end, end.seconds - moment.start.seconds <= 7200 else { return nil }
      return end.seconds - end.date.midnight.secondsSince1970
    }
    let others = distinct.count - ends.count
    return ends.count > 1 && moments.count == distinct.count && others <= min(4, ends.count / 2)
      && Set(ends).count > ends.count / 3
  }

  mutating func moment(_ bytes: UnsafeBufferPointer<UInt8>) -> TimeText.Moment? {
    isLate = false
    if hasDayNumbers { return Self.dayNumber(bytes).map { ($0, nil) } }
    // Quotation marks keep blanks.
    let space = UInt8(ascii: " ")
    if bytes.first == space || bytes.last == space, bytes.contains(where: { $0 != space }) {
      let start = bytes.prefix { $0 == space }.count
      let end = bytes.lastIndex { $0 != space } ?? start
      return moment(UnsafeBufferPointer(rebasing: bytes[start...end]))
    }
    if hasTightRanges, let (first, second) = Self.halves(bytes, areTight: true) {
      return range(first, second)
    }
    if let time = ISOTime(bytes: bytes) {
      noteDayEnd(time.seconds, bytes)
      return (time, nil)
    }
    guard (6...80).contains(bytes.count) else { return nil }
    if let epoch = TimeText.epoch(bytes) { return (epoch, nil) }
    if let (first, second) = Self.halves(bytes) { return range(first, second) }
    return time(bytes).map { ($0, nil) } ?? TimeCursor.month(bytes) ?? hours(bytes)
  }

  /// Reads a date and hours, such as `2020-08-01 Kl. 00-01`.
  private mutating func hours(_ bytes: UnsafeBufferPointer<UInt8>) -> TimeText.Moment? {
    guard let space = bytes.firstIndex(of: 0x20), space >= 6,
      let label = HourLabel(UnsafeBufferPointer(rebasing: bytes[space...]).text.trimmed),
      label.form == .range, !label.isMarked
    else { return nil }
    let comma = UInt8(ascii: ",")
    let day = UnsafeBufferPointer(rebasing: bytes[..<space].prefix { $0 != comma })
    guard case .date(let date)? = ISOTime(bytes: day) ?? time(day) else { return nil }
    let start = date.midnight.secondsSince1970 + Int64(label.minutes) * 60
    return (.local(CivilDateTime(secondsSince1970: start)), nil)
  }

  /// Returns whether a number can be the days from 1900 to a time of this century.
  static func isDayNumber(_ number: Double) -> Bool { 36_526..<73_051 ~= number }

  /// Reads a number of days since 1900 to the minute, from at least four decimals.
  private static func dayNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> ISOTime? {
    guard let days = CellNumber(bytes)?.price.doubleValue, isDayNumber(days) else { return nil }
    let exact = (days - 25_569) * 1440
    let minutes = exact.rounded()
    guard abs(exact - minutes) < 0.1 else { return nil }
    return .local(CivilDateTime(secondsSince1970: Int64(minutes) * 60))
  }

  private mutating func noteDayEnd(_ seconds: Int64, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard seconds.isMultiple(of: 900), !hasDayEnd else { return }
    hasDayEnd = bytes.indices.dropLast(2).contains {
      (bytes[$0] == 0x20 || bytes[$0] == 0x54) && bytes[$0 + 1] == 0x32 && bytes[$0 + 2] == 0x34
    }
  }

  /// Returns the same moment with day and month swapped, if this gives a valid date.
  static func swapped(_ local: Int64) -> Int64 {
    let time = CivilDateTime(secondsSince1970: local)
    let date = time.date
    guard let other = CivilDate(year: date.year, month: date.day, day: date.month) else {
      return local
    }
    return other.midnight.secondsSince1970 + local - date.midnight.secondsSince1970
  }

  private mutating func range(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> TimeText.Moment? {
    guard let start = ISOTime(bytes: first) ?? time(first) else { return nil }
    if let end = ISOTime(bytes: second) ?? time(second) { return (start, end) }
    if second.first == UInt8(ascii: "P"), let length = TimeText.length(second.text) {
      return (start, start.advanced(by: length))
    }
    // The date of `30.10.2022 02:00 - 03:00` applies to both times.
    var cursor = TimeCursor(bytes: second)
    guard case .local(let local) = start, let clock = cursor.clock(), cursor.isAtEnd else {
      return nil
    }
    var end = local.date.midnight.secondsSince1970 + Int64(clock)
    if end <= local.secondsSince1970 {
      // The end of `02:45 - 02:00` is in the hour that repeats in autumn.
      if 1..<14400 ~= clock, end + 3600 > local.secondsSince1970 { return (start, nil) }
      end += 86_400
    }
    return (start, .local(CivilDateTime(secondsSince1970: end)))
  }

  /// Splits a text at ` - `, ` – `, a word such as ` to ` or, between ISO times, `/`.
  ///
  /// Also splits at a dash between a clock time and a date, or any text if ranges are tight.
  private static func halves(
    _ bytes: UnsafeBufferPointer<UInt8>, areTight: Bool = false
  ) -> (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>)? {
    for offset in bytes.indices.dropFirst().dropLast(2) where !bytes[offset].isDigit {
      func length(_ separators: [[UInt8]]) -> Int? {
        separators.first { bytes[offset...].starts(with: $0) }?.count
      }
      let isSlash =
        bytes[offset] == 0x2F && offset > 10 && bytes[10] | 0x20 == 0x74
        && (bytes[offset + 1].isDigit || bytes[offset + 1] == UInt8(ascii: "P"))
      let isAfterClock =
        offset > 5 && bytes[offset - 3] == 0x3A && (areTight || bytes.count - offset > 12)
      guard let length = isSlash ? 1 : length(separators) ?? (isAfterClock ? length(dashes) : nil)
      else { continue }
      // Some files have two spaces.
      var (end, start) = (offset, offset + length)
      while end > 1, bytes[end - 1] == 0x20 { end -= 1 }
      while start < bytes.count - 1, bytes[start] == 0x20 { start += 1 }
      return (
        UnsafeBufferPointer(rebasing: bytes[..<end]), UnsafeBufferPointer(rebasing: bytes[start...])
      )
    }
    return nil
  }

  private static let dashes = ["-", "–"].map { Array($0.utf8) }
  private static let separators = [
    " - ", " – ", " to ", " au ", " -> ", " ~ ", "\u{A0}to\u{A0}", " bis ", " until ", " till ",
    " til ", " tot ", " až ",
    " a ", " → ", " thru ", " / ", " do ",
  ].map { Array($0.utf8) }

  /// Reads a time that is neither ISO 8601 nor a number.
  mutating func time(_ bytes: UnsafeBufferPointer<UInt8>) -> ISOTime? {
    var cursor = TimeCursor(bytes: bytes)
    if let time = time(&cursor, weekdays: nil) { return time }
    // Reads `Fri 20.11.2026`. Tried last, because `Mar` can also be a month.
    cursor = TimeCursor(bytes: bytes)
    return cursor.weekdays().flatMap { time(&cursor, weekdays: $0) }
  }

  private mutating func time(_ cursor: inout TimeCursor, weekdays: Set<Int>?) -> ISOTime? {
    guard let numbers = cursor.date(), hasShortYears || !numbers.isShort else { return nil }
    if numbers.isShort { noteYear(numbers, cursor.bytes) }
    let days = weekdays ?? cursor.weekdays() ?? Self.anyDay
    guard let date = date(numbers, days) else { return nil }
    if cursor.isAtEnd { return .date(date) }
    let endsWithHour = numbers.separator == (numbers.isYearFirst ? 0x2D : 0x2F)
    guard cursor.skipsSpace(),
      let seconds = cursor.clock(upTo: hasLongDays ? 90_000 : 86_400, endsWithHour: endsWithHour)
    else { return nil }
    isLate = seconds > 86_400
    hasHalves = hasHalves || cursor.hasHalf
    let local = date.midnight.secondsSince1970 + Int64(seconds)
    hasDayEnd = hasDayEnd || seconds == 86_400
    if cursor.isAtEnd { return .local(CivilDateTime(secondsSince1970: local)) }
    guard let offset = cursor.zone() else { return nil }
    return .instant(Instant(secondsSince1970: local - Int64(offset)), offset: offset)
  }

  private mutating func noteYear(
    _ numbers: TimeCursor.DateNumbers, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let date = CivilDate(
      year: 2000 + numbers.first, month: numbers.second, day: numbers.year - 2000)
    guard let date else { return hasYearLast = true }
    let known = yearFirst ?? (date, date, bytes.text)
    yearFirst = (min(known.first, date), max(known.last, date), known.text)
  }

  private static let anyDay: Set<Int> = [1, 2, 3, 4, 5, 6, 7]

  /// Returns the date of numbers if it falls on one of those weekdays.
  private mutating func date(
    _ numbers: TimeCursor.DateNumbers, _ weekdays: Set<Int>
  ) -> CivilDate? {
    func date(month: Int, day: Int) -> CivilDate? {
      let date = CivilDate(year: numbers.year, month: month, day: day)
      return date.flatMap { weekdays.contains($0.weekday) ? $0 : nil }
    }
    let (first, second) = (numbers.first, numbers.second)
    // Points separate ordinal numbers, which have the day first everywhere. A date that begins with
    // the year continues with month and day.
    guard !numbers.isYearFirst else { return date(month: first, day: second) }
    guard numbers.separator != 0x2E else { return date(month: second, day: first) }
    if second > 12 || isEnglish && numbers.separator == 0x2F {
      hasMonthFirst = true
      return date(month: first, day: second)
    }
    guard first <= 12, first != second else {
      hasDayFirst = hasDayFirst || first > 12
      return date(month: second, day: first)
    }
    let (dayFirst, monthFirst) = (date(month: second, day: first), date(month: first, day: second))
    guard let dayFirst else {
      // The weekday decides; the column is read day first until all of it is known.
      hasMonthFirst = hasMonthFirst || monthFirst != nil
      return monthFirst.flatMap { _ in CivilDate(year: numbers.year, month: second, day: first) }
    }
    if monthFirst == nil { hasDayFirst = true } else { hasUnclear = true }
    return dayFirst
  }
}
