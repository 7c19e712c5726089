/// Which mark of the picture before each mark was.
struct MarkMatches {
  /// For each mark the index of the one that it was; `nil` for a new one.
  private(set) var places: [Int?]

  /// Finds marks by what they stand for: of the same kind and series, at the same value along the
  /// chart, the first to the first.
  ///
  /// The rest are found by their places in the order, where there are as many marks of the same
  /// kinds: what has no other identity, such as a rule at a selected value, moves.
  ///
  /// - Complexity: O(n), where n is the number of marks.
  init(of marks: ArrangedMarks, in others: ArrangedMarks) {
    var known: [Key: Int] = [:]
    Self.forEachKey(of: others) { known[$1] = $0 }
    places = Array(repeating: nil, count: marks.records.count)
    var isTaken = Array(repeating: false, count: others.records.count)
    var found = places
    Self.forEachKey(of: marks) { index, key in
      guard let place = known[key] else { return }
      found[index] = place
      isTaken[place] = true
    }
    places = found
    guard marks.records.elementsEqual(others.records, by: { $0.kind == $1.kind }) else { return }
    for index in places.indices where places[index] == nil && !isTaken[index] {
      places[index] = index
    }
  }

  private struct Key: Hashable {
    let kind: MarkRecord.Kind
    let series: Int32
    let foreground: StyleKey
    let position: StyleKey
    let value: Double
    /// How many marks of the same before it.
    var number = 0

    init(_ record: MarkRecord, _ style: MarkStyle) {
      (kind, series) = (record.kind, record.series)
      (foreground, position) = (style.foreground.key, style.position)
      let value = record.x.isData && record.x.form != .range ? record.x.lower : record.y.lower
      // What has no value, such as a sector, is told by its series; no number is like itself.
      self.value = value.isNaN ? 0 : value
    }
  }

  private static func forEachKey(of marks: ArrangedMarks, _ body: (Int, Key) -> Void) {
    var counts: [Key: Int] = [:]
    for (index, record) in marks.records.enumerated() {
      var key = Key(record, marks.collection.style(of: record))
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      body(index, key)
    }
  }
}
