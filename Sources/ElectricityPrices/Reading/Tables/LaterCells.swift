/// The later cells of the columns whose first rows do not show what they contain.
///
/// The first rows of production are empty at night, and those of a tariff are all equal.
struct LaterCells {
  private var texts: [Int: [String]] = [:]

  /// The number of later rows to examine.
  static let count = 200

  subscript(column: Int) -> [String] { texts[column] ?? [] }

  /// Returns the columns that are empty in the first rows, or have at most four numbers there.
  static func unclear(_ rows: [[String]], width: Int) -> [Int] {
    guard rows.count >= 12 else { return [] }
    return (0..<width).filter { column in
      let known = Set(rows.lazy.map { $0[safe: column] }).filter { !MissingMark.matches($0) }
      return known.count < 5 && known.allSatisfy { CellNumber($0) != nil }
    }
  }

  /// Adds the cells of a row; words among numbers are errors, and no evidence.
  mutating func add(_ row: [String], of columns: [Int]) {
    for column in columns {
      let text = row[safe: column]
      if CellNumber(text) != nil { texts[column, default: []].append(text) }
    }
  }

  /// Adds rows spread evenly over bytes that begin within a line.
  mutating func add(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, by separator: UInt8, fields: Int,
    of columns: [Int]
  ) {
    var (row, rest) = (TableRow(), bytes)
    let step = bytes.count / Self.count
    while let end = rest.firstIndex(of: 0x0A) {
      let line = rest[(end + 1)...].prefix { $0 != 0x0A }
      // The last line may be incomplete.
      guard line.endIndex < rest.endIndex else { return }
      row.split(
        UnsafeBufferPointer(rebasing: line), by: separator, hasQuotes: line.contains(0x22))
      if row.fields.count == fields { add(row.fields.map(\.text), of: columns) }
      rest = rest[max(line.endIndex, min(end + step, rest.endIndex))...]
    }
  }
}
