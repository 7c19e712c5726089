import TerminalCore

extension AxisLabelPainter {
  /// The values of an axis at which its lines and ticks are drawn.
  ///
  /// All, unless they would lie in neighbouring columns or share their rows, where they are no
  /// lines any more: then those that have a label.
  ///
  /// - Complexity: O(n), where n is the number of values; where they are crowded, besides the
  ///   placing of the labels.
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
