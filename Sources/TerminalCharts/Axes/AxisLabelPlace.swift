/// A label with its place along the axis, in cells.
struct AxisLabelPlace {
  var label: ResolvedAxisLabel
  var start: Int
  let length: Int

  var end: Int { start + length }

  /// Moves labels at the ends inwards, then leaves out as few as needed for none to touch.
  ///
  /// Every second, third, … label stays, counted from the first, so that the distances stay equal. Labels
  /// whose collisions are not to be resolved stay in any case.
  static func withoutOverlap(
    _ labels: [AxisLabelPlace], in limits: Range<Int>, gap: Int
  ) -> [AxisLabelPlace] {
    let inside = labels.map { label in
      var label = label
      label.start = max(limits.lowerBound, min(label.start, limits.upperBound - label.length))
      return label
    }
    if inside.contains(where: { $0.label.options.collisionResolution.kind == .disabled }) {
      return inside
    }
    let ordered = inside.sorted { $0.start < $1.start }
    for stride in 1...max(1, ordered.count) {
      var kept = Swift.stride(from: 0, to: ordered.count, by: stride).map { ordered[$0] }
      // The last one may have been moved onto its neighbour.
      if kept.count > 2, overlap(kept, gap: gap), !overlap(kept.dropLast(), gap: gap) {
        kept.removeLast()
      }
      if !overlap(kept, gap: gap) { return kept }
    }
    return Array(ordered.prefix(1))
  }

  private static func overlap(_ labels: some Collection<AxisLabelPlace>, gap: Int) -> Bool {
    zip(labels, labels.dropFirst()).contains { $0.end + gap > $1.start }
  }
}
