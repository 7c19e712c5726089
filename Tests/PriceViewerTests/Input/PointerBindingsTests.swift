import CivilTime
import ElectricityPrices
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

@Suite("Pointer bindings") struct PointerBindingsTests {
  private let size = CellSize(columns: 80, rows: 24)

  private func frame(_ state: ViewerState) -> ViewerFrame {
    ViewerScreen.frame(state, in: size)
  }

  /// Applies mouse events one after another, each on the frame that the previous event gave.
  private func run(
    _ events: [MouseEvent], on state: ViewerState, hovers: Bool = false,
    from first: ViewerFrame? = nil
  ) -> ViewerState {
    var state = state
    var pointer = PointerBindings(hovers: hovers)
    var frame = first ?? self.frame(state)
    for event in events {
      guard let action = pointer.action(for: event, in: state, on: frame) else { continue }
      state.apply(action)
      frame = ViewerScreen.frame(state, in: size, after: frame)
    }
    return state
  }

  private func at(_ column: Int, _ row: Int = 10) -> CellPoint {
    CellPoint(column: column, row: row)
  }

  private func click(_ cell: CellPoint) -> [MouseEvent] {
    [MouseEvent(.press(button: 1), at: cell), MouseEvent(.release(button: 1), at: cell)]
  }

  @Test(
    "A click selects the slot of its column, in every kind of chart", arguments: ChartKind.overTime)
  func everyColumnMeansItsSlot(kind: ChartKind) throws {
    let state = viewer(kind: kind)
    let frame = frame(state)
    let plot = try #require(frame.plot)
    for column in plot.area.minColumn..<plot.area.maxColumn {
      let seconds = plot.values(column: Double(column) + 0.5, row: 10).x
      let wanted = seedDay.indices.last { seedDay[$0].start.seconds <= seconds }
      let selected = run(click(at(column)), on: state, from: frame)
      #expect(selected.selectedIndex == wanted, "column \(column)")
      // The column of the selection covers the pointer.
      let focus = try #require(self.frame(selected).chart?.focus)
      #expect(focus.x.contains(seconds))
    }
  }

  @Test("A click on the selection clears it", arguments: ChartKind.overTime)
  func aClickOnTheSelectionClearsIt(kind: ChartKind) {
    let cell = at(46)
    let once = run(click(cell), on: viewer(kind: kind))
    #expect(once.selection != nil)
    #expect(run(click(cell), on: once).selection == nil)
  }

  @Test("A drag moves the selection and stops at the first and the last slot")
  func dragsScrubAndClampBeyondTheEdges() {
    var events = [MouseEvent(.press(button: 1), at: at(20))]
    events.append(MouseEvent(.drag(button: 1), at: at(40, 0)))
    #expect(run(events, on: viewer()).selectedIndex == 12)
    events.append(MouseEvent(.drag(button: 1), at: at(0, 23)))
    #expect(run(events, on: viewer()).selectedIndex == 0)
    events.append(MouseEvent(.drag(button: 1), at: at(200, 23)))
    #expect(run(events, on: viewer()).selectedIndex == 23)
    events.append(MouseEvent(.release(button: 0), at: at(200, 23)))
    events.append(MouseEvent(.move, at: at(30)))
    #expect(run(events, on: viewer()).selectedIndex == 23)
  }

  @Test("A drag from the selection moves it and does not clear it")
  func aDragFromTheSelectionKeepsIt() {
    let selected = run(click(at(46)), on: viewer())
    let events = [
      MouseEvent(.press(button: 1), at: at(46)), MouseEvent(.drag(button: 1), at: at(60)),
      MouseEvent(.release(button: 1), at: at(60)),
    ]
    #expect(run(events, on: selected).selectedIndex == 19)
  }

  @Test(
    "Clicks and drags outside the plot have no effect",
    arguments: [
      CellPoint(column: 1, row: 10), CellPoint(column: 40, row: 0),
      CellPoint(column: 40, row: 3), CellPoint(column: 77, row: 10),
    ])
  func outsideThePlotNothingHappens(cell: CellPoint) {
    var events = click(cell)
    events.insert(MouseEvent(.drag(button: 1), at: at(40)), at: 1)
    #expect(run(events, on: viewer()) == viewer())
  }

  @Test("The wheel moves the selection by a slot") func theWheelSteps() {
    #expect(run([MouseEvent(.wheelDown, at: at(40))], on: viewer()).selectedIndex == 10)
    #expect(run([MouseEvent(.wheelUp, at: at(40))], on: viewer()).selectedIndex == 8)
  }

  @Test("The selection follows the pointer if hovering is enabled")
  func hoveringFollowsThePointer() {
    let move = [MouseEvent(.move, at: at(46))]
    #expect(run(move, on: viewer()).selection == nil)
    #expect(run(move, on: viewer(), hovers: true).selectedIndex == 14)
    #expect(run([MouseEvent(.move, at: at(46, 0))], on: viewer(), hovers: true).selection == nil)
  }

  @Test("Other mouse buttons have no effect") func otherButtonsDoNothing() {
    let events = [
      MouseEvent(.press(button: 2), at: at(40)), MouseEvent(.drag(button: 2), at: at(50)),
    ]
    #expect(run(events, on: viewer()) == viewer())
  }

  @Test("Mouse events have no effect without a chart") func withoutAChartNothingHappens() {
    var pointer = PointerBindings(hovers: true)
    let empty = ViewerScreen.frame(viewer(), in: CellSize(columns: 1, rows: 1))
    let press = MouseEvent(.press(button: 1), at: at(0, 0))
    #expect(pointer.action(for: press, in: viewer(), on: empty) == nil)
  }

  @Test("A click in a gap selects nothing, in every kind", arguments: ChartKind.allCases)
  func gap(kind: ChartKind) throws {
    guard kind != .contracts, !kind.isAggregate else { return }
    let prices = seedDay.filter { !(6..<9).contains(oslo.civil(at: $0.start).hour) }
    let day = PriceSeries(slots: prices, unit: .oerePerKilowattHour, area: nil, zone: oslo)
    let state = viewer(day, kind: kind)
    let frame = frame(state)
    for hour in 0..<24 {
      let moment = time("2022-07-12T00:30").advanced(by: Int64(hour) * 3600)
      let hours = Double(frame.plotArea.size.columns - 4) / 24
      let x = kind == .heatMap ? hours * (Double(hour) + 0.5) : moment.seconds
      let column = try #require(frame.plot?.column(of: x))
      let selected = run(click(at(column)), on: state, from: frame)
      #expect(selected.selectedIndex == day.index(containing: moment), "\(hour)")
    }
    // Between two known slots, a drag keeps the first of them.
    guard kind.isOverTime else { return }
    let columns = try [4.5, 7.5].map { hour in
      let x = time("2022-07-12T00:00").advanced(by: Int64(hour * 3600)).seconds
      return try #require(frame.plot?.column(of: x))
    }
    let drag = [
      MouseEvent(.press(button: 1), at: at(columns[0])),
      MouseEvent(.drag(button: 1), at: at(columns[1])),
    ]
    #expect(run(drag, on: state, from: frame).selectedIndex == 4)
  }
}
