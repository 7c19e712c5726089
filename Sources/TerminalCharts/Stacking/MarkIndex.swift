import CivilTime
import TerminalViews

/// Finds the marks in a part of a direction without looking at the others.
struct MarkIndex {
  private let axis: Axis
  private let strands: [Strand]
  /// Marks that have no place in the direction: they are everywhere.
  private let others: [Int]
  /// For each mark the strand of its line or area, or -1.
  private let places: [Int32]

  /// - Complexity: O(n) for n marks.
  init(of marks: ArrangedMarks, along axis: Axis) {
    self.axis = axis
    let records = marks.records
    func extent(_ index: Int) -> MarkExtent { records[index][along: axis] }
    let placed = records.indices.filter { extent($0).isData }
    others = placed.count < records.count ? records.indices.filter { !extent($0).isData } : []
    var strands: [Strand] = []
    var places = [Int32](repeating: -1, count: records.count)
    for kind in [MarkRecord.Kind.line, .area] {
      for members in MarkSeries.grouped(placed, kind: kind, in: marks).map(\.members) {
        for member in members { places[member] = Int32(clamping: strands.count) }
        strands.append(Strand(members, of: WholeSeries(members, of: marks), at: extent))
      }
    }
    for kind in [MarkRecord.Kind.bar, .point, .rule, .rectangle, .sector] {
      guard marks.kinds.contains(MarkKinds(kind)) else { continue }
      let members = placed.filter { records[$0].kind == kind }
      if !members.isEmpty { strands.append(Strand(members, of: nil, at: extent)) }
    }
    (self.strands, self.places) = (strands, places)
  }

  /// The whole of the line or area that a mark belongs to.
  func series(of index: Int) -> WholeSeries? {
    let place = Int(places[index])
    return place < 0 ? nil : strands[place].series
  }

  /// Returns the indices of the visible marks in a part of the domain, in ascending order, with the
  /// neighbours that a line's shape depends on.
  ///
  /// - Parameter isDashed: Returns whether a line of a style is dashed. Dashes begin at the first
  ///   mark, so all marks of such a line are returned.
  /// - Complexity: O(log n + k) for k results if the data are in order along the direction,
  ///   otherwise O(n).
  func marks(
    in part: ClosedRange<Double>, of marks: ArrangedMarks, isDashed: (Int32) -> Bool
  ) -> [Int] {
    let records = marks.records
    let found = strands.flatMap { strand in
      if let series = strand.series, isDashed(series.style) { return strand.members[...] }
      return strand.members(in: part) { records[$0][along: axis] }
    }
    return (others + found).sorted()
  }
}

/// Marks in their order: those of a line, or of a kind.
private struct Strand {
  let members: [Int]
  /// The line or the area that they are.
  let series: WholeSeries?
  private let isSorted: Bool
  /// How far any of them reaches from where it begins.
  private let longest: Double

  // The number of neighbours that a curve between two marks depends on.
  private static let neighbours = 2

  init(_ members: [Int], of series: WholeSeries?, at extent: (Int) -> MarkExtent) {
    self.members = members
    self.series = series
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
      return series != nil
        ? members[...]
        : members.filter {
          let extent = extent($0)
          return !(extent.start > part.upperBound || extent.end < part.lowerBound)
        }[...]
    }
    let spare = series != nil ? Self.neighbours : 0
    let first = members.partitioningIndex { extent($0).start >= part.lowerBound - longest }
    let last = members.partitioningIndex { extent($0).start > part.upperBound }
    return members[max(0, first - spare)..<min(members.count, max(first, last) + spare)]
  }
}

extension MarkExtent {
  fileprivate var start: Double { min(lower, upper) }
  fileprivate var end: Double { max(lower, upper) }
}
