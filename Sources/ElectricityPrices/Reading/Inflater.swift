internal import CZlib

/// A decompressor of gzip (RFC 1952) and zlib (RFC 1950).
final class Inflater {
  // On the heap, because zlib keeps its address.
  private let stream: UnsafeMutablePointer<z_stream>
  /// The compressed bytes that are not unpacked yet.
  var packed: [UInt8]
  /// Whether the compressed bytes are complete.
  private(set) var isWhole = false

  /// The number of bytes needed to detect compression.
  static let headLength = 3

  /// Returns whether bytes begin like a compressed file; text never does.
  static func canRead(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= headLength else { return false }
    let head = Int(bytes[0]) << 8 | Int(bytes[1])
    return head == 0x1F8B && bytes[2] == Z_DEFLATED
      || [0x7801, 0x785E, 0x789C, 0x78DA].contains(head)
  }

  /// Creates a decompressor with the first compressed bytes.
  init(_ packed: [UInt8]) {
    self.packed = packed
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // The largest window, and detection of gzip or zlib by the header.
    let size = CInt(MemoryLayout<z_stream>.size)
    guard inflateInit2_(stream, 32 + MAX_WBITS, ZLIB_VERSION, size) == Z_OK else {
      preconditionFailure("There is not enough memory to unpack a file.")
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Decompresses into memory and returns the number of bytes; 0 if more input is needed.
  func unpack(into memory: UnsafeMutableBufferPointer<UInt8>) throws(PriceFault) -> Int {
    var status = Z_OK
    let used = packed.withUnsafeMutableBufferPointer { input in
      (stream.pointee.next_in, stream.pointee.avail_in) = (input.baseAddress, UInt32(input.count))
      (stream.pointee.next_out, stream.pointee.avail_out) =
        (memory.baseAddress, UInt32(memory.count))
      // Another gzip member may follow the end, or zeros that pad a tape block.
      if isWhole, input.first == 0x1F, inflateReset(stream) == Z_OK { isWhole = false }
      if !isWhole { status = inflate(stream, Z_NO_FLUSH) }
      return isWhole ? input.count : input.count - Int(stream.pointee.avail_in)
    }
    packed.removeFirst(used)
    if status == Z_STREAM_END { isWhole = true }
    guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
      throw PriceFault(.badPacking)
    }
    return memory.count - Int(stream.pointee.avail_out)
  }
}
