import CivilTime
import TerminalCharts

/// A renderer of a state in a frame of any size: the background, then the selection and chips.
package struct ViewerScreen: Equatable {
  let state: ViewerState
  let look: ViewerLook
  let size: CellSize
  /// Whether the selection is drawn; a page for browsers draws its own.
  private(set) var drawsSelection = true

  /// Draws the whole screen.
  ///
  /// Drawing is total: any size and any data give a frame.
  ///
  /// - Parameter before: The previous frame; its background is reused if only the selection moved.
  package static func frame(
    _ state: ViewerState, in size: CellSize, look: ViewerLook = ViewerLook(),
    drawsSelection: Bool = true, after before: consuming ViewerFrame? = nil
  ) -> ViewerFrame {
    let screen = ViewerScreen(
      state: state, look: look, size: size, drawsSelection: drawsSelection)
    let cause = screen.cause
    if let ground = before?.ground, ground.cause == cause { return screen.frame(over: ground) }
    // Releases the old images before drawing new ones.
    before = nil
    return screen.frame(over: screen.ground(of: cause))
  }

  // MARK: The background

  /// The inputs that the background depends on.
  ///
  /// Comparing them is cheap while the series are copies of each other, until a file changes.
  private var cause: ViewerScreen {
    var state = state
    // The clock changes nothing visible within a minute, nor within a slot that is not visible.
    state.now =
      state.shownNow ?? state.nowIndex.map { state.series[$0].start }
      ?? Instant(secondsSince1970: .min)
    // The legend of the typical day names the selected day.
    state.selection = state.shownKind == .typical ? state.selectedDay : nil
    // The menu is drawn on top.
    (state.anchor, state.menu, state.hasUnknownKey) = (nil, nil, false)
    return ViewerScreen(state: state, look: look, size: size)
  }

  private func ground(of cause: ViewerScreen) -> ScreenGround {
    let (layout, chart) = laidOut
    var painter = ScreenPainter(chart: chart, layout: layout, buffer: CellBuffer(size: size))
    let kept = layout.plot.isEmpty ? nil : chart.kept(in: environment)
    if let kept { painter.buffer.copy(kept.buffer, to: layout.plot.origin) }
    painter.drawTexts()
    painter.drawAxes()
    painter.drawLegend()
    for (texts, row) in zip(painter.texts.appliances, layout.appliances) {
      painter.draw(texts, row: row)
    }
    var bars: KeptChart?
    if let area = layout.usage, !area.isEmpty, chart.hasTimeAxis,
      case let usage = UsageChart(below: chart, rows: area.size.rows),
      !usage.bars.isEmpty || !usage.production.isEmpty
    {
      let kept = usage.kept(in: environment)
      painter.buffer.copy(kept.buffer, to: area.origin)
      painter.drawLabels(of: usage)
      bars = kept
    }
    return ScreenGround(cause: cause, painter: painter, kept: kept, bars: bars)
  }

  /// The layout, with the label columns that the chart needs, and the chart in its plot.
  private var laidOut: (ScreenLayout, any PriceChart) {
    let first = ScreenLayout(of: state, in: size, labelColumns: 0)
    let chart = chart(in: first)
    let widest = chart.y.ticks.map { look.spelled($0.label).displayWidth }.max() ?? 0
    let second = ScreenLayout(of: state, in: size, labelColumns: widest)
    return second == first ? (first, chart) : (second, self.chart(in: second))
  }

  private func chart(in layout: ScreenLayout) -> any PriceChart {
    state.shownKind.chart(in: ChartContext(state, look: look, size: layout.plot.size))
  }

  // MARK: The selection

  private func frame(over ground: ScreenGround) -> ViewerFrame {
    var painter = ground.painter
    let layout = painter.layout
    var state = state
    if !drawsSelection { state.selection = nil }
    painter.chart.context = ChartContext(state, look: look, size: layout.plot.size)
    let chart = painter.chart
    var plots: [DrawnPlot] = []
    if let kept = ground.kept {
      let origin = layout.plot.origin
      let marks = chart.addOverlay(to: kept, &painter.buffer, at: origin)
      plots.append((kept, marks, origin))
    }
    let usage = ground.bars == nil ? nil : layout.usage
    if let kept = ground.bars, let origin = usage?.origin {
      let span = chart.focus.map { chart.wholeColumns($0.x) }
      let selection = UsageChart.selection(span, chart.context)
      plots.append((kept, kept.add(selection, to: &painter.buffer, at: origin), origin))
    }
    let cursor = painter.drawChips() ?? CellPoint(column: 0, row: layout.status ?? 0)
    painter.drawStatus()
    var frame = ViewerFrame(
      buffer: painter.buffer, cursor: cursor, chart: chart, plot: painter.plot,
      targets: painter.targets, usage: usage, ground: ground)
    if let menu = state.menu { frame.draw(menu, of: chart.context) }
    if look.pixels != nil { add(plots, to: &frame) }
    frame.draw(painter.plates, in: look)
    return frame
  }

  private typealias DrawnPlot = (KeptChart, marks: KeptChart.AddedMarks?, origin: CellPoint)

  /// Adds plots in pixels: as images on a screen, otherwise as drawings.
  private func add(_ plots: [DrawnPlot], to frame: inout ViewerFrame) {
    for (kept, marks, origin) in plots {
      if look.isInteractive {
        frame.images += kept.images(with: marks, over: frame.buffer, at: origin)
        continue
      }
      for var drawing in kept.drawings(with: marks) {
        drawing.origin = origin
        frame.drawings.append(drawing)
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

/// A screen without selection, cached from frame to frame.
///
/// A key that moves the selection then draws only a lollipop, at a million slots as at 24.
struct ScreenGround {
  /// The inputs that the background depends on.
  let cause: ViewerScreen
  /// The painter with the texts and the chart.
  let painter: ScreenPainter
  /// The chart as drawn; `nil` if it does not fit.
  let kept: KeptChart?
  /// The usage below the prices as drawn; `nil` if it is not drawn.
  let bars: KeptChart?
}
