import CivilTime
import ElectricityPrices
import Foundation
import TerminalCharts
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

@Suite("Pointer bindings") struct PointerBindingsTests {
  private let size = CellSize(columns: 80, rows: 24)

  private func frame(_ state: ViewerState) -> ViewerFrame {
    ViewerScreen.frame(state, in: size)
  }

  /// Applies reports one after another, each on the frame of what the one before has changed.
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

  @Test("Every column means the nearest slot", arguments: ChartKind.overTime)
  func everyColumnMeansTheNearestSlot(kind: ChartKind) {
    let state = viewer(kind: kind)
    let frame = frame(state)
    let plot = frame.plot ?? CellRect(column: 0, row: 0, columns: 0, rows: 0)
    for column in plot.minColumn..<plot.maxColumn {
      let x = (Double(column - plot.minColumn) + 0.5) * 8
      let date = frame.proxy?.value(atX: x, as: Date.self) ?? .distantPast
      let hour = (date.timeIntervalSince1970 - seedDay[0].start.seconds) / 3600
      let wanted = Int(kind.coversSlots ? hour.rounded(.down) : hour.rounded())
      let selected = run(click(at(column)), on: state, from: frame).selectedIndex
      #expect(selected == min(wanted, 23), "column \(column)")
    }
  }

  @Test("Places and times are inverse", arguments: ChartKind.overTime)
  func placesAndTimesAreInverse(kind: ChartKind) throws {
    let frame = frame(viewer(kind: kind))
    let plot = try #require(frame.plot)
    let proxy = try #require(frame.proxy)
    for column in 0..<plot.size.columns {
      let x = (Double(column) + 0.5) * 8
      let date = try #require(proxy.value(atX: x, as: Date.self))
      let place = try #require(proxy.position(forX: date))
      #expect(abs(place - x) < 1e-4)
    }
  }

  @Test("The lollipop stands under the pointer", arguments: ChartKind.overTime)
  func theLollipopStandsUnderThePointer(kind: ChartKind) {
    // Without now, whose rule crosses the axis too.
    let state = viewer(now: "2030-01-01", kind: kind)
    let plot = frame(state).plot ?? CellRect(column: 0, row: 0, columns: 0, rows: 0)
    for column in share(of: 3, Array(plot.minColumn..<plot.maxColumn)) {
      let picked = run(click(at(column)), on: state)
      let rules = frame(picked).buffer.text(row: plot.maxRow).map { $0 }
      let rule = rules.firstIndex(of: "┼") ?? -9
      #expect(abs(rule - column) <= 2, "column \(column), rule \(rule)")
    }
  }

  @Test("A click on the selection clears it", arguments: ChartKind.overTime)
  func aClickOnTheSelectionClearsIt(kind: ChartKind) {
    let cell = at(46)
    let once = run(click(cell), on: viewer(kind: kind))
    #expect(once.selection != nil)
    #expect(run(click(cell), on: once).selection == nil)
  }

  @Test("Drags scrub and clamp beyond the edges") func dragsScrubAndClampBeyondTheEdges() {
    var events = [MouseEvent(.press(button: 1), at: at(20))]
    events.append(MouseEvent(.drag(button: 1), at: at(40, 0)))
    #expect(run(events, on: viewer()).selectedIndex == 11)
    events.append(MouseEvent(.drag(button: 1), at: at(0, 23)))
    #expect(run(events, on: viewer()).selectedIndex == 0)
    events.append(MouseEvent(.drag(button: 1), at: at(200, 23)))
    #expect(run(events, on: viewer()).selectedIndex == 23)
    events.append(MouseEvent(.release(button: 0), at: at(200, 23)))
    events.append(MouseEvent(.move, at: at(30)))
    #expect(run(events, on: viewer()).selectedIndex == 23)
  }

  @Test("A drag from the selection keeps it") func aDragFromTheSelectionKeepsIt() {
    let selected = run(click(at(46)), on: viewer())
    let events = [
      MouseEvent(.press(button: 1), at: at(46)), MouseEvent(.drag(button: 1), at: at(60)),
      MouseEvent(.release(button: 1), at: at(60)),
    ]
    #expect(run(events, on: selected).selectedIndex == 18)
  }

  @Test(
    "Outside the plot nothing happens",
    arguments: [
      CellPoint(column: 1, row: 10), CellPoint(column: 40, row: 0),
      CellPoint(column: 40, row: 22), CellPoint(column: 40, row: 23),
    ])
  func outsideThePlotNothingHappens(cell: CellPoint) {
    var events = click(cell)
    events.insert(MouseEvent(.drag(button: 1), at: at(40)), at: 1)
    #expect(run(events, on: viewer()) == viewer())
  }

  @Test("The wheel steps") func theWheelSteps() {
    #expect(run([MouseEvent(.wheelDown, at: at(40))], on: viewer()).selectedIndex == 10)
    #expect(run([MouseEvent(.wheelUp, at: at(40))], on: viewer()).selectedIndex == 8)
  }

  @Test("Hovering follows the pointer") func hoveringFollowsThePointer() {
    let move = [MouseEvent(.move, at: at(46))]
    #expect(run(move, on: viewer()).selection == nil)
    #expect(run(move, on: viewer(), hovers: true).selectedIndex == 13)
    #expect(run([MouseEvent(.move, at: at(46, 0))], on: viewer(), hovers: true).selection == nil)
  }

  @Test("Other buttons do nothing") func otherButtonsDoNothing() {
    let events = [
      MouseEvent(.press(button: 2), at: at(40)), MouseEvent(.drag(button: 2), at: at(50)),
    ]
    #expect(run(events, on: viewer()) == viewer())
  }

  @Test("Without a chart nothing happens") func withoutAChartNothingHappens() {
    var pointer = PointerBindings(hovers: true)
    let empty = ViewerScreen.frame(viewer(), in: CellSize(columns: 1, rows: 1))
    let press = MouseEvent(.press(button: 1), at: at(0, 0))
    #expect(pointer.action(for: press, in: viewer(), on: empty) == nil)
  }
}
