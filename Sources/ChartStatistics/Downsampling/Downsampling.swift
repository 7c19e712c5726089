extension Sequence {
  /// The first, least, greatest and last row of each of so many equal columns, in the order of x.
  ///
  /// Drawn in as many columns of pixels or dots the picture is that of all rows. Of missing values
  /// it keeps a row for each gap. Source: U. Jugel et al., "M4: A Visualization-Oriented Time
  /// Series Data Aggregation", VLDB 2014.
  ///
  /// - Parameters:
  ///   - columns: How many columns, at least 1.
  ///   - x: The place of a row; a row without a finite one is left out.
  ///   - y: Its value.
  /// - Complexity: O(n), O(n log n) of rows that are out of order.
  public func downsampled(
    columns: Int, x: (Element) -> Double, y: (Element) -> Double
  ) -> [Element] {
    let rows = ordered(x, y)
    guard let first = rows.first?.point.x, let last = rows.last?.point.x else { return [] }
    // By halves: the extent can be out of range.
    let count = Double(Swift.max(columns, 1))
    let width = last > first ? (last / 2 - first / 2) / count : 1
    let chosen = rows.extremes(
      column: { Int(Swift.min(($0.point.x / 2 - first / 2) / width, count - 1)) },
      value: \.point.y)
    return chosen.indices.filter { $0 == 0 || chosen[$0 - 1] != chosen[$0] }
      .map { rows[chosen[$0]].row }
  }

  /// So many rows, which span the largest triangles with their neighbours, in the order of x.
  ///
  /// Fewer rows than ``downsampled(columns:x:y:)`` for nearly the shape; missing values are left
  /// out. Source: S. Steinarsson, "Downsampling Time Series for Visual Representation" (2013),
  /// where it is "largest triangle three buckets".
  ///
  /// ```swift
  /// let line = minutes.downsampled(
  ///   count: 300, x: \.time.timeIntervalSinceReferenceDate, y: \.price)
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many rows, at least 2: the first and the last are always there.
  ///   - x: The place of a row.
  ///   - y: Its value; a row where one of them is not finite is left out.
  /// - Complexity: O(n), O(n log n) of rows that are out of order.
  public func downsampled(
    count: Int, x: (Element) -> Double, y: (Element) -> Double
  ) -> [Element] {
    let rows = ordered(x, y).filter(\.point.isFinite)
    let count = Swift.max(count, 2)
    guard rows.count > count else { return rows.map(\.row) }
    let width = Double(rows.count - 2) / Double(Swift.max(count - 2, 1))
    // Where each bucket between the ends begins, and the last row as one of its own.
    let starts = (0..<count - 1).map { Int(Double($0) * width) + 1 } + [rows.count]
    var chosen = [0]
    for bucket in 0..<count - 2 {
      let before = rows[chosen[bucket]].point
      let next = rows[starts[bucket + 1]..<starts[bucket + 2]].map(\.point)
      let mean = TrendPoint(x: next.map(\.x).mean() ?? 0, y: next.map(\.y).mean() ?? 0)
      var (largest, most) = (starts[bucket], -1.0)
      for index in starts[bucket]..<starts[bucket + 1] {
        let (x, y) = (rows[index].point.x, rows[index].point.y)
        let area = abs((before.x - mean.x) * (y - before.y) - (before.x - x) * (mean.y - before.y))
        if area > most { (largest, most) = (index, area) }
      }
      chosen.append(largest)
    }
    return (chosen + [rows.count - 1]).map { rows[$0].row }
  }

  private func ordered(
    _ x: (Element) -> Double, _ y: (Element) -> Double
  ) -> [(row: Element, point: TrendPoint)] {
    let rows = map { (row: $0, point: TrendPoint(x: x($0), y: y($0))) }
      .filter { $0.point.x.isFinite }
    let isOrdered = zip(rows, rows.dropFirst()).allSatisfy { $0.point.x <= $1.point.x }
    return isOrdered ? rows : rows.sorted { $0.point.x < $1.point.x }
  }
}
