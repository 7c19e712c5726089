import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

@Suite("Heat maps") struct HeatMapTests {
  private let size = CellSize(columns: 100, rows: 30)

  @Test(
    "Every price is in one cell of a heat map, by its hour and its day",
    arguments: [
      TimeRange.day, .week, .month, .year, .all,
    ])
  func cells(range: TimeRange) {
    let times = ["2025-03-30T09:30", "2025-10-26T09:30", "2026-07-12T09:30"]
    for now in isFullRun || range != .all ? times : Array(times.suffix(1)) {
      let state = opened(now, range, kind: .heatMap)
      let map = HeatMap(state, cellRows: 20)
      let cells = map.cells
      #expect(cells.map(\.slots).reduce(0, +) == state.visible.count)
      let seconds = state.pyramid.pricedSeconds(in: state.visible)
      let hours: Double = cells.map(\.hours).reduce(0, +)
      #expect(hours == Double(seconds) / 3600)
      var random = SeededGenerator(seed: 4)
      for _ in 0..<50 {
        guard let index = state.visible.randomElement(using: &random) else { continue }
        let row = map.row(of: fourYears[index].start) ?? -1
        let cell = cells[row * 24 + map.hour(of: index)]
        #expect(row * 24 + map.hour(of: index) == map.cell(of: index))
        let price = fourYears[index].price?.doubleValue ?? cell.range.lowerBound
        #expect(cell.range.contains(price))
        #expect(cell.mean.map { cell.range.contains($0) } ?? true)
      }
    }
  }

  @Test("Days of 23 and 25 hours have an empty cell and a cell of two hours")
  func clockChanges() {
    let spring = HeatMap(opened("2025-03-30T09:30", .day, kind: .heatMap), cellRows: 20).cells
    #expect(spring[2].slots == 0 && spring[3].slots == 1)
    let autumn = HeatMap(opened("2025-10-26T09:30", .day, kind: .heatMap), cellRows: 20).cells
    #expect(autumn[2].slots == 8 && autumn[3].slots == 4)
  }

  @Test("A click selects the slot of a tile, and nothing in strips or in a missing hour")
  func clicksBeside() throws {
    let frame = ViewerScreen.frame(opened("2025-03-30T09:30", .day, kind: .heatMap), in: size)
    let chart = try #require(frame.chart as? HeatMapChart)
    let plot = frame.plotArea.size
    let slots = (0..<plot.rows).map { row in
      (0..<plot.columns).map { column in
        chart.slot(at: PlotPoint(x: Double(column) + 0.5, y: Double(row) + 0.5))
      }
    }
    // One day: a row of tiles as high as the plot without the strip and the row above it.
    for (row, slots) in slots.enumerated() {
      let hours = Set(slots.compactMap(\.self).map(chart.map.hour(of:)))
      #expect(hours == (row < plot.rows - 2 ? Set(0..<24).subtracting([2]) : []), "\(row)")
      #expect(slots.suffix(4).allSatisfy { $0 == nil })
    }
  }

  @Test("Rows of a heat map are days, or longer units if there is too little space")
  func units() {
    #expect(HeatMap(opened("2025-07-12T09:30", .month, kind: .heatMap), cellRows: 20).unit == .day)
    #expect(HeatMap(opened("2025-07-12T09:30", .year, kind: .heatMap), cellRows: 200).unit == .day)
    #expect(HeatMap(opened("2025-07-12T09:30", .year, kind: .heatMap), cellRows: 30).unit == .week)
    #expect(HeatMap(opened("2025-07-12T09:30", .year, kind: .heatMap), cellRows: 10).unit == .month)
    #expect(HeatMap(opened("2025-07-12T09:30", .all, kind: .heatMap), cellRows: 5).unit == .year)
    // At 80×24 a month fits in pixels alone.
    let month = opened("2025-07-12T09:30", .month, kind: .heatMap)
    let cell = PixelCell(width: 8, height: 16)
    #expect(HeatMap(month, cellRows: 15).unit == .week)
    #expect(HeatMap(month, cellRows: 15, pixels: cell).unit == .day)
  }

  /// Returns slots of an hour at some times, or one slot from the first to the last time.
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

  @Test("A heat map of any span of years has a limited number of rows", arguments: [false, true])
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
      .stepDay(later: true), .stepDay(later: false),
      .zoom(steps: 3, at: nil), .scroll(later: true), .range(.month), .nextPeriod, .range(.all),
      .zoom(steps: 40, at: nil), .zoom(steps: -40, at: nil), .last, .stepDay(later: true),
    ]
    for action in actions {
      state.apply(action)
      for kind in ChartKind.allCases {
        var other = state
        other.apply(.chart(kind))
        #expect(ViewerScreen.frame(other, in: size).buffer.size == size)
      }
    }
  }

  @Test("Vertical arrow keys select the same hour of the adjacent day, in every kind of chart")
  func arrows() {
    for kind in ChartKind.allCases.filter({ $0 != .contracts }) {
      var state = opened("2025-07-12T09:30", .month, kind: .heatMap)
      state.apply(.chart(kind))
      state.apply(.range(.day))
      state.apply(.select(time("2025-07-12T13:00")))
      state.apply(.stepDay(later: true))
      #expect(state.selection == time("2025-07-13T13:00"), "\(kind)")
      state.apply(.stepDay(later: false))
      #expect(state.selection == time("2025-07-12T13:00"), "\(kind)")
    }
  }

  @Test("A click selects the hour and the day of its tile, which gets brackets")
  func clicks() throws {
    let state = opened("2025-07-12T09:30", .month, kind: .heatMap)
    let frame = ViewerScreen.frame(state, in: CellSize(columns: 120, rows: 50))
    let plot = frame.plotArea
    let map = try #require(frame.chart as? HeatMapChart)
    for (column, row) in [(0, 0), (30, 3), (60, 8), (90, 12)] {
      var pointer = PointerBindings()
      let cell = CellPoint(column: plot.minColumn + column, row: plot.minRow + row)
      let pressed = pointer.action(
        for: MouseEvent(.press(button: 1), at: cell), in: state, on: frame)
      var picked = state
      picked.apply(try #require(pressed))
      let index = try #require(picked.selectedIndex)
      let tile = try #require(map.bracketed(index))
      #expect(tile.minColumn <= column && column < tile.maxColumn)
      #expect(tile.minRow <= row && row < tile.maxRow)
      let drawn = ViewerScreen.frame(picked, in: CellSize(columns: 120, rows: 50)).buffer
      let signs = [(tile.minColumn, "["), (tile.maxColumn - 1, "]")]
      for (column, sign) in signs {
        let place = drawn[plot.minColumn + column, plot.minRow + tile.minRow]
        #expect(drawn.text(of: place.glyph) == sign)
        // The tile keeps its colour.
        #expect(
          place.style.background
            == frame.buffer[plot.minColumn + column, plot.minRow + tile.minRow].style.foreground)
      }
    }
  }

  @Test("Without colours, an empty row separates days from the means of hours") func plainGap() {
    let frame = ViewerScreen.frame(
      opened("2025-10-12T09:30", .week, kind: .heatMap), in: CellSize(columns: 80, rows: 24),
      look: ViewerLook(colorDepth: .monochrome))
    let plot = frame.plotArea
    let empty = (plot.minRow..<plot.maxRow).filter { row in
      (plot.minColumn..<plot.maxColumn).allSatisfy { frame.buffer[$0, row] == Cell() }
    }
    #expect(empty.count == 1, "\(empty)")
  }

  @Test(
    "A heat map fills its plot at every size and colour depth",
    arguments: [
      CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 36),
      CellSize(columns: 200, rows: 60),
      CellSize(columns: 240, rows: 80),
    ])
  func filled(size: CellSize) {
    for depth in [ColorDepth.trueColor, .indexed256, .ansi16] {
      let look = ViewerLook(colorDepth: depth)
      let state = opened("2025-10-12T09:30", .month, kind: .heatMap)
      let frame = ViewerScreen.frame(state, in: size, look: look)
      let plot = frame.plotArea
      let count = (frame.chart as? HeatMapChart)?.map.rows.count ?? 0
      let map = HeatMapLayout(size: plot.size, rows: count, pixels: nil)
      let rows = Int(Double(count) * map.rowHeight)
      // Only the column between the tiles and the strip stays free.
      let free = (plot.minRow..<plot.minRow + rows).flatMap { row in
        (plot.minColumn..<plot.maxColumn).filter { frame.buffer[$0, row] == Cell() }
      }
      #expect(Set(free).count <= 1, "\(size) \(depth)")
      // Never more colours than ncurses supports.
      let colors = Set(
        frame.buffer.cells.flatMap { [$0.style.foreground, $0.style.background] })
      #expect(colors.count <= 200)
      // Every hour has the colour of its price.
      let chart = frame.chart as? HeatMapChart
      let means = chart?.map.cells.compactMap(\.mean) ?? []
      let wanted = PriceColors(state, look: look, means: means)
      for index in state.visible {
        guard let mean = chart?.mean(of: index),
          let tile = chart?.bracketed(index)
        else { continue }
        let style = frame.buffer[
          plot.minColumn + tile.minColumn + 1, plot.minRow + tile.minRow
        ].style
        #expect([style.foreground, style.background].contains(wanted.color(of: mean)))
      }
    }
  }

  @Test(
    "The legend states the lowest and the highest price in the locale's notation")
  func ends() {
    let cents = series(
      ["0.014", "4.67", "2", "3"], from: "2025-07-07T00:00", minutes: 60,
      unit: PriceUnit(.eur, .minor))
    let state = viewer(cents, now: "2030-01-01", kind: .heatMap)
    for (name, ends) in [("en_GB", " … 4.67 "), ("nb_NO", " … 4,67 ")] {
      let look = ViewerLook(locale: TextLocale(name) ?? .english)
      let text = ViewerScreen.frame(state, in: size, look: look).buffer.text(row: 27)
      #expect(text.contains(ends) && text.contains("▆▆▆"), "\(text)")
    }
  }

  @Test("Without colours, tiles have three shades, and dearer tiles are more solid")
  func shades() throws {
    let state = opened("2025-07-12T09:30", .day, kind: .heatMap)
    let frame = ViewerScreen.frame(state, in: size, look: ViewerLook(colorDepth: .monochrome))
    let chart = try #require(frame.chart as? HeatMapChart)
    let tiles = state.visible.compactMap { index -> (price: Double, shade: Int)? in
      guard let price = chart.mean(of: index), let tile = chart.bracketed(index) else {
        return nil
      }
      let corner = frame.plotArea
      let glyph = frame.buffer[corner.minColumn + tile.minColumn + 1, corner.minRow + tile.minRow]
      return ["░", "▓", "█"].firstIndex(of: glyph.glyph.scalar).map { (price, $0) }
    }.sorted { $0.price < $1.price }
    #expect(tiles.count == state.visible.count && Set(tiles.map(\.shade)) == [0, 1, 2])
    #expect(tiles.map(\.shade) == tiles.map(\.shade).sorted())
    #expect(frame.buffer.text.contains("cheap ░▓█ dear"))
  }

  @Test("The annotation of a cell states how many hours its mean covers")
  func annotation() {
    var state = opened("2025-07-12T09:30", .year, kind: .heatMap)
    state.apply(.select(time("2025-03-12T13:00")))
    let tall = CellSize(columns: 100, rows: 44)
    let text = ViewerScreen.frame(state, in: tall).buffer.text
    #expect(text.contains("mean of 7 × 1 h: "), "\(text)")
    state.apply(.range(.month))
    #expect(!ViewerScreen.frame(state, in: size).buffer.text.contains("mean of"))
  }

  @Test("No price has the colour of the background", arguments: [ColorDepth.ansi8, .ansi16])
  func fewColors(depth: ColorDepth) {
    let week = series((0..<168).map { String($0 - 20) }, from: "2025-07-07T00:00")
    let look = ViewerLook(colorDepth: depth)
    let frame = ViewerScreen.frame(
      viewer(week, now: "2030-01-01", kind: .heatMap), in: size, look: look)
    let plot = frame.plotArea
    #expect(plot.size.columns > 60 && plot.size.rows > 10)
    let cells = frame.plotCells.filter { $0 != Cell() }
    #expect(cells.count > frame.plotCells.count * 8 / 10)
    for cell in cells {
      let index = [cell.style.foreground, cell.style.background].filter { !$0.isDefault }
        .compactMap { depth.paletteIndex(of: $0) }
      #expect(!index.contains(0) && !index.contains(8))
    }
  }

  @Test("A heat map is drawn at all sizes")
  func sizes() {
    for range in TimeRange.allCases {
      let small = isFullRun || range == .day ? Array(0...12) : [0, 1, 4, 5, 12]
      for (columns, rows) in small.map({ ($0, $0) }) + [(40, 10), (80, 24), (200, 60)] {
        let cells = CellSize(columns: columns, rows: rows)
        let state = opened("2025-10-26T09:30", range, kind: .heatMap)
        #expect(ViewerScreen.frame(state, in: cells).buffer.size == cells)
      }
    }
    let empty = ViewerState(series: [], now: time("2025-01-01"), chartKind: .heatMap)
    #expect(ViewerScreen.frame(empty, in: size).buffer.size == size)
  }
}

extension HeatMapChart {
  /// Returns the mean of the tile of a slot.
  fileprivate func mean(of index: Int) -> Double? {
    map.cell(of: index).flatMap { cells[$0].mean }
  }
}
