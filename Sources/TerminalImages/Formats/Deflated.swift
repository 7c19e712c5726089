internal import CZlib

extension [UInt8] {
  /// The bytes in the format of zlib, RFC 1950; quickly rather than as short as possible where a
  /// person waits.
  package func deflated(quickly: Bool) -> [UInt8] {
    var length = compressBound(UInt(count))
    var result = [UInt8](repeating: 0, count: Int(length))
    // It fails only where there is less room than it asks for, or no memory at all.
    let level = quickly ? Z_BEST_SPEED : Z_BEST_COMPRESSION
    guard compress2(&result, &length, self, UInt(count), level) == Z_OK else {
      preconditionFailure("There is not enough memory for a picture.")
    }
    result.removeSubrange(Int(length)...)
    return result
  }

  /// The check of RFC 1952, as PNG wants it.
  var cyclicRedundancyCheck: UInt32 { UInt32(truncatingIfNeeded: crc32(0, self, UInt32(count))) }

  /// The bytes in the letters of RFC 4648.
  package var base64: [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let (second, third) = (
        start + 1 < count ? self[start + 1] : 0, start + 2 < count ? self[start + 2] : 0
      )
      let bits = Int(self[start]) << 16 | Int(second) << 8 | Int(third)
      result.append(letters[bits >> 18])
      result.append(letters[bits >> 12 & 63])
      result.append(start + 1 < count ? letters[bits >> 6 & 63] : UInt8(ascii: "="))
      result.append(start + 2 < count ? letters[bits & 63] : UInt8(ascii: "="))
    }
    return result
  }
}
