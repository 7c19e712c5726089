import CLibrary
import TerminalTestSupport
import Testing

/// Tests of input that a terminal may send to the program at any time.
@Suite("Faults: input", .serialized, .waits) struct InputFaultTests {
  private func started() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.start(program, sampleDay)
    try terminal.waitFor("quit")
    // The program's first questions to the terminal are answered by then.
    terminal.settle()
    return terminal
  }

  private func expectQuit(
    _ terminal: PseudoTerminal, _ deadline: Deadline = Deadline()
  ) throws {
    terminal.send("q")
    #expect(try terminal.waitForExit(deadline) == .exited(0))
    #expect(terminal.isRestored)
    #expect(terminal.unreadBytes == 0)
  }

  @Test("Unsolicited answers of the terminal draw nothing and do not quit")
  func answersSelectNothingAndQuitNothing() throws {
    let terminal = try started()
    let answers = [
      "\u{1B}P1$r2 q\u{1B}\\", "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]52;c;cXE=\u{1B}\\",
      "\u{1B}_Gi=1;q\u{1B}\\", "\u{1B}^q\u{1B}\\", "\u{1B}[12;40R", "\u{1B}[?1;2c", "\u{9B}?1;2c",
    ]
    terminal.settle()
    let start = terminal.bytes.count
    for answer in answers {
      for byte in answer.utf8 {
        terminal.send(bytes: [byte])
        poll(nil, 0, 1)
      }
    }
    #expect(terminal.settle(milliseconds: 400).isEmpty, "\(terminal.text(since: start))")
    try expectQuit(terminal)
  }

  @Test("An incomplete escape sequence is discarded, and `q` still quits")
  func aHalfSequenceIsForgotten() throws {
    // All programs run at once, because each needs a second to discard its sequence.
    let halves = [
      "\u{1B}[<35;1", "\u{1B}[1;", "\u{1B}]11;rgb", "\u{1B}P1$r", "\u{1B}[M", "\u{C3}",
    ]
    let programs = try halves.map { _ in try started() }
    for (half, program) in zip(halves, programs) {
      program.send(bytes: Array(half.utf8))
    }
    poll(nil, 0, 1_100)
    for terminal in programs { try expectQuit(terminal) }
  }

  /// The line delivers every byte alone, 5 to 300 milliseconds after the previous byte.
  @Test("A slow line does not turn mouse reports and answers into keys")
  func aSlowLineTypesNothing() throws {
    var generator = SeededGenerator(seed: 7)
    let first = "\u{1B}[<35;9;9M\u{1B}]11;rgb:00/00\u{7}"
    let second = "\u{1B}[<35;40;12M\u{1B}P1$r2 q\u{1B}\\\u{1B}[?1;2c"
    // A line for each half at the same time; in a full run both on one line, and repeatedly.
    let texts = isFullRun ? [first + String(repeating: second, count: 6)] : [first, second]
    let lines = try texts.map { (text: Array($0.utf8), program: try started()) }
    for (_, program) in lines { program.settle() }
    for index in 0..<(texts.map(\.utf8.count).max() ?? 0) {
      for (text, program) in lines where text.indices.contains(index) {
        program.send(bytes: [text[index]])
      }
      poll(nil, 0, .random(in: 5...300, using: &generator))
    }
    for (_, terminal) in lines {
      terminal.settle()
      #expect(terminal.process?.poll() == nil)
      // The chart is unchanged, so no byte was taken for a key.
      let start = terminal.bytes.count
      terminal.send("\u{C}")
      try terminal.waitFor("quit", since: start)
      #expect(terminal.text(since: start).contains("09:00-10:00"))
      try expectQuit(terminal)
    }
  }

  @Test("After a flood of mouse reports `q` quits within two seconds") func aFloodIsAnsweredSoon()
    throws
  {
    let terminal = try started()
    var sent = 0
    let start = monotonicSeconds()
    while sent < (isFullRun ? 1 << 22 : 1 << 18) {
      let report = "\u{1B}[<35;\(1 + sent % 80);\(1 + sent % 24)M"
      terminal.send(report)
      sent += report.utf8.count
      if sent % 4096 < 16 { terminal.settle(milliseconds: 0) }
    }
    #expect(monotonicSeconds() - start < 20)
    let quit = monotonicSeconds()
    try expectQuit(terminal)
    #expect(monotonicSeconds() - quit < 2)
  }

  @Test("The program survives a large paste") func aPasteOfAMegabyteIsSurvived() throws {
    let terminal = try started()
    let line = "0.5;x;y/z \u{F8}\u{20AC}\t\r"
    let count = (isFullRun ? 1 << 20 : 1 << 15) / line.utf8.count
    for index in 0..<count {
      terminal.send(line)
      if index % 200 == 0 { terminal.settle(milliseconds: 0) }
    }
    terminal.settle(milliseconds: 300)
    // The program of the tests is not optimised, and needs a sixth of this time on an idle machine.
    try expectQuit(terminal, Deadline(seconds: 120))
  }

  @Test("Mouse reports that arrive while the program quits do not reach the shell")
  func reportsThatComeWhileItLeavesDoNotReachTheShell() throws {
    let terminal = try started()
    let start = terminal.bytes.count
    terminal.answers = nil
    terminal.send("q")
    // A remote terminal sends the pending mouse reports first and then the answer.
    try terminal.waitFor("\u{1B}[5n", since: start)
    terminal.send("\u{1B}[<35;3;9M\u{1B}[<35;4;9M")
    poll(nil, 0, 20)
    terminal.send("\u{1B}[<35;5;9M\u{1B}[0n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.settings == terminal.firstSettings && terminal.unreadBytes == 0)
  }
}
