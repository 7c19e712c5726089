internal import CZlib

/// A reader of bytes that were packed as gzip (RFC 1952) or zlib (RFC 1950).
final class Inflater {
  // The library keeps its address.
  private let stream: UnsafeMutablePointer<z_stream>
  private var packed: [UInt8]
  private var isWhole = false

  /// The number of bytes that tell whether a file is packed.
  static let headLength = 3

  /// Whether bytes begin as packed ones do; text never does.
  static func canRead(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= headLength else { return false }
    let head = Int(bytes[0]) << 8 | Int(bytes[1])
    return head == 0x1F8B && bytes[2] == Z_DEFLATED
      || [0x7801, 0x785E, 0x789C, 0x78DA].contains(head)
  }

  /// Creates a reader that begins with these bytes.
  init(_ packed: [UInt8]) {
    self.packed = packed
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // The largest window, and either of the two heads.
    let size = CInt(MemoryLayout<z_stream>.size)
    guard inflateInit2_(stream, 32 + MAX_WBITS, ZLIB_VERSION, size) == Z_OK else {
      preconditionFailure("There is not enough memory to unpack a file.")
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Adds packed bytes.
  func add(_ bytes: some Sequence<UInt8>) { packed += bytes }

  /// Unpacks into memory, and returns the number of bytes; 0 if more packed bytes are needed.
  func unpack(into memory: UnsafeMutableBufferPointer<UInt8>) throws(PriceFault) -> Int {
    var status = Z_OK
    let used = packed.withUnsafeMutableBufferPointer { input in
      (stream.pointee.next_in, stream.pointee.avail_in) = (input.baseAddress, UInt32(input.count))
      (stream.pointee.next_out, stream.pointee.avail_out) =
        (memory.baseAddress, UInt32(memory.count))
      // After the end of one part another may follow, or zeroes that fill a block of a tape.
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

  /// Checks at the end of the packed bytes that nothing is missing.
  func finish() throws(PriceFault) {
    guard isWhole else { throw PriceFault(.badPacking) }
  }
}
