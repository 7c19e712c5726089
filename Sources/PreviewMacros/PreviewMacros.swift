import CLibrary

/// Answers the compiler that every macro of this module stands for nothing: previews are shown by
/// editors, and a program goes without them.
///
/// It speaks the compiler's protocol itself, messages in JSON: the library of Swift's syntax would
/// take longer to build than all that is here.
@main enum PreviewMacros {
  static func main() {
    // A length, lowest byte first, and so many bytes.
    while let length = read(8),
      let message = read(length.reversed().reduce(0) { $0 << 8 | Int($1) })
    {
      // What it can do is asked first; then come the macros, one by one.
      write(
        message.starts(with: #"{"getCapability""#.utf8)
          ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
          : #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
    }
  }

  /// So many bytes; `nil` where fewer are left.
  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      let length = bytes.withUnsafeMutableBytes {
        CLibrary.read(0, $0.baseAddress?.advanced(by: start), count - start)
      }
      guard length > 0 else { return nil }
      start += length
    }
    return bytes
  }

  private static func write(_ text: String) {
    let length = (0..<8).map { UInt8(truncatingIfNeeded: text.utf8.count >> ($0 * 8)) }
    _ = CLibrary.write(1, length + text.utf8, length.count + text.utf8.count)
  }
}
