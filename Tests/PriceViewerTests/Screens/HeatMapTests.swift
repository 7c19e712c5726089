import CivilTime
import ElectricityPrices
import FoundationSubset
import LocaleFormats
import TerminalCharts
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

private func opened(_ now: String, _ range: TimeRange) -> ViewerState {
  ViewerState(series: [fourYears], now: time(now), chartKind: .heatMap, range: range)
}

@Suite("Heat maps") struct HeatMapTests {
  private let size = CellSize(columns: 100, rows: 30)

  @Test(
    "Every price is in one cell, of its hour and its day",
    arguments: [
      TimeRange.day, .week, .month, .year, .all,
    ])
  func cells(range: TimeRange) {
    let times = ["2025-03-30T09:30", "2025-10-26T09:30", "2026-07-12T09:30"]
    for now in isFullRun || range != .all ? times : Array(times.suffix(1)) {
      let state = opened(now, range)
      let map = HeatMap(state, cellRows: 20)
      let cells = map.cells
      #expect(cells.map(\.slots).reduce(0, +) == state.visible.count)
      let seconds = state.pyramid.pricedSeconds(in: state.visible)
      #expect(cells.map(\.hours).reduce(0, +) == Double(seconds) / 3600)
      var random = SeededGenerator(seed: 4)
      for _ in 0..<50 {
        guard let index = state.visible.randomElement(using: &random) else { continue }
        let row = map.row(of: fourYears[index].start) ?? -1
        let cell = cells[row * 24 + map.hour(of: index)]
        #expect(cell == map.cell(of: index))
        let price = fourYears[index].price?.doubleValue ?? cell.range.lowerBound
        #expect(cell.range.contains(price))
        #expect(cell.mean.map { cell.range.contains($0) } ?? true)
      }
    }
  }

  @Test("Days of 23 and 25 hours have an empty cell and one of two hours")
  func clockChanges() {
    let spring = HeatMap(opened("2025-03-30T09:30", .day), cellRows: 20).cells
    #expect(spring[2].slots == 0 && spring[3].slots == 1)
    let autumn = HeatMap(opened("2025-10-26T09:30", .day), cellRows: 20).cells
    #expect(autumn[2].slots == 8 && autumn[3].slots == 4)
  }

  @Test("Colours range over the prices, however small or large they are")
  func ramps() {
    for ends in [(1e-300, 9e-300), (-2e-24, 1e-24), (5, 6), (1e300, 3e300)] {
      #expect(HeatRamp([ends.1, ends.0]).domain == ends.0...ends.1)
    }
    for price in [0, 1e-300, -7, 1e300] {
      let domain = HeatRamp([price, price]).domain
      #expect(domain.lowerBound == price && domain.upperBound > price)
    }
  }

  @Test("Rows are days, and longer units where they have no room")
  func units() {
    #expect(HeatMap(opened("2025-07-12T09:30", .month), cellRows: 20).unit == .day)
    #expect(HeatMap(opened("2025-07-12T09:30", .year), cellRows: 200).unit == .day)
    #expect(HeatMap(opened("2025-07-12T09:30", .year), cellRows: 30).unit == .week)
    #expect(HeatMap(opened("2025-07-12T09:30", .year), cellRows: 10).unit == .month)
    #expect(HeatMap(opened("2025-07-12T09:30", .all), cellRows: 5).unit == .year)
  }

  /// Slots of an hour at some times, or one from the first to the last of them.
  private func scattered(_ times: [String], isOne: Bool) -> PriceSeries {
    let starts = times.map(time)
    let slots =
      isOne
      ? [PriceSlot(start: starts[0], end: starts[starts.count - 1], price: Price("3"))]
      : starts.enumerated().map {
        PriceSlot(start: $1, end: $1.advanced(by: 3600), price: Price(String($0)))
      }
    return PriceSeries(slots: slots, unit: nil, area: nil, zone: oslo)
  }

  @Test("All years that there can be are rows that are seen", arguments: [false, true])
  func allYears(isOne: Bool) {
    let times = ["0001-01-01T00:00", "1999-06-01T07:00", "9999-12-31T23:30"]
    let prices = scattered(times, isOne: isOne)
    for cellRows in [0, 1, 2, 5, 23, 200] {
      let map = HeatMap(viewer(prices, kind: .heatMap), cellRows: cellRows)
      #expect(map.rows.count <= 2 * max(1, cellRows))
      #expect(map.rows.first.map { $0.start <= time(times[0]) } ?? false)
      #expect(map.rows.last.map { $0.end >= time(times[2]) } ?? false)
      #expect(map.cells.map(\.slots).reduce(0, +) == prices.count)
      #expect(map.row(of: time(times[0])) == 0)
    }
    // Keys and the wheel are bounded as well.
    var state = viewer(prices, kind: .heatMap)
    let actions: [ViewerAction] = [
      .stepRow(later: true, unit: .years(500)), .stepRow(later: false, unit: .years(500)),
      .zoom(steps: 3, at: nil), .scroll(later: true), .range(.month), .nextPeriod, .range(.all),
      .zoom(steps: 40, at: nil), .zoom(steps: -40, at: nil), .last, .stepRow(later: true),
    ]
    for action in actions {
      state.apply(action)
      for kind in ChartKind.allCases {
        var other = state
        other.apply(.chart(kind))
        #expect(ViewerScreen.frame(other, in: size).buffer.size == size)
      }
    }
    let text = ViewerScreen.frame(viewer(prices, kind: .heatMap), in: size).buffer.text
    #expect(text.split(separator: "\n").contains { $0 == "9000" }, "\(text)")
  }

  @Test("Arrows go through hours and days, and back")
  func arrows() {
    var state = opened("2025-07-12T09:30", .month)
    state.apply(.select(time("2025-07-12T13:00")))
    let start = state
    state.apply(.stepRow(later: true))
    #expect(state.selection == time("2025-07-13T13:00"))
    state.apply(.stepRow(later: false))
    #expect(state == start)
    state.apply(.step(slots: 1))
    #expect(state.selection == time("2025-07-12T14:00"))
    state.apply(.stepRow(later: true, unit: .week))
    #expect(state.selection == time("2025-07-19T14:00"))
    var line = state
    line.apply(.chart(.line))
    let same = line
    line.apply(.stepRow(later: true))
    #expect(line == same)
  }

  @Test("A click selects the hour and the day under it, and its cell is marked")
  func clicks() throws {
    let state = opened("2025-07-12T09:30", .month)
    let frame = ViewerScreen.frame(state, in: size)
    let plot = try #require(frame.plot)
    for (column, row) in [(0, 0), (30, 3), (60, 8), (plot.size.columns - 1, 12)] {
      var pointer = PointerBindings()
      let cell = CellPoint(column: plot.minColumn + column, row: plot.minRow + row)
      let pressed = pointer.action(
        for: MouseEvent(.press(button: 1), at: cell), in: state, on: frame)
      var picked = state
      picked.apply(try #require(pressed))
      let index = try #require(picked.selectedIndex)
      let map = try #require(frame.heatMap)
      #expect(map.hour(of: index) == (2 * column + 1) * 24 / (2 * plot.size.columns))
      let colors = ViewerLook().colors
      let drawn = ViewerScreen.frame(picked, in: size).buffer[cell.column, cell.row].style
      #expect([drawn.foreground, drawn.background].contains(colors.selection))
    }
  }

  @Test("Now and the selection are marked by shape, and now has its name")
  func marks() {
    let week = series(
      (0..<168).map { String(10 + $0) }, from: "2025-07-07T00:00", minutes: 60)
    var state = viewer(week, now: "2025-07-09T09:30", kind: .heatMap)
    for depth in [ColorDepth.trueColor, .monochrome] {
      let look = ViewerLook(colorDepth: depth)
      let frame = ViewerScreen.frame(state, in: size, look: look).buffer
      #expect(frame.text.contains("now · Wed 9 Jul 09:00-10:00"))
      #expect(frame.text.filter { $0 == "◆" }.count == 1 && !frame.text.contains("●"))
    }
    state.apply(.select(time("2025-07-08T13:00")))
    let text = ViewerScreen.frame(state, in: size).buffer.text
    #expect(text.contains("◆") && text.contains("●") && !text.contains("now ·"))
    state.apply(.clearSelection)
    state.apply(.clearSelection)
    #expect(!ViewerScreen.frame(state, in: size).buffer.text.contains("◆"))
  }

  @Test("The ends of the ramp are the lowest and the highest price, in the signs of the language")
  func ends() {
    let cents = series(
      ["0.014", "4.67", "2", "3"], from: "2025-07-07T00:00", minutes: 60,
      unit: PriceUnit(.eur, .minor))
    let state = viewer(cents, now: "2030-01-01", kind: .heatMap)
    for (name, low, high) in [("en_GB", "0.01 ", " 4.67"), ("nb_NO", "0,01 ", " 4,67")] {
      let look = ViewerLook(locale: TextLocale(name) ?? .english)
      let text = ViewerScreen.frame(state, in: size, look: look).buffer.text
      let row = text.split(separator: "\n").first { $0.hasPrefix(low) }
      #expect(row?.hasSuffix(high) ?? false, "\(text)")
    }
  }

  @Test("The annotation says what a cell is the mean of")
  func annotation() {
    var state = opened("2025-07-12T09:30", .year)
    state.apply(.select(time("2025-03-12T13:00")))
    let tall = CellSize(columns: 100, rows: 44)
    let text = ViewerScreen.frame(state, in: tall).buffer.text
    #expect(text.contains("mean of 7 × 1 h: "), "\(text)")
    state.apply(.range(.month))
    #expect(!ViewerScreen.frame(state, in: size).buffer.text.contains("mean of"))
  }

  @Test("Prices below zero have a hue of their own, and lightness rises with the price")
  func ramp() {
    let gradient = HeatRamp([-50, 0, 50]).gradient
    #expect(gradient.stops.map(\.location) == gradient.stops.map(\.location).sorted())
    let frame = ViewerScreen.frame(opened("2025-07-12T09:30", .month), in: size).buffer
    let colors = Set(frame.cells.flatMap { [$0.style.foreground, $0.style.background] })
      .filter { !$0.isDefault }.map(\.components)
    #expect(colors.contains { $0.red > 150 && $0.green < 120 && $0.blue > 100 })
    #expect(colors.contains { $0.green > $0.red && $0.green > 100 })
    let plain = ViewerLook(glyphs: .ascii, colorDepth: .monochrome)
    let ascii = ViewerScreen.frame(opened("2025-07-12T09:30", .month), in: size, look: plain)
    #expect(ascii.buffer.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("Of 256 colours a price has a step of its own, in the palette, lighter the higher it is")
  func steps() throws {
    // One in each of five steps below zero and of ten above, and the highest until midnight.
    let prices = [-50, -35, -25, -15, -5] + (0..<9).map { 9 + 18 * $0 }
    let day = series(
      (0..<24).map { String($0 < prices.count ? prices[$0] : 180) }, from: "2025-07-07T00:00")
    let look = ViewerLook(colorDepth: .indexed256)
    let frame = ViewerScreen.frame(
      viewer(day, now: "2030-01-01", kind: .heatMap), in: CellSize(columns: 140, rows: 20),
      look: look)
    let plot = try #require(frame.plot)
    let row = (plot.minRow + plot.maxRow) / 2
    let colors = (plot.minColumn..<plot.maxColumn).map { column in
      let style = frame.buffer[column, row].style
      return style.background.isDefault ? style.foreground : style.background
    }
    let steps = colors.indices.filter { $0 == 0 || colors[$0] != colors[$0 - 1] }.map { colors[$0] }
    #expect(steps.count == 15 && Set(steps).count == 15)
    for color in steps {
      let index = try #require(ColorDepth.indexed256.paletteIndex(of: color))
      #expect(ColorDepth.indexedColor(index) == color)
    }
    let light = steps.map { color -> Double in
      let parts = color.components
      return 0.2126 * pow(Double(parts.red), 2.2) + 0.7152 * pow(Double(parts.green), 2.2)
        + 0.0722 * pow(Double(parts.blue), 2.2)
    }
    for part in [light.prefix(5), light.suffix(10)] {
      #expect(zip(part, part.dropFirst()).allSatisfy { $0 < $1 })
    }
    // The legend says from where to where.
    #expect(frame.buffer.text.contains("-50") && frame.buffer.text.contains("180"))
  }

  @Test("No price has the colour of the ground", arguments: [ColorDepth.ansi8, .ansi16])
  func fewColors(depth: ColorDepth) {
    let week = series((0..<168).map { String($0 - 20) }, from: "2025-07-07T00:00")
    let look = ViewerLook(colorDepth: depth)
    let frame = ViewerScreen.frame(
      viewer(week, now: "2030-01-01", kind: .heatMap), in: size, look: look)
    let plot = frame.plot ?? CellRect(column: 0, row: 0, columns: 0, rows: 0)
    #expect(plot.size.columns > 60 && plot.size.rows > 10)
    // A row of cells can be left over from whole ones for each day.
    let rows = (plot.minRow..<plot.maxRow).filter { row in
      (plot.minColumn..<plot.maxColumn).contains { frame.buffer[$0, row] != Cell() }
    }
    #expect(rows.count > plot.size.rows - 7)
    for row in rows {
      for column in plot.minColumn..<plot.maxColumn {
        let style = frame.buffer[column, row].style
        let index = [style.foreground, style.background].filter { !$0.isDefault }
          .compactMap { depth.paletteIndex(of: $0) }
        #expect(!index.isEmpty && !index.contains(0) && !index.contains(8), "\(column) \(row)")
      }
    }
  }

  @Test("It is drawn at all sizes")
  func sizes() {
    for range in TimeRange.allCases {
      let small = isFullRun || range == .day ? Array(0...12) : [0, 1, 4, 5, 12]
      for (columns, rows) in small.map({ ($0, $0) }) + [(40, 10), (80, 24), (200, 60)] {
        let cells = CellSize(columns: columns, rows: rows)
        let state = opened("2025-10-26T09:30", range)
        #expect(ViewerScreen.frame(state, in: cells).buffer.size == cells)
      }
    }
    let empty = ViewerState(series: [], now: time("2025-01-01"), chartKind: .heatMap)
    #expect(ViewerScreen.frame(empty, in: size).buffer.size == size)
  }
}
