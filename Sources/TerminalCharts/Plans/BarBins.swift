/// How long the shortest bin of the bars is along each axis, in data; `nil` where there is none, or
/// where bins are too different for bars of one width.
///
/// Of all bars of a chart, so that one that is added later is as wide as the others.
struct BarBins {
  let x: Double?
  let y: Double?

  // Months are of 28 to 31 days, and days of 23 to 25 hours, but shown by bars of one width.
  private static var leastShare: Double { 0.75 }

  init(of marks: ArrangedMarks) {
    var (x, y) = (Lengths(), Lengths())
    for index in marks.collection.records.indices
    where marks.collection.records[index].kind == .bar {
      x.add(marks.collection.records[index].x)
      y.add(marks.collection.records[index].y)
    }
    (self.x, self.y) = (x.shortest, y.shortest)
  }

  private struct Lengths {
    private var least = Double.infinity
    private var most = 0.0

    mutating func add(_ extent: MarkExtent) {
      guard extent.form == .bin else { return }
      let length = extent.upper - extent.lower
      least = min(least, length)
      most = max(most, length)
    }

    var shortest: Double? {
      // Without bars the least is infinite.
      guard least.isFinite, most.isFinite, least > 0, least >= leastShare * most else { return nil }
      return least
    }
  }
}
