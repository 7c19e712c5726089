import CivilTime

/// The facts about a cached response, or about failed requests.
struct CacheRecord: Equatable {
  /// The time of the response; `nil` without a response.
  var fetched: Instant?
  /// Whether the response has a price for all of its days.
  var isComplete = false
  /// The source's validators of the response, for conditional requests.
  var validator: String?
  var modified: String?
  /// The length and the checksum of the response, which identify it.
  var length = 0
  var sum: UInt64 = 0
  /// The number of failed requests since the last response.
  var failures = 0
  /// The end of the pause before the next request.
  var pausedUntil: Instant?

  var text: String {
    let lines = [
      "pricetui 1", fetched.map { "fetched \($0.secondsSince1970)" },
      isComplete ? "complete 1" : nil, validator.map { "etag \($0)" },
      modified.map { "modified \($0)" }, "length \(length)", "sum \(sum)",
      failures > 0 ? "failures \(failures)" : nil,
      pausedUntil.map { "paused \($0.secondsSince1970)" },
    ]
    return lines.compactMap(\.self).map { $0 + "\n" }.joined()
  }

  /// The header lines of a request for a response that differs from the cached one.
  var conditions: [String] {
    [validator.map { "If-None-Match: " + $0 }, modified.map { "If-Modified-Since: " + $0 }]
      .compactMap(\.self)
  }

  init() {}

  /// Returns the record after a failed request, which begins a pause.
  ///
  /// - Parameter wanted: The pause in seconds that the source requests.
  func failed(at now: Instant, wanted: Int64) -> CacheRecord {
    var record = self
    record.failures += 1
    let pause = Self.pause(afterFailures: record.failures, jitter: .random(in: 0...1))
    record.pausedUntil = now.advanced(by: max(pause, min(wanted, 86_400)))
    return record
  }

  /// Returns the pause in seconds after a number of failures: 5, 10, 20, then 30 minutes, plus up
  /// to a fifth, so that clients do not retry simultaneously.
  static func pause(afterFailures count: Int, jitter: Double) -> Int64 {
    let minutes: [Double] = [5, 10, 20, 30]
    let usual = minutes[min(max(count, 1), minutes.count) - 1] * 60
    return Int64(usual * (1 + 0.2 * min(max(jitter, 0), 1)))
  }

  /// Reads the lines of a file; unknown lines are ignored.
  init?(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard lines.popFirst()?.elementsEqual("pricetui 1".utf8) ?? false else { return nil }
    for line in lines {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      let value = String(decoding: line[(space + 1)...], as: UTF8.self)
      switch String(decoding: line[..<space], as: UTF8.self) {
      case "fetched": fetched = Int64(value).map(Instant.init(secondsSince1970:))
      case "complete": isComplete = value == "1"
      case "etag": validator = value
      case "modified": modified = value
      case "length": length = Int(value) ?? 0
      case "sum": sum = UInt64(value) ?? 0
      case "failures": failures = min(max(Int(value) ?? 0, 0), 1000)
      case "paused": pausedUntil = Int64(value).map(Instant.init(secondsSince1970:))
      default: break
      }
    }
  }

  /// Returns whether the record belongs to a response.
  func describes(_ bytes: some Collection<UInt8>) -> Bool {
    fetched != nil && length == bytes.count && sum == Self.sum(of: bytes)
  }

  /// Returns a checksum of bytes.
  ///
  /// Source: Fowler, Noll, Vo: FNV-1a, 64 bits.
  static func sum(of bytes: some Collection<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
