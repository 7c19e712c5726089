/// The label of an hour in a table with dates.
struct HourLabel: Equatable {
  enum Form: Equatable {
    /// A plain number from 0 or from 1: `13`, `H13`, `2B`, `02X`.
    case count
    /// The start or end of the slot: `13:15`, `1315`, `1:00 PM`, `24:00`.
    case clock
    /// The start and end of the slot: `13-14`, `00 - 01`.
    case range
  }

  /// The minutes after midnight; for a count, 60 times the number.
  var minutes: Int
  let form: Form
  /// Whether the label is marked as the second of two hours.
  var isSecond = false
  /// Whether the label is marked as the first of two hours.
  var isFirst = false
  var isMarked: Bool { isFirst || isSecond }
  /// Whether the label is after 24:00, as `25:00` at the end of an autumn day.
  var isLate: Bool { minutes > 1440 }

  init(clock minutes: Int) { (self.minutes, form) = (minutes, .clock) }

  /// Returns the clock time that the digits of a number write: `945`.
  static func clock(ofDigits number: Int) -> HourLabel {
    HourLabel(clock: number / 100 * 60 + number % 100)
  }

  /// Reads a number of minutes after midnight; `nil` for other texts.
  init?(minutes text: String) {
    guard let minutes = Int(text), 0...1440 ~= minutes else { return nil }
    self.init(clock: minutes)
  }

  private init(_ minutes: Int, _ form: Form, mark: Character? = nil) {
    (self.minutes, self.form) = (minutes, form)
    (isFirst, isSecond) = (mark == "a", mark.map { "bx*".contains($0) } ?? false)
  }

  /// Reads a label; `nil` for other texts.
  init?(_ text: String) {
    guard let label = Self.plain(text) ?? Self.label(text.lowercased()[...]) else { return nil }
    self = label
  }

  private static func label(_ text: Substring) -> HourLabel? {
    var text = text
    // In `Hour 01 (00:00 - 01:00)` the brackets tell what the number means.
    if text.last == ")", let bracket = text.lastIndex(of: "(") {
      let inner = text[bracket...].dropFirst().dropLast()
      if let range = range(inner) { return HourLabel(range, .range) }
      // `00:00-01:00 (CET)`
      if ClockName.offset(String(inner)) != nil { text = text[..<bracket] }
    }
    // `1:00 AM CST`
    if let space = text.lastIndex(of: " "), text.contains(":"),
      ClockName.offset(String(text[space...].dropFirst())) != nil
    {
      text = text[..<space]
    }
    text = withoutWords(text)
    if let quarter = quarter(text) { return HourLabel(quarter, .range) }
    return text.first?.isNumber == true ? marked(withColons(text)) : nil
  }

  /// Reads a number of hours, or the digits of a clock time: most labels are such.
  private static func plain(_ text: String) -> HourLabel? {
    guard text.utf8.count <= 4, text.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let number = Int(text)
    else { return nil }
    if text.utf8.count < 4 { return HourLabel(number * 60, .count) }
    let isClock = number <= 2400 && number % 100 < 60 && number.isMultiple(of: 5)
    return isClock ? .clock(ofDigits: number) : nil
  }

  /// Returns a label without words around it, and with a dash for the word in `00:00 to 01:00`.
  private static func withoutWords(_ text: Substring) -> Substring {
    var text = text
    if let prefix = prefixes.first(where: text.hasPrefix) { text = text.dropFirst(prefix.count) }
    for suffix in ["uhr", "h", "u"] where text.hasSuffix(suffix) {
      text = text.dropLast(suffix.count)
    }
    text = String(text).trimmed[...]
    for word in rangeWords where text.contains(word) { text = text.replacing(word, with: "-") }
    return text
  }

  /// Reads a label that may have a mark for the first or the second of two hours.
  private static func marked(_ text: Substring) -> HourLabel? {
    var text = text
    // The marks of `2A:00` and `2A-3A` come last in `2:00a` and `2-3a`.
    let inner = text.first { "ab".contains($0) }
    if let inner, ["\(inner):", "\(inner)-"].contains(where: { text.contains($0) }) {
      text = (text.filter { $0 != inner } + "\(inner)")[...]
    }
    // `02-03a` and `02-03b` are the repeated hour, and `02:00b` and `02:00 (2)` its second part.
    for (suffix, mark) in [(" (1)", "a"), (" (2)", "b")] where text.hasSuffix(suffix) {
      text = text.dropLast(suffix.count) + mark
    }
    let isRange = text.contains("-")
    let mark = isRange || text.contains(":") && (inner != nil || text.last != "a") ? text.last : nil
    if let mark, "ab*".contains(mark) { text = text.dropLast() }
    if let range = range(text) { return HourLabel(range, .range, mark: mark) }
    if let clock = clock(text) { return HourLabel(clock, .clock, mark: mark) }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard digits.count <= 3, let hour = Int(digits), ["", "a", "b", "x", "*"].contains(rest) else {
      return nil
    }
    return HourLabel(hour * 60, .count, mark: rest.first)
  }

  private static let prefixes = [
    "hour ", "stunde ", "heure ", "hora ", "uur ", "de ", "he", "klo ", "kl.", "kl", "ph", "hh",
    "h", "mtu ", "period ",
  ]
  private static let rangeWords = [
    " to ", " bis ", " til ", " till ", " tot ", " à ", " a ", " do ", " až ",
    " thru ", " / ",
  ]

  /// Returns the start of a quarter such as `1q2` or `01-q2`, from the label `H1Q2` with hours from
  /// 1, or of `Q96` or `QH96`.
  private static func quarter(_ text: Substring) -> Int? {
    let parts = text.split(separator: "q", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let quarter = Int(parts[1].drop { "h ".contains($0) })
    guard let quarter, quarter > 0 else { return nil }
    if parts[0].isEmpty { return quarter <= 100 ? (quarter - 1) * 15 : nil }
    let digits = parts[0].last.map("- ".contains) ?? false ? parts[0].dropLast() : parts[0]
    guard let hour = Int(digits), 1...25 ~= hour, quarter <= 4 else { return nil }
    return (hour - 1) * 60 + (quarter - 1) * 15
  }

  /// Returns `00:00-01:00` for `00h00-01h00` or `00u00-01u00`.
  private static func withColons(_ text: Substring) -> Substring {
    guard text.contains(where: { "hu".contains($0) }) else { return text }
    let letters = Array(text)
    return Substring(
      letters.indices.map { index in
        "hu".contains(letters[index]) && index > 0 && index + 1 < letters.count
          && letters[index - 1].isNumber && letters[index + 1].isNumber ? ":" : letters[index]
      })
  }

  /// Returns the minutes after midnight of `13`, `13:15` or `13-14`, up to hour 25.
  static func minutes(_ text: String) -> Int? {
    guard let label = HourLabel(text), label.minutes < 26 * 60 else { return nil }
    return label.minutes
  }

  /// Returns the start of `13-14`, `13:00 – 14:00`, `13:00 -> 14:00` or `23 - 00`.
  private static func range(_ text: Substring) -> Int? {
    let parts = text.split { "-–~～〜>→".contains($0) }.map { part in
      // `00h-01h`
      let part = String(part).trimmed[...]
      return part.last.map("hu".contains) ?? false ? part.dropLast() : part
    }
    guard parts.count == 2, let start = clock(parts[0]) ?? whole(parts[0]),
      let end = clock(parts[1]) ?? whole(parts[1])
    else { return nil }
    let length = end - start
    // At night, a slot next to a clock change seems an hour longer or shorter.
    let isLike = [-60, 60].contains { 1...60 ~= length + $0 } && start < 240
    return 1...60 ~= length || isLike || end == 0 ? start : nil
  }

  private static func whole(_ text: Substring) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text) else { return nil }
    // `0000-0100`
    if text.count == 4, number % 100 < 60 { return number / 100 * 60 + number % 100 }
    return text.count <= 2 ? number * 60 : nil
  }

  private static func clock(_ text: Substring) -> Int? {
    String(text).bytes { bytes in
      var cursor = TimeCursor(bytes: bytes)
      // An autumn day that counts its hours ends at 25:00.
      guard let seconds = cursor.clock(upTo: 90_000), cursor.isAtEnd else { return nil }
      return seconds / 60
    }
  }
}
