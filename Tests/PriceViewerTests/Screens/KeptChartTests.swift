import CivilTime
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

@Suite("Reused charts") struct KeptChartTests {
  @Test("A reused chart equals a newly drawn chart", arguments: ChartKind.overTime)
  func lookLikeNewOnes(kind: ChartKind) {
    var state = viewer()
    state.chartKind = kind
    var before: ViewerFrame?
    var random = SeededGenerator(seed: 5)
    let actions: [ViewerAction] = [
      .step(slots: 1), .step(slots: -3), .cheapest, .dearest, .clearSelection, .last, .now,
      .chart(.bar), .chart(.heatMap), .openMenu, .closeMenu, .nextSeries, .confirm,
    ]
    for _ in 0..<(isFullRun ? 60 : 24) {
      if let action = actions.randomElement(using: &random) { state.apply(action) }
      let size = CellSize(columns: Bool.random(using: &random) ? 80 : 30, rows: 24)
      let kept = ViewerScreen.frame(state, in: size, after: before)
      let new = ViewerScreen.frame(state, in: size)
      #expect(kept.buffer.cells == new.buffer.cells && kept.cursor == new.cursor)
      before = kept
    }
  }

  @Test(
    "An interactive chart looks the same as a printed chart", arguments: ChartKind.overTime,
    [7, 24, 50, 96])
  func lookLikeChartsDrawnAtOnce(kind: ChartKind, slots: Int) {
    var random = SeededGenerator(seed: UInt64(slots))
    let prices = (0..<slots).map { _ in String(Int.random(in: -100...400, using: &random)) }
    var state = viewer(series(prices, minutes: 30), kind: kind)
    for depth in [ColorDepth.indexed256, .monochrome] {
      for _ in 0..<(isFullRun ? 10 : 4) {
        state.apply(.step(slots: Int.random(in: 1...slots, using: &random)))
        let size = CellSize(columns: Int.random(in: 30...120, using: &random), rows: 24)
        let added = ViewerScreen.frame(state, in: size, look: ViewerLook(colorDepth: depth))
        let atOnce = ViewerScreen.frame(
          state, in: size, look: ViewerLook(colorDepth: depth, isInteractive: false))
        // Leaves out the tabs and the status line, which contain key hints.
        let chart = 2 * size.columns..<(size.count - 2 * size.columns)
        let different = chart.filter {
          added.buffer.cells[$0].seen(in: depth) != atOnce.buffer.cells[$0].seen(in: depth)
        }
        #expect(different.isEmpty, "\(added.buffer.text)\n\(atOnce.buffer.text)")
      }
    }
  }

  /// A message occupies a row of the reused part: unless that is drawn again, the message would be
  /// invisible, or would stay after its end.
  @Test("A message appears over a reused chart and disappears")
  func messagesAreShownOverThemAndGo() {
    var state = viewer()
    let size = CellSize(columns: 80, rows: 24)
    var before = ViewerScreen.frame(state, in: size)
    let messages: [(ViewerAction, String?)] = [
      (.nextSeries, "The file has one series only."),
      (.confirm, "Enter chooses a slot when the viewer is started with `pricetui pick`."),
      (.step(slots: 1), nil),
    ]
    for (action, sentence) in messages {
      state.apply(action)
      let frame = ViewerScreen.frame(state, in: size, after: before)
      for (_, other) in messages {
        if let other { #expect(frame.buffer.text.contains(other) == (other == sentence)) }
      }
      before = frame
    }
  }

  @Test("After any actions, a reused chart equals a newly drawn chart")
  func anyActions() {
    var state = viewer()
    var random = SeededGenerator(seed: 6)
    let size = CellSize(columns: 80, rows: 24)
    var before = ViewerScreen.frame(state, in: size)
    for _ in 0..<(isFullRun ? 100 : 40) {
      let actions: [ViewerAction] = [
        .step(slots: 1), .step(slots: 1), .step(slots: -1), .first, .openMenu, .chart(.duration),
        .chart(.area),
        .tick(state.now.advanced(by: 1800)), .nextUnit, .clearSelection,
      ]
      if let action = actions.randomElement(using: &random) { state.apply(action) }
      let given = ViewerScreen.frame(state, in: size, after: before)
      #expect(given.buffer.cells == ViewerScreen.frame(state, in: size).buffer.cells)
      before = given
    }
  }
}

extension Cell {
  /// Returns the cell in a normal form of its appearance: without colours, the colours of the cell
  /// have no effect, and with colours either half can be the background.
  fileprivate func seen(in depth: ColorDepth) -> Cell {
    if depth == .monochrome { return Cell(glyph: glyph) }
    guard glyph.scalar == "▐" else { return self }
    var style = style
    (style.foreground, style.background) = (style.background, style.foreground)
    return Cell(glyph: Glyph("▌"), style: style)
  }
}
