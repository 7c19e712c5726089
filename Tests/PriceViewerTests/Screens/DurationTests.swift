import CivilTime
import ElectricityPrices
import TerminalCore
import Testing

@testable import PriceViewer

@Suite("Duration curve") struct DurationTests {
  private let size = CellSize(columns: 100, rows: 26)

  private func text(_ state: ViewerState) -> String {
    ViewerScreen.frame(state, in: size).buffer.text
  }

  @Test("The texts of the duration curve state its numbers") func words() {
    // Two days: the hours of each cost -5, 0, 10, 20 … 220 from midnight on.
    let prices = (0..<48).map { $0 % 24 == 0 ? "-5" : "\(($0 % 24 - 1) * 10)" }
    var state = viewer(
      series(prices), now: "2022-07-12T03:30", kind: .duration, range: .all)
    // At 20 øre, 40 hours are dearer, two are the same, and six at -5, 0 and 10 are cheaper: all
    // 48.
    state.apply(.select(time("2022-07-12T03:00")))
    #expect(text(state).contains("20 øre per kWh"))
    #expect(text(state).contains("40 h dearer, 2 h the same, 6 h cheaper"))
    #expect(text(state).contains("below zero 2 h (4.2 %)"))
    // The mean of -5, 0 and 10.
    #expect(text(state).contains("cheapest 3 h of a day 1.7"))
    state.apply(.select(time("2022-07-13T00:00")))
    #expect(text(state).contains("46 h dearer, 2 h the same, 0 h cheaper"))
    let described = PriceDescription(state).text
    #expect(described.contains("\nbelow zero: 2 h (4.2 %).\n"))
    #expect(described.contains("\n6 h at 200 øre per kWh or more.\n"))
    #expect(described.contains("\n26 h at 100 øre per kWh or more.\n"))
    #expect(described.contains("\ncheapest 3 h of a day: 1.7 øre per kWh.\n"))
  }

  @Test("Steps follow the curve from the dearest to the cheapest slot and stop there")
  func steps() throws {
    let state = viewer(kind: .duration)
    func action(_ step: Int, _ state: ViewerState) -> ViewerAction {
      ViewerScreen.frame(state, in: size).action(.step(slots: step), in: state)
    }
    var walked = state
    walked.apply(.dearest)
    var prices: [Double] = []
    for _ in 0..<30 {
      prices.append(walked.series.doubleValue(at: try #require(walked.selectedIndex)))
      walked.apply(action(1, walked))
    }
    #expect(Array(prices[..<24]) == seedPrices.compactMap(Double.init).sorted(by: >))
    #expect(Set(prices[23...]).count == 1)
    walked.apply(action(-1, walked))
    #expect(walked.series.doubleValue(at: try #require(walked.selectedIndex)) == prices[22])
    #expect(action(.max, walked) == .select(walked.series[13].start))
    // In the other charts, steps follow the time.
    let line = viewer()
    #expect(ViewerScreen.frame(line, in: size).action(.step(slots: 1), in: line) == .step(slots: 1))
  }

  @Test("A click on the curve selects the slot under it, and the rule is drawn there")
  func click() throws {
    var state = viewer(fourYears, now: "2025-07-12T09:30", kind: .duration, range: .month)
    let frame = ViewerScreen.frame(state, in: size)
    let plot = try #require(frame.plot)
    let column = plot.area.minColumn + 40
    let place = MouseEvent(.move, at: CellPoint(column: column, row: plot.area.minRow + 5))
    let index = try #require(frame.slot(at: place))
    let slot = state.series[index]
    let hours = plot.values(column: Double(column) + 0.5, row: Double(place.location.row) + 0.5).x
    let dearer = state.series[state.visible].compactMap(\.price).filter { $0 > (slot.price ?? $0) }
    #expect(Double(dearer.count) <= hours && hours <= Double(dearer.count) + 40)
    state.apply(.select(slot.start))
    let selected = ViewerScreen.frame(state, in: size).buffer
    #expect((0..<26).contains { selected[column, $0].glyph.scalar == "│" })
  }

  @Test("The duration curve is drawn at every size") func picture() {
    let state = viewer(fourYears, now: "2025-07-12T09:30", kind: .duration, range: .year)
    for columns in [1, 5, 20, 39, 80] {
      for rows in [1, 3, 5, 9, 24] {
        let size = CellSize(columns: columns, rows: rows)
        let printed = ViewerScreen.frame(state, in: size, look: ViewerLook(isInteractive: false))
        #expect(printed.buffer.size == size)
      }
    }
    let empty = ViewerState(series: [], now: time("2025-01-01"), chartKind: .duration)
    #expect(text(empty).contains("There are no prices here."))
    let day = viewer(kind: .duration)
    let rows = text(day).split(separator: "\n")
    #expect(rows.contains { $0.hasSuffix("24 h ") || $0.contains("20 h") }, "\(text(day))")
  }

  @Test("A frame reused while the selection moves equals a newly drawn frame") func kept() {
    var state = viewer(kind: .duration)
    let before = ViewerScreen.frame(state, in: size)
    state.apply(.select(time("2022-07-12T19:00")))
    #expect(ViewerScreen.frame(state, in: size, after: before).buffer.text == text(state))
    state.apply(.range(.day))
    #expect(ViewerScreen.frame(state, in: size, after: before).buffer.text == text(state))
  }
}
