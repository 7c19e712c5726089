import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

/// Two days of hours that differ, with the first of them half over.
private func twoDays(kind: ChartKind = .area, range: TimeRange? = nil) -> ViewerState {
  viewer(
    series((0..<48).map { "\(100 + ($0 * 7) % 48)" }, from: "2025-11-10T00:00"),
    now: "2025-11-10T10:20", kind: kind, range: range)
}

private let languages = ["en", "nb", "sv", "da", "fi", "de", "nl", "es"]

@Suite("Screens of few columns or rows") struct SmallScreenTests {
  private let small = CellSize(columns: 40, rows: 12)

  @Test("The cheapest time has a chip for every selection, in every kind", arguments: languages)
  func chip(name: String) throws {
    let locale = try #require(TextLocale(name))
    for (columns, rows) in [(40, 12), (50, 14), (58, 15), (60, 14), (80, 14)] {
      for kind in ChartKind.allCases where kind != .contracts {
        var state = twoDays(kind: kind, range: kind == .typical ? .all : nil)
        for hour in [nil, 0, 11, 24, 37, 47] {
          state.apply(.clearSelection)
          if let hour { state.apply(.select(state.series[hour].start)) }
          let frame = ViewerScreen.frame(
            state, in: CellSize(columns: columns, rows: rows), look: ViewerLook(locale: locale))
          let chips = frame.targets.filter { $0.actions == [.goToWindow] }
          #expect(chips.count == 1, "\(columns)x\(rows) \(kind) \(hour ?? -1)")
          #expect(chips.allSatisfy { $0.columns.lowerBound > 0 && $0.columns.upperBound < columns })
        }
      }
    }
  }

  @Test(
    "In one row, the annotation keeps the time, the price and the difference", arguments: languages)
  func annotation(name: String) throws {
    let locale = try #require(TextLocale(name))
    for kind in [ChartKind.area, .bar, .heatMap] {
      var state = twoDays(kind: kind)
      state.apply(.select(state.series[35].start))
      let frame = ViewerScreen.frame(state, in: small, look: ViewerLook(locale: locale))
      let row = frame.buffer.text(row: 1)
      #expect(row.contains("11:00-12:00") || row.contains("11.00-12.00"), "\(row)")
      #expect(row.contains("  105") && row.contains("  −17"), "\(row)")
      #expect(!row.contains("…"), "\(row)")
    }
  }

  @Test("In one row, the mean of several slots keeps its difference") func meanInOneRow() {
    let prices = (0..<192).map { "\(100 + $0 % 50)" }
    var state = viewer(
      series(prices, from: "2025-11-10T00:00", minutes: 15), now: "2025-11-10T10:20",
      kind: .heatMap)
    state.apply(.select(time("2025-11-10T16:00")))
    let row = ViewerScreen.frame(state, in: small).buffer.text(row: 1)
    #expect(row.contains(" Mon 16:00-17:00  1 h: 116  −26 "), "\(row)")
  }

  @Test("Below 60 columns, tabs are numbers only") func tabs() {
    let row = screen(twoDays(), CellSize(columns: 58, rows: 20)).rows[1]
    #expect(row.hasPrefix("  1  2  3  4  5  6  7 "), "\(row)")
  }

  @Test(
    "The selected hour of a heat map has brackets at every size",
    arguments: [(34, 12), (40, 12), (50, 16), (60, 20), (80, 24)])
  func brackets(columns: Int, rows: Int) {
    var state = viewer(kind: .heatMap)
    for slot in state.series {
      state.apply(.select(slot.start))
      let frame = ViewerScreen.frame(state, in: CellSize(columns: columns, rows: rows))
      let area = frame.plotArea
      let texts = (area.minRow..<area.maxRow).map { frame.buffer.text(row: $0) }
      #expect(texts.count { $0.contains("[") && $0.contains("]") } == 1, "\(texts)")
    }
  }

  @Test("The right margin is the same in every language, and no word reaches the edge")
  func margin() throws {
    for name in languages {
      let look = ViewerLook(locale: try #require(TextLocale(name)))
      let mean = look.locale.language.catalogue.word(.mean)
      for (columns, rows) in [(80, 24), (100, 30)] {
        let frame = ViewerScreen.frame(
          twoDays(), in: CellSize(columns: columns, rows: rows), look: look)
        #expect(frame.plotArea.maxColumn == columns - 6, "\(name)")
        let texts = (frame.plotArea.minRow..<frame.plotArea.maxRow).map {
          frame.buffer.text(row: $0)
        }
        #expect(texts.contains { $0.hasSuffix(mean) }, "\(name) \(columns)")
        for row in 0..<rows { #expect(frame.buffer[columns - 1, row].glyph == .space, "\(row)") }
      }
    }
  }
}

@Suite("Periods and their spelling") struct PeriodTextTests {
  @Test("A period within a day has one spelling, for slots, hours and ranges") func periods() {
    let quarters = series(
      (0..<192).map { "\($0)" }, from: "2025-11-10T00:00", minutes: 15)
    func times(_ range: TimeRange, _ kind: ChartKind) -> String {
      var state = viewer(quarters, now: "2025-11-10T00:20", kind: kind, range: range)
      state.apply(.select(time("2025-11-10T10:00")))
      return ScreenTexts(state: state).annotation[0].split(separator: "  ")[0].description
    }
    #expect(times(.day, .area) == "10:00-10:15" && times(.day, .heatMap) == "10:00-11:00")
    #expect(times(.all, .area) == "Mon 10:00-10:15" && times(.all, .heatMap) == "Mon 10:00-11:00")
    var state = viewer(quarters, now: "2025-11-10T00:20", range: .day)
    for action in [ViewerAction.select(time("2025-11-10T10:00")), .extend(slots: 1)] {
      state.apply(action)
    }
    #expect(ScreenTexts(state: state).annotation[0].hasPrefix("10:00-10:30"))
  }

  @Test("The cheapest time has its weekday in a week, and its date where a weekday is no answer")
  func window() throws {
    let prices = (0..<30 * 24).map { $0 / 24 == 9 && (12..<15).contains($0 % 24) ? "5" : "90" }
    func times(_ range: TimeRange, at now: String) throws -> String {
      let state = viewer(
        series(prices, from: "2025-11-01T00:00"), now: now, kind: .heatMap, range: range)
      let window = try #require(state.cheapest?.answer?.window)
      return ScreenTexts(state: state).times(of: window)
    }
    #expect(try times(.day, at: "2025-11-10T10:20") == "12:00-15:00")
    #expect(try times(.week, at: "2025-11-10T10:20") == "Mon 12:00-15:00")
    for (range, now) in [(TimeRange.month, "2025-11-10T10:20"), (.day, "2025-11-09T10:20")] {
      #expect(try times(range, at: now) == "Mon 10 Nov 12:00-15:00")
    }
  }
}
