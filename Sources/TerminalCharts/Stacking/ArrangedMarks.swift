import FoundationSubset
import TerminalViews

/// The marks with stacks, baselines and slots worked out: every bar and area is a range of values.
///
/// An immutable class, as is ``LaidOutChart``: a structure would be copied for every stage, with
/// all its tables.
package final class ArrangedMarks {
  let collection: MarkCollection
  /// For each record, whether the length of a bar or the thickness of an area runs along x.
  let isHorizontal: [Bool]
  /// Whether marks at a value got a slot around it, along x and along y.
  let hasGivenSlots: (x: Bool, y: Bool)
  /// The facts about all marks; a part keeps those of the whole.
  let facts: MarkFacts

  /// - Parameter collection: with its categories in the order of their scales.
  package init(_ collection: consuming MarkCollection) {
    var arrangement = MarkArrangement(
      count: collection.records.count, styles: collection.styles)
    // Lines, points, rules and sectors need no arrangement.
    let areArranged = !collection.kinds.isDisjoint(with: [.bar, .area, .rectangle])
    if areArranged { arrangement.arrange(&collection.records) }
    isHorizontal = arrangement.isHorizontal
    hasGivenSlots = arrangement.hasGivenSlots
    facts = MarkFacts(of: collection.records, isHorizontal: arrangement.isHorizontal)
    self.collection = collection
  }

  /// Creates marks with the arrangement of others.
  ///
  /// - Parameter indices: The indices of the marks in the others; `nil` for all.
  init(_ others: ArrangedMarks, with collection: MarkCollection, at indices: [Int]? = nil) {
    self.collection = collection
    isHorizontal = indices?.map { others.isHorizontal[$0] } ?? others.isHorizontal
    hasGivenSlots = others.hasGivenSlots
    facts = others.facts
  }

  /// Returns some of the marks, without annotations.
  func part(_ indices: [Int]) -> ArrangedMarks {
    var collection = collection
    collection.records = ContiguousArray(indices.map { records[$0] })
    collection.annotations = []
    return ArrangedMarks(self, with: collection, at: indices)
  }

  var records: ContiguousArray<MarkRecord> { _read { yield collection.records } }
  var styles: MarkStyleTable { _read { yield collection.styles } }
  func style(of index: Int) -> MarkStyle { styles[Int(records[index].style)] }
  /// The kinds of all marks; of a part still those of the whole.
  var kinds: MarkKinds { collection.kinds }
}

/// Computes the slots and stacks of marks whose positions depend on each other.
private struct MarkArrangement {
  private(set) var isHorizontal: [Bool]
  private(set) var hasGivenSlots = (x: false, y: false)
  private var records: ContiguousArray<MarkRecord> = []
  private let styles: MarkStyleTable

  init(count: Int, styles: MarkStyleTable) {
    isHorizontal = [Bool](repeating: false, count: count)
    self.styles = styles
  }

  mutating func arrange(_ marks: inout ContiguousArray<MarkRecord>) {
    // Changes the records in place, without a copy.
    swap(&records, &marks)
    isHorizontal = records.map(Self.isHorizontal)
    giveSlots()
    stack()
    swap(&records, &marks)
  }

  /// Returns whether the quantitative axis, which has the length, is x; y if both or none are.
  private static func isHorizontal(_ record: MarkRecord) -> Bool {
    switch record.kind {
    case .bar:
      if record.x.form == .range { return record.y.form != .range }
      if record.y.form == .range { return false }
      if record.y.form == .points || record.x.form == .points { return record.x.form == .points }
      guard record.x.isData, record.x.kind == .number else { return false }
      return !record.y.isData || record.y.kind != .number
    case .area:
      if record.x.form == .range || record.y.form == .range { return record.x.form == .range }
      return record.x.isData && record.x.kind == .number && record.y.isData
        && record.y.kind != .number
    default: return false
    }
  }

  // A bar or a rectangle at a value of a continuous scale, which has no bands, gets the smallest
  // distance between two values as its slot.
  private mutating func giveSlots() {
    for axis in Axis.allCases {
      var values = records.indices.compactMap { slotless($0, along: axis) }
      guard !values.isEmpty, let gap = Self.smallestGap(&values) else { continue }
      if axis == .horizontal { hasGivenSlots.x = true } else { hasGivenSlots.y = true }
      for index in records.indices {
        guard let value = slotless(index, along: axis) else { continue }
        records[index][along: axis] = MarkExtent(
          form: .bin, kind: records[index][along: axis].kind, lower: value - gap / 2,
          upper: value + gap / 2)
      }
    }
  }

  // The value of a mark that needs a slot in a direction and has none.
  private func slotless(_ index: Int, along axis: Axis) -> Double? {
    let kind = records[index].kind
    guard kind == .rectangle || (kind == .bar && self.axis(of: index) != axis) else { return nil }
    let extent = records[index][along: axis]
    return extent.form == .value && extent.kind != .category ? extent.lower : nil
  }

  private static func smallestGap(_ values: inout [Double]) -> Double? {
    values.removeAll { !$0.isFinite }
    values.sort()
    var gap = Double.infinity
    for (left, right) in zip(values, values.dropFirst()) where right > left {
      gap = min(gap, right - left)
    }
    if gap.isFinite { return gap }
    return values.first.map { max(abs($0) * 1e-6, 1) }
  }
}

extension MarkArrangement {
  /// The key of a stack: marks with the same key are stacked.
  private struct StackKey: Hashable {
    let position: Double
    let kind: MarkRecord.Kind
    let group: StyleKey
    let maskPart: Int32
    let isHorizontal: Bool
  }

  private mutating func stack() {
    var rest = records.indices.filter { value(of: $0) != nil }
    while let first = rest.first {
      let method = records[first].stacking
      let others = rest.filter { records[$0].stacking != method }
      let indices =
        others.isEmpty ? rest : rest.filter { records[$0].stacking == method }
      rest = others
      let values = indices.map { value(of: $0) ?? .nan }
      let extents = Stacking.stack(values, by: indices.map(stackKey), method: method)
      for (index, extent) in zip(indices, extents) {
        records[index][along: axis(of: index)] = MarkExtent(
          form: .range, kind: .number, lower: extent.start, upper: extent.end)
      }
    }
  }

  private func stackKey(of index: Int) -> StackKey {
    let across = isHorizontal[index] ? records[index].y : records[index].x
    let style = styles[Int(records[index].style)]
    return StackKey(
      position: across.isData ? across.lower : 0, kind: records[index].kind,
      group: style.position, maskPart: style.maskPart, isHorizontal: isHorizontal[index])
  }

  // The value of a bar or an area that reaches from zero to it.
  private func value(of index: Int) -> Double? {
    let kind = records[index].kind
    guard kind == .bar || kind == .area else { return nil }
    let along = records[index][along: axis(of: index)]
    guard along.form == .value, along.kind == .number else { return nil }
    return along.lower
  }

  // The direction of a bar's length or an area's thickness.
  private func axis(of index: Int) -> Axis { isHorizontal[index] ? .horizontal : .vertical }
}
