/// The row of a table that names its columns, where titles may stand above it.
struct HeadRow {
  /// The names, and the same in lower case.
  let names: [String]
  let keys: [String]
  /// What stands above.
  let titles: [[String]]

  /// Finds the first row of which the names are such.
  init?(_ head: TableHead, where isHead: ([String]) -> Bool) {
    let lines = head.hasNames ? [head.names] + head.rows : head.rows
    guard let place = lines.firstIndex(where: { isHead($0.map { $0.lowercased() }) }) else {
      return nil
    }
    names = lines[place]
    keys = names.map { $0.lowercased() }
    titles = Array(lines[..<place])
  }

  /// The columns whose names, in lower case, are such.
  func columns(where isWanted: (String) -> Bool) -> [Int] {
    keys.indices.filter { isWanted(keys[$0]) }
  }

  /// The column of the first of some names that is there, where one must be there.
  func required(_ candidates: String...) throws(PriceFault) -> Int {
    for name in candidates {
      if let column = keys.firstIndex(of: name) { return column }
    }
    throw PriceFault(
      .missing(field: .named(candidates[0])), place: FilePlace(line: titles.count + 1, column: 1))
  }

  /// Goes past this row.
  func skip(_ table: TableReader) throws(PriceFault) {
    for _ in 0...titles.count { _ = try table.next() }
  }
}
