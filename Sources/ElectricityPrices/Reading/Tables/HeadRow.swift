/// The row of a table that names its columns, with optional titles above it.
struct HeadRow {
  /// The names, and the names in lower case.
  let names: [String]
  let keys: [String]
  /// The rows above the names.
  let titles: [[String]]

  /// Finds the first row whose names satisfy a condition.
  init?(_ head: TableHead, where isHead: ([String]) -> Bool) {
    let lines = head.hasNames ? [head.names] + head.rows : head.rows
    guard let index = lines.firstIndex(where: { isHead($0.map { $0.lowercased() }) }) else {
      return nil
    }
    names = lines[index]
    keys = names.map { $0.lowercased() }
    titles = Array(lines[..<index])
  }

  /// Returns the columns whose lower-case names satisfy a condition.
  func columns(where isWanted: (String) -> Bool) -> [Int] {
    keys.indices.filter { isWanted(keys[$0]) }
  }

  /// Returns the column of the first of some names that is present; throws if none is.
  func required(_ candidates: String...) throws(PriceFault) -> Int {
    for name in candidates {
      if let column = keys.firstIndex(of: name) { return column }
    }
    throw PriceFault(
      .missing(field: .named(candidates[0])), place: FilePlace(line: titles.count + 1, column: 1))
  }

  /// Skips the titles and this row.
  func skip(_ table: TableReader) throws(PriceFault) {
    for _ in 0...titles.count { _ = try table.next() }
  }
}
