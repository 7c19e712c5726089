import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

@testable import PriceViewer

/// The sizes at which the rules of the screen hold.
let sizes = [
  CellSize(columns: 40, rows: 12), CellSize(columns: 80, rows: 24),
  CellSize(columns: 100, rows: 30),
  CellSize(columns: 200, rows: 60),
]

/// Returns two days of quarter-hours with a maximum, a minimum and a cheapest time ahead.
func twoDaysAhead(kind: ChartKind = .area) -> ViewerState {
  let prices = (0..<192).map { quarter in
    let hour = Double(quarter % 96) / 4
    let base = hour > 17 && hour < 21 ? 170 : hour > 11 && hour < 15 ? 85 : 120
    return String(base + quarter % 7)
  }
  return viewer(
    series(prices, from: "2025-11-10T00:00", minutes: 15), now: "2025-11-10T14:20", kind: kind,
    range: .all)
}

@Suite("Rules of the screen layout") struct ScreenRulesTests {
  @Test("The plot's first row depends on the size alone", arguments: sizes)
  func frameStands(size: CellSize) {
    var rows: Set<Int> = []
    for range in [TimeRange.day, .month] {
      for kind in ChartKind.allCases where kind != .contracts {
        var state = opened("2025-07-10T09:30", range, kind: kind)
        for actions in [[ViewerAction.clearSelection], [.cheapest, .toggleWindow, .nextColoring]] {
          for action in actions { state.apply(action) }
          let frame = screen(state, size)
          rows.insert(frame.plotArea.minRow)
          #expect(frame.plotArea.maxColumn == size.columns - (size.columns < 60 ? 1 : 6))
        }
      }
    }
    #expect(rows.count == 1, "\(rows)")
  }

  @Test("The first screen shows the current price, the cheapest time and the prices ahead")
  func firstGlance() {
    let text = screen(twoDaysAhead()).buffer.text
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(rows[0].contains("now 14:15-14:30"))
    #expect(text.contains(" cheapest 3 h · "))
    #expect(rows[1].contains("3 area") && rows[1].contains("day"))
    #expect(rows[27].contains("cheap ▆▆▆▆") && rows[27].contains("øre/kWh"))
    #expect(rows.contains { $0.contains("─ now ─") || $0.contains("now") && $0.contains("┬──") })
    #expect(rows[29].contains("Space menu"))
  }

  @Test("Chips are inside the frame and above the plot for every selection", arguments: sizes)
  func chips(size: CellSize) throws {
    var state = twoDaysAhead()
    for index in stride(from: 0, to: 192, by: 13) {
      state.apply(.select(state.series[index].start))
      let frame = screen(state, size)
      let area = frame.plotArea
      let boxes = (0..<area.minRow).filter { row in
        (0..<size.columns).contains {
          frame.buffer[$0, row].style.background == ViewerLook().colors.box
        }
      }
      #expect(!boxes.isEmpty, "\(index) \(size)")
      for row in boxes {
        #expect(frame.buffer[0, row].style.background.isDefault)
        #expect(frame.buffer[size.columns - 1, row].style.background.isDefault)
      }
      // The chip of the cheapest time stays if there is a row for both.
      #expect(size.rows < 16 || frame.targets.contains { $0.actions == [.goToWindow] })
    }
  }

  @Test("A cheapest time outside the view has a chip at that edge, and a click on it goes there")
  func windowOutside() throws {
    var state = twoDaysAhead()
    state.apply(.range(.day))
    state.apply(.nextPeriod)
    state.apply(.range(.day))
    let window = try #require(state.cheapest?.answer?.window.start)
    state.apply(.select(time("2025-11-10T02:00")))
    state.apply(.zoom(steps: 6, at: time("2025-11-10T02:00")))
    #expect(!state.viewport.contains(window))
    let frame = screen(state)
    #expect(frame.buffer.text.contains("▶"), "\(frame.buffer.text)")
    let chip = try #require(frame.targets.first { $0.actions == [.goToWindow] })
    #expect(chip.columns.upperBound >= 98)
    state.apply(.goToWindow)
    #expect(state.selection == window && state.viewport.contains(window))
  }

  @Test("The rule of the current time is in the column of its minute, in reused frames too")
  func presentRule() {
    let midnight = time("2022-07-12T00:00")
    var state = viewer(
      series((0..<24).map { "\(100 + $0)" }, from: "2022-07-12T00:00", minutes: 60),
      now: "2022-07-12T00:00", range: .day)
    var frame: ViewerFrame?
    for minute in stride(from: 0, to: 24 * 60, by: 7) {
      state.apply(.tick(midnight.advanced(by: Int64(minute) * 60)))
      let next = ViewerScreen.frame(state, in: CellSize(columns: 100, rows: 30), after: frame)
      let area = next.plotArea
      let columns = (area.minColumn..<area.maxColumn).filter {
        next.buffer[$0, area.minRow].style.foreground == ViewerLook().colors.now
      }
      #expect(columns == [area.minColumn + minute * area.size.columns / (24 * 60)], "\(minute)")
      frame = next
    }
  }

  @Test("Every column gives the slot that contains it, in all kinds of time chart")
  func pointer() throws {
    let frames = ChartKind.overTime.map { screen(twoDaysAhead(kind: $0)) }
    let (area, plot) = (frames[0].plotArea, try #require(frames[0].plot))
    for column in area.minColumn..<area.maxColumn {
      let slots = frames.map { frame in
        frame.slot(at: MouseEvent(.move, at: CellPoint(column: column, row: 12)))
      }
      #expect(Set(slots).count == 1)
      let seconds = plot.values(column: Double(column) + 0.5, row: 12).x
      let index = try #require(slots[0])
      let slot = twoDaysAhead().series[index]
      #expect(slot.start.seconds <= seconds && seconds <= slot.end.seconds)
    }
  }

  @Test(
    "Prices cover their slots to the end of the last slot",
    arguments: [ChartKind.step, .area, .bar])
  func lastSlot(kind: ChartKind) throws {
    for look in [ViewerLook(), ViewerLook(colorDepth: .indexed256)] {
      let frame = screen(viewer(now: "2030-01-01", kind: kind), look: look)
      let area = frame.plotArea
      for column in [area.minColumn, area.maxColumn - 2] {
        #expect(
          (area.minRow..<area.maxRow).contains { row in
            let cell = frame.buffer[column, row]
            return cell.glyph.scalar.map { $0.value > 0x2580 } ?? false
              || !cell.style.background.isDefault
          }, "\(kind) \(column)")
      }
    }
  }

  @Test("The label of the current time covers no label of the price axis")
  func chipOfNow() {
    let frame = screen(viewer(now: "2022-07-12T00:10", kind: .bar))
    let row = frame.buffer.text(row: frame.plotArea.maxRow)
    #expect(row.contains("0  now "), "\(row)")
  }

  @Test("No text is in the first column of the screen", arguments: sizes.prefix(3))
  func margins(size: CellSize) {
    for kind in ChartKind.allCases where kind != .contracts {
      for range in [TimeRange.day, .year] {
        let state = opened("2025-07-10T09:30", range, kind: kind)
        let frame = screen(state, size)
        for row in 0..<size.rows {
          #expect(frame.buffer[0, row].glyph == .space, "\(kind) \(range) \(row)")
        }
      }
    }
  }

  @Test("The screen is drawn at every size", arguments: ChartKind.allCases)
  func everySize(kind: ChartKind) {
    var states = [
      viewer(kind: kind), ViewerState(series: [], now: time("2022-07-12"), chartKind: kind),
      viewer(series(["1", "", "-3"]), kind: kind), viewer(series(["5"]), kind: kind),
    ]
    states[0].apply(.last)
    states.append(states[0])
    states[states.count - 1].apply(.openMenu)
    for state in states {
      for (columns, rows) in (0...12).flatMap({ c in (0...12).map { (c, $0) } }) + [(500, 200)] {
        let size = CellSize(columns: columns, rows: rows)
        #expect(screen(state, size).buffer.size == size)
      }
    }
  }

  @Test("A single row shows the price, and 40 by 12 cells show plot, selection and price")
  func lowScreens() {
    #expect(
      screen(viewer(), CellSize(columns: 40, rows: 1)).buffer.text
        == " 09:00-10:00  408 øre per kWh")
    #expect(screen(viewer(), CellSize(columns: 5, rows: 1)).buffer.text == "408")
    var state = viewer()
    state.apply(.cheapest)
    let frame = screen(state, CellSize(columns: 40, rows: 12))
    #expect(frame.plotArea.size.rows >= 6 && frame.plotArea.size.columns >= 30)
    #expect(frame.buffer.text.contains("13:00-14:00") && frame.buffer.text.contains("326 øre"))
    // Ranks and spreads follow the price.
    for kind in [ChartKind.duration, .bar, .heatMap] {
      state.apply(.chart(kind))
      let text = screen(state, CellSize(columns: 40, rows: 12)).buffer.text
      #expect(text.contains("13:00-14:00  326 øre"), "\(kind) \(text)")
    }
  }

  @Test("A selected period within a day is named by its weekday and compared with now")
  func stretch() {
    let week = series((0..<168).map { String(100 + $0) })
    var state = ViewerState(series: [week], now: time("2022-07-12T09:30"))
    state.apply(.range(.week))
    state.apply(.select(time("2022-07-13T15:00")))
    state.apply(.extend(slots: 5))
    let lines = ScreenTexts(state: state).annotation
    #expect(lines[0].hasPrefix("Wed 15:00-21:00"))
    #expect(lines[1].hasPrefix("mean of 6 h: ") && lines[1].contains("  +"), "\(lines)")
  }

  @Test("Screens in ASCII contain only ASCII characters", arguments: ChartKind.allCases)
  func ascii(kind: ChartKind) {
    var state = viewer(series(seedPrices, area: "Tromsø 東"), kind: kind)
    let look = ViewerLook(glyphs: .ascii, colorDepth: .monochrome)
    for action in [ViewerAction.clearSelection, .cheapest, .extend(slots: 2), .openMenu] {
      state.apply(action)
      #expect(screen(state, look: look).buffer.text.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test("Clicks on numbers, tabs and hints do what their keys do")
  func clicks() throws {
    let areas = (1...40).map { series(seedPrices, area: "AREA\($0)") }
    let frame = screen(ViewerState(series: areas, now: time("2022-07-12T09:30")))
    func action(_ text: String, row: Int, _ part: Int = 0) -> ViewerAction? {
      let line = frame.buffer.text(row: row)
      guard let range = line.firstRange(of: text) else { return nil }
      let column = line.distance(from: line.startIndex, to: range.lowerBound) + part
      return frame.targets.lazy
        .compactMap { $0.action(at: CellPoint(column: column, row: row)) }.first
    }
    #expect(action("Space menu", row: 29) == .openMenu)
    #expect(action("q quit", row: 29, 5) == .end(.left))
    #expect(action("low ", row: 29) == .cheapest && action("high ", row: 29) == .dearest)
    #expect(action("mean ", row: 29) == .toggleLayer(.mean))
    #expect(action("5 heat", row: 1) == .chart(.heatMap) && action("week", row: 1) == .range(.week))
    #expect(action("AREA2", row: 28) == .series(1) && action("Tab", row: 28) == .nextSeries)
    #expect(action("cheap ", row: 27) == .nextColoring)
  }
}
