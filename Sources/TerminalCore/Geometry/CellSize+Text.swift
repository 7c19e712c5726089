extension CellSize {
  /// Parses a size such as `100x30`, from 1x1 to 4096x2048; `nil` for other texts.
  package init?(_ text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...4096).contains(columns), (1...2048).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
