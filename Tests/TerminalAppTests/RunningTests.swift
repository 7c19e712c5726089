import Testing

@testable import Ncurses
@testable import TerminalApp

/// Error messages of programs that cannot run.
@Suite("Running without a terminal") struct RunningTests {
  @Test(
    "Every error message is a sentence that says what to do",
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

  @Test("An error message contains no control characters of a terminal's name")
  func aNameFromOutsideIsNotWrittenRaw() {
    #expect(!NcursesError.unknownTerminal("\u{1B}[2J").sentence.contains("\u{1B}"))
  }
}
