/// A table of `Resources` that is built into the library.
package enum ResourceTable {
  /// Returns the cells of the rows below the header; the last cell may contain commas.
  ///
  /// The text ends with a zero byte.
  /// Makes a single pass, because every start of the program looks up its area in such a table.
  package static func rows(_ text: UnsafePointer<UInt8>, cells count: Int) -> [[String]] {
    var rows: [[String]] = []
    var cells: [String] = []
    var (start, end) = (text, text)
    while end.pointee != 0 {
      defer { end += 1 }
      let isEnd = end.pointee == UInt8(ascii: "\n")
      guard isEnd || end.pointee == UInt8(ascii: ",") && cells.count < count - 1 else { continue }
      let cell = UnsafeBufferPointer(start: start, count: end - start)
      cells.append(String(decoding: cell, as: UTF8.self))
      start = end + 1
      guard isEnd else { continue }
      rows.append(cells)
      cells.removeAll(keepingCapacity: true)
    }
    return Array(rows.dropFirst())
  }

  /// Returns the words of a cell.
  ///
  /// Splits bytes: splitting characters took an eighth of the start of the program.
  static func words(_ cell: String) -> [String] {
    let bytes = Array(cell.utf8)
    return bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the words of a cell, in which a tilde is a space.
  ///
  /// Every start reads such cells, so that bytes are exchanged and not characters.
  package static func names(_ cell: String) -> [String] {
    let (tilde, space) = (UInt8(ascii: "~"), UInt8(ascii: " "))
    guard cell.utf8.contains(tilde) else { return words(cell) }
    return words(cell).map {
      String(decoding: $0.utf8.map { $0 == tilde ? space : $0 }, as: UTF8.self)
    }
  }
}
