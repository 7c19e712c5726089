import TerminalCore

/// Which rows of the screen hold what.
///
/// As the screen gets lower, parts go in this order: the row under the title, the row for notices
/// (unless there is one), signs and legend, the rows of the annotation, the title, the chart. The
/// status row stays.
struct ScreenRows: Hashable, Sendable {
  /// The row of the title.
  private(set) var title: Int?
  /// The row under the title.
  private(set) var subtitle: Int?
  /// The row above the status for what a person should know.
  private(set) var notice: Int?
  /// The row under the chart that says what colours and strokes mean.
  private(set) var legend: Int?
  /// The row above that for the signs of slots.
  private(set) var signs: Int?
  /// The last row.
  private(set) var status: Int?
  /// The cells under the chart for what was used: a third of both.
  private(set) var usage: CellRect?
  /// The cells of the chart, axes and annotation included.
  private(set) var chart: CellRect
  /// The rows of the chart that are kept for the annotation.
  let annotation: Int

  /// - Parameters:
  ///   - isTight: whether the chart has the row under the title too.
  ///   - hasLegend: whether what is drawn needs a legend.
  ///   - hasSigns: whether slots have signs.
  ///   - hasUsage: whether there is usage to show.
  init(
    size: CellSize, hasNotice: @autoclosure () -> Bool, isTight: Bool = false,
    hasLegend: Bool = false,
    hasSigns: Bool = false, hasUsage: Bool = false
  ) {
    var top = 0
    var bottom = size.rows
    if bottom > 0 {
      bottom -= 1
      status = bottom
    }
    if size.rows >= 5 {
      title = 0
      subtitle = size.rows >= 20 && !isTight ? 1 : nil
      top = subtitle == nil ? 1 : 2
    }
    // Only a few sizes ask for it: of usage it takes the costs of all that is shown.
    if size.rows >= 15 || size.rows >= 8 && hasNotice() {
      bottom -= 1
      notice = bottom
    }
    if hasLegend, size.rows >= 12 {
      bottom -= 1
      legend = bottom
    }
    if hasSigns, size.rows >= 12 {
      bottom -= 1
      signs = bottom
    }
    annotation = size.rows >= 10 && size.columns >= 24 ? (hasUsage && size.rows >= 14 ? 3 : 2) : 0
    if hasUsage, size.rows >= 14 {
      let rows = (bottom - top) / 3
      bottom -= rows
      usage = CellRect(column: 0, row: bottom, columns: size.columns, rows: rows)
    }
    chart = CellRect(column: 0, row: top, columns: size.columns, rows: bottom - top)
  }
}
