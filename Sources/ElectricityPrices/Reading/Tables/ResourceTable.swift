/// A table of `Resources`, which is built into the library.
enum ResourceTable {
  /// The cells of the rows below the head, of which the last may contain commas.
  ///
  /// In one pass, because a start looks for its area in such a table.
  static func rows(_ bytes: [UInt8], cells count: Int) -> [[String]] {
    var rows: [[String]] = []
    var cells: [String] = []
    var start = 0
    for (place, byte) in bytes.enumerated() {
      let isEnd = byte == UInt8(ascii: "\n")
      guard isEnd || byte == UInt8(ascii: ",") && cells.count < count - 1 else { continue }
      cells.append(String(decoding: bytes[start..<place], as: UTF8.self))
      start = place + 1
      guard isEnd else { continue }
      rows.append(cells)
      cells.removeAll(keepingCapacity: true)
    }
    return Array(rows.dropFirst())
  }
}
