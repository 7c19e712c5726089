import CLibrary
import TerminalCore
import TerminalTestSupport
import Testing

/// The endings of a viewer that shows its plot in pixels: no picture is left on the screen, and the
/// screen before is as it was.
@Suite("Faults: endings with pictures", .serialized, .waits) struct PictureEndingFaultTests {
  /// Terminals that show pictures, as tests name them.
  enum Kind: String, CaseIterable {
    case kitty, sixel

    var answers: TerminalAnswers { self == .kitty ? .kitty : .sixel }
  }

  // What stands on the screen before: a line of a shell, in which the program is started.
  private static let before = "$ pricetui today.json\r\n"

  /// What is wrong after an ending at a stage; nothing where all is as before.
  private func faults(of ending: Ending, at stage: Stage, _ kind: Kind) throws -> [String] {
    let cell = try #require(PixelCell(width: 8, height: 16))
    let (terminal, settings) = try PictureTerminal.started(
      kind.answers, cell: cell, showing: Self.before, program, sampleDay
    ) { stage == .opening || $0.hasPictures }
    let start = monotonicSeconds()
    try stage.reach(on: terminal.line)
    if stage == .help, ending.name == "`q`" {
      // A letter is a part of what is sought there.
      terminal.line.send("\u{1B}")
      terminal.line.settle(milliseconds: 200)
    }
    // It waits for nothing before it goes, nor for a picture that is under way.
    ending.action(terminal.line)
    var faults: [String] = []
    let status = try terminal.line.waitForExit()
    if status != ending.status { faults.append("status \(status)") }
    if stage == .stuck, monotonicSeconds() - start > 12 { faults.append("slow") }
    terminal.line.settle(milliseconds: 50)
    if terminal.line.settings != settings { faults.append("line settings") }
    let modes = terminal.line.changedModes
    if !modes.isEmpty { faults.append("modes \(modes.sorted())") }
    let screen = terminal.screen
    faults += screen.faults
    if screen.hasPictures { faults.append("a picture") }
    if screen.isAlternate { faults.append("screen") }
    // What is on the main screen is what was there: not a byte more.
    if screen.rows.filter({ !$0.isEmpty }) != [String(Self.before.dropLast())] {
      faults.append("text \(screen.rows.filter { !$0.isEmpty })")
    }
    if terminal.line.unreadBytes != 0 { faults.append("typed into the shell") }
    return faults
  }

  @Test("Every ending at every stage leaves no picture", arguments: Kind.allCases)
  func everyEndingLeavesNoPicture(kind: Kind) throws {
    // As what writes files does for good; the program that is started shall not inherit it.
    signal(SIGXFSZ, SIG_IGN)
    for (ending, stages) in Self.cases {
      for stage in stages {
        var faults: [String] = []
        do { faults = try self.faults(of: ending, at: stage, kind) } catch { faults = ["\(error)"] }
        #expect(faults.isEmpty, "\(kind), \(ending.name), \(stage.rawValue): \(faults)")
      }
    }
  }

  /// All endings at all stages in a full run; in a bounded one some of each kind.
  private static var cases: [(ending: Ending, stages: [Stage])] {
    Ending.all.map { ending in
      if isFullRun {
        return (ending, Stage.allCases.filter { $0 != .stuck || ending.isSignal })
      }
      switch ending.name {
      case "`q`": return (ending, [.help])
      case "TERM": return (ending, [.opening, .resized, .stuck])
      case "SEGV": return (ending, [.shown])
      // A picture is on its way then.
      case "ABRT": return (ending, [.resized])
      default: return (ending, [])
      }
    }
  }

  @Test("The article on reliability counts them") func theArticleCountsThem() {
    let count = Self.cases.reduce(0) { $0 + $1.stages.count } * Kind.allCases.count
    #expect(statedCases("endings at stages, with pictures") == count, "\(count)")
  }
}
