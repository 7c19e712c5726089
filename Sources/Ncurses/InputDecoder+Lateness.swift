/// Bytes that arrive late after an escape: answers on a slow line, or keys after the Escape key.
extension InputDecoder {
  /// Returns whether a byte can begin an answer after a late escape.
  ///
  /// Terminals answer with no SOS and no PM, so that a late `X` or `^` is a key.
  static func beginsLate(_ byte: UInt8) -> Bool {
    (0x40..<0x60).contains(byte) && !"X^".utf8.contains(byte)
  }

  /// Returns whether sequences can have a byte right after their introducer.
  static func continues(_ byte: UInt8, _ introducer: UInt8?) -> Bool {
    switch introducer {
    case UInt8(ascii: "["): "0123456789<=>?ABCDFHIMOPQRSZ".utf8.contains(byte)
    case UInt8(ascii: "]"): "0123456789lLI".utf8.contains(byte)
    case UInt8(ascii: "P"): "0123456789;>!$+".utf8.contains(byte)
    case UInt8(ascii: "_"): byte == UInt8(ascii: "G")
    default: (0x20..<0x7F).contains(byte)
    }
  }
}
