/// Facts about all marks of a chart, found in one pass.
struct MarkFacts {
  /// The lengths of the bins of bars along each direction.
  private(set) var bars = (x: BinLengths(), y: BinLengths())
  /// Whether any mark covers an interval.
  private(set) var hasBins = (x: false, y: false)
  /// Whether the thickness of any area runs along x, and of any along y.
  private(set) var hasAreas = (x: false, y: false)

  init(of records: ContiguousArray<MarkRecord>, isHorizontal: [Bool]) {
    for index in records.indices {
      if records[index].x.form == .bin { hasBins.x = true }
      if records[index].y.form == .bin { hasBins.y = true }
      switch records[index].kind {
      case .bar:
        bars.x.add(records[index].x)
        bars.y.add(records[index].y)
      case .area:
        if isHorizontal[index] { hasAreas.x = true } else { hasAreas.y = true }
      case .line, .point, .rule, .rectangle, .sector: break
      }
    }
  }

  /// The lengths of intervals, in data.
  struct BinLengths {
    private var minimum = Double.infinity
    private var maximum = 0.0
    // Months are of 28 to 31 days, and days of 23 to 25 hours, but shown by bars of one width.
    private static let minimumRatio = 0.75

    /// The shortest; `nil` where there is none, or where bins are too different for bars of one
    /// width.
    var shortest: Double? {
      // Without bars the minimum is infinite.
      let areAlike =
        minimum.isFinite && maximum.isFinite && minimum > 0
        && minimum >= Self.minimumRatio * maximum
      return areAlike ? minimum : nil
    }

    mutating func add(_ extent: MarkExtent) {
      guard extent.form == .bin else { return }
      let length = extent.upper - extent.lower
      minimum = min(minimum, length)
      maximum = max(maximum, length)
    }
  }
}
