/// The positions of prices, with neighbouring positions stored as ranges.
struct PositionRuns {
  private var runs: [(rows: Int, indices: Range<Int>)] = []

  var isEmpty: Bool { runs.isEmpty }

  mutating func append(_ position: DecimalEvidence.Position) {
    if let last = runs.last, last.rows == position.rows, last.indices.upperBound == position.index {
      runs[runs.count - 1].indices = last.indices.lowerBound..<position.index + 1
    } else {
      runs.append((position.rows, position.index..<position.index + 1))
    }
  }

  /// Returns the positions in the rows with an index.
  func positions(of rows: Int) -> Set<Int> {
    Set(runs.lazy.filter { $0.rows == rows }.flatMap(\.indices))
  }
}
