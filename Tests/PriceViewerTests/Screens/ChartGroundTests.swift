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
}
