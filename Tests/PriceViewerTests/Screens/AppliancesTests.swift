import ElectricityPrices
import PriceTexts
import TerminalCore
import Testing

@testable import PriceViewer

@Suite("Appliances on the screen") struct AppliancesTests {
  /// Returns the seed day at 09:30 with a washing machine for two hours and a lamp of unknown
  /// power.
  private func state() throws -> ViewerState {
    var state = viewer()
    state.show([
      SoughtTime(
        name: "washing", search: CheapestSearch(length: 7200, before: DayLimit("22:00")),
        power: .constant(kilowatts: try #require(ExactDecimal("1.2")))),
      SoughtTime(name: "lamp", search: CheapestSearch(length: 5400), power: nil),
    ])
    return state
  }

  @Test("Each appliance has a row below the plot with its time, cost and saving")
  func rows() throws {
    let frame = screen(try state())
    let rows = frame.rows
    // 1.2 kW at 326 and 329 øre.
    #expect(rows[25].hasPrefix(" washing   13:00-15:00   7.86 kr   saved 1.9"))
    #expect(rows[26].hasPrefix(" lamp      13:00-14:30   327"))
    #expect(frame.plotArea.minRow == screen(viewer()).plotArea.minRow)
    #expect(frame.plotArea.maxRow == screen(viewer()).plotArea.maxRow - 2)
  }

  @Test("The chip of an appliance's time has its name, as it may not be the cheapest")
  func chip() throws {
    var state = try state()
    state.apply(.appliance(0))
    let rows = screen(state).rows
    #expect(rows.contains { $0.contains(" washing 2 h · 328") }, "\(rows[1...5])")
    #expect(!rows.contains { $0.contains("cheapest 2 h") })
    state.apply(.toggleWindow)
    state.apply(.toggleWindow)
    #expect(screen(state).buffer.text.contains("cheapest 3 h"))
  }

  @Test(
    "A low screen shows fewer appliances, and the lowest screen none",
    arguments: [(30, 2), (19, 1), (16, 0)])
  func lowScreens(rows: Int, count: Int) throws {
    let text = screen(try state(), CellSize(columns: 100, rows: rows)).buffer.text
    #expect(["washing", "lamp"].count { text.contains($0) } == count)
  }

  @Test("In 60 columns, appliances keep their names beside the several times of one")
  func severalTimes() throws {
    var state = try state()
    state.show([
      SoughtTime(
        name: "heat pump water",
        search: CheapestSearch(length: 4 * 3600, shape: .pieces(least: 3600)), power: nil),
      SoughtTime(name: "washing", search: CheapestSearch(length: 7200), power: nil),
    ])
    for columns in [60, 80] {
      let rows = screen(state, CellSize(columns: columns, rows: 30)).rows
      for name in ["heat pump water", "washing"] {
        #expect(rows.contains { $0.hasPrefix(" \(name) ") }, "\(columns) \(rows)")
      }
    }
  }

  @Test("In 80 columns, the pieces of a time name each day once")
  func pieces() throws {
    let prices = (0..<48).map { [13, 20, 26, 27].contains($0) ? "1" : "5" }
    var state = viewer(series(prices, from: "2022-07-12T00:00"), range: .all)
    state.show([
      SoughtTime(
        name: "car", search: CheapestSearch(length: 4 * 3600, shape: .pieces(least: 3600)),
        power: .constant(kilowatts: try #require(ExactDecimal("7.4"))))
    ])
    let rows = screen(state, CellSize(columns: 80, rows: 24)).rows
    let times = "Tue 13:00-14:00, 20:00-21:00, Wed 02:00-04:00"
    #expect(rows.contains { $0.hasPrefix(" car   \(times) ") }, "\(rows)")
  }

  @Test("A click on an appliance shows its time in the plot")
  func click() throws {
    var state = try state()
    let frame = screen(state)
    let action = try #require(
      frame.targets.lazy.compactMap { $0.action(at: CellPoint(column: 3, row: 25)) }.first)
    #expect(action == .appliance(0))
    state.apply(action)
    #expect(state.selection == state.series[13].start)
    #expect(state.cheapest?.answer?.window.length == 7200)
  }

  @Test("Keys in the menu change an appliance's length and deadline as long as it fits")
  func menu() throws {
    var state = try state()
    state.apply(.filterMenu("wash"))
    let line = try #require(screen(state).menu.first)
    #expect(line.state == "2 h → 22:00")
    let (longer, earlier) = (KeyPress(.right), KeyPress(.left, modifiers: .shift))
    state.apply(try #require(line.changes[longer]))
    #expect(state.menu != nil && screen(state).menu.first?.state == "135 min → 22:00")
    for _ in 0..<20 { state.apply(try #require(line.changes[earlier])) }
    // The deadline is 02:00 of the next day.
    #expect(state.appliances[0].search.before == DayLimit("02:00"))
    #expect(state.appliances[0].answer?.window.end == time("2022-07-12T15:15"))
    for _ in 0..<100 { state.apply(try #require(line.changes[longer])) }
    #expect(state.message == .noWindow && state.appliances[0].answer != nil)
    #expect((13 * 3600...15 * 3600).contains(state.appliances[0].search.length))
  }

  @Test("A time of an appliance outside the view has a date")
  func dates() throws {
    var state = viewer(
      series(seedPrices + seedPrices.map { _ in "1" }, from: "2022-07-12T00:00"), range: .day)
    state.show([SoughtTime(name: "car", search: CheapestSearch(length: 7200), power: nil)])
    #expect(screen(state).buffer.text.contains("car   Wed 13 Jul 00:00-02:00"))
  }
}
