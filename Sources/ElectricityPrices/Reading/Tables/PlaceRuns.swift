/// The positions of prices, with neighbouring positions stored as ranges.
struct PlaceRuns {
  private var runs: [(rows: Int, indices: Range<Int>)] = []

  var isEmpty: Bool { runs.isEmpty }

  mutating func append(_ place: DecimalEvidence.Place) {
    if let last = runs.last, last.rows == place.rows, last.indices.upperBound == place.index {
      runs[runs.count - 1].indices = last.indices.lowerBound..<place.index + 1
    } else {
      runs.append((place.rows, place.index..<place.index + 1))
    }
  }

  /// Returns the positions in the rows with an index.
  func places(of rows: Int) -> Set<Int> {
    Set(runs.lazy.filter { $0.rows == rows }.flatMap(\.indices))
  }
}
