import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws the labels of axes; labels of several `AxisMarks` at one edge do not overlap.
struct AxisLabelPainter {
  let axes: ChartAxes
  let layout: ChartLayout

  func paint(on canvas: inout Canvas) {
    for placed in visibleLabels {
      placed.label.node.draw(in: CellMetrics.points(placed.rect), on: &canvas)
    }
  }

  /// The labels that are drawn; empty if none fit.
  var visibleLabels: [PlacedAxisLabel] {
    guard layout.parts.contains(.labels) else { return [] }
    return [ResolvedAxis.Edge.bottom, .top, .leading, .trailing].flatMap { edge in
      var visibleLabels: [PlacedAxisLabel] = []
      for axis in axes.x + axes.y where axis.edge == edge {
        for label in labels(axis) where !label.collides(with: visibleLabels) {
          visibleLabels.append(label)
        }
      }
      return visibleLabels
    }
  }

  /// Returns the labels of an axis that fit, with their positions.
  func labels(_ axis: ResolvedAxis) -> [PlacedAxisLabel] {
    let limits = (axis.preset.kind == .aligned ? layout.plot : layout.chart)[along: axis.direction]
    let placed = axis.labels.compactMap { mark, label in
      axis.isUpright ? beside(label, mark, axis) : below(label, mark, axis, in: limits)
    }
    return PlacedAxisLabel.withoutOverlap(placed, in: limits)
  }

  // A label at a side of the plot, in the row of its value.
  private func beside(
    _ label: ResolvedAxisLabel, _ mark: ResolvedAxisMark, _ axis: ResolvedAxis
  ) -> PlacedAxisLabel? {
    let center = mark.labelPosition(centered: label.options.centered)
    // The middle of an even number of rows is the edge between two.
    var offset = label.offset
    if label.size.rows.isMultiple(of: 2) { offset.height -= CellMetrics.rowHeight / 2 }
    // Ticks at the edge of a row are in the row above, but marks in the middle of a bin of two rows
    // are in the lower one. This undoes the slack of ticks.
    if center.isCentered { offset.height += 2e-6 }
    guard let row = layout.cell(at: center.position, along: .vertical, offset: offset) else {
      return nil
    }
    let top = row - (label.size.rows - 1) / 2 + Self.lift(label, mark, axis)
    return PlacedAxisLabel(
      label: label, start: top, length: label.size.rows, across: across(label, axis),
      isUpright: true, position: mark.position, isZero: mark.isZero, order: mark.order)
  }

  // An anchor at the lower edge of a label puts the label above its line, and an anchor at the
  // upper edge below it.
  private static func lift(
    _ label: ResolvedAxisLabel, _ mark: ResolvedAxisMark, _ axis: ResolvedAxis
  ) -> Int {
    guard axis.isInset || axis.preset.kind == .extended || mark.hasTickBesideLabel,
      let anchor = label.options.anchor
    else { return 0 }
    return anchor.y > 0.75 ? -1 : anchor.y < 0.25 ? 1 : 0
  }

  // A label below or above the plot.
  private func below(
    _ label: ResolvedAxisLabel, _ mark: ResolvedAxisMark, _ axis: ResolvedAxis,
    in limits: Range<Int>
  ) -> PlacedAxisLabel? {
    let width = label.size.columns
    let center = mark.labelPosition(centered: label.options.centered)
    // The middle of an even number of columns is the edge between two.
    var offset = label.offset
    if center.isCentered, width.isMultiple(of: 2) { offset.width -= CellMetrics.columnWidth / 2 }
    guard let column = layout.cell(at: center.position, along: .horizontal, offset: offset)
    else { return nil }
    let isBesideTick = mark.hasTickBesideLabel && !center.isCentered
    let isCentered = center.isCentered || (axis.preset.kind == .aligned && !isBesideTick)
    // Labels of a continuous axis begin at their tick, so that the label of an hour is below the
    // hour.
    let fraction = label.options.anchor?.x ?? (isCentered ? 0.5 : 0)
    let before =
      fraction == 0.5 ? (width - 1) / 2 : CellMetrics.clamped(CGFloat(width - 1) * fraction)
    var start = column - before + label.shift(axis, isBesideTick: isBesideTick)
    // A label that does not fit to the right of its tick is to the left of it.
    if isBesideTick, start + width > limits.upperBound, column - width >= limits.lowerBound {
      start = column - width
    }
    return PlacedAxisLabel(
      label: label, start: start, length: width, across: across(label, axis), isUpright: false,
      position: mark.position, isZero: mark.isZero, order: mark.order)
  }
}

/// The positions of labels across their axis.
extension AxisLabelPainter {
  // Flush with the plot unless they are aligned otherwise with the longest.
  private func across(_ label: ResolvedAxisLabel, _ axis: ResolvedAxis) -> Int {
    let (insets, alignment) = (layout.axisInsets, label.options.multiLabelAlignment)
    let (across, wanted, outer): (Axis, CGFloat?, (before: Int, after: Int)) =
      axis.isUpright
      ? (.horizontal, alignment?.horizontal.fraction, (insets.leading, insets.trailing))
      : (.vertical, alignment?.vertical.fraction, (insets.top, insets.bottom))
    let (plot, framed) = (layout.plot[along: across], layout.framedPlot[along: across])
    let (length, longest) = (label.size[along: across], axis.measures.labelSize[along: across])
    let fraction = wanted ?? (axis.isBefore == axis.isInset ? 0 : 1)
    let shift = CellMetrics.clamped(CGFloat(longest - length) * fraction)
    let distance = axis.labelDistance(with: layout.parts)
    switch (axis.isBefore, axis.isInset) {
    case (true, true): return plot.lowerBound + shift
    case (false, true): return plot.upperBound - longest + shift
    case (true, false):
      return max(framed.lowerBound - outer.before, framed.lowerBound - distance - longest + shift)
    case (false, false):
      return min(framed.upperBound + distance + shift, framed.upperBound + outer.after - length)
    }
  }
}

extension ResolvedAxisLabel {
  /// Returns the distance of a label from its value: past the line of an extended axis or long
  /// tick.
  fileprivate func shift(_ axis: ResolvedAxis, isBesideTick: Bool) -> Int {
    let own = options.horizontalSpacing.map { CellMetrics.column($0) } ?? 0
    let isBesideLine = axis.preset.kind == .extended || isBesideTick
    return isBesideLine && options.anchor == nil ? max(1, own) : own
  }
}

extension AxisLabelPainter {
  /// Returns the axis marks at which lines and ticks are drawn.
  ///
  /// These are all marks, or only those with a label if the lines would be in adjacent columns or
  /// share rows.
  ///
  /// - Complexity: O(n) for n values, plus the placement of labels if they are crowded.
  func marksWithLines(_ axis: ResolvedAxis) -> [ResolvedAxisMark] {
    let lines =
      axis.isUpright ? layout.plot.size.rows : (layout.plot.size.columns + 1) / 2
    guard axis.marks.count > max(lines, 1) else { return axis.marks }
    // Compares `order`, not indices, because values may have been removed from the axis.
    let orders = Set(labels(axis).map(\.order))
    let labelled = axis.marks.filter { orders.contains($0.order) }
    if !labelled.isEmpty && labelled.count <= lines { return labelled }
    let step = axis.marks.count / max(lines / 2, 1) + 1
    return stride(from: 0, to: axis.marks.count, by: step).map { axis.marks[$0] }
  }
}
