import TerminalCore

/// The rows of the parts of the screen.
///
/// The first row of the plot depends only on the size. Below 24 rows, parts are omitted in this
/// order: the legend, the tabs, the second row of chips. The smallest screens omit the axis, the
/// labels and the title. The last row always remains.
struct ScreenLayout: Hashable, Sendable {
  let title: Int?
  let tabs: Int?
  /// The rows of the annotation and the chip of the cheapest time.
  let chips: Range<Int>
  let plot: CellRect
  /// The row of the axis line below the plot, and the row of its labels.
  let axis: Int?
  let labels: Int?
  /// The row of the signs of levels.
  let signs: Int?
  /// The cells of the usage chart, as wide as the plot.
  let usage: CellRect?
  let legend: Int?
  /// The rows of appliances.
  let appliances: Range<Int>
  /// The row of notices.
  let notice: Int?
  let status: Int?
  let size: CellSize

  private static let margin = 1
  /// The fewest columns of the labels at the left, and the columns of the word at the right.
  private static let minimumLabelColumns = 5

  /// - Parameter labelColumns: The width of the labels at the left.
  init(of state: ViewerState, in size: CellSize, labelColumns: Int) {
    self.size = size
    let rows = size.rows
    var bottom = rows
    /// Takes the lowest free row if the screen has at least `minimum` rows.
    func lowest(from minimum: Int) -> Int? {
      guard rows >= minimum else { return nil }
      bottom -= 1
      return bottom
    }
    status = lowest(from: 1)
    title = rows >= 5 ? 0 : nil
    tabs = rows >= 18 ? 1 : nil
    chips = Self.chips(on: rows)
    notice = lowest(from: 15)
    legend = lowest(from: 24)
    // A small screen shows fewer appliances.
    appliances = bottom - min(max(0, (rows - 16) / 3), state.appliances.count)..<bottom
    bottom = appliances.lowerBound
    let (top, (left, columns)) = (chips.upperBound, Self.columns(of: size, labels: labelColumns))
    func area(_ rows: Range<Int>) -> CellRect {
      CellRect(column: left, row: rows.lowerBound, columns: columns, rows: rows.count)
    }
    let height = state.showsUsage && rows >= 14 ? max(2, (bottom - top) / 4) : 0
    usage = height > 0 ? area(bottom - height..<bottom) : nil
    // Leaves one empty row.
    if height > 0 { bottom -= height + 1 }
    let hasSigns = state.drawnLevels != nil && state.shownKind.isOverTime
    signs = hasSigns ? lowest(from: 12) : nil
    labels = lowest(from: 6)
    axis = lowest(from: 7)
    plot = area(top..<max(top, bottom))
  }

  private static func chips(on rows: Int) -> Range<Int> {
    let first = rows >= 18 ? 2 : rows >= 5 ? 1 : 0
    return first..<first + (rows >= 24 ? 3 : rows >= 16 ? 2 : rows >= 8 ? 1 : 0)
  }

  /// Returns the first column of the plot and the number of its columns.
  private static func columns(of size: CellSize, labels: Int) -> (left: Int, count: Int) {
    let minimum = size.columns < 60 ? 0 : minimumLabelColumns
    let left = margin + max(minimum, labels) + 1
    return (left, max(0, size.columns - left - margin - minimum))
  }

  /// Whether the lowest and highest price are labelled, and the mean has its name.
  var hasExtremes: Bool { size.rows >= 12 }
  var hasMeanWord: Bool { size.rows >= 14 && size.columns >= 60 }
}
