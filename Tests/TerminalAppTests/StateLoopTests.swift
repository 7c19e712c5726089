import TerminalTestSupport
import Testing

@testable import TerminalApp

/// A loop over a state, with scripted events and in a pseudo-terminal.
@MainActor @Suite("Loops over a state") struct StateLoopTests {
  /// Runs a loop that counts with the arrow keys up to 9; returns the last state and the rows.
  private func count(_ events: [TerminalEvent]) -> (state: Int, rows: [String]) {
    var terminal = ScriptedTerminal(
      size: CellSize(columns: 12, rows: 1), script: events.map { [$0] })
    let state = TerminalApp.loop(
      3, on: &terminal, until: { $0 > 9 },
      update: { count, event in
        if event == .key(KeyPress(.right)) { count += 1 }
        if event == .key(KeyPress(.left)) { count -= 1 }
      }, view: { Text("count \($0)") })
    let rows = terminal.frames.map { String($0.text(row: 0).drop { $0 == " " }) }
    return (state, rows)
  }

  @Test("Each event changes the state, and each state is shown") func counting() {
    let run = count([.key(KeyPress(.right)), .key(KeyPress(.left)), .key(KeyPress(.left))])
    #expect(run.state == 2)
    #expect(run.rows == ["count 3", "count 4", "count 3", "count 2"])
  }

  @Test("A finished state ends the loop before it is shown") func finished() {
    let run = count(Array(repeating: .key(KeyPress(.right)), count: 20))
    #expect(run.state == 10)
    #expect(run.rows.last == "count 9")
  }

  @Test("Ctrl-C ends the loop") func interrupted() {
    let interrupt = TerminalEvent.key(KeyPress(.character("c"), modifiers: .control))
    #expect(count([.key(KeyPress(.right)), interrupt, .key(KeyPress(.right))]).state == 4)
  }

  @Test("The loop example follows keys in a terminal and restores the terminal")
  func example() throws {
    let terminal = try PseudoTerminal(columns: 60, rows: 16)
    try terminal.start(builtProduct("Examples"), ["loop"])
    try terminal.waitFor("12:00")
    let start = terminal.bytes.count
    terminal.send("\u{1B}OC")
    // From 12:00 and 371 øre: only the difference is sent.
    try terminal.waitFor("28", since: start)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }
}
