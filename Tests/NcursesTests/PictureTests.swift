import CLibrary
import TerminalCore
import TerminalTestSupport
import Testing

/// Pictures on a terminal, from the query for support to the removal of the last picture.
@Suite("Pictures on a pseudo-terminal", .serialized, .waits) struct PictureTests {
  /// The kinds of terminals that show pictures.
  enum Kind: String, CaseIterable {
    case kitty, sixel

    var answers: TerminalAnswers { self == .kitty ? .kitty : .sixel }
  }

  private static let size = CellSize(columns: 80, rows: 24)
  private static let ground = CellColor(hex: 0)

  private static func cell(_ width: Int = 8, _ height: Int = 16) throws -> PixelCell {
    try #require(PixelCell(width: width, height: height))
  }

  /// Starts the probe in a terminal.
  private func started(
    _ answers: TerminalAnswers?, _ arguments: [String] = [], size: CellSize = Self.size,
    environment: [String: String?] = [:], tellsPixels: Bool = true
  ) throws -> PictureTerminal {
    let terminal = try PictureTerminal(
      answers, size: size, cell: try Self.cell(), tellsPixels: tellsPixels)
    try terminal.line.start(
      builtProduct("terminal-probe"), ["--pictures"] + arguments,
      environment: childEnvironment(environment))
    try terminal.waitFor("wake-ups")
    return terminal
  }

  /// Starts the probe in a terminal that shows pictures.
  ///
  /// - Parameter isPatient: Whether the terminal may be as slow as on a busy machine.
  private func shown(
    _ kind: Kind, size: CellSize = Self.size, isPatient: Bool = true
  ) throws -> PictureTerminal {
    try PictureTerminal.started(
      kind.answers, size: size, cell: try Self.cell(), builtProduct("terminal-probe"),
      ["--pictures"] + (isPatient ? ["--patient"] : [])
    ) { screen in screen.rows.contains { $0.contains("pictures 8x16") } }
  }

  /// Returns the differences between the visible pictures and the expected pictures.
  private func faults(
    _ screen: PictureScreen, showing images: [PlacedImage], _ kind: Kind
  ) -> [String] {
    screen.faults(
      showing: images, lastRow: kind == .kitty, on: kind == .kitty ? nil : Self.ground,
      step: kind == .kitty ? 0 : 2)
  }

  /// Returns the picture that the probe shows after a number of steps to the right.
  private func noise(_ steps: Int, _ cell: PixelCell) -> [PlacedImage] {
    var frame = CellBuffer(size: Self.size)
    NoisePicture.makeRoom(in: &frame)
    return [NoisePicture.picture(seed: 10 + steps, cell: cell, in: frame)]
  }

  /// Quits the probe and checks that it restores the terminal.
  private func quit(_ terminal: PictureTerminal) throws {
    terminal.line.send("q")
    #expect(try terminal.line.waitForExit() == .exited(0))
    expectRestored(terminal)
  }

  private func expectRestored(_ terminal: PictureTerminal) {
    let screen = terminal.screen
    #expect(terminal.line.isRestored)
    #expect(screen.faults == [] && !screen.hasPictures && !screen.isAlternate)
    #expect(screen.rows.allSatisfy { $0.isEmpty }, "\(screen.rows)")
    #expect(terminal.line.unreadBytes == 0)
  }

  @Test(
    "After any changes, the screen has the pictures of the last frame", arguments: Kind.allCases)
  func theLastFrame(kind: Kind) throws {
    let size = CellSize(columns: 40, rows: 12)
    let terminal = try shown(kind, size: size)
    var random = RandomPictures(seed: 1, size: size, cell: try Self.cell())
    for step in 0..<(isFullRun ? 200 : 90) {
      random.advance()
      terminal.line.send(step % 10 == 9 ? "p\u{C}" : "p")
      var faults: [String] = []
      let rows = (0..<size.rows).map { random.frame.text(row: $0) }
      _ = try polling(present: { "step \(step): \(faults)" }) {
        terminal.line.settle(milliseconds: 5)
        let screen = terminal.screen
        faults = self.faults(screen, showing: random.images, kind)
        if screen.rows != rows { faults.append("text") }
        return faults.isEmpty ? true : nil
      }
      #expect(terminal.screen.scrolledRows == 0)
    }
    try quit(terminal)
  }

  @Test(
    "A terminal is queried once, after its first frame, and the kernel before it for pixels",
    arguments: [true, false])
  func asked(tellsPixels: Bool) throws {
    // kitty reports a different size of a cell.
    let cell = tellsPixels ? try Self.cell() : try Self.cell(10, 20)
    let terminal = try PictureTerminal.started(
      .kitty, cell: cell, tellsPixels: tellsPixels, builtProduct("terminal-probe"), ["--pictures"]
    ) { screen in screen.rows.contains { $0.contains("pictures \(cell.width)x\(cell.height)") } }
    terminal.line.send("n")
    try terminal.waitFor { $0.hasPictures }
    let text = terminal.line.text()
    #expect(text.components(separatedBy: "a=q").count == 2)
    #expect(text.components(separatedBy: "a=q").first?.contains("wake-ups 0") ?? false)
    try quit(terminal)
  }

  @Test(
    "A terminal without pictures, pixel sizes or answers shows cells only",
    arguments: [(.text, true), (.sixel, false), (nil, true)] as [(TerminalAnswers?, Bool)])
  func cells(answers: TerminalAnswers?, tellsPixels: Bool) throws {
    let terminal = try started(answers, tellsPixels: tellsPixels)
    try terminal.line.waitFor("\u{1B}[c")
    // The key is read after all answers.
    terminal.line.send("nx")
    try terminal.waitFor("key character(\"x\")")
    #expect(!terminal.screen.hasPictures)
    #expect(!terminal.screen.rows.contains { $0.contains("pictures") })
    try quit(terminal)
  }

  @Test(
    "Terminals that would print queries or take them for a title are not queried",
    arguments: [
      ["TERM": "linux"], ["TERM": "vt100"], ["TERM": "screen-256color"],
      ["TERM": "tmux-256color"], ["TMUX": "/tmp/tmux-0/default,1,0"], ["STY": "1.pts-0"],
    ])
  func notAsked(environment: [String: String]) throws {
    let terminal = try started(.text, environment: environment)
    terminal.line.send("x")
    try terminal.line.waitFor("character(\"x\")")
    terminal.line.send("q")
    #expect(try terminal.line.waitForExit() == .exited(0))
    #expect(!terminal.line.text().contains("\u{1B}_"), "an application's command")
  }

  @Test("In a terminal that the environment identifies, the first frame has pictures")
  func fromTheFirstFrame() throws {
    let terminal = try started(.kitty, environment: ["KITTY_WINDOW_ID": "1"])
    terminal.line.send("n")
    try terminal.waitFor { $0.hasPictures }
    #expect(!terminal.screen.rows.contains { $0.contains("pictures") })
    try quit(terminal)
  }

  @Test("Very large cells are drawn with a quarter of their pixels", arguments: Kind.allCases)
  func manyPixels(kind: Kind) throws {
    let large = try PictureTerminal.started(
      kind.answers, size: Self.size, cell: try Self.cell(64, 128), builtProduct("terminal-probe"),
      ["--pictures", "--patient"]
    ) { screen in
      screen.rows.contains { $0.contains("pictures 32x64") }
    }
    try quit(large)
  }

  @Test("A terminal that answers late shows pictures, too") func late() throws {
    let terminal = try started(nil)
    try terminal.line.waitFor("\u{1B}[c")
    let start = monotonicSeconds()
    try terminal.waitFor { _ in monotonicSeconds() > start + 0.3 }
    terminal.line.send("\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[?62;c")
    try terminal.line.waitFor("\u{1B}_Gi=31")
    terminal.line.send("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c")
    try terminal.waitFor("pictures 8x16")
    try quit(terminal)
  }

  @Test("The version of a terminal decides whether it gets octants", arguments: [true, false])
  func octants(isNew: Bool) throws {
    let terminal = try started(nil)
    try terminal.line.waitFor("\u{1B}[c")
    terminal.line.send("\u{1B}P>|foot(1.\(isNew ? 20 : 19).2)\u{1B}\\\u{1B}[?62;c")
    try terminal.line.waitFor("\u{1B}_Gi=31")
    terminal.line.send("\u{1B}[?62;cx")
    try terminal.waitFor("key character(\"x\")")
    #expect(terminal.screen.rows.contains { $0.contains("glyphs octant") } == isNew)
    try quit(terminal)
  }

  @Test(
    "A terminal that is slow for three frames is reported and still shows pictures",
    arguments: Kind.allCases)
  func slow(kind: Kind) throws {
    let terminal = try shown(kind, isPatient: false)
    terminal.line.bytesPerSecond = 100_000
    terminal.line.send("n")
    try terminal.waitFor { $0.hasPictures }
    let count = { terminal.screen.rows.count { $0.contains("pictures end") } }
    #expect(count() == 0, "one slow frame is none")
    for step in 1...2 {
      terminal.line.send("\u{1B}[C")
      let cell = try Self.cell()
      try terminal.waitFor {
        self.faults($0, showing: self.noise(step, cell), kind) == [] || count() > 0
      }
    }
    try terminal.waitFor("pictures end")
    terminal.line.bytesPerSecond = nil
    try quit(terminal)
  }

  @Test("A fast terminal keeps its pictures, however many there are", arguments: Kind.allCases)
  func fast(kind: Kind) throws {
    let terminal = try shown(kind)
    let cell = try Self.cell()
    terminal.line.send("n")
    for step in 1...5 {
      terminal.line.send("\u{1B}[C")
      try terminal.waitFor { self.faults($0, showing: self.noise(step, cell), kind) == [] }
    }
    #expect(!terminal.screen.rows.contains { $0.contains("pictures end") })
    try quit(terminal)
  }

  /// Starts the probe in a terminal whose answers the test sends.
  private func startedUnanswered(
    _ kind: Kind, isPatient: Bool = true
  ) throws -> PictureTerminal {
    let terminal = try shown(kind, isPatient: isPatient)
    terminal.line.answers = nil
    return terminal
  }

  /// Returns how often the terminal has been asked whether it has received a picture.
  private func questions(_ terminal: PictureTerminal) -> Int {
    terminal.line.text().components(separatedBy: "\u{1B}[c").count - 1
  }

  private func waitForQuestions(_ count: Int, from terminal: PictureTerminal) throws {
    _ = try polling(present: { "asked \(questions(terminal)) times" }) {
      terminal.line.settle(milliseconds: 5)
      return questions(terminal) >= count ? true : nil
    }
  }

  /// Makes the probe show a picture without comparing it: on a busy machine, a comparison takes as
  /// long as the program waits for an answer.
  private func showNoise(on terminal: PictureTerminal) throws {
    let asked = questions(terminal)
    terminal.line.send("n")
    try waitForQuestions(asked + 1, from: terminal)
  }

  @Test("Frames are skipped until the terminal has received a picture", arguments: Kind.allCases)
  func leftOut(kind: Kind) throws {
    let terminal = try startedUnanswered(kind)
    let cell = try Self.cell()
    let asked = questions(terminal)
    try showNoise(on: terminal)
    for _ in 0..<9 {
      terminal.line.send("\u{1B}[C")
      terminal.line.settle(milliseconds: 10)
    }
    #expect(questions(terminal) == asked + 1)
    terminal.line.send("\u{1B}[?62;c")
    try waitForQuestions(asked + 2, from: terminal)
    terminal.line.answers = kind.answers
    terminal.line.send("\u{1B}[?62;c")
    try terminal.waitFor { self.faults($0, showing: self.noise(9, cell), kind) == [] }
    // All steps at once; on a busy machine, a key can arrive later.
    #expect((asked + 2...asked + 4).contains(questions(terminal)))
    try quit(terminal)
  }

  @Test("A resize does not send more pictures while an answer is pending", arguments: Kind.allCases)
  func resizedWhileBusy(kind: Kind) throws {
    let terminal = try startedUnanswered(kind)
    let cell = try Self.cell()
    try showNoise(on: terminal)
    let start = terminal.line.bytes.count
    for step in 1...5 {
      terminal.resize(to: CellSize(columns: 80 + step, rows: 24), cell: cell)
      terminal.line.settle(milliseconds: 20)
    }
    #expect(terminal.line.bytes.count - start < 20_000)
    terminal.line.answers = kind.answers
    terminal.line.send("\u{1B}[?62;c")
    try terminal.waitFor { self.faults($0, showing: self.noise(0, cell), kind) == [] }
    try terminal.waitFor("size 85x24")
    try quit(terminal)
  }

  @Test(
    "A terminal that never answers shows cells again after two seconds", arguments: Kind.allCases)
  func neverAnswered(kind: Kind) throws {
    let terminal = try startedUnanswered(kind, isPatient: false)
    terminal.line.send("n")
    try terminal.waitFor { $0.hasPictures }
    try terminal.waitFor("pictures end")
    #expect(!terminal.screen.hasPictures)
    terminal.line.answers = kind.answers
    try quit(terminal)
  }

  @Test(
    "A picture is complete again after a redraw, a resize, a new font and a stop",
    arguments: Kind.allCases)
  func wholeAgain(kind: Kind) throws {
    let terminal = try shown(kind)
    var cell = try Self.cell()
    func expectWhole(_ name: String) throws {
      _ = try polling(present: { "\(name): \(terminal.screen.rows)" }) {
        terminal.line.settle(milliseconds: 5)
        return faults(terminal.screen, showing: noise(0, cell), kind).isEmpty ? true : nil
      }
    }
    terminal.line.send("n")
    try expectWhole("at first")
    // Another program has written over the picture.
    terminal.line.send("\u{C}")
    try terminal.waitFor("character(\"l\") 4")
    try expectWhole("redrawn")
    terminal.resize(to: CellSize(columns: 70, rows: 20), cell: cell)
    try terminal.waitFor("resized 70x20")
    try expectWhole("smaller")
    terminal.resize(to: Self.size, cell: cell)
    try terminal.waitFor("resized 80x24")
    try expectWhole("larger")
    // A larger font in a larger window.
    cell = try Self.cell(10, 20)
    terminal.resize(to: Self.size, cell: cell)
    try terminal.waitFor("pictures 10x20")
    try expectWhole("letters")
    terminal.line.process?.send(signal: SIGSTOP)
    terminal.line.process?.send(signal: SIGCONT)
    try terminal.waitFor("resumed")
    try expectWhole("continued")
    try quit(terminal)
  }

  @Test(
    "A stopped program leaves no picture, and a continued program shows it again",
    arguments: Kind.allCases)
  func stopped(kind: Kind) throws {
    let cell = try Self.cell()
    let terminal = try PictureTerminal(kind.answers, cell: cell)
    try terminal.line.start(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: childEnvironment(["PS1": "ready> "]))
    try terminal.waitFor("ready>")
    terminal.line.send(builtProduct("terminal-probe") + " --pictures\n")
    try terminal.waitFor("pictures 8x16")
    terminal.line.send("n")
    for _ in 0..<2 {
      try terminal.waitFor { self.faults($0, showing: self.noise(0, cell), kind) == [] }
      terminal.line.send("\u{1A}")
      try terminal.waitFor("Stopped")
      try terminal.waitFor { !$0.hasPictures && !$0.isAlternate }
      terminal.line.send("fg\n")
    }
    try terminal.waitFor { self.faults($0, showing: self.noise(0, cell), kind) == [] }
    terminal.line.send("q")
    try terminal.waitFor { !$0.hasPictures && !$0.isAlternate }
    #expect(terminal.screen.faults == [])
  }

  @Test(
    "An exit with pending pictures leaves no input for the shell",
    arguments: Kind.allCases)
  func leavingInTheMiddle(kind: Kind) throws {
    for key in ["q", "A", "e"] {
      let terminal = try startedUnanswered(kind)
      terminal.line.send("n")
      try terminal.waitFor { $0.hasPictures }
      // The terminal answers all queries when it reaches the last one.
      terminal.line.answers = TerminalAnswers(["\u{1B}[5n": "\u{1B}[?62;c\u{1B}[0n"])
      terminal.line.send(key)
      let status = try terminal.line.waitForExit()
      #expect(status == ["q": .exited(0), "A": .signalled(SIGABRT), "e": .exited(3)][key])
      expectRestored(terminal)
    }
  }

  @Test("At its end, the program waits for a terminal that draws before it answers")
  func slowAnswer() throws {
    let terminal = try shown(.kitty)
    terminal.line.send("n")
    try terminal.waitFor { $0.hasPictures }
    terminal.line.answers = nil
    let start = terminal.line.bytes.count
    terminal.line.send("q")
    try terminal.line.waitFor("\u{1B}[5n", since: start)
    let asked = monotonicSeconds()
    _ = try polling { monotonicSeconds() > asked + 0.2 ? true : nil }
    terminal.line.send("\u{1B}[?62;c\u{1B}[0n")
    #expect(try terminal.line.waitForExit() == .exited(0))
    expectRestored(terminal)
  }

  @Test("Frames are synchronised if the terminal supports it", arguments: Kind.allCases)
  func held(kind: Kind) throws {
    let terminal = try shown(kind)
    terminal.line.send("n")
    try terminal.waitFor { $0.hasPictures }
    #expect(terminal.line.text().contains("\u{1B}[?2026h") == (kind == .kitty))
    #expect(!terminal.screen.modes.contains(2026))
    try quit(terminal)
  }
}

extension String {
  fileprivate func components(separatedBy text: String) -> [Substring] {
    split(separator: text, omittingEmptySubsequences: false)
  }
}
