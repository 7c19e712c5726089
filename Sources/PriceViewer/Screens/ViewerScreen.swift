import ElectricityPrices
import LocaleFormats
import PriceTexts
import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalImages
import TerminalViews

/// A renderer of a state in a frame of any size: the background, then the selection and chips.
package struct ViewerScreen {
  let state: ViewerState
  let look: ViewerLook
  let size: CellSize

  /// Draws the whole screen.
  ///
  /// Drawing is total: any size and any data give a frame.
  ///
  /// - Parameter before: The previous frame; its background is reused if only the selection moved.
  package static func frame(
    _ state: ViewerState, in size: CellSize, look: ViewerLook = ViewerLook(),
    after before: consuming ViewerFrame? = nil
  ) -> ViewerFrame {
    let screen = ViewerScreen(state: state, look: look, size: size)
    let cause = ScreenGround.Cause(state: state, size: size, look: look)
    if let ground = before?.ground, ground.cause == cause { return screen.frame(over: ground) }
    // Releases the old images before drawing new ones.
    before = nil
    return screen.frame(over: screen.ground(of: cause))
  }

  // MARK: The background

  private func ground(of cause: ScreenGround.Cause) -> ScreenGround {
    let (layout, chart) = laidOut
    let plot = PlotFrame(area: layout.plot, x: chart.x, y: chart.y)
    var buffer = CellBuffer(size: size)
    let kept = layout.plot.isEmpty ? nil : chart.kept(in: environment)
    if let kept { buffer.copy(kept.buffer, to: layout.plot.origin) }
    let painter = ScreenPainter(chart: chart, layout: layout, plot: plot)
    var targets = painter.drawTexts(on: &buffer)
    painter.drawAxes(on: &buffer)
    targets += painter.drawLegend(on: &buffer)
    for (texts, row) in zip(painter.texts.appliances, layout.appliances) {
      targets += painter.draw(texts, row: row, on: &buffer)
    }
    let usage = usage(layout, plot, chart)
    let bars = usage.map { usage in
      let kept = usage.kept(in: usage.size, environment: environment)
      buffer.copy(kept.buffer, to: layout.usage?.origin ?? CellPoint(column: 0, row: 0))
      painter.drawLabels(of: usage, on: &buffer)
      return kept
    }
    return ScreenGround(
      cause: cause, layout: layout, plot: plot, chart: chart, buffer: buffer, kept: kept,
      usage: usage, bars: bars, targets: targets)
  }

  /// The layout, with the label columns that the chart needs, and the chart in its plot.
  private var laidOut: (ScreenLayout, any PriceChart) {
    let mean = look.spelled(look.locale.language.catalogue.word(.mean))
    func layout(labelColumns: Int) -> ScreenLayout {
      ScreenLayout(
        size: size, labelColumns: labelColumns, wordColumns: mean.displayWidth,
        hasSigns: state.drawnLevels != nil, hasUsage: state.showsUsage,
        applianceCount: state.appliances.count)
    }
    let first = layout(labelColumns: 0)
    let chart = chart(in: first)
    let widest = chart.y.ticks.map { look.spelled($0.label).displayWidth }.max() ?? 0
    let second = layout(labelColumns: widest)
    return second == first ? (first, chart) : (second, self.chart(in: second))
  }

  private func chart(in layout: ScreenLayout) -> any PriceChart {
    let kind = state.chartKind == .typical && !state.hasTypicalDays ? .area : state.chartKind
    return kind.chart(in: ChartContext(state, look: look, size: layout.plot.size))
  }

  /// Returns the usage chart on the time axis of the prices; `nil` without space or usage.
  private func usage(
    _ layout: ScreenLayout, _ plot: PlotFrame, _ chart: any PriceChart
  ) -> UsageChart? {
    guard let area = layout.usage, state.showsUsage, chart.hasTimeAxis, !area.isEmpty else {
      return nil
    }
    let bars = UsageBars(state: state, columns: area.size.columns)
    let usage = UsageChart(
      bars: bars.bars, production: bars.production, look: look, x: plot.x, size: area.size)
    return usage.bars.isEmpty && usage.production.isEmpty ? nil : usage
  }

  // MARK: The selection

  private func frame(over ground: ScreenGround) -> ViewerFrame {
    var (buffer, chart, layout) = (ground.buffer, ground.chart, ground.layout)
    chart.context = ChartContext(state, look: look, size: layout.plot.size)
    let overlay = ground.add(chart, to: &buffer)
    var bars: KeptChart.AddedMarks?
    if let usage = ground.usage, let kept = ground.bars, let origin = layout.usage?.origin {
      bars = kept.add(usage.overlay(chart.focus?.x), to: &buffer, at: origin)
    }
    let painter = ScreenPainter(chart: chart, layout: layout, plot: ground.plot)
    let chips = painter.drawChips(on: &buffer)
    var frame = ViewerFrame(buffer: buffer, chart: chart, plot: ground.plot)
    frame.targets = ground.targets + chips.targets + painter.drawStatus(on: &buffer)
    frame.cursor = chips.cursor ?? CellPoint(column: 0, row: layout.status ?? 0)
    if let menu = state.menu {
      let lines = MenuLines(context: chart.context).all
      let overlay = MenuOverlay(
        look: look, menu: menu, lines: lines, hint: chart.texts.words(.menuHint),
        nothing: chart.texts.words(.noEntry))
      // A small screen has no other row for it.
      let drawn = overlay.draw(
        on: &buffer, in: size.rows >= 20 ? 1..<(size.rows - 1) : 0..<size.rows)
      (frame.targets, frame.cursor) = (drawn.targets, drawn.cursor)
      (frame.menu, frame.menuIndex) = (overlay.runnable, overlay.index)
    }
    frame.buffer = buffer
    place(ground, overlay, bars, in: &frame)
    frame.usage = ground.usage == nil ? nil : layout.usage
    frame.ground = ground
    return frame
  }

  /// Adds the plots in pixels to a frame: as images on a screen, otherwise as drawings.
  private func place(
    _ ground: ScreenGround, _ overlay: KeptChart.AddedMarks?, _ bars: KeptChart.AddedMarks?,
    in frame: inout ViewerFrame
  ) {
    guard look.pixels != nil else { return }
    let plots = [
      (ground.kept, overlay, ground.layout.plot.origin),
      (ground.bars, bars, ground.layout.usage?.origin ?? ground.layout.plot.origin),
    ]
    for case (let kept?, let overlay, let origin) in plots {
      if look.isInteractive {
        frame.images += kept.images(with: overlay, over: frame.buffer, at: origin)
      } else {
        frame.place(kept.drawings(with: overlay), at: origin)
      }
    }
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.glyphSet = look.glyphs
    environment.colorDepth = look.colorDepth
    environment.colorScheme = look.isLight ? .light : .dark
    environment.groundColor = look.groundColor
    environment.secondaryColor = look.colors.secondary
    environment.zone = state.series.zone
    environment.textLocale = look.locale
    return environment
  }
}
