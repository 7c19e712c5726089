/// Groups of overlapping slots of several series, in chronological order.
struct SlotGroups: Sequence, IteratorProtocol {
  private let lists: [EnergySlots]
  private var indices: [Int]

  init(_ lists: [EnergySlots]) {
    self.lists = lists
    indices = lists.map { _ in 0 }
  }

  /// Returns the slots of each series in the next group.
  mutating func next() -> [EnergySlots]? {
    let starts = indices
    let heads = lists.indices.compactMap { list in
      indices[list] < lists[list].count ? lists[list][indices[list]].start : nil
    }
    guard let first = heads.min() else { return nil }
    var end = first.advanced(by: 1)
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for (index, list) in lists.enumerated() {
        while indices[index] < list.count, list[indices[index]].start < end {
          end = Swift.max(end, list[indices[index]].end)
          indices[index] += 1
          hasGrown = true
        }
      }
    }
    return lists.indices.map { lists[$0][starts[$0]..<indices[$0]] }
  }
}
