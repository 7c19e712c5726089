import ElectricityPrices
import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalImages
import TerminalViews

/// Draws a state into a frame of any size.
package struct ViewerScreen {
  let state: ViewerState
  let look: ViewerLook
  let size: CellSize
  /// What is said: made once, for much of a frame asks.
  private(set) var texts: ScreenTexts

  /// - Parameter known: what is known already of all prices together.
  private init(
    state: ViewerState, look: ViewerLook, size: CellSize, knowing known: GatheredPrices?
  ) {
    (self.state, self.look, self.size) = (state, look, size)
    texts = ScreenTexts(
      state: state, isInteractive: look.isInteractive, locale: look.locale, columns: size.columns)
    texts.gathered = known?.shown(in: state) ?? GatheredPrices(state)
    texts.bar = sharedBar
  }

  /// Draws the whole screen.
  ///
  /// Drawing is total: any size and any data give a frame.
  ///
  /// - Parameter before: the last frame, which is kept where only the selection has moved. Who
  ///   hands over the only copy has no two plots in memory at once.
  package static func frame(
    _ state: ViewerState, in size: CellSize, look: ViewerLook = ViewerLook(),
    after before: consuming ViewerFrame? = nil
  ) -> ViewerFrame {
    func screen(knowing known: GatheredPrices? = nil) -> ViewerScreen {
      ViewerScreen(state: state, look: look, size: size, knowing: known)
    }
    let cause = ScreenGround.Cause(state: state, size: size, look: look)
    if let ground = before?.ground, ground.cause == cause {
      return screen(knowing: before?.gathered).frame(over: ground)
    }
    before = nil
    let anew = screen()
    return anew.frame(over: anew.ground(of: cause))
  }

  /// Places the plots with the selection over them: on a screen as pixels, of which a selection
  /// changes some, and otherwise as shapes.
  private func placePlots(
    of ground: ScreenGround, with added: KeptChart.AddedMarks,
    _ marked: KeptChart.AddedMarks?, in frame: inout ViewerFrame
  ) {
    guard look.pixels != nil else { return }
    let origin = ground.rows.chart.origin
    if look.isInteractive {
      frame.images = ground.chart.images(with: added, over: frame.buffer, at: origin)
    } else {
      frame.place(ground.chart.drawings(with: added), at: origin)
    }
    guard let usage = ground.usage else { return }
    let usageOrigin = usage.drawn.area.origin
    if look.isInteractive {
      frame.images += usage.ground.images(with: marked, over: frame.buffer, at: usageOrigin)
    } else {
      frame.place(usage.ground.drawings(with: marked), at: usageOrigin)
    }
  }

  private var sharedBar: SharedBar? {
    if state.comparison != nil { return nil }
    return switch state.chartKind {
    case .line, .step, .area, .bar: SharedBar(state, columns: size.columns)
    case .heatMap: SharedBar(state, on: heatMap(on: rows, annotation: "").map)
    case .typical, .duration: nil
    }
  }

  private func frame(over ground: ScreenGround) -> ViewerFrame {
    var buffer = ground.buffer
    let added = ground.chart.add(
      overlay(on: ground.rows), to: &buffer, at: ground.rows.chart.origin)
    let chart = DrawnChart(
      rows: ground.rows, proxy: ground.chart.proxy, annotation: added.annotationFrames.last)
    let marked = ground.usage.map { usage in
      usage.ground.add(
        usage.drawn.chart.overlay(usageSelection), to: &buffer, at: usage.drawn.area.origin)
    }
    var frame = finished(&buffer, chart)
    placePlots(of: ground, with: added, marked, in: &frame)
    frame.usage = ground.usage?.drawn.area
    // Nothing follows a printed frame.
    if look.isInteractive { frame.ground = ground }
    frame.targets = state.help.isShown ? [] : ground.targets
    return frame
  }

  private func ground(of cause: ScreenGround.Cause) -> ScreenGround {
    let rows = rows
    var buffer = CellBuffer(size: size)
    let chart = plot(on: rows).kept(
      in: rows.chart.size, environment: environment, pixels: look.pixels)
    buffer.copy(chart.buffer, to: rows.chart.origin)
    drawSigns(in: rows, by: chart.proxy, on: &buffer)
    let targets = drawTexts(in: rows, on: &buffer)
    let usage = usage(in: rows, under: chart.proxy).map { usage in
      let ground = usage.chart.kept(
        in: usage.area.size, environment: environment, pixels: look.pixels)
      buffer.copy(ground.buffer, to: usage.area.origin)
      drawLabels(of: usage, on: &buffer)
      return (usage, ground)
    }
    return ScreenGround(
      cause: cause, rows: rows, buffer: buffer, chart: chart, usage: usage, targets: targets)
  }

  /// Adds what differs with the selection and what lies over all.
  private func finished(_ buffer: inout CellBuffer, _ chart: DrawnChart) -> ViewerFrame {
    let rows = chart.rows
    drawNowLabel(beside: chart, on: &buffer)
    // Without rows over the plot, the slot stands in place of the statistics.
    if rows.annotation == 0 {
      draw(state.focusIndex == nil ? texts.status : texts.focus, row: rows.status, on: &buffer)
    } else if let row = rows.status, texts.bar != nil {
      buffer.write(String(repeating: " ", count: size.columns), column: 0, row: row)
      draw(texts.status, row: row, on: &buffer)
    }
    var cursor = chart.annotation.map { start(of: $0, in: rows, on: buffer) }
    var mostHelpRows = 0
    if state.help.isShown {
      let help = HelpOverlay(look: look, state: state)
      // A low screen has no other row for it.
      let room = size.rows >= 20 ? 1..<(size.rows - 1) : 0..<size.rows
      (cursor, mostHelpRows) = help.draw(on: &buffer, in: room)
    }
    return ViewerFrame(
      buffer: buffer, cursor: cursor ?? CellPoint(column: 0, row: rows.status ?? 0),
      proxy: rows.chart.isEmpty ? nil : chart.proxy, chartOrigin: rows.chart.origin,
      mostHelpRows: mostHelpRows,
      heatMap: state.chartKind == .heatMap ? heatMap(on: rows, annotation: "").map : nil,
      gathered: texts.gathered)
  }

  private var rows: ScreenRows {
    ScreenRows(
      size: size, hasNotice: !texts.notice.left.isEmpty, isTight: state.chartKind == .heatMap,
      hasLegend: !state.layers.isEmpty && legend.isNeeded, hasSigns: state.levelScale != nil,
      hasUsage: state.showsUsage)
  }

  var legend: LayerLegend { LayerLegend(state: state, look: look) }

  /// A sign for each bar, or for each that a line would have, under its middle.
  private func drawSigns(in rows: ScreenRows, by proxy: ChartProxy?, on buffer: inout CellBuffer) {
    guard let row = rows.signs, let scale = state.levelScale, let proxy else { return }
    let width = proxy.plotRect.width
    var taken: (column: Int, level: PriceLevel)?
    for bar in PricePoints(state, columns: size.columns).bars {
      let level = scale.level(of: bar.price)
      guard let x = proxy.position(forX: bar.middle), (0...width).contains(x) else { continue }
      let left = proxy.plotRect.minX + x - CellMetrics.columnWidth / 2
      let column = rows.chart.minColumn + CellMetrics.column(left)
      // Of two in a column the dearer one is shown.
      if let taken, taken.column == column, level < taken.level { continue }
      taken = (column, level)
      buffer.write(
        level.sign(in: look.glyphs), column: column, row: row,
        style: CellStyle(foreground: look.colors.level(level)))
    }
  }

  @ChartContentBuilder private func overlay(on rows: ScreenRows) -> some ChartContent {
    if state.chartKind == .heatMap {
      heatMap(on: rows, annotation: look.spelled(texts.annotation)).overlay
    } else if let contracts = contractsChart(on: rows) {
      contracts.overlay
    } else if case .typicalDays(let days)? = texts.gathered {
      TypicalChart(chart: chart(on: rows), days: days).overlay
    } else if case .duration(let curve)? = texts.gathered {
      DurationChart(chart: chart(on: rows), curve: curve).overlay
    } else {
      chart(on: rows).overlay
    }
  }

  /// The chart itself, without what moves with the selection.
  private func plot(on rows: ScreenRows) -> any View {
    if let contracts = contractsChart(on: rows) { return contracts }
    return switch texts.gathered {
    case .typicalDays(let days)?: TypicalChart(chart: chart(on: rows), days: days)
    case .duration(let curve)?: DurationChart(chart: chart(on: rows), curve: curve)
    case nil where state.chartKind == .heatMap:
      heatMap(on: rows, annotation: "")
    case nil: chart(on: rows)
    }
  }

  private func heatMap(on rows: ScreenRows, annotation: String) -> HeatMapChart {
    HeatMapChart(
      state: state, look: look, annotation: rows.annotation > 0 ? annotation : "",
      nowLabel: look.spelled(ViewerWords(look.locale.language)(.now)),
      size: rows.chart.size, annotationRows: rows.annotation)
  }

  private func chart(on rows: ScreenRows) -> PriceChart {
    PriceChart(
      state: state, look: look,
      annotation: rows.annotation > 0 ? look.spelled(annotation(on: rows)) : "",
      size: rows.chart.size, nowLabel: rows.annotation > 0 ? look.spelled(texts.now) : "",
      annotationRows: rows.annotation)
  }

  /// The lines of the annotation that there are rows for.
  private func annotation(on rows: ScreenRows) -> String {
    guard state.showsUsage, rows.usage == nil else { return texts.annotation }
    let lines = texts.annotation.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(rows.annotation).joined(separator: "\n")
  }

  private func contractsChart(on rows: ScreenRows) -> ContractsChart? {
    state.comparison.map { ContractsChart(chart: chart(on: rows), comparison: $0) }
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.glyphSet = look.glyphs
    environment.colorDepth = look.colorDepth
    environment.colorScheme = look.isLight ? .light : .dark
    environment.groundColor = look.groundColor
    environment.secondaryColor = look.colors.secondary
    environment.zone = state.series.zone
    var locale = look.locale
    // A fraction of money has as many digits as prices usually have.
    locale.numbers.minimumDecimals =
      state.comparison == nil ? state.series.unit?.usualDecimals ?? 0 : 0
    environment.textLocale = locale
    return environment
  }
}
