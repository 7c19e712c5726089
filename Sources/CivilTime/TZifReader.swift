/// A reader of compiled zone files (RFC 8536): the 64-bit block and the rule in the footer.
enum TZifReader {
  /// Parses the bytes of a TZif file; `nil` if they are incomplete or malformed.
  static func table(from bytes: [UInt8]) -> ZoneTable? {
    guard let first = Header(bytes, at: 0) else { return nil }
    guard first.version >= 2 else { return block(first, bytes, timeSize: 4, rule: nil) }
    let second = 44 + first.length(timeSize: 4)
    guard let header = Header(bytes, at: second) else { return nil }
    let footer = second + 44 + header.length(timeSize: 8)
    return block(header, bytes, timeSize: 8, rule: rule(bytes, at: footer))
  }

  private struct Header {
    let start: Int
    let version: Int
    let utcFlags, wallFlags, leaps, times, types, letters: Int

    init?(_ bytes: [UInt8], at start: Int) {
      guard bytes.count >= start + 44, bytes[start..<start + 4].elementsEqual("TZif".utf8) else {
        return nil
      }
      self.start = start
      let mark = bytes[start + 4]
      version = mark >= 0x30 ? Int(mark) - 0x30 : 1
      let counts = (0..<6).map { Int(TZifReader.integer(bytes, start + 20 + $0 * 4, 4)) }
      guard counts.allSatisfy({ (0...100_000).contains($0) }), counts[4] > 0 else { return nil }
      (utcFlags, wallFlags, leaps) = (counts[0], counts[1], counts[2])
      (times, types, letters) = (counts[3], counts[4], counts[5])
    }

    func length(timeSize: Int) -> Int {
      times * (timeSize + 1) + types * 6 + letters + leaps * (timeSize + 4) + wallFlags + utcFlags
    }
  }

  /// Reads a big-endian integer of four or eight bytes; the caller has checked the range.
  private static func integer(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int64 {
    let value = bytes[start..<start + size].reduce(0) { $0 << 8 | Int64($1) }
    return size == 8 ? value : Int64(Int32(truncatingIfNeeded: value))
  }

  private static func block(
    _ header: Header, _ bytes: [UInt8], timeSize: Int, rule: PosixZoneRule?
  ) -> ZoneTable? {
    let times = header.start + 44
    guard bytes.count >= times + header.length(timeSize: timeSize) else { return nil }
    let indices = times + header.times * timeSize
    let types = indices + header.times
    let typeOffsets = (0..<header.types).map { Int32(integer(bytes, types + $0 * 6, 4)) }
    guard typeOffsets.allSatisfy({ abs(Int($0)) <= 93_600 }) else { return nil }
    var changes: [Int64] = []
    changes.reserveCapacity(header.times)
    var offsets = [typeOffsets[0]]
    offsets.reserveCapacity(header.times + 1)
    for index in 0..<header.times {
      let type = Int(bytes[indices + index])
      let change = integer(bytes, times + index * timeSize, timeSize)
      guard type < header.types, changes.last.map({ $0 < change }) ?? true else { return nil }
      changes.append(change)
      offsets.append(typeOffsets[type])
    }
    return ZoneTable(changes: changes, offsets: offsets, rule: rule)
  }

  /// Reads the rule between two line feeds after the data.
  private static func rule(_ bytes: [UInt8], at start: Int) -> PosixZoneRule? {
    guard start < bytes.count, bytes[start] == 0x0A else { return nil }
    let text = bytes[(start + 1)...].prefix { $0 != 0x0A }
    return PosixZoneRule(String(decoding: text, as: UTF8.self))
  }
}
