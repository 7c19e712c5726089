internal import CZlib

extension [UInt8] {
  /// Returns the bytes compressed in zlib format (RFC 1950); `quickly` prefers speed to size.
  package func deflated(quickly: Bool) -> [UInt8] {
    .deflated(CollectionOfOne(self), quickly: quickly)
  }

  /// Returns bytes that come in parts, compressed in zlib format.
  static func deflated(_ parts: some Sequence<[UInt8]>, quickly: Bool) -> [UInt8] {
    // zlib keeps the address of the stream.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    let level = quickly ? Z_BEST_SPEED : Z_BEST_COMPRESSION
    let size = CInt(MemoryLayout<z_stream>.size)
    guard deflateInit_(stream, level, ZLIB_VERSION, size) == Z_OK else {
      preconditionFailure("There is not enough memory for an image.")
    }
    defer { deflateEnd(stream) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    func compress(_ part: [UInt8], _ flush: CInt) {
      var part = part
      part.withUnsafeMutableBufferPointer { input in
        (stream.pointee.next_in, stream.pointee.avail_in) = (input.baseAddress, UInt32(input.count))
        repeat {
          let count = buffer.withUnsafeMutableBufferPointer { output in
            stream.pointee.next_out = output.baseAddress
            stream.pointee.avail_out = UInt32(output.count)
            deflate(stream, flush)
            return output.count - Int(stream.pointee.avail_out)
          }
          result += buffer[..<count]
        } while stream.pointee.avail_out == 0
      }
    }
    for part in parts { compress(part, Z_NO_FLUSH) }
    compress([], Z_FINISH)
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
