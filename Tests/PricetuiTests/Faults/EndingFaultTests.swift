import CLibrary
import Foundation
import TerminalTestSupport
import Testing

/// Every ending at every stage; the article on reliability shows the table.
@Suite("Faults: endings", .serialized, .waits) struct EndingFaultTests {
  /// What is wrong after an ending at a stage; nothing where all is as before.
  private func faults(of ending: Ending, at stage: Stage) throws -> [String] {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    try terminal.start(program, sampleDay, blocksSignals: stage == .blocked)
    try stage.reach(on: terminal)
    // Who takes no output has nothing to answer, not even when it is read at the end.
    if stage == .stuck { terminal.answers = nil }
    let start = monotonicSeconds()
    if stage == .help, ending.name == "`q`" {
      // A letter is a part of what is sought there.
      terminal.send("\u{1B}")
      terminal.settle(milliseconds: 200)
    }
    ending.action(terminal)
    // Reports that come while the program leaves.
    if stage == .mouse { terminal.send("\u{1B}[<35;3;9M\u{1B}[<35;4;9M") }
    var faults: [String] = []
    if stage == .stuck {
      let status = try polling { terminal.process?.poll() }
      if status != ending.status { faults.append("status \(status)") }
      if monotonicSeconds() - start > 2 { faults.append("slow") }
      terminal.settle()
    } else {
      let status = try terminal.waitForExit()
      if status != ending.status { faults.append("status \(status)") }
    }
    if terminal.settings != before { faults.append("line settings") }
    let modes = terminal.changedModes
    if !modes.isEmpty { faults.append("modes \(modes.sorted())") }
    if !terminal.text().contains("\u{1B}[?1049l") { faults.append("screen") }
    if terminal.unreadBytes != 0 { faults.append("typed into the shell") }
    return faults
  }

  @Test("Every ending at every stage gives the terminal back")
  func everyEndingAtEveryStageGivesTheTerminalBack() throws {
    // As what writes files does for good; the program that is started shall not inherit it.
    signal(SIGXFSZ, SIG_IGN)
    for ending in Ending.all {
      for stage in Self.stages(of: ending) {
        var faults: [String] = []
        do { faults = try self.faults(of: ending, at: stage) } catch { faults = ["\(error)"] }
        #expect(faults.isEmpty, "\(ending.name), \(stage.rawValue): \(faults)")
      }
    }
  }

  @Test("Without a screen a signal that was blocked ends it too")
  func withoutAScreenASignalThatWasBlockedEndsItToo() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(program, ["--print", "-"], blocksSignals: true)
    // It waits for prices that are never typed; the signal may come before it does.
    terminal.process?.send(signal: SIGTERM)
    #expect(try terminal.waitForExit() == .signalled(SIGTERM))
  }

  /// All stages in a full run; in a bounded one the screen, and each other stage for some endings.
  private static func stages(of ending: Ending) -> [Stage] {
    if isFullRun { return Stage.allCases.filter { $0 != .stuck || ending.isSignal } }
    switch ending.name {
    case "`q`": return [.shown, .mouse]
    case "TERM": return Stage.allCases
    case "HUP", "SEGV": return [.shown, .blocked]
    case "USR1": return [.opening, .shown, .blocked, .stuck]
    default: return [.shown]
    }
  }

  /// How many endings at stages a run has.
  static var caseCount: Int { Ending.all.reduce(0) { $0 + stages(of: $1).count } }

  @Test("The article on reliability has the table") func theArticleHasTheTable() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = root.appending(path: "Sources/pricetui/pricetui.docc/Reliability.md")
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
