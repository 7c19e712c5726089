import TerminalCore
import TerminalViews

/// Distances from the edges of a rectangle, in cells.
struct CellInsets: Hashable, Sendable {
  var top = 0
  var bottom = 0
  var leading = 0
  var trailing = 0

  init() {}

  /// The room that ticks and labels of the axes take.
  init(axes: ChartAxes, parts: ChartLayout.Parts) {
    for axis in axes.x {
      var rows = 0
      if parts.contains(.ticks) && axis.hasTicks { rows += 1 }
      let height = axis.labelSize.rows
      if parts.contains(.labels) && axis.preset.kind != .inset && height > 0 {
        rows += height + axis.labelGap
      }
      if axis.edge == .top { top = max(top, rows) } else { bottom = max(bottom, rows) }
    }
    for axis in axes.y where parts.contains(.labels) && axis.preset.kind != .inset {
      let columns = axis.labelSize.columns
      let width = columns > 0 ? columns + axis.labelGap : 0
      if axis.edge == .leading {
        leading = max(leading, width)
      } else {
        trailing = max(trailing, width)
      }
    }
  }

  mutating func add(_ other: CellInsets) {
    top += other.top
    bottom += other.bottom
    leading += other.leading
    trailing += other.trailing
  }
}

extension CellRect {
  func inset(by insets: CellInsets) -> CellRect {
    CellRect(
      column: minColumn + insets.leading, row: minRow + insets.top,
      columns: size.columns - insets.leading - insets.trailing,
      rows: size.rows - insets.top - insets.bottom)
  }
}
