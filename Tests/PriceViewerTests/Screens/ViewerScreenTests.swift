import CivilTime
import ElectricityPrices
import Foundation
import TerminalCore
import TerminalViews
import Testing

@testable import PriceViewer

private func screen(
  _ state: ViewerState, _ columns: Int, _ rows: Int, look: ViewerLook = ViewerLook()
) -> ViewerFrame {
  ViewerScreen.frame(state, in: CellSize(columns: columns, rows: rows), look: look)
}

@Suite("Viewer screen") struct ViewerScreenTests {
  @Test("The seed's day") func theSeedsDay() {
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

  @Test("The cheapest time is a band with its mean, and a sentence")
  func cheapestTime() {
    var state = viewer()
    state.apply(.toggleWindow)
    for kind in ChartKind.overTime {
      state.apply(.chart(kind))
      let rows = (0..<24).map { screen(state, 80, 24).buffer.text(row: $0) }
      #expect(
        rows[22].hasPrefix(
          " Cheapest 3 hours: Tue 12 Jul 13:00-16:00, 338 øre per kWh on average."))
      #expect(rows[4..<20].contains { $0.contains("338") }, "\(kind)")
    }
    state.apply(.toggleWindow)
    #expect(!screen(state, 80, 24).buffer.text.contains("338"))
  }

  @Test("A word is left out with its number") func aWordIsLeftOutWithItsNumber() {
    var hasLacked = false
    for columns in 30...100 {
      let row = screen(viewer(), columns, 24).buffer.text(row: 23)
      #expect(row.contains("mean") == row.contains("385"), "\(columns): \(row)")
      hasLacked = hasLacked || !row.contains("mean")
    }
    #expect(hasLacked)
  }

  @Test("The smallest whole screen") func theSmallestWholeScreen() {
    #expect(
      screen(viewer(), 40, 10).buffer.text == """
         12 July 2022   øre/kWh        now  408
                  now · 09:00-10:00
                   408 øre per kWh
        450 ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┊ ┈ ┈ ┈ ┈ ┈ ⣀⣀⣤⣤⣄⣀⣀⣀⡀
            ⢀          ⢀⣤⠶◆⠛⠶⣦⡄    ⣠⡶⠛⠉⠉  ⠈⠉⠉⠉⠙
            ⠈⠛⠛⠛⠛⠛⠛⠳⠶⣤⠶⠟⠁ ┊  ⠈⠹⣷⣀⣠⡾⠋
        300 ┈ ┈ ┈ ┈ ┈ ┈ ┈ ┊ ┈ ┈ ⠉⠉┈ ┈ ┈ ┈ ┈ ┈ ┈
            ┴────────┴────┼───┴────────┴────────
            00       06       12       18
         low 326 13:00   high 447 19:00
        """)
  }

  @Test("Without colours, now and the selection have other shapes")
  func withoutColoursNowAndTheSelectionHaveOtherShapes() {
    var state = viewer()
    state.apply(.cheapest)
    let look = ViewerLook(colorDepth: .monochrome)
    let text = screen(state, 80, 24, look: look).buffer.text
    #expect(text.contains("◆") && text.contains("●"))
  }

  @Test("The plot stands still", arguments: ChartKind.overTime) func thePlotStandsStill(
    kind: ChartKind
  ) {
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

  private let colors = ViewerLook().colors

  @Test("The selection and now look different", arguments: ChartKind.overTime)
  func theSelectionAndNowLookDifferent(kind: ChartKind) {
    var state = viewer(kind: kind)
    state.apply(.cheapest)
    let cells = screen(state, 80, 24).buffer.cells
    let symbols = cells.filter { $0.glyph.scalar == "●" || $0.glyph.scalar == "◆" }
    // A selected bar is in its colour itself, and that of now too: a sign would hide its end.
    if kind == .bar {
      #expect(symbols.isEmpty)
      for color in [colors.now, colors.selection] {
        #expect(cells.contains { $0.glyph.scalar == "█" && $0.style.foreground == color })
      }
    } else {
      #expect(Set(symbols.map(\.style.foreground)) == [colors.now, colors.selection])
    }
    #expect(
      cells.contains { $0.glyph.scalar == "│" && $0.style.foreground == colors.selection })
    #expect(cells.contains { $0.glyph.scalar == "┊" && $0.style.foreground == colors.now })
    // Now has its name where the annotation leaves room for it.
    state.apply(.last)
    func labels() -> Int {
      let rows = screen(state, 80, 24).buffer
      return (1..<8).count { rows.text(row: $0).contains(" now ") }
    }
    #expect(labels() == 1)
    state.apply(.select(time("2022-07-12T10:00")))
    #expect(labels() == 0)
  }

  @Test("Now is shown where nothing is selected", arguments: [ColorDepth.trueColor, .monochrome])
  func nowIsShownWhereNothingIsSelected(depth: ColorDepth) {
    let look = ViewerLook(colorDepth: depth)
    let frame = screen(viewer(), 80, 24, look: look).buffer
    let diamonds = frame.cells.filter { $0.glyph.scalar == "◆" }
    #expect(diamonds.map(\.style.foreground) == [look.colors.now])
    #expect(frame.text(row: 2).contains("now · "))
    #expect(frame.text.contains("┊") && !frame.text.contains("│"))
    let outside = screen(viewer(now: "2030-01-01"), 80, 24)
    #expect(!outside.buffer.text.contains("◆") && !outside.buffer.text(row: 0).contains("now"))
  }

  @Test("The past is dimmed", arguments: ChartKind.overTime) func thePastIsDimmed(kind: ChartKind) {
    let frame = screen(viewer(now: "2022-07-12T12:30", kind: kind), 80, 24)
    let plot = frame.plot ?? CellRect(column: 0, row: 0, columns: 0, rows: 0)
    let now = (plot.minColumn..<plot.maxColumn).first { column in
      (plot.minRow..<plot.maxRow).contains { frame.buffer[column, $0].glyph.scalar == "┊" }
    }
    for column in plot.minColumn..<plot.maxColumn where abs(column - (now ?? 0)) > 2 {
      // Of a cell at the edge of an area, the line may have either colour.
      let inks = (plot.minRow..<plot.maxRow).flatMap { row in
        let style = frame.buffer[column, row].style
        return [style.foreground, style.background]
      }
      let wanted = column < now ?? 0 ? colors.past : colors.price
      let other = column < now ?? 0 ? colors.price : colors.past
      #expect(!inks.contains(other), "\(column)")
      #expect(inks.contains(wanted) || kind == .bar, "\(column)")
    }
  }

  @Test("Low screens spend no row on a line", arguments: ChartKind.overTime)
  func lowScreensSpendNoRowOnALine(kind: ChartKind) {
    let frame = screen(viewer(kind: kind), 20, 6)
    #expect(frame.plot?.size.rows == 4)
    #expect(!frame.buffer.text.contains("──"))
    #expect(screen(viewer(kind: kind), 40, 8).buffer.text.contains("──"))
  }

  @Test("A bare chart has no marks") func aBareChartHasNoMarks() {
    var state = viewer()
    state.apply(.clearSelection)
    let bare = screen(state, 80, 24).buffer.text
    #expect(!bare.contains("◆") && !bare.contains("┊"))
    state.apply(.redraw)
    #expect(screen(state, 80, 24).buffer.text.contains("◆"))
  }

  @Test("Names of keys and areas can be clicked") func namesOfKeysAndAreasCanBeClicked() {
    let areas = (1...40).map { series(seedPrices, area: "AREA\($0)") }
    let state = ViewerState(series: areas, now: time("2022-07-12T09:30"))
    let frame = screen(state, 80, 24)
    func action(_ text: String, row: Int, _ part: Int = 0) -> ViewerAction? {
      let line = frame.buffer.text(row: row)
      guard let range = line.range(of: text) else { return nil }
      let column = line.distance(from: line.startIndex, to: range.lowerBound) + part
      return frame.targets.lazy
        .compactMap { $0.action(at: CellPoint(column: column, row: row)) }.first
    }
    #expect(action("? help", row: 23) == .toggleHelp)
    #expect(action("q quit", row: 23, 5) == .quit)
    #expect(action("←→", row: 23) == .step(slots: -1))
    #expect(action("←→", row: 23, 5) == .step(slots: 1))
    #expect(action("low ", row: 23) == nil)
    #expect(action("AREA2", row: 22) == .series(1))
    #expect(action("Tab", row: 22) == .nextSeries)
    // Not all have room, which is said.
    #expect(frame.buffer.text(row: 22).contains("…"))
    #expect(!frame.buffer.text(row: 22).contains("AREA40"))
  }

  @Test("The help hides what lies under it") func theHelpHidesWhatLiesUnderIt() {
    var state = viewer()
    state.apply(.toggleHelp)
    let frame = screen(state, 120, 40).buffer
    for row in 1..<39 {
      let line = frame.text(row: row)
      let frames: Set<Character> = ["│", "╭", "╰"]
      guard let first = line.first(where: { $0 != " " }) else { continue }
      #expect(frames.contains(first), "\(line)")
    }
    #expect(frame.text.contains("Mouse"))
  }

  @Test("The help scrolls as far as it goes") func theHelpScrollsAsFarAsItGoes() {
    var state = viewer()
    state.apply(.toggleHelp)
    let first = screen(state, 60, 14)
    #expect(first.mostHelpRows > 0)
    #expect(first.buffer.text.contains("▼") && !first.buffer.text.contains("▲"))
    state.apply(.scrollHelp(rows: first.mostHelpRows))
    let last = screen(state, 60, 14).buffer.text
    #expect(last.contains("▲") && !last.contains("▼"))
    #expect(last.contains("q, Ctrl-C") && !first.buffer.text.contains("q, Ctrl-C"))
    #expect(screen(state, 120, 50).mostHelpRows == 0)
  }

  @Test("The help is broken into rows where it is narrow")
  func theHelpIsBrokenIntoRowsWhereItIsNarrow() {
    var state = viewer()
    state.apply(.toggleHelp)
    let words = "select a stretch; Enter zooms into it".split(separator: " ").map(String.init)
    for columns in [36, 40, 50, 80] {
      let text = screen(state, columns, 200).buffer.text
      let rows = text.split(separator: "\n").map(String.init)
      let first = rows.firstIndex { $0.contains("Shift-←/→") } ?? 0
      let last = rows.firstIndex { $0.contains("Home/End") } ?? 0
      let read = rows[first..<last].flatMap { $0.split(separator: " ").map(String.init) }
      #expect(read.filter(words.contains) == words, "\(columns)\n\(text)")
      #expect(rows.allSatisfy { $0.count <= columns })
    }
  }

  @Test("Gaps break the line") func gapsBreakTheLine() {
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

  @Test("A lonely price is drawn") func aLonelyPriceIsDrawn() {
    for kind in ChartKind.overTime {
      let frame = screen(viewer(series(["", "5", ""]), now: "2030-01-01", kind: kind), 60, 20)
      let plot = frame.plot ?? CellRect(column: 0, row: 0, columns: 0, rows: 0)
      let glyphs = (plot.minRow..<plot.maxRow).flatMap { row in
        (plot.minColumn..<plot.maxColumn).map { frame.buffer[$0, row] }
      }
      #expect(glyphs.contains { $0.style.foreground == ViewerLook().colors.price }, "\(kind)")
    }
  }

  @Test("One slot is as wide as its time", arguments: ChartKind.overTime)
  func oneSlotIsAsWideAsItsTime(kind: ChartKind) {
    for prices in [["5"], ["", "5", ""], ["3", "", "5", "", "4"]] {
      let frame = screen(viewer(series(prices), now: "2030-01-01", kind: kind), 60, 20)
      let plot = frame.plot ?? CellRect(column: 0, row: 0, columns: 0, rows: 0)
      let columns = (plot.minColumn..<plot.maxColumn).count { column in
        (plot.minRow..<plot.maxRow).contains {
          frame.buffer[column, $0].style.foreground == colors.price
        }
      }
      #expect(columns >= plot.size.columns / prices.count / 2, "\(prices)")
    }
  }

  @Test("ASCII is ASCII") func asciiIsASCII() {
    var state = viewer(series(seedPrices, area: "Tromsø 東"))
    let look = ViewerLook(glyphs: .ascii, colorDepth: .monochrome)
    #expect(screen(state, 80, 24, look: look).buffer.text.utf8.allSatisfy { $0 < 0x80 })
    state.apply(.cheapest)
    for kind in ChartKind.overTime {
      state.apply(.chart(kind))
      #expect(screen(state, 80, 24, look: look).buffer.text.utf8.allSatisfy { $0 < 0x80 })
    }
    state.apply(.toggleHelp)
    #expect(screen(state, 80, 24, look: look).buffer.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("Several days have their dates") func severalDaysHaveTheirDates() {
    let frame = screen(viewer(series(seedPrices + seedPrices), now: "2030-01-01"), 100, 24)
    let rows = (0..<24).map { frame.buffer.text(row: $0) }
    // No hour of midnight, and a line where the days meet.
    let days = rows.first { $0.contains("Tue 12") && $0.contains("Wed 13") } ?? ""
    #expect(days.contains(" 12 ") && !days.contains("00"), "\(frame.buffer.text)")
    let column = days.firstIndex(of: "W").map { days.distance(from: days.startIndex, to: $0) } ?? 0
    #expect(rows.filter { $0.count > column && Array($0)[column] == "┊" }.count > 5)
  }

  @Test("Every size is drawn") func everySizeIsDrawn() {
    var states = [viewer(), ViewerState(series: [], now: time("2022-07-12"))]
    states += ChartKind.overTime.map { kind in
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

  @Test("The thinnest screen still tells the price") func theThinnestScreenStillTellsThePrice() {
    #expect(screen(viewer(), 40, 1).buffer.text == " 09:00-10:00  408 øre per kWh")
    #expect(screen(viewer(), 5, 1).buffer.text == "408")
    #expect(screen(viewer(), 60, 9).buffer.text(row: 8).hasPrefix(" 09:00-10:00  408 øre"))
  }
}

@Suite("Theme") struct ThemeTests {
  private static let all: [(Theme, ColorScheme, ColorDepth)] = Theme.allCases.flatMap { theme in
    ColorScheme.allCases.flatMap { ground in
      [ColorDepth.ansi8, .ansi16, .indexed256, .trueColor].map { (theme, ground, $0) }
    }
  }

  @Test("Colours are readable on their ground", arguments: all)
  func coloursAreReadableOnTheirGround(theme: Theme, ground: ColorScheme, depth: ColorDepth) {
    let colors = ThemeColors(theme, on: ground, depth: depth)
    for color in [colors.price, colors.selection, colors.now, colors.warning, colors.secondary]
    where color?.isDefault == false {
      let shown = color.map { self.shown($0, depth) } ?? .default
      let light = luminance(shown)
      let contrast = ground == .dark ? (light + 0.05) / 0.05 : 1.05 / (light + 0.05)
      #expect(contrast >= 3, "\(shown.components) \(contrast)")
    }
    // What means something else looks different.
    let shown = [colors.price, colors.selection, colors.now].map { self.shown($0, depth) }
    #expect(Set(shown).count == 3)
    if ground == .dark { #expect(!shown.contains(CellColor(hex: 0x00_00EE))) }
  }

  @Test(
    "Areas of few colours are seen", arguments: [ColorDepth.ansi8, .ansi16], ColorScheme.allCases)
  func areasOfFewColoursAreSeen(depth: ColorDepth, ground: ColorScheme) {
    let look = ViewerLook(colorDepth: depth, isLight: ground == .light)
    let cells = screen(viewer(kind: .area), 80, 24, look: look).buffer.cells
    let shades = cells.filter { $0.glyph.scalar == "░" }
    #expect(shades.count > 300)
    #expect(Set(shades.map(\.style.foreground)) == [look.colors.fill])
  }

  /// The colour of xterm's palette that stands for another.
  private func shown(_ color: CellColor, _ depth: ColorDepth) -> CellColor {
    guard let index = depth.paletteIndex(of: color) else { return color }
    let first: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    if index < 16 { return CellColor(hex: first[index]) }
    if index >= 232 {
      let level = UInt8(8 + 10 * (index - 232))
      return CellColor(red: level, green: level, blue: level)
    }
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let place = index - 16
    return CellColor(
      red: steps[place / 36], green: steps[place / 6 % 6], blue: steps[place % 6])
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
