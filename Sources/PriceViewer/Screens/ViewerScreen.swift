import TerminalCharts
import TerminalCore
import TerminalViews

/// Draws a state into a frame of any size.
package struct ViewerScreen {
  private let state: ViewerState
  private let look: ViewerLook
  private let texts: ScreenTexts
  private let size: CellSize
  private let rows: ScreenRows

  /// Draws the whole screen.
  ///
  /// Drawing is total: any size and any data give a frame.
  ///
  /// - Parameter before: the last frame, whose chart is kept where only the selection has moved.
  package static func frame(
    _ state: ViewerState, in size: CellSize, look: ViewerLook = ViewerLook(),
    after before: ViewerFrame? = nil
  ) -> ViewerFrame {
    ViewerScreen(state: state, size: size, look: look).frame(after: before?.ground)
  }

  private init(state: ViewerState, size: CellSize, look: ViewerLook) {
    self.state = state
    self.look = look
    self.size = size
    texts = ScreenTexts(
      state: state, isInteractive: look.isInteractive, locale: look.locale)
    rows = ScreenRows(size: size, hasNotice: !texts.notice.left.isEmpty)
  }

  private func frame(after before: ChartGround?) -> ViewerFrame {
    var buffer = CellBuffer(size: size)
    let annotation = texts.annotation.map(look.spelled)
    let (chart, ground) = drawChart(
      annotation: rows.annotation > 0 ? annotation : [], after: before)
    buffer.copy(chart.buffer, to: rows.chart.origin)
    draw(texts.title, row: rows.title, on: &buffer)
    draw(texts.notice, row: rows.notice, on: &buffer)
    // Without rows over the plot, the slot stands in place of the statistics.
    let status = rows.annotation > 0 || annotation.isEmpty ? texts.status : texts.focus
    draw(status, row: rows.status, on: &buffer)
    var cursor = chart.annotationFrames.first.map { frame in
      // The lines are centred: the first word begins somewhat later than the frame.
      let row = frame.minRow + rows.chart.minRow
      let columns =
        (frame.minColumn + rows.chart.minColumn)..<(frame.maxColumn + rows.chart.minColumn)
      let column = columns.first { buffer[$0, row].glyph != .space }
      return CellPoint(column: column ?? columns.lowerBound, row: row)
    }
    if state.showsHelp { cursor = HelpOverlay(look: look, state: state).draw(on: &buffer) }
    let place = cursor ?? CellPoint(column: 0, row: rows.status ?? 0)
    return ViewerFrame(
      buffer: buffer, cursor: place, proxy: rows.chart.isEmpty ? nil : chart.proxy,
      chartOrigin: rows.chart.origin, ground: ground)
  }

  private func drawChart(
    annotation: [String], after before: ChartGround?
  ) -> (chart: ChartFrame, ground: ChartGround?) {
    let chart = PriceChart(
      state: state, look: look, annotation: annotation, columns: size.columns,
      annotationRows: rows.annotation)
    guard chart.isGround else {
      return (chart.render(in: rows.chart.size, environment: environment), nil)
    }
    let cause = ChartGround.Cause(
      series: state.series, kind: state.chartKind, look: look, size: rows.chart.size,
      annotationRows: rows.annotation)
    let ground =
      before.flatMap { $0.cause == cause ? $0 : nil }
      ?? ChartGround(
        cause: cause, drawing: chart.drawing(in: rows.chart.size, environment: environment))
    return (ground.drawing.adding { chart.focus }.frame, ground)
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.glyphSet = look.glyphs
    environment.colorDepth = look.colorDepth
    environment.colorScheme = look.isLight ? .light : .dark
    environment.zone = state.series.zone
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
