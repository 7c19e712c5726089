import CivilTime

extension FetchJob {
  /// Returns the request to the source.
  ///
  /// - Parameter key: The key, for sources that require one.
  func request(key: String = "") -> FetchRequest {
    source.request(from: days.first) { $0.filled { value(of: $0, key) } }
  }

  /// Returns the value of a placeholder such as `{area}`; `nil` for other names.
  private func value(of name: String, _ key: String) -> String? {
    let (day, lastMinute) = ("\(days.first)", end.advanced(by: -60))
    return switch name {
    case "area": area.code
    case "country": area.country
    // The region of a network operator, as in GB-A.
    case "letter": String(area.code.suffix(1))
    case "eic": area.eic
    case "key": key
    case "first": day
    case "last": "\(days.last)"
    case "next": "\(days.last.adding(days: 1))"
    // 20261120, 202611, 2026/11-20
    case "firstDigits": day.filter(\.isNumber)
    case "month": String(day.filter(\.isNumber).prefix(6))
    case "yearAndDay": "\(day.prefix(4))/\(day.suffix(5))"
    // In UTC: 2026-11-19T23:00:00Z, 2026-11-20T22:59:59.999Z
    case "start": Self.utc(start)
    case "end": Self.utc(end)
    case "lastMinute": Self.utc(lastMinute)
    case "firstMillisecond": Self.utc(start).dropLast() + ".000Z"
    case "lastMillisecond": Self.utc(end.advanced(by: -1)).dropLast() + ".999Z"
    // Since 1970.
    case "startMilliseconds": "\(start.secondsSince1970)000"
    case "endMilliseconds": "\(end.secondsSince1970)000"
    // 202611192300, in UTC or in the zone of the days.
    case "startDigits": Self.digits(start, in: .utc)
    case "endDigits": Self.digits(end, in: .utc)
    case "localStart": Self.digits(start, in: zone)
    case "localLastMinute": Self.digits(lastMinute, in: zone)
    default: nil
    }
  }

  private static func utc(_ instant: Instant) -> String { "\(Zone.utc.civil(at: instant))Z" }

  private static func digits(_ instant: Instant, in zone: Zone) -> String {
    String("\(zone.civil(at: instant))".prefix(16).filter(\.isNumber))
  }
}

extension String {
  /// Returns the text with values in place of names in braces; names without a value stay.
  package func filled(_ value: (_ name: String) -> String?) -> String {
    let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var (text, rest) = ("", self[...])
    // Bytes, because every frame fills its sentences.
    while let open = rest.utf8.firstIndex(of: opening) {
      let name = rest.utf8[rest.utf8.index(after: open)...]
        .prefix { $0 != opening && $0 != closing }
      text += rest[..<open]
      rest = rest[name.endIndex...]
      if rest.utf8.first == closing, let value = value(String(Substring(name))) {
        text += value
        rest = rest[rest.utf8.index(after: name.endIndex)...]
      } else {
        text += "{" + Substring(name)
      }
    }
    return text + rest
  }
}
