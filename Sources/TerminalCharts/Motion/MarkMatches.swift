/// The matches of marks with the marks of the previous picture.
struct MarkMatches {
  /// For each mark the index of its match; `nil` for a new mark.
  private(set) var origins: [Int?]
  /// The indices of removed marks.
  ///
  /// A line or an area that has lost points is not removed.
  private(set) var gone: [Int] = []

  /// Matches marks of the same kind and series at the same value along the chart, in order.
  ///
  /// The rest are matched by index if both charts have marks of the same kinds in the same order,
  /// so that a mark without another identity, such as a rule at a selected value, moves.
  ///
  /// - Complexity: O(n) for n marks.
  init(of marks: ArrangedMarks, in others: ArrangedMarks) {
    var known: [Key: Int] = [:]
    Self.forEachKey(of: others) { known[$1] = $0 }
    origins = Array(repeating: nil, count: marks.records.count)
    var isTaken = Array(repeating: false, count: others.records.count)
    var found = origins
    Self.forEachKey(of: marks) { index, key in
      guard let origin = known[key] else { return }
      found[index] = origin
      isTaken[origin] = true
    }
    origins = found
    if marks.records.elementsEqual(others.records, by: { $0.kind == $1.kind }) {
      for index in origins.indices where origins[index] == nil && !isTaken[index] {
        origins[index] = index
        isTaken[index] = true
      }
    }
    gone = Self.gone(from: others, except: isTaken, to: marks)
  }

  private static func gone(
    from others: ArrangedMarks, except isTaken: [Bool], to marks: ArrangedMarks
  ) -> [Int] {
    let left = isTaken.indices.filter { !isTaken[$0] }
    guard !left.isEmpty else { return [] }
    let joined = { (marks: ArrangedMarks, index: Int) -> Key? in
      let record = marks.records[index]
      guard record.kind == .line || record.kind == .area else { return nil }
      return Key(record, marks.styles[Int(record.style)], value: 0)
    }
    let present = Set(marks.records.indices.compactMap { joined(marks, $0) })
    return left.filter { index in joined(others, index).map { !present.contains($0) } ?? true }
  }

  private struct Key: Hashable {
    let kind: MarkRecord.Kind
    let series: Int32
    let foreground: StyleKey
    let position: StyleKey
    let value: Double
    /// The number of marks before it with the same key.
    var number = 0

    init(_ record: MarkRecord, _ style: MarkStyle) {
      let extent = record.x.isData && record.x.form != .range ? record.x : record.y
      let value = extent.form == .bin ? extent.slotMiddle : extent.lower
      // A mark without a value, such as a sector, is identified by its series. NaN never equals
      // itself.
      self.init(record, style, value: value.isNaN ? 0 : value)
    }

    init(_ record: MarkRecord, _ style: MarkStyle, value: Double) {
      (kind, series) = (record.kind, record.series)
      (foreground, position) = (style.foreground.key, style.position)
      self.value = value
    }
  }

  private static func forEachKey(of marks: ArrangedMarks, _ body: (Int, Key) -> Void) {
    var counts: [Key: Int] = [:]
    for (index, record) in marks.records.enumerated() {
      var key = Key(record, marks.styles[Int(record.style)])
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      body(index, key)
    }
  }
}

extension MarkExtent {
  /// The middle of a bin.
  ///
  /// The middle of a slot around a value equals the value except for rounding errors, which are
  /// removed.
  fileprivate var slotMiddle: Double {
    let middle = lower / 2 + upper / 2
    guard middle.isFinite else { return middle }
    let step = middle.ulp * 4096
    return (middle / step).rounded() * step
  }
}
