import Foundation

/// The marks with stacks, baselines and slots worked out: every bar and area is a range of values.
struct ArrangedMarks {
  var collection: MarkCollection
  /// For each record, whether the length of a bar or the thickness of an area runs along x.
  private(set) var isHorizontal: [Bool] = []

  init(_ collection: MarkCollection, settings: ChartSettings = ChartSettings()) {
    var collection = collection
    collection.orderCategories(by: settings)
    self.collection = collection
    isHorizontal = collection.records.map(Self.isHorizontal)
    giveSlots()
    stack()
  }

  var records: ContiguousArray<MarkRecord> { collection.records }

  /// The quantitative axis carries the length; where both or none are quantitative it is y.
  private static func isHorizontal(_ record: MarkRecord) -> Bool {
    switch record.kind {
    case .bar:
      if record.x.form == .range { return record.y.form != .range }
      if record.y.form == .range { return false }
      if record.y.form == .points || record.x.form == .points { return record.x.form == .points }
      guard record.x.isData, record.x.kind == .number else { return false }
      return !record.y.isData || record.y.kind != .number
    case .area: return record.x.form == .range
    default: return false
    }
  }

  // A bar or a rectangle at a value of a continuous scale, which has no bands, gets the smallest distance
  // between two values as its slot.
  private mutating func giveSlots() {
    giveSlots(\.x) { $0.kind == .bar && !$1 || $0.kind == .rectangle }
    giveSlots(\.y) { $0.kind == .bar && $1 || $0.kind == .rectangle }
  }

  private mutating func giveSlots(
    _ path: WritableKeyPath<MarkRecord, MarkExtent>, where applies: (MarkRecord, Bool) -> Bool
  ) {
    var values: [Double] = []
    for (record, horizontal) in zip(records, isHorizontal) where applies(record, horizontal) {
      let extent = record[keyPath: path]
      if extent.form == .value && extent.kind != .category { values.append(extent.lower) }
    }
    guard !values.isEmpty, let gap = Self.smallestGap(&values) else { return }
    for index in collection.records.indices
    where applies(records[index], isHorizontal[index])
      && records[index][keyPath: path].form == .value
      && records[index][keyPath: path].kind != .category
    {
      let value = records[index][keyPath: path].lower
      collection.records[index][keyPath: path].form = .bin
      collection.records[index][keyPath: path].lower = value - gap / 2
      collection.records[index][keyPath: path].upper = value + gap / 2
    }
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

extension ArrangedMarks {
  /// Where marks pile up.
  private struct Place: Hashable {
    let kind: MarkRecord.Kind
    let position: Double
    let group: StyleKey
    let maskPart: Int32
    let isHorizontal: Bool
  }

  private mutating func stack() {
    var methods: [MarkStackingMethod: [Int]] = [:]
    for index in records.indices where value(of: index) != nil {
      methods[records[index].stacking, default: []].append(index)
    }
    for (method, indices) in methods {
      let values = indices.map { value(of: $0) ?? .nan }
      let extents = Stacking.stack(values, by: indices.map(place), method: method)
      for (index, extent) in zip(indices, extents) { setRange(index, extent) }
    }
  }

  private func place(of index: Int) -> Place {
    let record = records[index]
    let across = isHorizontal[index] ? record.y : record.x
    let style = collection.styles[Int(record.style)]
    return Place(
      kind: record.kind, position: across.isData ? across.lower : 0, group: style.position,
      maskPart: style.maskPart, isHorizontal: isHorizontal[index])
  }

  // The value of a bar or an area that reaches from zero to it.
  private func value(of index: Int) -> Double? {
    let record = records[index]
    guard record.kind == .bar || record.kind == .area else { return nil }
    let along = isHorizontal[index] ? record.x : record.y
    guard along.form == .value, along.kind == .number else { return nil }
    return along.lower
  }

  private mutating func setRange(_ index: Int, _ stacked: StackedExtent) {
    let extent = MarkExtent(
      form: .range, kind: .number, lower: stacked.start, upper: stacked.end)
    if isHorizontal[index] {
      collection.records[index].x = extent
    } else {
      collection.records[index].y = extent
    }
  }
}
