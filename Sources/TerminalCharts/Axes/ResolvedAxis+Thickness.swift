import FoundationSubset
import TerminalCore
import TerminalViews

/// The size of the labels and ticks of an axis, in cells.
struct AxisMeasures {
  var labelSize = CellSize(columns: 0, rows: 0)
  /// The size of the largest label that the plot, or the marks in it, make space for.
  var reservedSize = CellSize(columns: 0, rows: 0)
  /// The requested distance of labels from the plot or its ticks.
  var labelGap = 0
  /// The cells that ticks fill before the labels begin.
  var tickCells = 0

  init() {}

  init(_ axis: ResolvedAxis) {
    var gap: Int?
    for (_, label) in axis.labels {
      labelSize.grow(to: label.size)
      if label.options.offsetsMarks ?? !axis.isInset { reservedSize.grow(to: label.size) }
      let wanted =
        axis.isUpright
        ? label.options.horizontalSpacing.map { CellMetrics.column($0) }
        : label.options.verticalSpacing.map { CellMetrics.row($0) }
      if let wanted { gap = max(gap ?? 0, wanted) }
    }
    labelGap = max(0, min(gap ?? (axis.isUpright ? 1 : 0), 100))
    for mark in axis.marks {
      for tick in axis.ticks(of: mark) where !axis.isUpright || tick.extent.isInPoints {
        tickCells = max(tickCells, tick.extent.cells(each: axis.extent))
      }
    }
  }
}

/// The space that the ticks and labels of an axis take outside the plot, in cells.
extension ResolvedAxis {
  var isUpright: Bool { edge == .leading || edge == .trailing }

  var direction: Axis { isUpright ? .vertical : .horizontal }

  /// Whether the axis is to the left of the plot, or above it.
  var isBefore: Bool { edge == .leading || edge == .top }

  var isInset: Bool { preset.kind == .inset }

  /// The extent of a cell away from the plot, in points.
  var extent: CGFloat { isUpright ? CellMetrics.columnWidth : CellMetrics.rowHeight }

  /// Returns the ticks to draw; at the sides of the plot only explicit ones.
  func ticks(of mark: ResolvedAxisMark) -> [AxisLinePart] {
    mark.ticks.filter {
      $0.extent.cells(each: extent) > 0 && (!isUpright || (!$0.isAutomatic && !isInset))
    }
  }

  var hasTicks: Bool { marks.contains { !ticks(of: $0).isEmpty } }

  /// The labels that show anything, with their values.
  var labels: [(ResolvedAxisMark, ResolvedAxisLabel)] {
    marks.flatMap { mark in mark.labels.filter { $0.size.count > 0 }.map { (mark, $0) } }
  }

  /// Cuts names that are wider than a number of columns.
  mutating func narrow(to columns: Int) {
    guard measures.labelSize.columns > columns else { return }
    for mark in marks.indices {
      for label in marks[mark].labels.indices { marks[mark].labels[label].narrow(to: columns) }
    }
    measures = AxisMeasures(self)
  }

  /// Returns the distance from the plot to the labels outside of it.
  ///
  /// At the sides of the plot a tick takes the gap before the labels; above and below it ticks have
  /// rows of their own.
  func labelDistance(with parts: ChartParts) -> Int {
    let ticks = parts.contains(.ticks) ? measures.tickCells : 0
    return isUpright ? max(measures.labelGap, ticks) : measures.labelGap + ticks
  }

  /// Returns the cells that a tick fills, counted from the plot.
  func length(
    of tick: AxisLinePart, at mark: ResolvedAxisMark, with parts: ChartParts
  ) -> Int {
    guard parts.contains(.ticks) else { return 0 }
    // Without labels an axis takes no column at the sides, and one row above or below the plot.
    guard parts.contains(.labels) else { return isUpright ? 0 : 1 }
    switch tick.extent {
    case .automatic: return isUpright ? min(1, labelDistance(with: parts)) : 1
    case .points: return tick.extent.cells(each: extent)
    case .label(let past): return end(of: mark.labelSize, past: past, with: parts)
    case .longestLabel(let past): return end(of: measures.labelSize, past: past, with: parts)
    }
  }

  // Never less than a cell.
  private func end(
    of label: CellSize, past: CGFloat, with parts: ChartParts
  ) -> Int {
    let length = isUpright ? label.columns : label.rows
    let beside = length == 0 || isInset ? 1 : labelDistance(with: parts) + length
    return max(1, beside + max(-1000, min(CellMetrics.clamped(past / extent), 100)))
  }

  /// Returns the cells from the plot to the end of the labels and the ticks.
  func thickness(for parts: ChartParts) -> Int {
    let ticks = marks.flatMap { mark in
      self.ticks(of: mark).map { length(of: $0, at: mark, with: parts) }
    }
    let size = measures.reservedSize
    let label = isUpright ? size.columns : size.rows
    let hasLabels = parts.contains(.labels) && !isInset && label > 0
    return max(ticks.max() ?? 0, hasLabels ? labelDistance(with: parts) + label : 0)
  }
}

extension CellSize {
  mutating func grow(to other: CellSize) {
    columns = max(columns, other.columns)
    rows = max(rows, other.rows)
  }
}
