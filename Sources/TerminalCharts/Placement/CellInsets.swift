import Foundation
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
    for axis in axes.x + axes.y {
      let room = axis.room(for: parts)
      switch axis.edge {
      case .top: top = max(top, room)
      case .bottom: bottom = max(bottom, room)
      case .leading: leading = max(leading, room)
      case .trailing: trailing = max(trailing, room)
      }
    }
  }

  /// Gives the axes the room that their styles want, where those want more.
  mutating func grow(
    by settings: ChartSettings, in chart: CellRect, environment: EnvironmentValues
  ) {
    let environment = environment.withoutChartSettings
    let size = CellMetrics.points(chart).size
    if let style = settings.xAxis.style {
      func rows(_ natural: Int) -> Int {
        guard natural > 0 else { return 0 }
        let proposal = ProposedViewSize(
          width: size.width, height: CGFloat(natural) * CellMetrics.rowHeight)
        return max(natural, CellMetrics.row(style(environment).content.size(in: proposal).height))
      }
      (top, bottom) = (rows(top), rows(bottom))
    }
    if let style = settings.yAxis.style {
      func columns(_ natural: Int) -> Int {
        guard natural > 0 else { return 0 }
        let proposal = ProposedViewSize(
          width: CGFloat(natural) * CellMetrics.columnWidth, height: size.height)
        return max(
          natural, CellMetrics.column(style(environment).content.size(in: proposal).width))
      }
      (leading, trailing) = (columns(leading), columns(trailing))
    }
  }

  /// The areas of these insets above and below a rectangle.
  func areas(aboveAndBelow rect: CellRect) -> [CellRect] {
    [
      CellRect(
        column: rect.minColumn, row: rect.minRow - top, columns: rect.size.columns, rows: top),
      CellRect(
        column: rect.minColumn, row: rect.maxRow, columns: rect.size.columns, rows: bottom),
    ].filter { !$0.isEmpty }
  }

  /// The areas of these insets to both sides of a rectangle.
  func areas(beside rect: CellRect) -> [CellRect] {
    [
      CellRect(
        column: rect.minColumn - leading, row: rect.minRow, columns: leading,
        rows: rect.size.rows),
      CellRect(
        column: rect.maxColumn, row: rect.minRow, columns: trailing, rows: rect.size.rows),
    ].filter { !$0.isEmpty }
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
