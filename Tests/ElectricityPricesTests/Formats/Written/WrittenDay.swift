import CivilTime
import TerminalTestSupport

/// Slots with known prices, to be written in a format and read back.
struct WrittenDay {
  /// A slot with the price of each area, in hundredths of the file's unit.
  struct Row: Sendable {
    let start: Int64
    let end: Int64
    var prices: [Int?]
  }

  let zone: Zone
  let date: CivilDate
  let step: Int64
  let areas: [String]
  /// The rows in the order of the file.
  var rows: [Row]
  /// The decimal separator.
  var sign: Character = "."

  /// Creates days from local midnight on, with prices of all signs and sizes.
  init(
    _ date: CivilDate, count: Int, step: Int64, zone: Zone, areas: [String],
    _ generator: inout SeededGenerator
  ) {
    (self.zone, self.date, self.step, self.areas) = (zone, date, step, areas)
    let end = zone.startOfDay(date.adding(days: count)).secondsSince1970
    var start = zone.startOfDay(date).secondsSince1970
    rows = []
    while start < end {
      let prices = areas.map { _ in
        Optional(Int.random(in: -20_000...240_000, using: &generator))
      }
      rows.append(Row(start: start, end: start + step, prices: prices))
      start += step
    }
  }

  /// Returns a price as text.
  func number(_ price: Int?, missing: String = "null") -> String {
    guard let price else { return missing }
    let digits = String(abs(price) % 100 + 100).dropFirst()
    return "\(price < 0 ? "-" : "")\(abs(price) / 100)\(sign)\(digits)"
  }

  /// Returns a price as text, with a separator for thousands from 1,000 on.
  func grouped(_ price: Int?, missing: String = "-") -> String {
    let text = number(price, missing: missing)
    guard let price, abs(price) >= 100_000, let end = text.firstIndex(of: sign) else { return text }
    let place = text.index(end, offsetBy: -3)
    return text[..<place] + (sign == "," ? "." : ",") + text[place...]
  }

  /// Returns a time in UTC by a pattern such as `yyyy-MM-ddTHH:mm:ss`.
  func utc(_ seconds: Int64, _ pattern: String = "yyyy-MM-ddTHH:mm:ssZ") -> String {
    Self.text(CivilDateTime(secondsSince1970: seconds), pattern)
  }

  /// Returns a time in the zone by a pattern.
  func local(_ seconds: Int64, _ pattern: String = "yyyy-MM-ddTHH:mm:ss") -> String {
    Self.text(zone.civil(at: Instant(secondsSince1970: seconds)), pattern)
  }

  /// Returns a time in the zone with its offset.
  func stamp(_ seconds: Int64) -> String {
    ISOTime.text(Instant(secondsSince1970: seconds), in: zone)
  }

  /// Returns the number of a row's slot in its day, from 1.
  func period(_ row: Row) -> Int {
    Int((row.start - zone.startOfDay(day(row)).secondsSince1970) / step) + 1
  }

  func day(_ row: Row) -> CivilDate {
    zone.civil(at: Instant(secondsSince1970: row.start)).date
  }

  /// Returns whether a row is the second run of a repeated local time.
  func isRepeated(_ row: Row) -> Bool {
    let time = zone.civil(at: Instant(secondsSince1970: row.start))
    return zone.instants(of: time).last?.secondsSince1970 == row.start
      && zone.instants(of: time).count == 2
  }

  /// Returns the texts of the rows, joined by a separator.
  func each(_ separator: String = ",", _ text: (Row) -> String) -> String {
    rows.map(text).joined(separator: separator)
  }

  /// The English abbreviations of the months.
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func text(_ time: CivilDateTime, _ pattern: String) -> String {
    let parts: [(String, String)] = [
      ("yyyy", "\(time.date.year)"), ("MM", two(time.date.month)), ("dd", two(time.date.day)),
      ("HH", two(time.hour)), ("mm", two(time.minute)), ("ss", two(time.second)),
      ("hh", "\((time.hour + 11) % 12 + 1)"), ("NOON", time.hour < 12 ? "AM" : "PM"),
      ("NAME", months[time.date.month - 1]), ("DAY", "\(time.date.day)"),
    ]
    return parts.reduce(pattern) { $0.replacing($1.0, with: $1.1) }
  }

  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// A writer of days in a format.
struct FormatWriter: Sendable, CustomStringConvertible {
  /// The variant of the format, for the name of a test.
  let description: String
  /// The name of the format that the reader must recognise.
  let format: String
  var zone = "Europe/Oslo"
  var steps: [Int64] = [900, 3600]
  /// The areas as the file names them; an empty name if the file has none.
  var areas = [""]
  /// The expected names of the series.
  var shown: [String?] = [nil]
  /// The power of ten from the file's unit to the displayed unit.
  var power = 0
  var signs: [Character] = ["."]
  /// The number of days that a file can have.
  var days = 2
  /// Whether times are local, so that the two runs of the autumn hour look the same.
  var isLocal = false
  /// Whether the position of a row determines its time.
  var isOrdered = false
  /// Whether missing prices can be marked; `leavesOut` says whether rows can be omitted.
  var marksMissing = true
  var leavesOut = true
  /// The options that a user gives for such a file.
  var options: @Sendable (WrittenDay) -> (formatName: String?, date: CivilDate?) = { _ in
    (nil, nil)
  }
  let write: @Sendable (WrittenDay) -> String
}
