/// The facts about a whole line or area that its part does not contain.
final class WholeSeries {
  /// The style of its first mark, in which all of it is drawn.
  let style: Int32
  /// Marks that reach as far as all of them together.
  ///
  /// - Complexity: O(n) the first time, where n is the number of members; then O(1).
  private(set) lazy var extremes = farthest()
  /// The usual distance between its marks; `nil` where there is none.
  private(set) lazy var usualStep = Self.usualStep(between: marks.placesAlong(members))
  private let members: [Int]
  private let marks: ArrangedMarks

  init(_ members: [Int], of marks: ArrangedMarks) {
    (self.members, self.marks) = (members, marks)
    style = members.first.map { marks.records[$0].style } ?? MarkStyleTable.plain
  }

  private func farthest() -> [MarkRecord] {
    let records = marks.records
    var (x, y) = (Reach(), Reach())
    for member in members where records[member].hasPlace {
      x.include(records[member].x, of: member)
      y.include(records[member].y, of: member)
    }
    return (x.members + y.members).map { records[$0] }
  }

  /// The median of the distances between places that are not the same; `nil` where there is none.
  static func usualStep(between places: [Double]) -> Double? {
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
      .filter { $0.isFinite && $0 > 0 }.sorted()
    return steps.isEmpty ? nil : steps[steps.count / 2]
  }

  /// Who reaches farthest to either side.
  private struct Reach {
    private var least = (value: Double.infinity, member: -1)
    private var most = (value: -Double.infinity, member: -1)

    var members: [Int] { [least.member, most.member].filter { $0 >= 0 } }

    mutating func include(_ extent: MarkExtent, of member: Int) {
      let (lower, upper) = (min(extent.lower, extent.upper), max(extent.lower, extent.upper))
      if lower.isFinite, lower < least.value { least = (lower, member) }
      if upper.isFinite, upper > most.value { most = (upper, member) }
    }
  }
}

extension MarkRecord {
  // What is missing in one direction reaches nowhere in the other.
  fileprivate var hasPlace: Bool {
    (x.lower.isFinite || !x.isData) && (y.lower.isFinite || !y.isData)
  }
}

extension ArrangedMarks {
  /// Where marks of a line or an area stand, in data.
  func placesAlong(_ members: [Int]) -> [Double] {
    guard let first = members.first else { return [] }
    let axis: Axis = isHorizontal[first] ? .vertical : .horizontal
    return members.map { collection.records[$0][along: axis].middle }
  }
}
