import TerminalCore

/// The rows of the parts of the screen.
///
/// The first row of the plot depends only on the size. Below 24 rows, parts are omitted in this
/// order: the legend, the tabs, the second row of chips. The smallest screens omit the axis, the
/// labels and the title. The last row always remains.
struct ScreenLayout: Hashable, Sendable {
  private(set) var title: Int?
  private(set) var tabs: Int?
  /// The rows of the annotation and the chip of the cheapest time.
  private(set) var chips = 0..<0
  private(set) var plot: CellRect
  /// The row of the axis line below the plot, and the row of its labels.
  private(set) var axis: Int?
  private(set) var labels: Int?
  /// The row of the signs of levels.
  private(set) var signs: Int?
  /// The cells of the usage chart, as wide as the plot.
  private(set) var usage: CellRect?
  private(set) var legend: Int?
  /// The rows of appliances.
  private(set) var appliances = 0..<0
  /// The row of notices.
  private(set) var notice: Int?
  private(set) var status: Int?
  let size: CellSize

  private static let margin = 1
  /// The fewest columns of the labels at the left, and of the word at the right.
  private static let minimumLabelColumns = 5

  /// - Parameters:
  ///   - labelColumns: The width of the labels at the left.
  ///   - wordColumns: The width of the word at the right, by the line of the mean.
  ///   - hasSigns: Whether slots have signs.
  ///   - hasUsage: Whether there is usage to draw.
  ///   - applianceCount: The number of appliances, of which a small screen shows fewer.
  init(
    size: CellSize, labelColumns: Int, wordColumns: Int = 0, hasSigns: Bool = false,
    hasUsage: Bool = false, applianceCount: Int = 0
  ) {
    self.size = size
    let rows = size.rows
    var (top, bottom) = (0, rows)
    func above() -> Int {
      bottom -= 1
      return bottom
    }
    if rows >= 1 { status = above() }
    if rows >= 5 {
      title = 0
      top = 1
    }
    if rows >= 18 {
      tabs = 1
      top = 2
    }
    let chipRows = rows >= 24 ? 3 : rows >= 16 ? 2 : rows >= 8 ? 1 : 0
    chips = top..<(top + chipRows)
    top += chipRows
    if rows >= 15 { notice = above() }
    if rows >= 24 { legend = above() }
    let maximum = max(0, (rows - 16) / 3)
    appliances = bottom - min(maximum, applianceCount)..<bottom
    bottom = appliances.lowerBound
    let isNarrow = size.columns < 60
    func margin(_ columns: Int) -> Int {
      Self.margin + max(isNarrow ? 0 : Self.minimumLabelColumns, columns)
    }
    let left = margin(labelColumns) + 1
    let right = isNarrow ? Self.margin : margin(wordColumns)
    let columns = max(0, size.columns - left - right)
    func area(_ rows: Range<Int>) -> CellRect {
      CellRect(column: left, row: rows.lowerBound, columns: columns, rows: rows.count)
    }
    if hasUsage, rows >= 14 {
      let height = max(2, (bottom - top) / 4)
      usage = area(bottom - height..<bottom)
      // Leaves one empty row.
      bottom -= height + 1
    }
    if hasSigns, rows >= 12 { signs = above() }
    if rows >= 6 { labels = above() }
    if rows >= 7 { axis = above() }
    plot = area(top..<max(top, bottom))
  }

  /// Whether the lowest and highest price are labelled, and the mean has its name.
  var hasExtremes: Bool { size.rows >= 12 }
  var hasMeanWord: Bool { size.rows >= 14 && size.columns >= 60 }
}
