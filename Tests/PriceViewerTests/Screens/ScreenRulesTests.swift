import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

@testable import PriceViewer

private let sizes = [
  CellSize(columns: 40, rows: 12), CellSize(columns: 80, rows: 24),
  CellSize(columns: 100, rows: 30),
  CellSize(columns: 200, rows: 60),
]

private func screen(
  _ state: ViewerState, _ size: CellSize = CellSize(columns: 100, rows: 30),
  look: ViewerLook = ViewerLook()
) -> ViewerFrame {
  ViewerScreen.frame(state, in: size, look: look)
}

/// Returns two days of quarter-hours with a maximum, a minimum and a cheapest time ahead.
private func twoDays(kind: ChartKind = .area) -> ViewerState {
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
        var state = ViewerState(
          series: [fourYears], now: time("2025-07-10T09:30"), chartKind: kind, range: range)
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
    let text = screen(twoDays()).buffer.text
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
    var state = twoDays()
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
    var state = twoDays()
    state.apply(.range(.day))
    state.apply(.nextPeriod)
    state.apply(.range(.day))
    let window = try #require(state.cheapest.answer?.window.start)
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
    let frames = ChartKind.overTime.map { screen(twoDays(kind: $0)) }
    let (area, plot) = (frames[0].plotArea, try #require(frames[0].plot))
    for column in area.minColumn..<area.maxColumn {
      let slots = frames.map { frame in
        frame.slot(at: MouseEvent(.move, at: CellPoint(column: column, row: 12)))
      }
      #expect(Set(slots).count == 1)
      let seconds = plot.values(column: Double(column) + 0.5, row: 12).x
      let index = try #require(slots[0])
      let slot = twoDays().series[index]
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

  @Test(
    "In pixels, the selection is as high as the plot, with and without nights",
    arguments: [ColorDepth.trueColor, .indexed256])
  func selectionInPixels(depth: ColorDepth) throws {
    var look = ViewerLook(colorDepth: depth)
    look.pixels = PixelCell(width: 8, height: 16)
    for kind in [ChartKind.line, .step, .bar] {
      // Only the selection is near the top: prices and lines end below it.
      var state = viewer(series(["25", "298", "30", "219"]), now: "2030-01-01", kind: kind)
      state.apply(.select(state.series[3].start))
      let frame = screen(state, look: look)
      let image = try #require(frame.images.first)
      let column = try #require(image.patches.first)
      #expect(image.area.minRow == frame.plotArea.minRow, "\(kind)")
      #expect(image.area.minRow + column.area.minRow == frame.plotArea.minRow, "\(kind)")
    }
  }

  @Test("Bars end in the same half column in every row, also on grid lines and at night")
  func ends() {
    let frame = screen(viewer(now: "2030-01-01", kind: .bar))
    let area = frame.plotArea
    // All bars are higher than half of the plot.
    let rows = (area.minRow + area.size.rows / 2)..<area.maxRow
    let partial: Set<Unicode.Scalar> = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "▐", "▕"]
    var count = 0
    for column in area.minColumn..<area.maxColumn {
      let cells = rows.map { frame.buffer[column, $0] }
      guard cells.contains(where: { $0.glyph.scalar.map(partial.contains) == true }) else {
        continue
      }
      count += 1
      #expect(Set(cells).count == 1, "\(column)")
    }
    #expect(count >= 24)
  }

  @Test("The colour ramp spans the drawn values, such as means")
  func rampOfMeans() throws {
    var means: [ClosedRange<Double>] = []
    for kind in [ChartKind.bar, .heatMap] {
      let state = ViewerState(
        series: [fourYears], now: time("2025-07-10T09:30"), chartKind: kind, range: .year)
      let frame = screen(state)
      let drawn = try #require(state.statistics)
      let chart = try #require(frame.chart)
      let range = chart.colors.range
      #expect(range.lowerBound > drawn.lowest.doubleValue)
      #expect(range.upperBound < drawn.highest.doubleValue)
      #expect(chart.legend.contains { $0.text.contains(" … ") })
      means.append(range)
    }
    #expect(means[0] != means[1])
  }

  @Test("Each press of the colour key changes the picture, in every kind of chart")
  func colorings() {
    for kind in ChartKind.allCases where kind != .contracts {
      var state = ViewerState(
        series: [fourYears], now: time("2025-07-10T09:30"), chartKind: kind, range: .month)
      for _ in 0..<3 {
        let before = screen(state).buffer.cells
        state.apply(.nextColoring)
        #expect(screen(state).buffer.cells != before, "\(kind) \(state.coloring)")
      }
    }
  }

  @Test("The label of the current time covers no label of the price axis")
  func chipOfNow() {
    let frame = screen(viewer(now: "2022-07-12T00:10", kind: .bar))
    let row = frame.buffer.text(row: frame.plotArea.maxRow)
    #expect(row.contains("0  now "), "\(row)")
  }

  @Test("The rule of the current time is drawn over grid lines and the mean")
  func crossings() throws {
    let state = viewer(now: "2022-07-12T02:10", kind: .line)
    let frame = screen(state)
    let plot = try #require(frame.plot)
    let column = try #require(plot.column(of: time("2022-07-12T02:00").seconds))
    let crossed =
      plot.y.ticks.filter(\.hasLine).map(\.value) + [try #require(state.statistics).mean]
    for row in crossed.compactMap(plot.row) {
      #expect(frame.buffer[column, row].glyph.scalar == "┊", "\(frame.buffer.text(row: row))")
    }
  }

  @Test("In pixels, nights end at the axis, whose ends have ticks")
  func axisInPixels() throws {
    var look = ViewerLook()
    look.pixels = PixelCell(width: 8, height: 16)
    let frame = screen(viewer(now: "2030-01-01", kind: .line), look: look)
    let image = try #require(frame.images.first?.image)
    // The last row of cells is the axis, with its line in the middle.
    func isDrawn(_ x: Int, _ y: Int) -> Bool { image.pixels[y * image.width + x] >> 24 != 0 }
    let line = image.height - 8
    for x in [40, image.width - 20] {
      #expect(isDrawn(x, line - 3), "\(x)")
      #expect(isDrawn(x, line) || isDrawn(x, line - 1), "\(x)")
      #expect(!isDrawn(x, line + 3), "\(x)")
    }
    for x in [0, image.width - 1] { #expect(isDrawn(x, line + 3), "\(x)") }
  }

  @Test("In pixels, chips have round ends in their own colour, which an open menu covers")
  func roundEnds() throws {
    var look = ViewerLook()
    look.pixels = PixelCell(width: 8, height: 16)
    var state = viewer(now: "2022-07-12T09:30")
    state.select(index: 13)
    let frame = screen(state, look: look)
    let ends = frame.images.dropFirst()
    // The current tab and range, now, the annotation and the cheapest time have two ends each.
    #expect(ends.count == 10)
    for pair in stride(from: ends.startIndex, to: ends.endIndex, by: 2) {
      let (left, right) = (ends[pair], ends[pair + 1])
      let text = frame.buffer[left.area.minColumn + 1, left.area.minRow]
      #expect(left.area.size == CellSize(columns: 1, rows: right.area.size.rows))
      #expect(left.visible.allSatisfy { $0 } && right.visible.allSatisfy { $0 })
      let color = try #require(right.image.pixels.max { $0 >> 24 < $1 >> 24 })
      let parts = text.style.background.components
      #expect(UInt8(color & 255) == parts.red && UInt8(color >> 8 & 255) == parts.green)
      #expect(UInt8(color >> 16 & 255) == parts.blue)
      // The corner is empty, and the side next to the text is full.
      for (image, outer, inner) in [(left.image, 0, 7), (right.image, 7, 0)] {
        for y in [0, image.height - 1] {
          #expect(image.pixels[y * 8 + outer] >> 24 < 128)
          #expect(image.pixels[y * 8 + inner] >> 24 == 255)
        }
      }
    }
    state.apply(.openMenu)
    let covered = screen(state, look: look)
    #expect(!covered.images.dropFirst().allSatisfy { $0.visible.allSatisfy { $0 } })
    for image in covered.images.dropFirst() where image.visible.contains(true) {
      #expect(covered.buffer[image.area.minColumn, image.area.minRow].isPicture)
    }
  }

  @Test("In pixels, labels of extremes have the background colour, and no line crosses them")
  func labelsInPixels() throws {
    var look = ViewerLook()
    look.pixels = PixelCell(width: 8, height: 16)
    let frame = screen(viewer(), look: look)
    let (area, image) = (frame.plotArea, try #require(frame.images.first?.image))
    for label in ["326", "447"] {
      let row = try #require(
        (area.minRow..<area.maxRow).first { frame.buffer.text(row: $0).contains(label) })
      let text = frame.buffer.text(row: row)
      let range = try #require(text.firstRange(of: label))
      let first = text.distance(from: text.startIndex, to: range.lowerBound)
      let ground = frame.buffer[first, row].style.background
      let color = ground.isDefault ? CellColor(hex: 0) : ground
      for y in (row - area.minRow) * 16..<(row + 1 - area.minRow) * 16 {
        for x in (first - area.minColumn) * 8..<(first + 3 - area.minColumn) * 8 {
          let pixel = image.pixels[y * image.width + x]
          for (shift, part) in [
            (0, color.components.red), (8, color.components.green), (16, color.components.blue),
          ] {
            let shown = Int(pixel >> shift & 0xFF) * Int(pixel >> 24) / 255
            #expect(abs(shown - Int(part)) < 8, "\(label) \(x) \(y)")
          }
        }
      }
    }
  }

  @Test("Gaps between bars are equal", arguments: [60, 80, 100, 120, 200])
  func gaps(columns: Int) throws {
    // With 256 colours there are no nights.
    let frame = screen(
      viewer(now: "2030-01-01", kind: .bar), CellSize(columns: columns, rows: 30),
      look: ViewerLook(colorDepth: .indexed256))
    let area = frame.plotArea
    // In eighths of a column, along a row that all bars cross.
    let row = area.maxRow - 2
    var filled: [Bool] = []
    for column in area.minColumn..<area.maxColumn {
      let cell = frame.buffer[column, row]
      let scalar = cell.glyph.scalar?.value ?? 0x20
      let eighths =
        scalar == 0x2588 ? 8 : (0x2589...0x258F).contains(scalar) ? 0x2590 - Int(scalar) : 0
      let isReversed = cell.style.attributes.contains(.reverse)
      let count = scalar == 0x2590 ? 4 : eighths
      for eighth in 0..<8 {
        let isLeft =
          scalar == 0x2590 ? eighth >= 4 : scalar == 0x2595 ? eighth == 7 : eighth < count
        filled.append(isReversed ? !isLeft : isLeft)
      }
    }
    let inner = filled.drop { !$0 }.reversed().drop { !$0 }
    let gaps = inner.split(separator: true).map(\.count)
    #expect(Set(gaps).count <= 1, "\(gaps)")
    #expect(columns < 80 || gaps.count == 23)
  }

  @Test("The highest and the lowest price are labelled at their points")
  func extremes() throws {
    for kind in [ChartKind.line, .step, .area, .bar] {
      let state = viewer(now: "2030-01-01", kind: kind)
      let frame = screen(state)
      let plot = try #require(frame.plot)
      for (index, text) in [(19, "447"), (13, "326")] {
        let middle = seedDay[index].start.seconds + 1800
        let column = try #require(plot.column(of: middle))
        let row = try #require(plot.row(of: state.series.doubleValue(at: index)))
        let near = [row - 1, row + 1].map { row in
          (column - 2...column + 2).map { frame.buffer.text(of: frame.buffer[$0, row].glyph) }
            .joined()
        }
        #expect(near.contains { $0.contains(text) }, "\(kind) \(near)")
      }
    }
  }

  @Test("The mean is a dotted line with a label on the right")
  func mean() throws {
    for kind in ChartKind.overTime where kind != .bar && kind != .area {
      let state = viewer(now: "2030-01-01", kind: kind)
      let frame = screen(state)
      let mean = try #require(state.statistics?.mean)
      let row = try #require(frame.plot?.row(of: mean))
      let text = frame.buffer.text(row: row)
      #expect(text.hasSuffix(" mean") && text.filter { $0 == "┄" || $0 == "┈" }.count > 20)
      var bare = state
      bare.apply(.toggleLayer(.mean))
      #expect(!screen(bare).buffer.text(row: row).hasSuffix(" mean"))
    }
  }

  @Test("No text is in the first column of the screen", arguments: sizes.prefix(3))
  func margins(size: CellSize) {
    for kind in ChartKind.allCases where kind != .contracts {
      for range in [TimeRange.day, .year] {
        let state = ViewerState(
          series: [fourYears], now: time("2025-07-10T09:30"), chartKind: kind, range: range)
        let frame = screen(state, size)
        for row in 0..<size.rows {
          #expect(frame.buffer[0, row].glyph == .space, "\(kind) \(range) \(row)")
        }
      }
    }
  }

  @Test(
    "Low prices are cool, high prices are warm, and past prices are half as strong")
  func colors() throws {
    let state = viewer(now: "2022-07-12T12:30", kind: .bar)
    let look = ViewerLook()
    let frame = screen(state, look: look)
    let plot = try #require(frame.plot)
    let colors = PriceColors(state, look: look)
    for index in [3, 13, 19] {
      let column = try #require(plot.column(of: seedDay[index].start.seconds + 1800))
      let color = colors.color(of: state.series.doubleValue(at: index))
      let shown = frame.buffer[column, plot.area.maxRow - 1].style.foreground
      #expect(
        shown == (index < 12 ? CellColor(hex: 0).mixed(with: color, fraction: 0.5) : color))
    }
    let (low, high) = (colors.color(of: 326), colors.color(of: 446))
    #expect(low.components.blue > low.components.red && high.components.red > high.components.blue)
  }

  @Test(
    "Of 256 colours, past prices keep their hue: none is a pure red or blue",
    arguments: [true, false])
  func pastOf256(isLight: Bool) throws {
    let look = ViewerLook(colorDepth: .indexed256, isLight: isLight)
    let frame = screen(viewer(now: "2022-07-12T23:30", kind: .bar), look: look)
    let plot = try #require(frame.plot)
    for index in 0..<23 {
      let column = try #require(plot.column(of: seedDay[index].start.seconds + 1800))
      let color = frame.buffer[column, plot.area.maxRow - 1].style.foreground
      let shown = ColorDepth.indexed256.paletteIndex(of: color).flatMap(ColorDepth.indexedColor)
      #expect(try #require(shown).components.green > 0, "\(index)")
    }
  }

  @Test(
    "Of 256 colours, the cheapest time is blue and the selection a magenta, on both grounds",
    arguments: [true, false])
  func bandsOf256(isLight: Bool) throws {
    let look = ViewerLook(colorDepth: .indexed256, isLight: isLight)
    var state = viewer(now: "2022-07-12T00:30", kind: .line)
    state.apply(.select(time("2022-07-12T20:00")))
    let frame = screen(state, look: look)
    let plot = try #require(frame.plot)
    let window = try #require(state.shownWindow.first)
    func ground(_ time: Instant) throws -> (red: UInt8, green: UInt8, blue: UInt8) {
      let column = try #require(plot.column(of: time.seconds + 1200))
      let color = frame.buffer[column, plot.area.minRow].style.background
      let index = try #require(ColorDepth.indexed256.paletteIndex(of: color))
      return try #require(ColorDepth.indexedColor(index)).components
    }
    let (blue, magenta) = (try ground(window.start), try ground(time("2022-07-12T20:00")))
    #expect(blue.blue > max(blue.red, blue.green))
    #expect(magenta.green < min(magenta.red, magenta.blue))
  }

  @Test("Prices below zero have their own hue, different from the selection")
  func belowZero() {
    let state = viewer(series(["-50", "-10", "10", "50"]), now: "2030-01-01")
    let colors = PriceColors(state, look: ViewerLook())
    let (low, zero, high) = (colors.color(of: -50), colors.color(of: 0), colors.color(of: 50))
    #expect(Set([low, zero, high]).count == 3)
    #expect(low.components.blue > low.components.red && low.components.red > low.components.green)
    #expect(low.contrast(to: ViewerLook().colors.selection) != 1)
  }

  @Test(
    "Prices of zero or little more do not have the hue of prices below zero",
    arguments: [ChartKind.line, .step, .area, .typical, .duration], sizes)
  func nearZero(kind: ChartKind, size: CellSize) throws {
    let prices = (0..<96).map { $0 % 24 < 12 ? "0.\($0 % 3)" : "\($0 % 24)0" }
    let state = viewer(
      series(prices, from: "2025-11-10T00:00", minutes: 60), now: "2025-11-10T00:10", kind: kind,
      range: .all)
    let look = ViewerLook()
    let hue = try #require(look.colors.belowZero.last)
    let buffer = screen(state, size, look: look).buffer
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let style = buffer[column, row].style
        #expect(style.foreground != hue && style.background != hue, "\(column), \(row)")
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

  @Test(
    "Use and production fill their panel, with zero in the middle of a row",
    arguments: [(0.6, -1.6), (3, -0.2), (2, 0), (0.1, -5), (4, -4)])
  func usagePanel(most: Double, least: Double) throws {
    for rows in 3...12 {
      let start = time("2022-07-12")
      func bar(_ value: Double) -> UsageBar {
        UsageBar(start: start, end: start.advanced(by: 3600), value: value)
      }
      let panel = UsageChart(
        bars: [bar(most)], production: [bar(least)], look: ViewerLook(),
        x: PlotAxis(start: start.seconds, end: start.seconds + 86_400),
        size: CellSize(columns: 24, rows: rows))
      let axis = panel.y
      #expect(axis.start <= least && most <= axis.end)
      #expect(max(least / axis.start, most / axis.end) > 0.999, "\(rows)")
      let zero = -axis.start / (axis.end - axis.start) * Double(rows)
      #expect(abs(zero - zero.rounded(.down) - 0.5) < 1e-6)
    }
  }

  @Test(
    "At 100 by 30 cells, every entry of the menu has one row",
    arguments: ["en_GB", "nb_NO", "sv_SE", "da_DK", "fi_FI", "de_DE", "nl_NL", "es_ES"])
  func menu(language: String) throws {
    var state = viewer()
    state.apply(.openMenu)
    let look = ViewerLook(locale: try #require(TextLocale(language)))
    let targets = screen(state, CellSize(columns: 100, rows: 30), look: look).targets
    #expect(targets.count == KeyBindings.lines.count)
  }

  @Test(
    "The label of the mean is complete in every language",
    arguments: ["en_GB", "nb_NO", "sv_SE", "da_DK", "fi_FI", "de_DE", "nl_NL", "es_ES"])
  func meanWord(language: String) throws {
    let locale = try #require(TextLocale(language))
    let word = locale.language.catalogue.word(.mean)
    let mean = try #require(viewer().statistics?.mean)
    for columns in [60, 80] {
      let frame = screen(
        viewer(), CellSize(columns: columns, rows: 24), look: ViewerLook(locale: locale))
      let row = try #require(frame.plot?.row(of: mean))
      #expect(frame.buffer.text(row: row).hasSuffix(word))
      #expect(word.displayWidth <= 6)
    }
  }

  @Test("With sixteen colours the line has several colours, as its legend")
  func fewColors() throws {
    let frame = screen(twoDays(kind: .step), look: ViewerLook(colorDepth: .ansi16))
    let area = frame.plotArea
    let cells = (area.minRow..<area.maxRow).flatMap { row in
      (area.minColumn..<area.maxColumn).map { frame.buffer[$0, row] }
    }
    let dots = cells.filter { $0.glyph.scalar.map { $0.value >> 8 == 0x28 } ?? false }
    #expect(Set(dots.map(\.style.foreground)).count > 2)
  }

  @Test("The band of the cheapest time has a column at every width", arguments: 70...140)
  func narrowWindow(columns: Int) throws {
    let prices = (0..<744).map { String(100 + ($0 * 37) % 90) }
    var state = viewer(
      series(prices, from: "2025-11-01T00:00"), now: "2025-11-20T14:20", kind: .step)
    func grounds() -> Set<CellColor> {
      let frame = screen(state, CellSize(columns: columns, rows: 30))
      let area = frame.plotArea
      return Set(
        (area.minColumn..<area.maxColumn).map { frame.buffer[$0, area.minRow].style.background })
    }
    let with = grounds()
    state.apply(.toggleWindow)
    #expect(with.count > grounds().count, "\(columns)")
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
    #expect(action("q quit", row: 29, 5) == .quit)
    #expect(action("low ", row: 29) == .cheapest && action("high ", row: 29) == .dearest)
    #expect(action("mean ", row: 29) == .toggleLayer(.mean))
    #expect(action("5 heat", row: 1) == .chart(.heatMap) && action("week", row: 1) == .range(.week))
    #expect(action("AREA2", row: 28) == .series(1) && action("Tab", row: 28) == .nextSeries)
    #expect(action("cheap ", row: 27) == .nextColoring)
  }
}

@Suite("Price axis") struct PriceScaleTests {
  @Test("Grid lines are in the middle of rows, and all prices are inside the axis")
  func lines() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let rows = Int.random(in: 3...60, using: &random)
      let low = Double.random(in: -300...300, using: &random)
      let high = low + Double.random(in: 0.01...500, using: &random)
      let startsAtZero = Bool.random(using: &random)
      let scale = try #require(
        PriceScale(from: low, to: high, rows: rows, startsAtZero: startsAtZero))
      #expect(scale.bottom <= max(low, startsAtZero ? scale.perRow : low) && high <= scale.top)
      let axis = scale.axis(.english, minimumDecimals: 0)
      for tick in axis.ticks {
        let row = (scale.top - tick.value) / scale.perRow
        #expect(abs(row - row.rounded(.down) - 0.5) < 1e-6, "\(low) \(high) \(rows)")
      }
      #expect(rows < 6 || axis.ticks.count >= 2)
      if startsAtZero, low >= 0 { #expect(abs(scale.bottom - scale.perRow / 2) < 1e-9) }
    }
  }

  @Test("A price axis needs finite bounds and at least one row") func nothing() {
    #expect(PriceScale(from: .nan, to: 1, rows: 10, startsAtZero: false) == nil)
    #expect(PriceScale(from: 0, to: .infinity, rows: 10, startsAtZero: false) == nil)
    #expect(PriceScale(from: 0, to: 1, rows: 0, startsAtZero: false) == nil)
    #expect(PriceScale(from: 5, to: 5, rows: 10, startsAtZero: false) != nil)
  }
}

@Suite("Theme") struct ThemeTests {
  private static let all: [(Theme, ColorScheme, ColorDepth)] = Theme.allCases.flatMap { theme in
    ColorScheme.allCases.flatMap { ground in
      [ColorDepth.ansi8, .ansi16, .indexed256, .trueColor].map { (theme, ground, $0) }
    }
  }

  @Test("Colours have a contrast of at least three to one to their background", arguments: all)
  func contrast(theme: Theme, ground: ColorScheme, depth: ColorDepth) {
    let colors = ThemeColors(theme, on: ground, depth: depth)
    let paper = CellColor(hex: ground == .dark ? 0 : 0xFF_FFFF)
    var all = [colors.price, colors.selection, colors.now, colors.warning, colors.usage]
    all += [colors.production, colors.secondary ?? .default] + colors.levels
    // All mixed steps of the ramp.
    let ramp = PriceRamp(colors, -1...1)
    all += (-20...20).map { ramp.color(of: Double($0) / 20, steps: .max) }
    for color in all where !color.isDefault {
      let shown = shown(color, depth)
      #expect(shown.contrast(to: paper) >= 3, "\(theme) \(depth) \(shown.components)")
    }
    // Colours with different meanings differ.
    if depth >= .indexed256 {
      let others = [colors.selection, colors.now, colors.usage].map { self.shown($0, depth) }
      #expect(Set(others).count == 3)
    }
  }

  @Test(
    "The colour of now differs from every price's in each theme on both grounds",
    arguments: Theme.allCases, [ColorDepth.indexed256, .trueColor])
  func nowIsNoPrice(theme: Theme, depth: ColorDepth) {
    for ground in ColorScheme.allCases {
      let colors = ThemeColors(theme, on: ground, depth: depth)
      let ramp = PriceRamp(colors, -1...1)
      let nearest =
        (-64...64).map { step in
          let price = ramp.color(of: Double(step) / 64, steps: .max)
          return distance(shown(colors.now, depth), shown(price, depth))
        }.min() ?? 0
      #expect(nearest > 50, "\(theme) \(ground) \(nearest)")
    }
  }

  /// Returns how far two colours are from each other, from 0 to 765, with the weights of the eye
  /// (Compuphase's "red mean").
  private func distance(_ first: CellColor, _ second: CellColor) -> Double {
    let (one, other) = (first.components, second.components)
    let red = (Double(one.red) + Double(other.red)) / 2
    let parts = [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)]
    let squares = parts.map { Double($0) - Double($1) }.map { $0 * $0 }
    let weights = [2 + red / 256, 4, 2 + (255 - red) / 256]
    return zip(weights, squares).map(*).reduce(0, +).squareRoot()
  }

  @Test(
    "On an unknown background, colours are visible on black and on white",
    arguments: Theme.allCases)
  func unknownGround(theme: Theme) {
    var look = ViewerLook(theme: theme)
    look.isGroundUnknown = true
    let colors = look.colors
    let ramp = PriceRamp(colors, -1...1)
    let all =
      [colors.price, colors.selection, colors.now, colors.usage, colors.warning]
      + (-20...20).map { ramp.color(of: Double($0) / 20, steps: .max) }
    for color in all where !color.isDefault {
      for paper in [CellColor(hex: 0), CellColor(hex: 0xFF_FFFF)] {
        #expect(color.contrast(to: paper) >= 3, "\(color.components)")
      }
    }
    look.follow(CellColor(hex: 0xFF_FFFF))
    #expect(look.isLight && !look.isGroundUnknown)
  }

  /// Returns the colour of xterm's palette that replaces a colour.
  private func shown(_ color: CellColor, _ depth: ColorDepth) -> CellColor {
    guard let index = depth.paletteIndex(of: color) else { return color }
    let first: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    return index < 16 ? CellColor(hex: first[index]) : ColorDepth.indexedColor(index) ?? color
  }
}

@Suite("Slot titles in SVG pictures") struct SlotTitleTests {
  @Test("Every slot has a title with its time and price over its columns") func titles() throws {
    let frame = screen(viewer(), look: ViewerLook(isInteractive: false))
    let document = frame.titled("<svg>\n</svg>\n", unit: CellSize(columns: 24, rows: 48)).document
    let titles = document.matches(of: /x="(\d+)" y="(\d+)" width="(\d+)".*<title>([^<]*)</)
    #expect(titles.count == 24 && document.hasSuffix("</g>\n</svg>\n"))
    #expect(titles[13].output.4 == "13:00-14:00  cheap\n326 øre per kWh  −82")
    let area = frame.plotArea
    #expect(Int(titles[0].output.1) == area.minColumn * 24)
    let last = titles[23].output
    #expect((Int(last.1) ?? 0) + (Int(last.3) ?? 0) == area.maxColumn * 24)
  }

  @Test(
    "Two days at 80 columns have their hours on the axis beside short names of days",
    arguments: ["en", "nb", "da", "sv", "fi", "de", "nl", "es"])
  func hours(name: String) throws {
    let prices = series((0..<48).map(String.init), from: "2025-11-10T00:00")
    let look = ViewerLook(locale: try #require(TextLocale(name)))
    let frame = screen(
      viewer(prices, now: "2025-11-10T14:00"), CellSize(columns: 80, rows: 24), look: look)
    let labels = frame.buffer.text(row: frame.plotArea.maxRow + 1).split(separator: " ")
    #expect(labels.count { $0.hasSuffix("6") } == 2, "\(labels)")
  }

  @Test(
    "Every kind titles what the pointer selects, within the plot", arguments: ChartKind.allCases)
  func kinds(kind: ChartKind) throws {
    var state = viewer(fourYears, now: "2025-07-10T09:30", kind: kind, range: .week)
    state.apply(.select(time("2025-07-09T13:00")))
    let size = CellSize(columns: 100, rows: 30)
    let frame = ViewerScreen.frame(
      state, in: size, look: ViewerLook(isInteractive: false), drawsSelection: false)
    let (document, _, selected) = frame.titled("<svg></svg>", unit: CellSize(columns: 10, rows: 10))
    let rects = document.matches(
      of: /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"([^>]*)><title>([^<]*)</)
    #expect(rects.count >= 24)
    let area = frame.plotArea
    for rect in rects {
      let numbers = [rect.output.1, rect.output.2, rect.output.3, rect.output.4].compactMap {
        Int($0)
      }
      #expect(numbers[0] >= area.minColumn * 10 && numbers[1] >= area.minRow * 10)
      #expect(numbers[0] + numbers[2] <= area.maxColumn * 10)
      #expect(numbers[1] + numbers[3] <= area.maxRow * 10)
      #expect(rect.output.5.contains("data-y") == (kind != .heatMap))
    }
    // The selection is one of them, and the picture shows it only in the line of the usual day.
    let index = try #require(selected)
    #expect(rects[index].output.6.contains("13:00-14:00"), "\(rects[index].output.6)")
    let drawn = ViewerScreen.frame(state, in: size, look: ViewerLook(isInteractive: false))
    #expect(drawn.plotCells != frame.plotCells)
  }
}
