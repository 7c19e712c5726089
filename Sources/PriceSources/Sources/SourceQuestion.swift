import CivilTime

/// The area and days of a request.
struct SourceQuestion {
  let area: PriceArea
  let days: RequestedDays
  /// The zone of the days.
  let zone: Zone
  /// The key, for sources that require one.
  var key = ""

  /// The first instant of the first day.
  var start: Instant { zone.startOfDay(days.first) }
  /// The first instant after the last day.
  var end: Instant { zone.startOfDay(days.last.adding(days: 1)) }

  /// The first and the last millisecond in UTC: `2026-11-20T22:59:59.999Z`.
  var firstMillisecond: String { Self.utc(start).dropLast() + ".000Z" }
  var lastMillisecond: String { Self.utc(end.advanced(by: -1)).dropLast() + ".999Z" }

  /// Returns an instant in UTC as ISO 8601: `2026-11-19T23:00:00Z`.
  static func utc(_ instant: Instant) -> String { "\(Zone.utc.civil(at: instant))Z" }

  /// Returns an instant as digits in a zone: `202611192300`.
  static func digits(_ instant: Instant, in zone: Zone = .utc) -> String {
    String("\(zone.civil(at: instant))".prefix(16).filter(\.isNumber))
  }

  /// Returns a date as digits: `20261120`.
  static func digits(_ date: CivilDate) -> String { "\(date)".filter { $0 != "-" } }

  /// The name of a file at hvakosterstrommen.no: `2026/11-20_NO1.json`.
  var dayAndArea: String {
    let day = "\(days.first)"
    return "\(day.prefix(4))/\(day.suffix(5))_\(area.code).json"
  }
}
