/// Finds the marks in a part of a direction without looking at the others.
struct MarkIndex {
  private let strands: [Strand]
  /// Marks that have no place in the direction: they are everywhere.
  private let others: [Int]

  /// - Complexity: O(n), where n is the number of marks.
  init(of marks: ArrangedMarks, alongX: Bool) {
    let records = marks.records
    func extent(_ index: Int) -> MarkExtent { alongX ? records[index].x : records[index].y }
    let order = Array(records.indices)
    let (placed, others) = (order.filter { extent($0).isData }, order.filter { !extent($0).isData })
    self.others = others
    var strands: [Strand] = []
    for kind in [MarkRecord.Kind.line, .area] {
      for members in MarkSeries.grouped(placed, kind: kind, in: marks) {
        strands.append(Strand(members, isLine: true, at: extent))
      }
    }
    for kind in [MarkRecord.Kind.bar, .point, .rule, .rectangle, .sector] {
      guard marks.kinds.contains(MarkKinds(kind)) else { continue }
      let members = placed.filter { records[$0].kind == kind }
      if !members.isEmpty { strands.append(Strand(members, isLine: false, at: extent)) }
    }
    self.strands = strands
  }

  /// The indices of the marks that are seen in a part of the direction, in rising order, with those
  /// beside it that decide about the form of a line.
  ///
  /// - Complexity: O(log n + k) for data in order along the direction, where k is the number of
  ///   marks that are found; else O(n).
  func marks(in part: ClosedRange<Double>, of marks: ArrangedMarks, alongX: Bool) -> [Int] {
    let records = marks.records
    let found = strands.flatMap { strand in
      strand.members(in: part) { alongX ? records[$0].x : records[$0].y }
    }
    return (others + found).sorted()
  }
}

/// Marks in their order: those of a line, or of a kind.
private struct Strand {
  private let members: [Int]
  private let isLine: Bool
  private let isSorted: Bool
  /// How far any of them reaches from where it begins.
  private let longest: Double

  // What a curve between two marks depends on: those beside them, and one more.
  private static let neighbours = 2

  init(_ members: [Int], isLine: Bool, at extent: (Int) -> MarkExtent) {
    self.members = members
    self.isLine = isLine
    var (last, longest, isSorted) = (-Double.infinity, 0.0, true)
    for member in members {
      let extent = extent(member)
      let start = extent.start
      // No number is not at least the last one.
      if !(start >= last) { isSorted = false }
      last = start
      longest = max(longest, abs(extent.upper - extent.lower))
    }
    (self.isSorted, self.longest) = (isSorted, longest)
  }

  func members(in part: ClosedRange<Double>, at extent: (Int) -> MarkExtent) -> ArraySlice<Int> {
    guard isSorted else {
      // A line that goes back may come into the part anywhere.
      return isLine
        ? members[...]
        : members.filter {
          let extent = extent($0)
          return !(extent.start > part.upperBound || extent.end < part.lowerBound)
        }[...]
    }
    let spare = isLine ? Self.neighbours : 0
    let first = members.partitioningIndex { extent($0).start >= part.lowerBound - longest }
    let last = members.partitioningIndex { extent($0).start > part.upperBound }
    return members[max(0, first - spare)..<min(members.count, max(first, last) + spare)]
  }
}

extension MarkExtent {
  fileprivate var start: Double { min(lower, upper) }
  fileprivate var end: Double { max(lower, upper) }
}
