import CivilTime
import ElectricityPrices
import ElectricityUsage
import LocaleFormats
import TerminalCore
import Testing

@testable import ElectricityCosts
@testable import PriceViewer

@Suite("Usage below prices") struct UsageTests {
  private func state(kind: ChartKind = .area) -> ViewerState {
    var state = viewer(kind: kind)
    var amounts = [Double?](repeating: 0.5, count: 24)
    (amounts[13], amounts[19], amounts[3]) = (1.42, 4, nil)
    state.show(usage: usage(amounts))
    return state
  }

  private func chart(_ state: ViewerState) -> UsageChart {
    UsageChart(
      below: TimeChart(ChartContext(state, size: CellSize(columns: 100, rows: 20))), rows: 5)
  }

  @Test("The annotation has a third line for usage, and the row above the status line the sum")
  func texts() {
    var state = state()
    state.apply(.cheapest)
    let rows = screen(state).rows
    #expect(rows[2].contains("13:00-14:00"))
    #expect(rows[3].contains("326 øre per kWh"))
    #expect(rows[4].contains("1.42 kWh · 4.63 kr"))
    #expect(rows[28].hasPrefix(" 15.92 kWh · 63.03 kr   1 of 24 hours without usage"))
    state.apply(.select(time("2022-07-12T03:00")))
    #expect(screen(state).rows[4].contains("– kWh"))
  }

  @Test("Usage in longer slots than the prices has its own times in the annotation")
  func longerSlots() {
    let quarters = (0..<96).map { "\(100 + $0)" }
    var state = viewer(
      series(quarters, from: "2022-07-12T00:00", minutes: 15), now: "2022-07-12T09:30", range: .all)
    state.show(usage: usage((0..<24).map { Double($0) }))
    func line(_ start: String, extend steps: Int = 0) -> String {
      state.apply(.select(time("2022-07-12T" + start)))
      if steps != 0 { state.apply(.extend(slots: steps)) }
      return ScreenTexts(state: state, columns: 100).annotation.last ?? ""
    }
    for start in ["18:00", "18:15", "18:45"] {
      // The mean of the prices from 172 to 175 øre.
      #expect(line(start) == "18:00-19:00  18.00 kWh · 31.23 kr", "\(start)")
    }
    #expect(line("18:00", extend: 3) == "18.00 kWh · 31.23 kr")
    #expect(line("18:30", extend: 2) == "18:00-20:00  37.00 kWh · 64.96 kr")
  }

  @Test("The usage is compared with the mean beside the prices") func sameMean() throws {
    // Used in the hours at 200 øre only, while the day has 100 øre in the others.
    let prices = series((0..<24).map { $0 < 12 ? "200" : "100" }, from: "2022-07-12T00:00")
    var state = viewer(prices, now: "2022-07-12T09:30", range: .all)
    state.show(usage: usage([Double?](repeating: 1, count: 12)))
    let row = try #require(ScreenTexts(state: state, columns: 120).costs).text(width: 120)
    #expect(row.contains("33.3 %") && state.statistics?.mean == 150, "\(row)")
  }

  @Test(
    "Cost, comparison and peak fit in 80 columns",
    arguments: ["en", "nb", "sv", "da", "fi", "de", "nl", "es"])
  func peak(name: String) throws {
    let locale = try #require(TextLocale(name))
    let prices = series((0..<744).map { "\($0 % 24 + 50)" }, from: "2022-07-01T00:00")
    for range in [TimeRange.day, .all] {
      var state = viewer(prices, range: range)
      state.show(
        usage: usage((0..<744).map { $0 % 24 == 19 ? 30 : 5 }, from: "2022-07-01T00:00"))
      let row = { columns in
        try #require(ScreenTexts(state: state, locale: locale, columns: columns).costs)
          .text(width: columns)
      }
      let (narrow, wide) = (try row(80), try row(120))
      let peak = "\(locale.numbers.text("30.00")) kW"
      #expect(narrow.contains(peak) && narrow.contains(" % "), "\(narrow)")
      #expect(
        ["19:00", "19.00"].contains(where: wide.hasSuffix) && wide.contains("\(peak) ")
          && wide.contains(" % "), "\(wide)")
      // The first of equal peaks; the clock alone would be the hour of any day.
      let day = try #require(wide.firstRange(of: peak)).upperBound
      #expect((wide[day...].split(separator: " ").count > 1) == (range == .all), "\(wide)")
    }
  }

  @Test(
    "Usage bars are below their hours, in the lower quarter of the screen",
    arguments: [ChartKind.line, .bar])
  func bars(kind: ChartKind) throws {
    let state = state(kind: kind)
    for look in [ViewerLook(), ViewerLook(isInteractive: false)] {
      let frame = screen(state, look: look)
      let usage = try #require(frame.usage)
      #expect((5...6).contains(usage.size.rows) && usage.maxRow == 27)
      #expect(usage.minColumn == frame.plotArea.minColumn)
      #expect(usage.size.columns == frame.plotArea.size.columns)
      // The row above the panel is empty.
      #expect(frame.buffer.text(row: usage.minRow - 1).isEmpty)
      // Only the highest bar reaches the first row, at seven in the evening.
      let columns = (usage.minColumn..<usage.maxColumn).filter {
        frame.buffer[$0, usage.minRow].glyph != .space
      }
      let width = Double(usage.size.columns)
      let first = try #require(columns.first)
      #expect(abs(Double(first - usage.minColumn) - width * 19 / 24) <= 2, "\(columns)")
      #expect(columns.count <= Int(width / 24) + 1)
    }
  }

  @Test("A key cycles through kilowatt-hours, cost and share")
  func measures() {
    var state = state()
    func labels(_ state: ViewerState) -> [String] {
      screen(state).rows.map { $0.prefix(7).trimmingPrefix { $0 == " " }.description }
    }
    #expect(labels(state).contains { $0.hasPrefix("4.0") })
    #expect(labels(state).contains { $0.hasPrefix("kWh") })
    state.apply(.nextMeasure)
    #expect(labels(state).contains { $0.hasPrefix("kr") })
    #expect(labels(state).contains { $0.hasPrefix("17.86") })
    state.apply(.nextMeasure)
    #expect(labels(state).contains { $0.hasPrefix("%") })
    state.apply(.nextMeasure)
    #expect(state.measure == .energy)
    var bare = viewer()
    bare.apply(.nextMeasure)
    #expect(bare.message == .noUsage)
    #expect(bare.measure == .energy)
  }

  @Test("Without usage, the screen does not differ")
  func bare() {
    var state = viewer()
    let before = screen(state).rows
    state.show(usage: nil)
    #expect(screen(state).rows == before)
  }

  @Test("The selection has its colour in both plots of a reused frame")
  func selection() throws {
    var state = state()
    let size = CellSize(columns: 100, rows: 30)
    let before = ViewerScreen.frame(state, in: size)
    state.apply(.select(time("2022-07-12T19:00")))
    let after = ViewerScreen.frame(state, in: size, after: before)
    #expect(after.ground?.cause == before.ground?.cause)
    let fresh = ViewerScreen.frame(state, in: size)
    #expect(differing(after.buffer, fresh.buffer) == [])
    let usage = try #require(after.usage)
    #expect(
      differing(before.buffer, after.buffer).contains { (usage.minRow..<usage.maxRow).contains($0) }
    )
  }

  /// Returns the rows in which two screens differ.
  private func differing(_ left: CellBuffer, _ right: CellBuffer) -> [Int] {
    (0..<left.size.rows).filter { row in
      (0..<left.size.columns).contains { left[$0, row] != right[$0, row] }
    }
  }

  @Test("In pixels, the prices and the usage below them are pictures", arguments: [true, false])
  func pixels(isInteractive: Bool) throws {
    let cell = try #require(PixelCell(width: 8, height: 16))
    let look = ViewerLook(pixels: cell, isInteractive: isInteractive)
    let frame = screen(state(), look: look)
    let images = isInteractive ? frame.images : frame.printedImages(cell: cell, look: look)
    // Chips, which follow the plots, are at most two rows high.
    let areas = images.map(\.area).filter { $0.size.rows > 2 }
    #expect(areas.count == 2)
    let (prices, bars) = (try #require(areas.first), try #require(areas.last))
    #expect(bars == frame.usage)
    #expect(prices.minColumn == bars.minColumn && prices.maxRow <= bars.minRow)
    #expect(bars.minColumn == frame.plotArea.minColumn)
    #expect(bars.maxColumn == frame.plotArea.maxColumn)
  }

  @Test("A month has a usage bar for each day, and a year for each month")
  func columns() throws {
    let prices = series(
      (0..<8760).map { "\($0 % 24 + 50)" }, from: "2022-01-01T00:00")
    var state = viewer(prices, now: "2022-07-12T09:30")
    let hours = [Double?](repeating: 1, count: 8760)
    let energy = usage(hours, from: "2022-01-01T00:00")
    state.show(usage: energy, production: energy)
    for (range, count) in [(TimeRange.year, 12), (.month, 31), (.day, 24)] {
      state.apply(.range(range))
      let bars = chart(state).bars
      #expect(bars.count == count, "\(range)")
      let sum: Double = bars.map(\.value).reduce(0, +)
      #expect(abs(sum - Double(state.visible.count)) < 1e-6)
      let production = chart(state).production
      #expect(production.map(\.value) == bars.map { -$0.value })
    }
    state.apply(.nextMeasure)
    state.apply(.nextMeasure)
    let shares = chart(state).bars.map(\.value)
    let sum: Double = shares.reduce(0, +)
    #expect(abs(sum - 100) < 1e-9)
  }

  @Test("Production is drawn below zero in its own colour and is not part of the sum")
  func production() throws {
    var state = state()
    let before = screen(state).rows
    var amounts = [Double?](repeating: nil, count: 24)
    (amounts[12], amounts[13]) = (2, 1)
    state.show(usage: state.files.usage, production: usage(amounts))
    state.apply(.cheapest)
    let rows = screen(state).rows
    #expect(rows[4].contains("1.42 kWh · 4.63 kr · production 1.00 kWh · 3.26 kr"))
    #expect(rows[28].hasPrefix(before[28].prefix(24)))
    #expect(rows[28].contains("   production 3.00 kWh · 10.72 kr"))
    let bars = chart(state)
    #expect(bars.production.map(\.value) == [-2, -1])
    #expect(bars.bars.map(\.value).reduce(0, +) == 15.92)
    let frame = screen(state)
    let area = try #require(frame.usage)
    let color = ViewerLook().colors.production
    let inked = (area.minRow..<area.maxRow).filter { row in
      (area.minColumn..<area.maxColumn).contains {
        frame.buffer[$0, row].style.foreground == color
      }
    }
    // The lower third of a panel with 4 kWh up and 2 kWh down.
    #expect(!inked.isEmpty && inked.allSatisfy { $0 >= area.maxRow - area.size.rows / 3 - 1 })
    // In money, production is income; it has no share of the total cost.
    state.apply(.nextMeasure)
    let income = chart(state).production.map(\.value)
    #expect(income.map { ($0 * 100).rounded() } == [-746, -326])
    state.apply(.nextMeasure)
    #expect(chart(state).production.isEmpty)
  }

  @Test("Production without usage is shown and valued without the surcharges of households")
  func productionAlone() {
    var state = ViewerState(
      series: [seedDay], now: time("2022-07-12T09:30"),
      adjustment: PriceAdjustment(taxPercent: 25), range: .all)
    state.show(usage: nil, production: usage([1]))
    state.apply(.first)
    let rows = screen(state).rows
    #expect(rows[4].contains("– kWh · production 1.00 kWh · 3.73 kr"))
    #expect(rows[28].hasPrefix(" production 1.00 kWh · 3.73 kr"))
    state.apply(.nextMeasure)
    #expect(state.message == nil && state.measure == .cost)
  }

  @Test("The cost of the month is estimated in the current month only")
  func estimate() {
    let prices = series((0..<744).map { _ in "100" }, from: "2022-07-01T00:00")
    for (now, isTold) in [("2022-07-11T00:30", true), ("2022-08-01T00:30", false)] {
      var state = viewer(prices, now: now)
      state.show(usage: usage([Double?](repeating: 1, count: 240), from: "2022-07-01T00:00"))
      // A message above the status line does not hide the estimate.
      state.message = .fewContracts
      // Ten days at 24 kr, and 21 more.
      for size in [CellSize(columns: 130, rows: 24), CellSize(columns: 160, rows: 30)] {
        let text = ViewerScreen.frame(state, in: size).buffer.text(row: size.rows - 3)
        #expect(
          text.contains("this month 240.00 kr so far, likely 744.00 kr (estimate)") == isTold,
          "\(text)")
      }
      let narrow = ViewerScreen.frame(state, in: CellSize(columns: 50, rows: 24))
      #expect(!narrow.buffer.text.contains("this month"))
    }
  }

  @Test("The legend names both bands, and gives the space of the second one to the estimate")
  func legend() {
    let prices = series((0..<744).map { "\($0 * 7 % 90 + 50)" }, from: "2022-07-01T00:00")
    var state = viewer(prices, now: "2022-07-11T00:30", kind: .line, range: .all)
    state.show(usage: usage([Double?](repeating: 1, count: 240), from: "2022-07-01T00:00"))
    for (columns, hasBoth) in [(180, true), (135, false)] {
      let text = screen(state, CellSize(columns: columns, rows: 30)).buffer.text(row: 27)
      #expect(text.contains("lowest–highest") && text.contains("this month"), "\(text)")
      #expect(text.contains("half of the prices") == hasBoth, "\(text)")
    }
  }

  @Test("The estimate by a contract includes its fees and names it")
  func estimateByContract() throws {
    let prices = series((0..<744).map { _ in "100" }, from: "2022-07-01T00:00")
    var state = viewer(prices, now: "2022-07-11T00:30")
    var contract = Contract(named: "Grid")
    try contract.set("fee", to: "310")
    state.files.contracts = [contract]
    let used = usage([Double?](repeating: 1, count: 240), from: "2022-07-01T00:00")
    state.show(usage: used)
    func legend(_ state: ViewerState) -> String {
      ViewerScreen.frame(state, in: CellSize(columns: 160, rows: 30)).buffer.text(row: 27)
    }
    // Ten of 31 days of the fee.
    #expect(legend(state).contains("Grid: this month 340.00 kr so far, likely 1,054.00 kr"))
    var other = Contract(named: "Other")
    try other.set("fee", to: "155")
    state.files.contracts = [contract, other]
    state.apply(.chart(.contracts))
    #expect(legend(state).contains("Other: this month 290.00 kr so far, likely 899.00 kr"))
    state.apply(.chart(.area))
    state.show(usage: used)
    #expect(legend(state).contains(" this month 240.00 kr so far, likely 744.00 kr"))
  }

  @Test("A screen with usage is drawn at any size")
  func sizes() {
    var state = state(kind: .bar)
    state.apply(.nextMeasure)
    for rows in 0...24 {
      for columns in [0, 1, 5, 12, 24, 80] {
        let frame = ViewerScreen.frame(state, in: CellSize(columns: columns, rows: rows))
        #expect(frame.buffer.size == CellSize(columns: columns, rows: rows))
      }
    }
  }
}
