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
    x = Self.shortest(marks.facts.bars.x)
    y = Self.shortest(marks.facts.bars.y)
  }

  private static func shortest(_ lengths: MarkFacts.BinLengths) -> Double? {
    let (least, most) = (lengths.least, lengths.most)
    // Without bars the least is infinite.
    guard least.isFinite, most.isFinite, least > 0, least >= leastShare * most else { return nil }
    return least
  }
}
