extension Sequence {
  /// Returns the first, smallest, largest and last row of each of `columns` equal columns, in the
  /// order of x.
  ///
  /// Drawn with as many columns of pixels or dots, they give the same picture as all rows. One row
  /// is kept for each run of missing values. Source: U. Jugel et al., "M4: A Visualization-Oriented
  /// Time Series Data Aggregation", VLDB 2014.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; at least 1.
  ///   - x: The x value of a row; rows where it is not finite are omitted.
  ///   - y: The y value of a row.
  /// - Complexity: O(n); O(n log n) if the rows are not in the order of x.
  public func downsampled(
    columns: Int, x: (Element) -> Double, y: (Element) -> Double
  ) -> [Element] {
    let rows = ordered(x, y)
    guard let first = rows.first?.point.x, let last = rows.last?.point.x else { return [] }
    // Halved, since the extent can overflow.
    let count = Double(Swift.max(columns, 1))
    let width = last > first ? (last / 2 - first / 2) / count : 1
    let chosen = rows.extremes(
      column: { Int(Swift.min(($0.point.x / 2 - first / 2) / width, count - 1)) },
      value: \.point.y)
    return chosen.indices.filter { $0 == 0 || chosen[$0 - 1] != chosen[$0] }
      .map { rows[chosen[$0]].row }
  }

  /// Returns `count` rows that form the largest triangles with their neighbours, in the order of x.
  ///
  /// They keep the shape with fewer rows than ``downsampled(columns:x:y:)``; missing values are
  /// omitted. Source: S. Steinarsson, "Downsampling Time Series for Visual Representation" (2013),
  /// "largest triangle three buckets".
  ///
  /// ```swift
  /// let line = minutes.downsampled(
  ///   count: 300, x: \.time.timeIntervalSinceReferenceDate, y: \.price)
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of rows; at least 2. The first and last row are always included.
  ///   - x: The x value of a row.
  ///   - y: The y value of a row; rows where x or y is not finite are omitted.
  /// - Complexity: O(n); O(n log n) if the rows are not in the order of x.
  public func downsampled(
    count: Int, x: (Element) -> Double, y: (Element) -> Double
  ) -> [Element] {
    let rows = ordered(x, y).filter(\.point.isFinite)
    let count = Swift.max(count, 2)
    guard rows.count > count else { return rows.map(\.row) }
    let width = Double(rows.count - 2) / Double(Swift.max(count - 2, 1))
    // The first index of each inner bucket, then the last row as a bucket of its own.
    let starts = (0..<count - 1).map { Int(Double($0) * width) + 1 } + [rows.count]
    var chosen = [0]
    for bucket in 0..<count - 2 {
      let before = rows[chosen[bucket]].point
      let next = rows[starts[bucket + 1]..<starts[bucket + 2]].map(\.point)
      let mean = TrendPoint(x: next.map(\.x).mean() ?? 0, y: next.map(\.y).mean() ?? 0)
      var (largest, maximumArea) = (starts[bucket], -1.0)
      for index in starts[bucket]..<starts[bucket + 1] {
        let (x, y) = (rows[index].point.x, rows[index].point.y)
        let area = abs((before.x - mean.x) * (y - before.y) - (before.x - x) * (mean.y - before.y))
        if area > maximumArea { (largest, maximumArea) = (index, area) }
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
