import CivilTime
import ElectricityPrices
import TerminalCharts
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

private let otherArea = PriceSeries(
  slots: otherYears.slots, unit: .oerePerKilowattHour, area: "NO2", zone: oslo)

private func state(
  _ layers: [ViewerLayer], kind: ChartKind = .line, range: TimeRange = .day,
  now: String = "2025-07-12T09:30"
) -> ViewerState {
  var state = ViewerState(
    series: [fourYears, otherArea], now: time(now), chartKind: kind, range: range)
  state.show(layers, limits: LevelLimits())
  return state
}

private func frame(
  _ state: ViewerState, _ columns: Int = 80, _ rows: Int = 26, look: ViewerLook = ViewerLook()
) -> ViewerFrame {
  ViewerScreen.frame(state, in: CellSize(columns: columns, rows: rows), look: look)
}

@Suite("Pictures of layers") struct LayerPicturesTests {
  @Test("Areas have a colour, a symbol and a place in the legend", arguments: ChartKind.overTime)
  func areas(kind: ChartKind) {
    let buffer = frame(state([.areas], kind: kind)).buffer
    let legend = buffer.text(row: 23)
    #expect(legend.contains("● [NO1]   ■ NO2"))
    let colors = ViewerLook().colors
    for (rank, sign) in (["●", "■"] as [Unicode.Scalar]).enumerated() {
      let cells = buffer.cells.filter { $0.style.foreground == colors.area(rank) }
      #expect(cells.count { $0.glyph.scalar == sign } > 3)
      #expect(cells.count > 60)
    }
    let plain = frame(
      state([.areas], kind: kind), look: ViewerLook(glyphs: .ascii, colorDepth: .monochrome))
    #expect(plain.buffer.text(row: 23).contains("o [NO1]   # NO2"))
    #expect(plain.buffer.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("A click on a name in the legend shows that area")
  func legendIsClicked() throws {
    let shown = frame(state([.areas]))
    var pointer = PointerBindings()
    let column = try #require(
      shown.buffer.text(row: 23).firstRange(of: "NO2").map {
        shown.buffer.text(row: 23).distance(
          from: shown.buffer.text(row: 23).startIndex, to: $0.lowerBound)
      })
    let press = MouseEvent(.press(button: 1), at: CellPoint(column: column, row: 23))
    #expect(pointer.action(for: press, in: state([.areas]), on: shown) == .series(1))
  }

  @Test(
    "The period before is dashed in the faint colour, with dates", arguments: ChartKind.overTime)
  func before(kind: ChartKind) {
    let drawn = frame(state([.before], kind: kind)).buffer
    let bare = frame(state([], kind: kind)).buffer
    #expect(drawn.text(row: 23).contains("━━ 12 July 2025   ╍╍ 11 July 2025"))
    let faint = ViewerLook().colors.secondary
    func dots(_ buffer: CellBuffer) -> Int {
      buffer.cells.count {
        $0.style.foreground == faint && (0x2801...0x28FF).contains($0.glyph.scalar?.value ?? 0)
      }
    }
    #expect(dots(drawn) > 15 && dots(bare) == 0)
  }

  @Test("Levels have colours and signs under their slots", arguments: ChartKind.overTime)
  func levels(kind: ChartKind) throws {
    var state = state([.levels], kind: kind, now: "2025-02-12T09:30")
    state.apply(.clearSelection)
    state.apply(.clearSelection)
    let buffer = frame(state).buffer
    let (signs, legend) = (buffer.text(row: 22), buffer.text(row: 23))
    #expect(legend.contains("▼ very cheap   ▽ cheap   · normal   △ expensive   ▲ very expensive"))
    let scale = try #require(state.levelScale)
    let wanted = state.visible.map {
      scale.level(of: fourYears.doubleValue(at: $0)).sign(in: .braille)
    }
    // A line ends where its last slot begins.
    let count = kind.coversSlots ? wanted.count : wanted.count - 1
    #expect(signs.filter { $0 != " " }.map(String.init) == Array(wanted.prefix(count)))
    for level in Set(state.visible.map { scale.level(of: fourYears.doubleValue(at: $0)) }) {
      let color = ViewerLook().colors.level(level)
      let plot = buffer.cells.prefix(20 * 80)
      #expect(plot.contains { $0.style.foreground == color }, "\(level)")
    }
  }

  @Test("The mean is a line at its price")
  func mean() throws {
    let state = state([.mean])
    let shown = frame(state)
    let proxy = try #require(shown.proxy)
    let mean = try #require(state.statistics?.mean)
    let y = try #require(proxy.position(forY: mean))
    let row = shown.chartOrigin.row + CellMetrics.row(proxy.plotRect.minY + y)
    #expect(shown.buffer.text(row: row).filter { $0 == "─" }.count > 20)
  }

  @Test("A mark has a rule and a symbol of its own")
  func mark() {
    var state = state([])
    state.apply(.select(time("2025-07-12T15:00")))
    state.apply(.setMark)
    state.apply(.clearSelection)
    let text = frame(state).buffer.text
    #expect(text.contains("■"))
  }

  @Test("Kept grounds look like new ones with every layer", arguments: ChartKind.allCases)
  func kept(kind: ChartKind) {
    var random = SeededGenerator(seed: 9)
    var state = state([], kind: kind, range: .week)
    let actions: [ViewerAction] =
      ViewerLayer.allCases.map(ViewerAction.toggleLayer) + [
        .setMark, .lockPrices, .step(slots: 3), .nextSeries, .nextPeriod, .range(.day),
        .range(.month), .toggleWindow, .nextUnit,
      ]
    var before: ViewerFrame?
    for _ in 0..<(isFullRun ? 30 : 12) {
      if let action = actions.randomElement(using: &random) { state.apply(action) }
      let size = CellSize(columns: 80, rows: 24)
      let shown = ViewerScreen.frame(state, in: size, after: before)
      #expect(shown.buffer.cells == ViewerScreen.frame(state, in: size).buffer.cells)
      before = shown
    }
  }

  @Test("Every small screen can be drawn with all layers", arguments: ChartKind.allCases)
  func small(kind: ChartKind) {
    let state = state(ViewerLayer.allCases, kind: kind)
    for columns in [0, 1, 2, 7, 24, 40] {
      for rows in share(of: 3, [0, 1, 2, 5, 8, 10, 12, 13, 16], columns) {
        let shown = frame(state, columns, rows)
        #expect(shown.buffer.size == CellSize(columns: columns, rows: rows))
      }
    }
  }
}
