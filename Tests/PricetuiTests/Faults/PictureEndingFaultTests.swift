import CLibrary
import TerminalCore
import TerminalTestSupport
import Testing

/// Tests of endings of a viewer that shows its plot in pixels: no picture stays on the screen, and
/// the previous screen is restored.
@Suite("Faults: endings with pictures", .serialized, .waits) struct PictureEndingFaultTests {
  typealias Kind = LateAnswerFaultTests.Kind

  private static let kinds = [Kind.kitty, .sixel]

  // The text on the screen before: a shell's line that starts the program.
  private static let before = "$ pricetui today.json\r\n"

  /// Returns the faults after an ending at a stage; empty if the screen is restored.
  private func faults(of ending: Ending, at stage: Stage, _ kind: Kind) throws -> [String] {
    let cell = try #require(PixelCell(width: 8, height: 16))
    let terminal = try PictureTerminal.started(
      kind.answers, cell: cell, showing: Self.before, program, sampleDay
    ) { stage == .opening || $0.hasPictures }
    let start = monotonicSeconds()
    try stage.reach(on: terminal.line)
    if stage == .help, ending.name == "`q`" {
      // A letter is part of the search text there, so Escape closes the help first.
      terminal.line.send("\u{1B}")
      terminal.line.settle(milliseconds: 200)
    }
    // The ending does not wait until a picture is complete.
    ending.action(terminal.line)
    var faults: [String] = []
    let status = try terminal.line.waitForExit()
    if status != ending.status { faults.append("status \(status)") }
    if stage == .stuck, monotonicSeconds() - start > 12 { faults.append("slow") }
    terminal.line.settle(milliseconds: 50)
    if terminal.line.settings != terminal.line.firstSettings { faults.append("line settings") }
    let modes = terminal.line.changedModes
    if !modes.isEmpty { faults.append("modes \(modes.sorted())") }
    let screen = terminal.screen
    faults += screen.faults
    if screen.hasPictures { faults.append("a picture") }
    if screen.isAlternate { faults.append("screen") }
    // The main screen has exactly its previous text.
    if screen.rows.filter({ !$0.isEmpty }) != [String(Self.before.dropLast())] {
      faults.append("text \(screen.rows.filter { !$0.isEmpty })")
    }
    if terminal.line.unreadBytes != 0 { faults.append("typed into the shell") }
    return faults
  }

  @Test("Every ending at every stage leaves no picture", arguments: kinds)
  func everyEndingLeavesNoPicture(kind: Kind) throws {
    // Code that writes files ignores SIGXFSZ for good; the started program must not inherit that.
    signal(SIGXFSZ, SIG_IGN)
    for (ending, stages) in Self.cases {
      for stage in stages {
        var faults: [String] = []
        do { faults = try self.faults(of: ending, at: stage, kind) } catch { faults = ["\(error)"] }
        #expect(faults.isEmpty, "\(kind), \(ending.name), \(stage.rawValue): \(faults)")
      }
    }
  }

  /// All endings at all stages in a full run; otherwise some of each kind.
  private static var cases: [(ending: Ending, stages: [Stage])] {
    Ending.all.map { ending in
      if isFullRun { return (ending, ending.stages) }
      switch ending.name {
      case "`q`": return (ending, [.help])
      case "TERM": return (ending, [.opening, .resized, .stuck])
      case "SEGV": return (ending, [.shown])
      // At this stage a picture is being sent.
      case "ABRT": return (ending, [.resized])
      default: return (ending, [])
      }
    }
  }

  @Test("The article on reliability states the number of endings with pictures")
  func theArticleCountsThem() {
    let count = Self.cases.reduce(0) { $0 + $1.stages.count } * Self.kinds.count
    #expect(statedCases("endings at stages, with pictures") == count, "\(count)")
  }
}
