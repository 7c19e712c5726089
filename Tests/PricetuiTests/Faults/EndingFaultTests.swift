import CLibrary
import Foundation
import TerminalTestSupport
import Testing

/// Tests of every ending at every stage; the article on reliability shows the table.
@Suite("Faults: endings", .serialized, .waits) struct EndingFaultTests {
  /// Returns the faults after an ending at a stage; empty if the terminal is restored.
  private func faults(of ending: Ending, at stage: Stage) throws -> [String] {
    let terminal = try PseudoTerminal()
    try terminal.start(program, sampleDay, blocksSignals: stage == .blocked)
    try stage.reach(on: terminal)
    // A terminal that takes no output receives no questions, so it must not answer any, even when
    // its output is read at the end.
    if stage == .stuck { terminal.answers = nil }
    let start = monotonicSeconds()
    if stage == .help, ending.name == "`q`" {
      // A letter is part of the search text there, so Escape closes the help first.
      terminal.send("\u{1B}")
      terminal.settle(milliseconds: 200)
    }
    ending.action(terminal)
    // The mouse reports while the program quits.
    if stage == .mouse { terminal.send("\u{1B}[<35;3;9M\u{1B}[<35;4;9M") }
    var faults: [String] = []
    if stage == .stuck {
      let status = try polling { terminal.process?.poll() }
      if status != ending.status { faults.append("status \(status)") }
      // The program waits 0.3 seconds for the terminal; a busy machine takes longer.
      if monotonicSeconds() - start > 10 { faults.append("slow") }
      terminal.settle()
    } else {
      let status = try terminal.waitForExit()
      if status != ending.status { faults.append("status \(status)") }
    }
    if terminal.settings != terminal.firstSettings { faults.append("line settings") }
    let modes = terminal.changedModes
    if !modes.isEmpty { faults.append("modes \(modes.sorted())") }
    if !terminal.text().contains("\u{1B}[?1049l") { faults.append("screen") }
    if terminal.unreadBytes != 0 { faults.append("typed into the shell") }
    return faults
  }

  @Test("Every ending at every stage restores the terminal")
  func everyEndingAtEveryStageGivesTheTerminalBack() throws {
    // Code that writes files ignores SIGXFSZ for good; the started program must not inherit that.
    signal(SIGXFSZ, SIG_IGN)
    for ending in Ending.all {
      for stage in Self.stages(of: ending) {
        var faults: [String] = []
        do { faults = try self.faults(of: ending, at: stage) } catch { faults = ["\(error)"] }
        #expect(faults.isEmpty, "\(ending.name), \(stage.rawValue): \(faults)")
      }
    }
  }

  @Test("Without a screen, a signal that was blocked at the start still ends the program")
  func withoutAScreenASignalThatWasBlockedEndsItToo() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(program, ["--print", "-"], blocksSignals: true)
    // The program waits for prices that are never typed; the signal may come before it waits.
    terminal.process?.send(signal: SIGTERM)
    #expect(try terminal.waitForExit() == .signalled(SIGTERM))
  }

  /// Returns all stages in a full run, otherwise the shown screen, and other stages for some
  /// endings.
  private static func stages(of ending: Ending) -> [Stage] {
    if isFullRun { return ending.stages }
    switch ending.name {
    case "`q`": return [.shown, .mouse]
    case "TERM": return Stage.allCases
    case "HUP", "SEGV": return [.shown, .blocked]
    case "USR1": return [.opening, .shown, .blocked, .stuck]
    default: return [.shown]
    }
  }

  /// The number of pairs of an ending and a stage that a run tries.
  static var caseCount: Int { Ending.all.reduce(0) { $0 + stages(of: $1).count } }

  @Test("The article on reliability has the table of endings and stages")
  func theArticleHasTheTable() throws {
    let article = packageFolder.appending(path: "Sources/pricetui/pricetui.docc/Reliability.md")
    #expect(
      contents(article.path(percentEncoded: false)).contains(
        "<!-- endings -->\n\(Self.table)<!-- end of endings -->"), "\(Self.table)")
  }

  private static var table: String {
    let groups: [(name: String, endings: [Ending])] = [
      ("keys", Ending.all.filter { !$0.isSignal }), ("signals", Ending.all.filter(\.isSignal)),
    ]
    let rows = groups.map { group in
      let cells = Stage.allCases.map { stage in
        stage != .stuck || group.name == "signals" ? "\(group.endings.count)" : "–"
      }
      let names = group.endings.map(\.name).joined(separator: " ")
      return "| \(names) | \(cells.joined(separator: " | ")) |\n"
    }
    let stages = Stage.allCases.map(\.rawValue).joined(separator: " | ")
    return "| ended by | \(stages) |\n|---|" + Stage.allCases.map { _ in "--:|" }.joined() + "\n"
      + rows.joined()
  }
}
