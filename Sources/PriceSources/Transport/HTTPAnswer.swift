import CivilTime
import ElectricityPrices

/// An HTTP response: status, some headers, and the body.
struct HTTPAnswer {
  private(set) var status = 0
  /// The headers by their names in lower case.
  private var headers: [String: String] = [:]
  private(set) var body: ArraySlice<UInt8> = []

  var validator: String? { headers["etag"] }
  var modified: String? { headers["last-modified"] }
  var location: String? { headers["location"] }
  /// The time by the source's clock.
  var date: Instant? { headers["date"].flatMap(Self.instant) }
  /// The seconds to wait before the next request, if the source states them or a time.
  var retryAfter: Int64? {
    headers["retry-after"].flatMap { text in
      (Int64(text) ?? Self.instant(text).map(Instant.now.distance(to:))).map { max(0, $0) }
    }
  }

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
      headers[line[..<colon].lowercased()] = value
    }
    return true
  }

  /// Parses a time such as `Sat, 21 Nov 2026 21:43:56 GMT`; `nil` without an offset from UTC.
  private static func instant(_ text: String) -> Instant? {
    guard case .instant(let instant, _)? = TimeText.time(in: text) else { return nil }
    return instant
  }
}
