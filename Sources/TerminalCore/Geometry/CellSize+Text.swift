extension CellSize {
  /// Parses a size such as `100x30`, from 1x1 to 1000x250; `nil` for other texts.
  ///
  /// A frame of the largest size takes 40 MB, and its PNG image 64 MB.
  package init?(_ text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...250).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
