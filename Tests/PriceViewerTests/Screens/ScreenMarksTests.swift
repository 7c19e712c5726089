import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

@testable import PriceViewer

@Suite("Rules of the marks on the screen") struct ScreenMarksTests {
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

  @Test("Prices near zero are drawn, and missing ones are not", arguments: [ChartKind.area, .bar])
  func nearZero(kind: ChartKind) {
    let prices = (0..<24).map { $0 < 8 ? "0" : $0 < 12 ? "3" : $0 < 16 ? "" : "317" }
    let frame = screen(viewer(series(prices), kind: kind))
    let area = frame.plotArea
    func isDrawn(_ hour: Double) -> Bool {
      let column = area.minColumn + Int(hour / 24 * Double(area.size.columns))
      return (area.minRow..<area.maxRow).contains { row in
        let cell = frame.buffer[column, row]
        return [0x2500...0x2501, 0x2581...0x2588].contains {
          $0.contains(cell.glyph.scalar?.value ?? 0)
        }
          || !cell.style.background.isDefault
      }
    }
    #expect([1.4, 4.4, 7.4, 8.4, 10.4, 20.4].allSatisfy(isDrawn))
    #expect(![12.4, 14.4].contains(where: isDrawn))
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
}
