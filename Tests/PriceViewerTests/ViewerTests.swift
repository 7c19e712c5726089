import CivilTime
import ElectricityPrices
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

@Suite struct ViewerTests {
  private func key(_ key: Key) -> TerminalEvent { .key(KeyPress(key)) }

  private func run(
    _ script: [[TerminalEvent]], from state: ViewerState = viewer(),
    clock: @escaping () -> Instant = { time("2022-07-12T09:30") }
  ) -> (outcome: ViewerOutcome, terminal: ScriptedTerminal) {
    var terminal = ScriptedTerminal(script: script)
    var viewer = Viewer(state, look: ViewerLook(), clock: clock)
    return (viewer.run(on: &terminal), terminal)
  }

  @Test func keysAndTheMouseSelectTheSame() {
    let left = MouseEvent(.press(button: 1), at: CellPoint(column: 40, row: 10))
    let byMouse = run([[.mouse(left)], [key(.character("q"))]])
    let byKeys = run([Array(repeating: key(.right), count: 2), [key(.character("q"))]])
    #expect(byMouse.outcome == .left && byKeys.outcome == .left)
    #expect(byMouse.terminal.frames.last?.text == byKeys.terminal.frames.last?.text)
    #expect(byKeys.terminal.frames.last?.text.contains("11:00-12:00") ?? false)
  }

  @Test func aBurstIsOneFrame() {
    let (_, terminal) = run([Array(repeating: key(.right), count: 50), []])
    #expect(terminal.frames.count == 2)
    #expect(terminal.frames.last?.text.contains("23:00-00:00") ?? false)
  }

  @Test func nothingNewIsNotDrawn() {
    let (_, terminal) = run([[], [key(.character("y"))], [.fileChanged]])
    #expect(terminal.frames.count == 1)
  }

  @Test func waitsForTheNextSlotAndNoLonger() {
    #expect(run([[]]).terminal.waits == [60, 60])
    let near = time("2022-07-12T09:59:50")
    #expect(run([], clock: { near }).terminal.waits == [10])
    let late = time("2023-01-01")
    #expect(run([], from: viewer(now: "2023-01-01"), clock: { late }).terminal.waits == [nil])
  }

  @Test func nowMovesWithTheClock() {
    var hour = 9
    let (_, terminal) = run(
      [[], []],
      clock: {
        hour += 1
        return time("2022-07-12T09:30").advanced(by: Int64(hour - 9) / 3 * 3600)
      })
    #expect(terminal.frames.count > 1)
    #expect(terminal.frames.last?.text(row: 0).contains("now 10:00-11:00") ?? false)
  }

  @Test func resizesAndReturnsAreDrawn() {
    let (_, terminal) = run([
      [.resized(CellSize(columns: 100, rows: 30))], [.resumed],
      [.resized(CellSize(columns: 1, rows: 1))],
      [.key(KeyPress(.character("l"), modifiers: .control))],
    ])
    #expect(terminal.frames.map(\.size.columns) == [80, 100, 100, 1, 1])
    #expect(terminal.invalidations == 1)
  }

  @Test func endsTellWhy() {
    #expect(run([[.terminated(signal: 15)]]).outcome == .terminated(signal: 15))
    #expect(run([]).outcome == .terminated(signal: 1))
    #expect(run([[key(.character("q")), key(.right)]]).outcome == .left)
    let picked = run([[key(.right), key(.enter)]], from: viewer(isPicking: true))
    #expect(picked.outcome == .picked(seedDay[10], unit: .oerePerKilowattHour))
  }

  @Test func theCursorRestsOnTheAnnotation() {
    let (_, terminal) = run([[key(.home)]])
    for (frame, cursor) in zip(terminal.frames, terminal.cursors) {
      #expect(cursor.map { frame.text(row: $0.row).contains(":00-") && $0.row == 2 } ?? false)
    }
  }
}
