internal import CZlib

extension [UInt8] {
  /// Returns the bytes compressed in zlib format (RFC 1950); `quickly` prefers speed to size.
  package func deflated(quickly: Bool) -> [UInt8] {
    var length = compressBound(UInt(count))
    var result = [UInt8](repeating: 0, count: Int(length))
    // It fails only if the buffer is too small or memory runs out.
    let level = quickly ? Z_BEST_SPEED : Z_BEST_COMPRESSION
    guard compress2(&result, &length, self, UInt(count), level) == Z_OK else {
      preconditionFailure("There is not enough memory for an image.")
    }
    result.removeSubrange(Int(length)...)
    return result
  }

  /// The CRC-32 of the bytes (RFC 1952), as in PNG.
  var cyclicRedundancyCheck: UInt32 { UInt32(truncatingIfNeeded: crc32(0, self, UInt32(count))) }

  /// The bytes in Base64 (RFC 4648).
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
