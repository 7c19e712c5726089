import ElectricityPrices
import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalViews

/// What has been drawn of the chart, and where.
struct DrawnChart {
  let rows: ScreenRows
  let proxy: ChartProxy?
  // The selection's, after the label of now.
  let annotation: CellRect?
}

/// The texts of a screen, around its chart and over it.
extension ViewerScreen {
  /// The word over now while another slot is annotated, where there is room for both.
  func drawNowLabel(beside chart: DrawnChart, on buffer: inout CellBuffer) {
    let rows = chart.rows
    guard state.chartKind.isOverTime, state.comparison == nil, state.selectedIndex != nil,
      let now = state.markedNowIndex,
      rows.annotation > 0, let proxy = chart.proxy, let annotation = chart.annotation
    else { return }
    // Without its texts, which take longer than all else of a frame.
    let places = PriceChart(
      state: state, look: look, annotation: "", size: rows.chart.size, nowLabel: "",
      annotationRows: rows.annotation)
    guard let x = proxy.position(forX: places.time(now)) else { return }
    let label = look.spelled(texts.now)
    let width = label.displayWidth
    let half = CGFloat(width) / 2 * CellMetrics.columnWidth
    let start = CellMetrics.column(proxy.plotRect.minX + x - half)
    let column = max(0, min(start, rows.chart.size.columns - width))
    let taken = (annotation.minColumn - 1)..<(annotation.maxColumn + 1)
    guard !taken.overlaps(column..<(column + width)) else { return }
    buffer.write(
      label, column: rows.chart.minColumn + column,
      row: rows.chart.minRow + rows.annotation - 1, style: look.colors.style(.now))
  }

  /// The first word of an annotation, whose lines are centred and begin somewhat later than it.
  func start(
    of annotation: CellRect, in rows: ScreenRows, on buffer: CellBuffer
  ) -> CellPoint {
    let row = annotation.minRow + rows.chart.minRow
    let first = annotation.minColumn + rows.chart.minColumn
    let columns = first..<(first + annotation.size.columns)
    let column = columns.first { buffer[$0, row].glyph != .space }
    return CellPoint(column: column ?? first, row: row)
  }

  @discardableResult
  func drawTexts(in rows: ScreenRows, on buffer: inout CellBuffer) -> [ClickTarget] {
    draw(texts.title, row: rows.title, on: &buffer)
    draw(texts.estimate, row: rows.subtitle, on: &buffer)
    var notice = draw(texts.notice, row: rows.notice, on: &buffer)
    if rows.legend != nil { notice += draw(legend.row, row: rows.legend, on: &buffer) }
    guard rows.annotation > 0 else { return notice }
    return notice + draw(texts.status, row: rows.status, on: &buffer)
  }

  /// Draws a row of texts; returns those that can be clicked.
  @discardableResult
  func draw(
    _ row: TextRow, row place: Int?, on buffer: inout CellBuffer
  ) -> [ClickTarget] {
    guard let place else { return [] }
    var targets: [ClickTarget] = []
    for placed in row.spelled(look).placed(width: size.columns) {
      let text = placed.part.text.truncated(
        toWidth: size.columns - placed.column, ellipsis: look.spelled("…"))
      buffer.write(
        text, column: placed.column, row: place, style: look.colors.style(placed.part.role))
      let columns = placed.column..<(placed.column + max(1, text.displayWidth))
      targets.append(ClickTarget(row: place, columns: columns, actions: placed.part.actions))
    }
    return targets.filter { !$0.actions.isEmpty }
  }
}

extension TextRow {
  /// The row in the characters of a look.
  fileprivate func spelled(_ look: ViewerLook) -> TextRow {
    func spelled(_ part: TextPart) -> TextPart {
      var part = part
      part.text = look.spelled(part.text)
      return part
    }
    return TextRow(
      left: left.map(spelled), right: right.map(spelled), ellipsis: ellipsis.map(spelled))
  }
}
