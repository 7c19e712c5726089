import CivilTime
import PriceViewer
import TerminalCore
import TerminalTestSupport
import Testing

@Suite("Kept charts") struct ChartGroundTests {
  @Test(arguments: ChartKind.allCases) func lookLikeNewOnes(kind: ChartKind) {
    var state = viewer()
    state.chartKind = kind
    var before: ViewerFrame?
    var random = SeededGenerator(seed: 5)
    let actions: [ViewerAction] = [
      .step(slots: 1), .step(slots: -3), .cheapest, .dearest, .clearSelection, .last, .now,
      .nextChart, .toggleHelp,
    ]
    for _ in 0..<60 {
      if let action = actions.randomElement(using: &random) { state.apply(action) }
      let size = CellSize(columns: Bool.random(using: &random) ? 80 : 30, rows: 24)
      let kept = ViewerScreen.frame(state, in: size, after: before)
      let new = ViewerScreen.frame(state, in: size)
      #expect(kept.buffer.cells == new.buffer.cells && kept.cursor == new.cursor)
      let printed = ViewerScreen.frame(state, in: size, look: ViewerLook(isInteractive: false))
      #expect(printed.buffer.text(row: 10) == new.buffer.text(row: 10))
      before = kept
    }
  }

  @Test func areGivenInAdvanceOnlyWhereTheyAreTheOnes() {
    var state = viewer()
    var random = SeededGenerator(seed: 6)
    let size = CellSize(columns: 80, rows: 24)
    var before = ViewerScreen.frame(state, in: size)
    var count = 0
    for _ in 0..<100 {
      var expected = state
      expected.apply(.step(slots: 1))
      let anticipated = ViewerScreen.frame(expected, in: size, after: before)
      let actions: [ViewerAction] = [
        .step(slots: 1), .step(slots: 1), .step(slots: -1), .first, .toggleHelp, .nextChart,
        .tick(state.now.advanced(by: 1800)), .nextUnit, .clearSelection,
      ]
      if let action = actions.randomElement(using: &random) { state.apply(action) }
      let given = ViewerScreen.frame(state, in: size, after: before, anticipated: anticipated)
      #expect(given.buffer.cells == ViewerScreen.frame(state, in: size).buffer.cells)
      count += given.buffer.cells == anticipated.buffer.cells ? 1 : 0
      before = given
    }
    #expect(count > 20)
  }
}
