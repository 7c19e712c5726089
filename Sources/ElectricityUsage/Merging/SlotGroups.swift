import CivilTime

/// Groups of overlapping slots of several series, in chronological order.
struct SlotGroups: Sequence, IteratorProtocol {
  private let lists: [EnergySlots]
  private var indices: [Int]

  init(_ lists: [EnergySlots]) {
    self.lists = lists
    indices = lists.map { _ in 0 }
  }

  /// Returns the interval of the next group, and its slots of each series.
  mutating func next() -> (start: Instant, end: Instant, parts: [EnergySlots])? {
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
    return (first, end, lists.indices.map { lists[$0][starts[$0]..<indices[$0]] })
  }
}
