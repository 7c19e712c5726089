import CivilTime
import ElectricityPrices

/// An HTTP response: status, some headers, and the body.
struct HTTPAnswer {
  var status = 0
  var validator: String?
  var modified: String?
  /// The seconds to wait before the next request, if the source states them.
  var retryAfter: Int64?
  var location: String?
  /// The time by the source's clock.
  var date: Instant?
  var body: ArraySlice<UInt8> = []

  /// Parses the output of `curl --include`; `nil` without a complete header.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    repeat {
      guard let head = Self.head(&rest), read(head) else { return nil }
    } while (100..<200).contains(status)
    body = rest
  }

  /// Reads lines up to an empty one; `nil` if there is none.
  private static func head(_ rest: inout ArraySlice<UInt8>) -> [Substring]? {
    guard rest.starts(with: Array("HTTP/".utf8)) else { return nil }
    var lines: [Substring] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<end].filter { $0 != UInt8(ascii: "\r") }
      rest = rest[(end + 1)...]
      if line.isEmpty { return lines }
      guard lines.count < 500 else { return nil }
      lines.append(String(decoding: line.prefix(4096), as: UTF8.self)[...])
    }
    return nil
  }

  private mutating func read(_ head: [Substring]) -> Bool {
    let words = head.first?.split(separator: " ") ?? []
    guard words.count > 1, let status = Int(words[1]) else { return false }
    self.status = status
    for line in head.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(line[line.index(after: colon)...].drop { $0 == " " })
      switch line[..<colon].lowercased() {
      case "etag": validator = value
      case "last-modified": modified = value
      case "retry-after": retryAfter = Self.seconds(value)
      case "location": location = value
      case "date": date = Self.instant(value)
      default: break
      }
    }
    return true
  }

  /// Returns the seconds to wait, given as a number of seconds or a time.
  private static func seconds(_ text: String) -> Int64? {
    (Int64(text) ?? instant(text).map(Instant.now.distance(to:))).map { max(0, $0) }
  }

  /// Parses a time such as `Sat, 21 Nov 2026 21:43:56 GMT`; `nil` without an offset from UTC.
  private static func instant(_ text: String) -> Instant? {
    guard case .instant(let instant, _)? = TimeText.time(in: text) else { return nil }
    return instant
  }
}
