import TerminalCharts
import TerminalCore
import TerminalViews

/// Draws a state into a frame of any size.
package struct ViewerScreen {
  private let state: ViewerState
  private let look: ViewerLook
  private let size: CellSize

  /// Draws the whole screen.
  ///
  /// Drawing is total: any size and any data give a frame.
  ///
  /// - Parameters:
  ///   - before: the last frame, which is kept where only the selection has moved.
  ///   - anticipated: a frame drawn in advance, which is given if it is the one.
  package static func frame(
    _ state: ViewerState, in size: CellSize, look: ViewerLook = ViewerLook(),
    after before: ViewerFrame? = nil, anticipated: ViewerFrame? = nil
  ) -> ViewerFrame {
    ViewerScreen(state: state, size: size, look: look)
      .frame(after: before, anticipated: anticipated)
  }

  private init(state: ViewerState, size: CellSize, look: ViewerLook) {
    self.state = state
    self.look = look
    self.size = size
  }

  private var texts: ScreenTexts {
    ScreenTexts(
      state: state, isInteractive: look.isInteractive, locale: look.locale,
      bar: SharedBar(state, columns: size.columns), columns: size.columns)
  }

  private func frame(after before: ViewerFrame?, anticipated: ViewerFrame?) -> ViewerFrame {
    let content = ViewerFrame.Content(state, in: size, look: look)
    if let anticipated, anticipated.content == content { return anticipated }
    let kept = before?.content?.ground == content.ground ? before?.ground : nil
    var frame = look.isInteractive ? self.frame(over: kept ?? ground) : wholeFrame
    frame.content = content
    return frame
  }

  private func frame(over ground: ScreenGround) -> ViewerFrame {
    var buffer = ground.buffer
    let annotations = ground.chart.add(
      chart(on: ground.rows).overlay, to: &buffer, at: ground.rows.chart.origin)
    let chart = DrawnChart(
      rows: ground.rows, proxy: ground.chart.proxy, annotation: annotations.first)
    var frame = finished(&buffer, chart)
    frame.ground = ground
    return frame
  }

  /// A frame without a part that stays.
  private var wholeFrame: ViewerFrame {
    let rows = rows
    var buffer = CellBuffer(size: size)
    let drawn = chart(on: rows).render(in: rows.chart.size, environment: environment)
    buffer.copy(drawn.buffer, to: rows.chart.origin)
    drawTexts(in: rows, on: &buffer)
    return finished(
      &buffer,
      DrawnChart(rows: rows, proxy: drawn.proxy, annotation: drawn.annotationFrames.first))
  }

  private var ground: ScreenGround {
    let rows = rows
    var buffer = CellBuffer(size: size)
    let chart = chart(on: rows).ground(in: rows.chart.size, environment: environment)
    buffer.copy(chart.buffer, to: rows.chart.origin)
    drawTexts(in: rows, on: &buffer)
    return ScreenGround(rows: rows, buffer: buffer, chart: chart)
  }

  /// What has been drawn of the chart, and where.
  private struct DrawnChart {
    let rows: ScreenRows
    let proxy: ChartProxy?
    let annotation: CellRect?
  }

  /// Adds what differs with the selection and what lies over all.
  private func finished(_ buffer: inout CellBuffer, _ chart: DrawnChart) -> ViewerFrame {
    let rows = chart.rows
    // Without rows over the plot, the slot stands in place of the statistics.
    if rows.annotation == 0 {
      draw(state.focusIndex == nil ? texts.status : texts.focus, row: rows.status, on: &buffer)
    } else if let row = rows.status, case let texts = texts, texts.bar != nil {
      buffer.write(String(repeating: " ", count: size.columns), column: 0, row: row)
      draw(texts.status, row: row, on: &buffer)
    }
    var cursor = chart.annotation.map { start(of: $0, in: rows, on: buffer) }
    if state.showsHelp { cursor = HelpOverlay(look: look, state: state).draw(on: &buffer) }
    return ViewerFrame(
      buffer: buffer, cursor: cursor ?? CellPoint(column: 0, row: rows.status ?? 0),
      proxy: rows.chart.isEmpty ? nil : chart.proxy, chartOrigin: rows.chart.origin)
  }

  /// The first word of an annotation, whose lines are centred and begin somewhat later than it.
  private func start(
    of annotation: CellRect, in rows: ScreenRows, on buffer: CellBuffer
  ) -> CellPoint {
    let row = annotation.minRow + rows.chart.minRow
    let first = annotation.minColumn + rows.chart.minColumn
    let columns = first..<(first + annotation.size.columns)
    let column = columns.first { buffer[$0, row].glyph != .space }
    return CellPoint(column: column ?? first, row: row)
  }

  private var rows: ScreenRows {
    ScreenRows(size: size, hasNotice: !texts.notice.left.isEmpty)
  }

  private func chart(on rows: ScreenRows) -> PriceChart {
    PriceChart(
      state: state, look: look,
      annotation: rows.annotation > 0 ? look.spelled(texts.annotation) : "",
      size: rows.chart.size, annotationRows: rows.annotation)
  }

  private func drawTexts(in rows: ScreenRows, on buffer: inout CellBuffer) {
    let texts = texts
    draw(texts.title, row: rows.title, on: &buffer)
    draw(texts.notice, row: rows.notice, on: &buffer)
    if rows.annotation > 0 { draw(texts.status, row: rows.status, on: &buffer) }
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.glyphSet = look.glyphs
    environment.colorDepth = look.colorDepth
    environment.colorScheme = look.isLight ? .light : .dark
    environment.zone = state.series.zone
    var locale = look.locale
    // A fraction of money has as many digits as prices usually have.
    locale.numbers.minimumDecimals = state.series.unit?.usualDecimals ?? 0
    environment.textLocale = locale
    return environment
  }

  private func draw(_ row: TextRow, row place: Int?, on buffer: inout CellBuffer) {
    guard let place else { return }
    for placed in row.spelled(look).placed(width: size.columns) {
      let text = placed.part.text.truncated(
        toWidth: size.columns - placed.column, ellipsis: look.spelled("…"))
      buffer.write(
        text, column: placed.column, row: place, style: look.theme.style(placed.part.role))
    }
  }
}

extension TextRow {
  /// The row in the characters of a look.
  fileprivate func spelled(_ look: ViewerLook) -> TextRow {
    func spelled(_ part: TextPart) -> TextPart {
      TextPart(text: look.spelled(part.text), role: part.role, rank: part.rank, gap: part.gap)
    }
    return TextRow(left: left.map(spelled), right: right.map(spelled))
  }
}
