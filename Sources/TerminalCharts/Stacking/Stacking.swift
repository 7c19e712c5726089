/// The extent of a mark in a stack.
struct StackedExtent: Hashable, Sendable {
  /// The end of the mark at the side of zero.
  var start: Double
  /// The other end; below `start` for a negative value.
  var end: Double
}

/// Stacks marks.
enum Stacking {
  /// Returns the extents of marks with the given lengths; marks with equal keys form a stack.
  ///
  /// A value that is not finite gets an extent of NaN and does not count. Sums stay finite. A mark
  /// without a key is not stacked.
  ///
  /// - Complexity: O(n) for n marks.
  static func stack<Key: Hashable>(
    _ values: [Double], by keys: [Key], method: MarkStackingMethod
  ) -> [StackedExtent] {
    if method == .unstacked { return values.map { extent(from: 0, by: $0) } }
    var distinct = DistinctKeys<Key>()
    let numbers = values.indices.map { $0 < keys.count ? distinct.number(of: keys[$0]) : -1 }
    var totals = [Double](repeating: 0, count: distinct.keys.count)
    for (value, number) in zip(values, numbers)
    where method != .standard && value.isFinite && number >= 0 {
      totals[number] = bounded(totals[number] + value.magnitude)
    }
    var piles = totals.map { method == .center ? Pile(up: -$0 / 2) : Pile() }
    return zip(values, numbers).map { value, number in
      guard value.isFinite, number >= 0 else { return extent(from: 0, by: value) }
      let total = totals[number]
      switch method.kind {
      case .center: return piles[number].put(value.magnitude)
      case .normalized: return piles[number].put(total > 0 ? value / total : 0)
      case .standard, .unstacked: return piles[number].put(value)
      }
    }
  }

  private struct Pile {
    var up = 0.0
    var down = 0.0

    mutating func put(_ value: Double) -> StackedExtent {
      let extent = Stacking.extent(from: value < 0 ? down : up, by: value)
      if value < 0 { down = extent.end } else { up = extent.end }
      return extent
    }
  }

  private static func extent(from start: Double, by value: Double) -> StackedExtent {
    guard value.isFinite else { return StackedExtent(start: .nan, end: .nan) }
    return StackedExtent(start: start, end: bounded(start + value))
  }

  private static func bounded(_ value: Double) -> Double {
    min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
