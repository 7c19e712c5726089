import CivilTime
import ElectricityPrices
import TerminalCore
import Testing

@testable import PriceViewer

@Suite("Typical day") struct TypicalTests {
  private let size = CellSize(columns: 100, rows: 26)

  private func opened(_ now: String, _ range: TimeRange, form: TypicalForm = .days) -> ViewerState {
    var state = viewer(fourYears, now: now, kind: .typical, range: range)
    while state.typicalForm != form { state.apply(.chart(.typical)) }
    return state
  }

  @Test("The view before the typical day is restored afterwards, unless the user has moved")
  func viewComesBack() {
    var state = viewer(fourYears, now: "2025-07-10T09:30", kind: .area, range: .day)
    let day = state.viewport
    state.apply(.chart(.typical))
    #expect(state.range == .month)
    state.apply(.chart(.typical))
    state.apply(.chart(.bar))
    #expect(state.viewport == day && state.range == .day)
    state.apply(.chart(.typical))
    state.apply(.previousPeriod)
    let moved = state.viewport
    state.apply(.chart(.bar))
    #expect(state.viewport == moved)
  }

  @Test("A key cycles through weekdays and weekends, the days of the week, and months")
  func forms() {
    var state = viewer(fourYears, now: "2025-07-12T09:30", range: .year)
    var seen: [TypicalForm] = []
    for _ in 0..<5 {
      state.apply(.chart(.typical))
      seen.append(state.typicalForm)
    }
    #expect(seen == [.days, .week, .months, .days, .week])
    state.apply(.chart(.line))
    state.apply(.chart(.typical))
    #expect(state.typicalForm == .week)
  }

  @Test("The typical day has only panels with prices", arguments: TypicalForm.allCases)
  func panels(form: TypicalForm) {
    let days = TypicalDays(opened("2025-07-12T09:30", .year, form: form))
    #expect(days.panels.count == form.layout.panels)
    // 12 July 2025 was a Saturday.
    var state = opened("2025-07-12T09:30", .year, form: form)
    state.apply(.range(.day))
    let day = TypicalDays(state)
    #expect(day.panels == [form == .days ? 1 : form == .week ? 5 : 6])
    #expect(day.width == 24)
    let empty = ViewerState(series: [], now: time("2025-01-01"), chartKind: .typical)
    #expect(TypicalDays(empty).panels.isEmpty && TypicalDays(empty).slot(at: 3, of: nil) == nil)
    #expect(ViewerScreen.frame(empty, in: size).buffer.text.contains("There are no prices here."))
  }

  @Test("The annotation tells the mean of the hour, where slots are shorter, and draws it there")
  func shorterSlots() {
    let prices = (0..<480).map { String([96, 92, 100, 112][$0 % 4] + $0 / 96) }
    let quarters = series(prices, minutes: 15)
    var state = viewer(quarters, now: "2022-07-16T15:20", kind: .typical, range: .all)
    for minute in ["00", "15", "45"] {
      state.apply(.select(time("2022-07-14T15:\(minute)")))
      let chart = TypicalChart(ChartContext(state))
      #expect(chart.annotation[0].hasSuffix(" 102"), "\(chart.annotation)")
      #expect(chart.focus?.y == 102)
    }
  }

  @Test("Of fewer than three days, every text is about the area that is drawn")
  func textsOfFewDays() {
    let state = viewer(series((0..<48).map(String.init)), kind: .typical, range: .all)
    let said = PriceDescription(state).text
    #expect(said.contains("A usual day needs three days of known prices"))
    #expect(!said.contains("half of all days") && state.drawnKind == .area)
  }

  @Test("Another day than today has the colour of the selection in the line and the legend")
  func colorOfDay() throws {
    var state = typicalViewer()
    let colors = ViewerLook().colors
    func colorOfLegend(_ state: ViewerState) throws -> CellColor {
      let buffer = ViewerScreen.frame(state, in: size).buffer
      let row = try #require((0..<26).first { buffer.text(row: $0).contains("half of the days") })
      let text = Array(buffer.text(row: row))
      return buffer[try #require(text.firstIndex(of: "─")), row].style.foreground
    }
    #expect(try colorOfLegend(state) == colors.now)
    state.apply(.select(time("2025-06-10T17:00")))
    #expect(try colorOfLegend(state) == colors.selection)
  }

  @Test("The legend names no day that has no line") func noLine() {
    let prices = (0..<96).map { String($0 % 24) }
    let known = series(prices, from: "2025-06-02T00:00")
    let state = viewer(known, now: "2025-07-01T10:00", kind: .typical, range: .all)
    let text = ViewerScreen.frame(state, in: size).buffer.text
    #expect(text.contains("half of the days") && !text.contains("─ today"))
  }

  @Test("Without colours, bands are shades of whole cells, and only lines have dots")
  func shades() throws {
    let look = ViewerLook(colorDepth: .monochrome)
    let state = viewer(fourYears, now: "2025-07-10T09:30", kind: .typical, range: .year)
    let frame = ViewerScreen.frame(state, in: size, look: look)
    let area = frame.plotArea
    #expect(frame.buffer.text.contains("░ lowest–highest   ▒ half of the days"))
    let glyphs = Set(
      (area.minRow..<area.maxRow).flatMap { row in
        (area.minColumn..<area.maxColumn).compactMap { frame.buffer[$0, row].glyph.scalar }
      })
    #expect(glyphs.contains("░") && glyphs.contains("▒"), "\(glyphs)")
  }

  @Test("The texts of the typical day state its numbers")
  func words() throws {
    var state = typicalViewer()
    state.apply(.now)
    let text = ViewerScreen.frame(state, in: size).buffer.text
    // Weekdays: 0–40, 70–110 and 140.
    #expect(text.contains("17:00-18:00  weekdays · today 140"))
    #expect(text.contains("half of all days between 25 and 95 øre per kWh, median 70"))
    #expect(text.contains("▒ lowest–highest   ▓ half of the days   ─ today   median ▆▆▆▆▆▆"))
    var weekend = state
    weekend.apply(.select(time("2025-06-14T17:00")))
    #expect(
      ViewerScreen.frame(weekend, in: size).buffer.text
        .contains("half of all days between 58 and 123 øre per kWh, median 90"))
    let described = PriceDescription(state).text
    #expect(described.contains("weekdays, 17:00-18:00: half of all days between 25 and 95 øre"))
    #expect(described.contains("weekends, 00:00-01:00: half of all days between 500 and 500 øre"))
  }

  @Test(
    "Coordinates and hours are inverse, and every coordinate has a slot of its panel",
    arguments: TypicalForm.allCases)
  func places(form: TypicalForm) throws {
    let state = opened("2025-07-12T09:30", .year, form: form)
    let days = TypicalDays(state)
    let now = days.time(of: try #require(state.nowIndex))
    for panel in days.panels {
      let start = try #require(days.start(ofPanel: panel))
      for hour in 0..<24 {
        let index = try #require(days.slot(at: start + Double(hour) + 0.5, of: now.date))
        let time = days.time(of: index)
        #expect(time.hour == hour && form.panel(of: time.date) == panel)
        #expect(days.x(of: time) == start + Double(hour))
        #expect(state.visible.contains(index))
      }
    }
    // In today's panel, the slot is from today.
    let today = try #require(days.x(of: now))
    let meant = try #require(days.slot(at: today + 2, of: now.date))
    #expect(days.time(of: meant).date == now.date)
  }

  @Test("A click on the typical day selects the hour under it, and the rule is drawn there")
  func click() throws {
    var state = opened("2025-07-09T09:30", .year)
    let frame = ViewerScreen.frame(state, in: size)
    let plot = try #require(frame.plot)
    let column = try #require(plot.column(of: 14.5))
    let place = MouseEvent(.move, at: CellPoint(column: column, row: plot.area.minRow + 5))
    let slot = state.series[try #require(frame.slot(at: place))]
    #expect(oslo.civil(at: slot.start).hour == 14)
    #expect(oslo.civil(at: slot.start).date == oslo.civil(at: state.now).date)
    state.apply(.select(slot.start))
    let selected = ViewerScreen.frame(state, in: size)
    #expect(selected.buffer.text.contains("14:00-15:00  weekdays"))
    #expect((0..<26).contains { selected.buffer[column, $0].glyph.scalar == "│" })
  }

  @Test("The typical day is drawn at every size", arguments: TypicalForm.allCases)
  func sizes(form: TypicalForm) {
    let state = opened("2025-07-12T09:30", .month, form: form)
    for columns in [1, 5, 20, 39, 80] {
      for rows in [1, 3, 5, 9, 24] {
        let size = CellSize(columns: columns, rows: rows)
        let printed = ViewerScreen.frame(state, in: size, look: ViewerLook(isInteractive: false))
        #expect(printed.buffer.size == size)
        #expect(ViewerScreen.frame(state, in: size).buffer.size == size)
      }
    }
  }

  @Test("Without colours, the line of medians is dotted") func dottedMedians() {
    var state = typicalViewer()
    state.apply(.now)
    func dots(_ depth: ColorDepth, _ glyphs: GlyphSet = .braille) -> (Int, String) {
      let look = ViewerLook(glyphs: glyphs, colorDepth: depth)
      let text = ViewerScreen.frame(state, in: size, look: look).buffer.text
      let braille = text.unicodeScalars.filter { (0x2800...0x28FF).contains($0.value) }
      return (braille.reduce(0) { $0 + ($1.value & 0xFF).nonzeroBitCount }, text)
    }
    let (plain, colored) = (dots(.monochrome), dots(.ansi16))
    #expect(plain.0 < colored.0 && plain.0 > colored.0 / 2)
    #expect(plain.1.contains("─ today   ┈┈ median") && !plain.1.contains("median ▆"))
    #expect(dots(.monochrome, .ascii).1.contains("- today   - - median"))
  }

  @Test("Layers over time are not shown on the typical day") func layers() {
    var state = opened("2025-07-12T09:30", .month)
    state.apply(.toggleLayer(.before))
    #expect(state.layers == [.mean] && state.message == .notOnHeatMap)
  }

  @Test("Fewer than three days are drawn as a day, with a message") func fewDays() {
    var state = viewer()
    state.apply(.chart(.typical))
    #expect(state.message == .fewDays)
    let text = ViewerScreen.frame(state, in: size).buffer.text
    #expect(text.contains("needs three days") && text.contains("06") && text.contains("mean"))
  }

  @Test("The first view of a typical day has enough days, and a shorter view says that it has not")
  func firstView() {
    var state = viewer(fourYears, now: "2025-07-12T09:30", kind: .typical, range: nil)
    #expect(state.range == .month && state.message == nil)
    func text() -> String { ViewerScreen.frame(state, in: size).buffer.text }
    #expect(text().contains("half of the days"))
    for action in [ViewerAction.range(.day), .nextPeriod, .select(state.now)] {
      state.apply(action)
      #expect(text().contains("needs three days"), "\(action)")
    }
    for action in [ViewerAction.clearSelection, .clearSelection] { state.apply(action) }
    #expect(state.range == .month && !text().contains("needs three days"))
    state.apply(.chart(.area))
    #expect(state.range == .day && state.viewport.contains(state.now))
    // A view that the user requests stays.
    let day = viewer(fourYears, now: "2025-07-12T09:30", kind: .typical, range: .day)
    #expect(day.range == .day)
    let frame = ViewerScreen.frame(day, in: CellSize(columns: 40, rows: 12))
    #expect(frame.buffer.text(row: 11).contains("three days"))
  }
}
