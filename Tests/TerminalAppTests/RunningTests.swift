import Testing

@testable import Ncurses
@testable import TerminalApp

/// Why a program cannot run is said in a sentence.
@Suite("Running without a terminal") struct RunningTests {
  @Test(
    "Every reason is a sentence that says what to do",
    arguments: [
      NcursesError.noTerminal, .unnamedTerminal, .unknownTerminal("odd"),
      .incapableTerminal("dumb"),
      .noDescriptor, .background,
    ])
  func everyReasonIsASentenceThatSaysWhatToDo(_ error: NcursesError) {
    #expect(error.sentence.hasSuffix("."))
    #expect(error.sentence.contains(":"))
    #expect(error.sentence.count < 120)
  }

  @Test("A name from outside is not written raw") func aNameFromOutsideIsNotWrittenRaw() {
    #expect(!NcursesError.unknownTerminal("\u{1B}[2J").sentence.contains("\u{1B}"))
  }
}
