import CivilTime
import ElectricityPrices
import Foundation
import TerminalCore
import Testing

@testable import PriceViewer

private func screen(
  _ state: ViewerState, _ columns: Int, _ rows: Int, look: ViewerLook = ViewerLook()
) -> ViewerFrame {
  ViewerScreen.frame(state, in: CellSize(columns: columns, rows: rows), look: look)
}

@Suite struct ViewerScreenTests {
  @Test func theSeedsDay() {
    var state = viewer()
    state.apply(.cheapest)
    let frame = screen(state, 80, 24)
    let rows = (0..<24).map { frame.buffer.text(row: $0) }
    #expect(rows[0] == ScreenTexts(state: state).title.text(width: 80))
    #expect(rows[2].contains("13:00-14:00"))
    #expect(rows[3].contains("326 øre per kWh"))
    #expect(rows[4].hasPrefix("450 ┈"))
    #expect(rows[9].hasPrefix("400 ┈"))
    #expect(rows[14].hasPrefix("350 ┈"))
    #expect(rows[19].hasPrefix("300 ┈"))
    #expect(rows[20].contains("┼"))
    #expect(rows[21] == "    00                 06                 12                 18")
    #expect(rows[22] == "")
    #expect(rows[23].hasPrefix(" low 326 13:00   mean 385   high 447 19:00"))
    #expect(frame.cursor.map { frame.buffer.text(row: $0.row).contains("13:00-14:00") } ?? false)
    #expect(!frame.buffer.text.contains("\u{2800}"))
  }

  @Test func theSmallestWholeScreen() {
    #expect(
      screen(viewer(), 40, 10).buffer.text == """
         12 July 2022   øre/kWh        now  408
                     09:00-10:00
                   408 øre per kWh
        450 ┈ ┈ ┈ ┈ ┈ ┈ ┈ │ ┈ ┈ ┈ ┈ ┈ ⣀⣀⣤⣤⣄⣀⣀⣀⡀
            ⢀          ⢀⣤⠶◆⠛⠶⣦⡄    ⣠⡶⠛⠉⠉  ⠈⠉⠉⠉⠙
            ⠈⠛⠛⠛⠛⠛⠛⠳⠶⣤⠶⠟⠁ │  ⠈⠹⣷⣀⣠⡾⠋
        300 ┈ ┈ ┈ ┈ ┈ ┈ ┈ │ ┈ ┈ ⠉⠉┈ ┈ ┈ ┈ ┈ ┈ ┈
            ┴────────┴────┼───┴────────┴────────
            00       06       12       18
         low 326 13:00   high 447 19:00
        """)
  }

  @Test func withoutColoursNowAndTheSelectionHaveOtherShapes() {
    var state = viewer()
    state.apply(.cheapest)
    let look = ViewerLook(colorDepth: .monochrome)
    let text = screen(state, 80, 24, look: look).buffer.text
    #expect(text.contains("◆") && text.contains("●"))
  }

  @Test(arguments: ChartKind.allCases) func thePlotStandsStill(kind: ChartKind) {
    var state = viewer(now: "2030-01-01", kind: kind)
    let without = screen(state, 80, 24).plot
    for action in [ViewerAction.first, .last, .cheapest, .dearest] {
      state.apply(action)
      let frame = screen(state, 80, 24)
      #expect(frame.plot == without)
      let annotation = ScreenTexts(state: state).annotation.split(separator: "\n")
      // Right above the plot, wherever its grid ends.
      let first = (frame.plot?.minRow ?? 0) - 2
      #expect(frame.buffer.text(row: first).contains(annotation[0]))
      #expect(frame.buffer.text(row: first + 1).contains(annotation[1]))
    }
  }

  @Test(arguments: ChartKind.allCases) func theSelectionIsPinkAndNowIsBlue(kind: ChartKind) {
    var state = viewer(kind: kind)
    state.apply(.cheapest)
    let cells = screen(state, 80, 24).buffer.cells
    let symbols = cells.filter { $0.glyph.scalar == "●" || $0.glyph.scalar == "◆" }
    // A selected bar is pink itself, and now stands on the blue of its own.
    #expect(
      Set(symbols.map(\.style.foreground))
        == (kind == .bar ? [.default] : [Theme.standard.price, Theme.standard.selection]))
    if kind == .bar {
      #expect(symbols.map(\.style.background) == [Theme.standard.price])
      #expect(cells.contains { $0.style.foreground == Theme.standard.selection })
    }
    #expect(
      cells.contains { $0.glyph.scalar == "│" && $0.style.foreground == Theme.standard.selection })
  }

  @Test func nowIsShownWhereNothingIsSelected() {
    let cells = screen(viewer(), 80, 24).buffer.cells
    #expect(
      cells.filter { $0.glyph.scalar == "│" }.allSatisfy {
        $0.style.foreground == Theme.standard.price
      })
    #expect(
      cells.contains { $0.glyph.scalar == "◆" && $0.style.foreground == Theme.standard.selection })
    let outside = screen(viewer(now: "2030-01-01"), 80, 24)
    #expect(!outside.buffer.text.contains("◆") && !outside.buffer.text(row: 0).contains("now"))
  }

  @Test func gapsBreakTheLine() {
    let gap = series(["10", "10", "10", "", "", "", "", "10", "10", "10"])
    let frame = screen(viewer(gap, now: "2030-01-01"), 60, 20)
    let plot = frame.plot ?? CellRect(column: 0, row: 0, columns: 0, rows: 0)
    let row = (plot.minRow..<plot.maxRow).first { row in
      (plot.minColumn..<plot.maxColumn).contains { isBraille(frame.buffer[$0, row]) }
    }
    let columns = (plot.minColumn..<plot.maxColumn).filter { column in
      row.map { isBraille(frame.buffer[column, $0]) } ?? false
    }
    let holes = zip(columns, columns.dropFirst()).filter { $1 - $0 > 1 }
    #expect(holes.count == 1)
  }

  private func isBraille(_ cell: Cell) -> Bool {
    cell.glyph.scalar.map { (0x2801...0x28FF).contains($0.value) } ?? false
  }

  @Test func aLonelyPriceIsDrawn() {
    for kind in ChartKind.allCases {
      let frame = screen(viewer(series(["", "5", ""]), now: "2030-01-01", kind: kind), 60, 20)
      let plot = frame.plot ?? CellRect(column: 0, row: 0, columns: 0, rows: 0)
      let glyphs = (plot.minRow..<plot.maxRow).flatMap { row in
        (plot.minColumn..<plot.maxColumn).map { frame.buffer[$0, row] }
      }
      #expect(glyphs.contains { $0.style.foreground == Theme.standard.price }, "\(kind)")
    }
  }

  @Test func asciiIsASCII() {
    var state = viewer(series(seedPrices, area: "Tromsø 東"))
    state.apply(.cheapest)
    let look = ViewerLook(glyphs: .ascii, colorDepth: .monochrome)
    for kind in ChartKind.allCases {
      state.apply(.chart(kind))
      #expect(screen(state, 80, 24, look: look).buffer.text.utf8.allSatisfy { $0 < 0x80 })
    }
    state.apply(.toggleHelp)
    #expect(screen(state, 80, 24, look: look).buffer.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func severalDaysHaveTheirDates() {
    let frame = screen(viewer(series(seedPrices + seedPrices), now: "2030-01-01"), 100, 24)
    let rows = (0..<24).map { frame.buffer.text(row: $0) }
    // No hour of midnight, and a line where the days meet.
    let days = rows.first { $0.contains("Tue 12") && $0.contains("Wed 13") } ?? ""
    #expect(days.contains(" 12 ") && !days.contains("00"), "\(frame.buffer.text)")
    let column = days.firstIndex(of: "W").map { days.distance(from: days.startIndex, to: $0) } ?? 0
    #expect(rows.filter { $0.count > column && Array($0)[column] == "┊" }.count > 5)
  }

  @Test func everySizeIsDrawn() {
    var states = [viewer(), ViewerState(series: [], now: time("2022-07-12"))]
    states += ChartKind.allCases.map { kind in
      var state = viewer(series(["1", "", "-3"]), kind: kind)
      state.apply(.last)
      return state
    }
    states.append(states[0])
    states[states.count - 1].apply(.toggleHelp)
    for state in states {
      for (columns, rows) in (0...12).flatMap({ c in (0...12).map { (c, $0) } }) + [(500, 200)] {
        let frame = screen(state, columns, rows)
        #expect(frame.buffer.size == CellSize(columns: columns, rows: rows))
      }
    }
  }

  @Test func theThinnestScreenStillTellsThePrice() {
    #expect(screen(viewer(), 40, 1).buffer.text == " 09:00-10:00  408 øre per kWh")
    #expect(screen(viewer(), 5, 1).buffer.text == "408")
    #expect(screen(viewer(), 60, 9).buffer.text(row: 8).hasPrefix(" 09:00-10:00  408 øre"))
  }

  @Test func manyPricesAreThinned() {
    let many = series((0..<200_000).map { String($0 % 7) }, from: "2020-01-01", minutes: 15)
    #expect(PricePoints(series: many, columns: 100).indices.count <= 1442)
    #expect(screen(viewer(many), 80, 24).plot != nil)
  }
}

@Suite struct ThemeTests {
  @Test(arguments: Theme.allCases) func coloursAreReadableOnBlackAndWhite(theme: Theme) {
    for color in [theme.price, theme.selection, theme.warning] where !color.isDefault {
      let light = luminance(color)
      #expect((light + 0.05) / 0.05 >= 3 && 1.05 / (light + 0.05) >= 3, "\(color) \(light)")
    }
  }

  /// The relative luminance of WCAG 2.2.
  private func luminance(_ color: CellColor) -> Double {
    func part(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let parts = color.components
    return 0.2126 * part(parts.red) + 0.7152 * part(parts.green) + 0.0722 * part(parts.blue)
  }
}
