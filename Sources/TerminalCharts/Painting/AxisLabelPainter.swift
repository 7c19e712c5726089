import Foundation
import TerminalCore
import TerminalViews

/// Draws the labels of axes; those of several `AxisMarks` at one edge give way to each other.
struct AxisLabelPainter {
  let axes: ChartAxes
  let layout: ChartLayout

  func paint(on canvas: inout Canvas) {
    for edge in [ResolvedAxis.Edge.bottom, .top, .leading, .trailing] {
      var standing: [AxisLabelPlace] = []
      for axis in axes.x + axes.y where axis.edge == edge {
        let labels = axis.isUpright ? rows(axis) : columns(axis)
        for label in labels where !label.collides(with: standing) {
          standing.append(label)
          draw(label, on: &canvas)
        }
      }
    }
  }

  private func draw(_ place: AxisLabelPlace, on canvas: inout Canvas) {
    place.label.node.draw(in: CellMetrics.points(place.rect), on: &canvas)
  }

  // Labels beside the plot, each in the row of its value.
  private func rows(_ axis: ResolvedAxis) -> [AxisLabelPlace] {
    let placed = axis.labels.compactMap { mark, label -> AxisLabelPlace? in
      let place = mark.labelPlace(centered: label.options.centered)
      guard let row = layout.row(at: place.position, offset: label.offset) else { return nil }
      let top = row - (label.size.rows - 1) / 2 + Self.lift(label, axis)
      return AxisLabelPlace(
        label: label, start: top, length: label.size.rows,
        across: column(axis, width: label.size.columns), isUpright: true)
    }
    let limits = axis.preset.kind == .aligned ? layout.plot : layout.chart
    return AxisLabelPlace.withoutOverlap(placed, in: limits.minRow..<limits.maxRow, gap: 0)
  }

  // An anchor at its lower edge puts a label above the line on which it would stand, and the reverse.
  private static func lift(_ label: ResolvedAxisLabel, _ axis: ResolvedAxis) -> Int {
    guard axis.preset.kind == .inset || axis.preset.kind == .extended,
      let anchor = label.options.anchor
    else { return 0 }
    return anchor.y > 0.75 ? -1 : anchor.y < 0.25 ? 1 : 0
  }

  // Labels stand beside the plot, flush with it; inside it in the inset preset.
  private func column(_ axis: ResolvedAxis, width: Int) -> Int {
    switch (axis.edge, axis.preset.kind) {
    case (.leading, .inset): layout.plot.minColumn
    case (.leading, _): layout.framedPlot.minColumn - axis.labelGap - width
    case (_, .inset): layout.plot.maxColumn - width
    case (_, _): layout.framedPlot.maxColumn + axis.labelGap
    }
  }

  // Labels below or above the plot.
  private func columns(_ axis: ResolvedAxis) -> [AxisLabelPlace] {
    let row = row(axis)
    let placed = axis.labels.compactMap { mark, label in place(label, mark, axis, row: row) }
    let limits = axis.preset.kind == .aligned ? layout.plot : layout.chart
    return AxisLabelPlace.withoutOverlap(
      placed, in: limits.minColumn..<limits.maxColumn, gap: 1)
  }

  private func place(
    _ label: ResolvedAxisLabel, _ mark: ResolvedAxisMark, _ axis: ResolvedAxis, row: Int
  ) -> AxisLabelPlace? {
    let width = label.size.columns
    let place = mark.labelPlace(centered: label.options.centered)
    guard let column = layout.column(at: place.position, offset: label.offset) else { return nil }
    let isCentered = place.isCentered || axis.preset.kind == .aligned
    // Labels of a continuous axis begin at their tick, so that an hour stands under its hour.
    let share = label.options.anchor?.x ?? (isCentered ? 0.5 : 0)
    let before =
      share == 0.5 ? (width - 1) / 2 : CellMetrics.clamped(CGFloat(width - 1) * share)
    let top = axis.edge == .top ? row - label.size.rows + 1 : row
    return AxisLabelPlace(
      label: label, start: column - before + label.shift(axis), length: width, across: top,
      isUpright: false)
  }

  private func row(_ axis: ResolvedAxis) -> Int {
    let ticks = layout.parts.contains(.ticks) && axis.hasTicks ? 1 : 0
    switch (axis.edge, axis.preset.kind) {
    case (.top, .inset): return layout.plot.minRow
    case (.top, _): return layout.framedPlot.minRow - 1 - ticks - axis.labelGap
    case (_, .inset): return layout.plot.maxRow - 1
    case (_, _): return layout.framedPlot.maxRow + ticks + axis.labelGap
    }
  }
}

extension ResolvedAxis {
  /// Whether the axis stands at a side of the plot.
  var isUpright: Bool { edge == .leading || edge == .trailing }

  /// The labels that show anything, with their values.
  var labels: [(ResolvedAxisMark, ResolvedAxisLabel)] {
    marks.flatMap { mark in
      mark.parts.compactMap { part in
        guard case .label(let label) = part, label.size.columns > 0, label.size.rows > 0 else {
          return nil
        }
        return (mark, label)
      }
    }
  }

  /// The distance of labels from the plot or its ticks, in cells.
  var labelGap: Int {
    let wanted = labels.compactMap { _, label in
      isUpright
        ? label.options.horizontalSpacing.map { CellMetrics.column($0) }
        : label.options.verticalSpacing.map { CellMetrics.row($0) }
    }
    return max(0, min(wanted.max() ?? (isUpright ? 1 : 0), 100))
  }
}

extension ResolvedAxisLabel {
  /// How far a label stands beside its tick: past the grid line that an extended axis draws through it.
  fileprivate func shift(_ axis: ResolvedAxis) -> Int {
    let own = options.horizontalSpacing.map { CellMetrics.column($0) } ?? 0
    return axis.preset.kind == .extended && options.anchor == nil ? max(1, own) : own
  }
}
