import TerminalCore
import TerminalViews

/// A label with its position along the axis, in cells.
struct PlacedAxisLabel {
  var label: ResolvedAxisLabel
  var start: Int
  var length: Int
  /// The row of a label below the plot, or the column of a label at its side.
  let across: Int
  let isUpright: Bool
  /// The position of the value on its scale, which distinguishes labels of one row.
  var position = 0.0
  var isZero = false
  var order = 0
  var isMoved = false

  var end: Int { start + length }

  var rect: CellRect {
    isUpright
      ? CellRect(column: across, row: start, columns: label.size.columns, rows: length)
      : CellRect(column: start, row: across, columns: length, rows: label.size.rows)
  }

  /// Returns whether the label overlaps one of the others and has to be moved or removed.
  func collides(with others: [PlacedAxisLabel]) -> Bool {
    label.options.collisionResolution.kind != .disabled
      && others.contains { overlaps($0, spacing: gap) }
  }

  private func overlaps(_ other: PlacedAxisLabel, spacing: Int) -> Bool {
    start < other.end + spacing && other.start < end + spacing
  }

  // The columns between labels in a row; labels below each other may touch.
  private var gap: Int { isUpright ? 0 : 1 }

  /// Moves labels at the ends inwards, then resolves collisions by the resolution of each label.
  ///
  /// Of labels with the axis's own resolution every second, third, … is kept, counted from zero or
  /// from the first value, so that the distances stay equal. If the distances are not equal, as on
  /// a curved scale, zero, both ends and all others that fit are kept.
  static func withoutOverlap(_ labels: [Self], in limits: Range<Int>) -> [Self] {
    let inside = labels.map { label in
      var label = label
      let start = max(limits.lowerBound, min(label.start, limits.upperBound - label.length))
      label.isMoved = start != label.start
      label.start = start
      return label
    }
    func only(_ kind: AxisValueLabelCollisionResolution.Kind) -> [PlacedAxisLabel] {
      inside.filter { $0.label.options.collisionResolution.kind == kind }
        .sorted { $0.start < $1.start }
    }
    return only(.disabled) + greedy(only(.greedy)) + thinned(only(.automatic))
      + truncated(only(.truncate), in: limits)
  }

  private static func thinned(_ ordered: [PlacedAxisLabel]) -> [PlacedAxisLabel] {
    var ordered = ordered.sorted { $0.position < $1.position }
    if let first = ordered.first, let last = ordered.last, first.order > last.order {
      ordered.reverse()
    }
    let zero = ordered.firstIndex(where: \.isZero) ?? 0
    if !areEven(ordered), overlap(ordered.sorted { $0.start < $1.start }) {
      let ends = [ordered[zero], ordered[ordered.count - 1], ordered[0]]
      // From zero on, so that both sides of it keep the same.
      let middle = ordered[zero].position
      let nearest = ordered.sorted { abs($0.position - middle) < abs($1.position - middle) }
      return greedy(ends + nearest)
    }
    for stride in 1...max(1, ordered.count) {
      var kept = Swift.stride(from: zero % stride, to: ordered.count, by: stride)
        .map { ordered[$0] }.sorted { $0.start < $1.start }
      // The last one may have been moved onto its neighbour.
      if kept.count > 2, kept.last?.isMoved == true, overlap(kept), !overlap(kept.dropLast()) {
        kept.removeLast()
      }
      if !overlap(kept) { return kept }
    }
    return Array(ordered.prefix(1))
  }

  // Whether the spacing is about even, as of months, days, and 1, 2, 5, 10 on a logarithmic scale.
  private static func areEven(_ ordered: [PlacedAxisLabel]) -> Bool {
    let steps = zip(ordered, ordered.dropFirst()).map { abs($1.position - $0.position) }
    guard let minimum = steps.min(), let maximum = steps.max() else { return true }
    return maximum < 1.5 * minimum
  }

  // Labels of a higher priority first, then from the first to the last, as long as they fit.
  private static func greedy(_ ordered: [PlacedAxisLabel]) -> [PlacedAxisLabel] {
    var kept: [PlacedAxisLabel] = []
    let ranked = ordered.enumerated().sorted { left, right in
      let (a, b) = (left.element.priority, right.element.priority)
      return a == b ? left.offset < right.offset : a > b
    }
    for (_, label) in ranked {
      let spacing = max(label.gap, label.minimumSpacing)
      if !kept.contains(where: { label.overlaps($0, spacing: spacing) }) { kept.append(label) }
    }
    return kept.sorted { $0.start < $1.start }
  }

  // Every label keeps its position and is cut before the next one.
  private static func truncated(_ ordered: [Self], in limits: Range<Int>) -> [Self] {
    let ends = ordered.dropFirst().map { $0.start - $0.gap } + [limits.upperBound]
    return zip(ordered, ends).compactMap { label, end in
      var label = label
      label.length = min(label.length, end - label.start)
      return label.length > 0 ? label : nil
    }
  }

  private var priority: Double { label.options.collisionResolution.priority }

  private var minimumSpacing: Int {
    let points = label.options.collisionResolution.minimumSpacing ?? 0
    return isUpright ? CellMetrics.row(points) : CellMetrics.column(points)
  }

  private static func overlap(_ labels: some Collection<PlacedAxisLabel>) -> Bool {
    zip(labels, labels.dropFirst()).contains { $0.end + $0.gap > $1.start }
  }
}
