extension FilePlace {
  /// Finds the line and column of a byte offset; O(offset).
  package init(offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    // A byte order mark is not a character.
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { column -= 1 }
    self.init(line: line, column: column)
  }
}
