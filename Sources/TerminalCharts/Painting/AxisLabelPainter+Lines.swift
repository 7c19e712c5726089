import TerminalCore

extension AxisLabelPainter {
  /// Returns the axis marks at which lines and ticks are drawn.
  ///
  /// These are all marks, or only those with a label if the lines would be in adjacent columns or
  /// share rows.
  ///
  /// - Complexity: O(n) for n values, plus the placement of labels if they are crowded.
  func lined(_ axis: ResolvedAxis) -> [ResolvedAxisMark] {
    let lines =
      axis.isUpright ? layout.plot.size.rows : (layout.plot.size.columns + 1) / 2
    guard axis.marks.count > max(lines, 1) else { return axis.marks }
    // Not by their places in the axis: values may have been left out of it.
    let orders = Set(places(axis).map(\.order))
    let labelled = axis.marks.filter { orders.contains($0.order) }
    if !labelled.isEmpty && labelled.count <= lines { return labelled }
    let step = axis.marks.count / max(lines / 2, 1) + 1
    return stride(from: 0, to: axis.marks.count, by: step).map { axis.marks[$0] }
  }
}
