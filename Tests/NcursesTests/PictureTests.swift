import CLibrary
import TerminalCore
import TerminalTestSupport
import Testing

/// Pictures on a terminal, from the question whether it shows any to the last one that goes.
@Suite("Pictures on a pseudo terminal", .serialized, .waits) struct PictureTests {
  /// Terminals that show pictures, as tests name them.
  enum Kind: String, CaseIterable {
    case kitty, sixel

    var answers: TerminalAnswers { self == .kitty ? .kitty : .sixel }
  }

  private static let size = CellSize(columns: 80, rows: 24)
  private static let ground = CellColor(hex: 0)

  private static func cell(_ width: Int = 8, _ height: Int = 16) throws -> PixelCell {
    try #require(PixelCell(width: width, height: height))
  }

  /// The probe in a terminal.
  private func started(
    _ answers: TerminalAnswers?, _ arguments: [String] = [], size: CellSize = Self.size,
    environment: [String: String?] = [:], tellsPixels: Bool = true
  ) throws -> (PictureTerminal, before: [UInt32]) {
    let terminal = try PictureTerminal(
      answers, size: size, cell: try Self.cell(), tellsPixels: tellsPixels)
    let before = terminal.line.settings
    try terminal.line.start(
      builtProduct("terminal-probe"), ["--pictures"] + arguments,
      environment: childEnvironment(environment))
    try terminal.waitFor("wake-ups")
    return (terminal, before)
  }

  /// The probe in a terminal that shows pictures.
  ///
  /// - Parameter isPatient: Whether the terminal may be as slow as it is on a busy machine.
  private func shown(
    _ kind: Kind, size: CellSize = Self.size, isPatient: Bool = true
  ) throws -> (PictureTerminal, before: [UInt32]) {
    try PictureTerminal.started(
      kind.answers, size: size, cell: try Self.cell(), builtProduct("terminal-probe"),
      ["--pictures"] + (isPatient ? ["--patient"] : [])
    ) { screen in screen.rows.contains { $0.contains("pictures 8x16") } }
  }

  /// What is wrong about the pictures that are seen.
  private func faults(
    _ screen: PictureScreen, showing images: [PlacedImage], _ kind: Kind
  ) -> [String] {
    screen.faults(
      showing: images, lastRow: kind == .kitty, on: kind == .kitty ? nil : Self.ground,
      step: kind == .kitty ? 0 : 2)
  }

  /// The picture that the probe shows after so many steps to the right.
  private func noise(_ steps: Int, _ cell: PixelCell) -> [PlacedImage] {
    var frame = CellBuffer(size: Self.size)
    NoisePicture.makeRoom(in: &frame)
    return [NoisePicture.picture(seed: 10 + steps, cell: cell, in: frame)]
  }

  /// Leaves the probe, which gives the terminal back as it was.
  private func quit(_ terminal: PictureTerminal, _ before: [UInt32]) throws {
    terminal.line.send("q")
    #expect(try terminal.line.waitForExit() == .exited(0))
    expectRestored(terminal, before)
  }

  private func expectRestored(_ terminal: PictureTerminal, _ before: [UInt32]) {
    let screen = terminal.screen
    #expect(terminal.line.settings == before && terminal.line.changedModes == [])
    #expect(screen.faults == [] && !screen.hasPictures && !screen.isAlternate)
    #expect(screen.rows.allSatisfy { $0.isEmpty }, "\(screen.rows)")
    #expect(terminal.line.unreadBytes == 0)
  }

  @Test(
    "Whatever is shown, the screen has the pictures of the last frame", arguments: Kind.allCases)
  func theLastFrame(kind: Kind) throws {
    let size = CellSize(columns: 40, rows: 12)
    let (terminal, before) = try shown(kind, size: size)
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
    try quit(terminal, before)
  }

  @Test(
    "A terminal is asked after its first frame, once, and the kernel before it for pixels",
    arguments: [true, false])
  func asked(tellsPixels: Bool) throws {
    // What kitty says is another cell.
    let cell = tellsPixels ? try Self.cell() : try Self.cell(10, 20)
    let (terminal, before) = try PictureTerminal.started(
      .kitty, cell: cell, tellsPixels: tellsPixels, builtProduct("terminal-probe"), ["--pictures"]
    ) { screen in screen.rows.contains { $0.contains("pictures \(cell.width)x\(cell.height)") } }
    terminal.line.send("n")
    try terminal.waitFor { $0.hasPictures }
    let text = terminal.line.text()
    #expect(text.components(separatedBy: "a=q").count == 2)
    #expect(text.components(separatedBy: "a=q").first?.contains("wake-ups 0") ?? false)
    try quit(terminal, before)
  }

  @Test(
    "Without pictures, without the pixels of a cell, and without answers there are cells",
    arguments: [(.text, true), (.sixel, false), (nil, true)] as [(TerminalAnswers?, Bool)])
  func cells(answers: TerminalAnswers?, tellsPixels: Bool) throws {
    let (terminal, before) = try started(answers, tellsPixels: tellsPixels)
    try terminal.line.waitFor("\u{1B}[c")
    // A key comes after all that has been answered.
    terminal.line.send("nx")
    try terminal.waitFor("key character(\"x\")")
    #expect(!terminal.screen.hasPictures)
    #expect(!terminal.screen.rows.contains { $0.contains("pictures") })
    try quit(terminal, before)
  }

  @Test(
    "Terminals that would write the questions, or take them for a title, are not asked",
    arguments: [
      ["TERM": "linux"], ["TERM": "vt100"], ["TERM": "screen-256color"],
      ["TERM": "tmux-256color"], ["TMUX": "/tmp/tmux-0/default,1,0"], ["STY": "1.pts-0"],
    ])
  func notAsked(environment: [String: String]) throws {
    let (terminal, _) = try started(.text, environment: environment)
    terminal.line.send("x")
    try terminal.line.waitFor("character(\"x\")")
    terminal.line.send("q")
    #expect(try terminal.line.waitForExit() == .exited(0))
    #expect(!terminal.line.text().contains("\u{1B}_"), "an application's command")
  }

  @Test("In a terminal that the environment names, the first frame has pictures")
  func fromTheFirstFrame() throws {
    let (terminal, before) = try started(.kitty, environment: ["KITTY_WINDOW_ID": "1"])
    terminal.line.send("n")
    try terminal.waitFor { $0.hasPictures }
    #expect(!terminal.screen.rows.contains { $0.contains("pictures") })
    try quit(terminal, before)
  }

  @Test("Of many pixels a quarter is drawn", arguments: Kind.allCases)
  func manyPixels(kind: Kind) throws {
    let (large, before) = try PictureTerminal.started(
      kind.answers, size: Self.size, cell: try Self.cell(64, 128), builtProduct("terminal-probe"),
      ["--pictures", "--patient"]
    ) { screen in
      screen.rows.contains { $0.contains("pictures 32x64") }
    }
    try quit(large, before)
  }

  @Test("A terminal that answers late shows pictures all the same") func late() throws {
    let (terminal, before) = try started(nil)
    try terminal.line.waitFor("\u{1B}[c")
    let start = monotonicSeconds()
    try terminal.waitFor { _ in monotonicSeconds() > start + 0.3 }
    terminal.line.send("\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[?62;c")
    try terminal.line.waitFor("\u{1B}_Gi=31")
    terminal.line.send("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c")
    try terminal.waitFor("pictures 8x16")
    try quit(terminal, before)
  }

  @Test("A terminal is known by its version to draw octants", arguments: [true, false])
  func octants(isNew: Bool) throws {
    let (terminal, before) = try started(nil)
    try terminal.line.waitFor("\u{1B}[c")
    terminal.line.send("\u{1B}P>|foot(1.\(isNew ? 20 : 19).2)\u{1B}\\\u{1B}[?62;c")
    try terminal.line.waitFor("\u{1B}_Gi=31")
    terminal.line.send("\u{1B}[?62;cx")
    try terminal.waitFor("key character(\"x\")")
    #expect(terminal.screen.rows.contains { $0.contains("glyphs octant") } == isNew)
    try quit(terminal, before)
  }

  @Test(
    "A terminal that takes three frames slowly is reported once, and still shows what it is sent",
    arguments: Kind.allCases)
  func slow(kind: Kind) throws {
    let (terminal, before) = try shown(kind, isPatient: false)
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
    try quit(terminal, before)
  }

  @Test("A fast one keeps them, however many there are", arguments: Kind.allCases)
  func fast(kind: Kind) throws {
    let (terminal, before) = try shown(kind)
    let cell = try Self.cell()
    terminal.line.send("n")
    for step in 1...5 {
      terminal.line.send("\u{1B}[C")
      try terminal.waitFor { self.faults($0, showing: self.noise(step, cell), kind) == [] }
    }
    #expect(!terminal.screen.rows.contains { $0.contains("pictures end") })
    try quit(terminal, before)
  }

  /// A terminal of which a test gives the answers that it is well.
  private func startedUnanswered(
    _ kind: Kind, isPatient: Bool = true
  ) throws -> (PictureTerminal, before: [UInt32]) {
    let (terminal, before) = try shown(kind, isPatient: isPatient)
    terminal.line.answers = nil
    return (terminal, before)
  }

  /// How often a terminal has been asked whether it has taken a picture.
  private func questions(_ terminal: PictureTerminal) -> Int {
    terminal.line.text().components(separatedBy: "\u{1B}[c").count - 1
  }

  private func waitForQuestions(_ count: Int, from terminal: PictureTerminal) throws {
    _ = try polling(present: { "asked \(questions(terminal)) times" }) {
      terminal.line.settle(milliseconds: 5)
      return questions(terminal) >= count ? true : nil
    }
  }

  /// Has the probe show a picture, which is not looked at: on a busy machine that takes as long as
  /// the program waits for an answer.
  private func showNoise(on terminal: PictureTerminal) throws {
    let asked = questions(terminal)
    terminal.line.send("n")
    try waitForQuestions(asked + 1, from: terminal)
  }

  @Test("Until a terminal has taken a picture, frames are left out", arguments: Kind.allCases)
  func leftOut(kind: Kind) throws {
    let (terminal, before) = try startedUnanswered(kind)
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
    // All of them at once; on a busy machine a key can come later.
    #expect((asked + 2...asked + 4).contains(questions(terminal)))
    try quit(terminal, before)
  }

  @Test("A resize does not bring more pictures under way", arguments: Kind.allCases)
  func resizedWhileBusy(kind: Kind) throws {
    let (terminal, before) = try startedUnanswered(kind)
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
    try quit(terminal, before)
  }

  @Test("Who never answers gets cells again after two seconds", arguments: Kind.allCases)
  func neverAnswered(kind: Kind) throws {
    let (terminal, before) = try startedUnanswered(kind, isPatient: false)
    terminal.line.send("n")
    try terminal.waitFor { $0.hasPictures }
    try terminal.waitFor("pictures end")
    #expect(!terminal.screen.hasPictures)
    terminal.line.answers = kind.answers
    try quit(terminal, before)
  }

  @Test(
    "A redraw, another extent, other letters, a stop: the picture is whole again",
    arguments: Kind.allCases)
  func wholeAgain(kind: Kind) throws {
    let (terminal, before) = try shown(kind)
    var cell = try Self.cell()
    func expectWhole(_ name: String) throws {
      _ = try polling(present: { "\(name): \(terminal.screen.rows)" }) {
        terminal.line.settle(milliseconds: 5)
        return faults(terminal.screen, showing: noise(0, cell), kind).isEmpty ? true : nil
      }
    }
    terminal.line.send("n")
    try expectWhole("at first")
    // Another program has written over it.
    terminal.line.send("\u{C}")
    try terminal.waitFor("character(\"l\") 4")
    try expectWhole("redrawn")
    terminal.resize(to: CellSize(columns: 70, rows: 20), cell: cell)
    try terminal.waitFor("resized 70x20")
    try expectWhole("smaller")
    terminal.resize(to: Self.size, cell: cell)
    try terminal.waitFor("resized 80x24")
    try expectWhole("larger")
    // Larger letters in a larger window.
    cell = try Self.cell(10, 20)
    terminal.resize(to: Self.size, cell: cell)
    try terminal.waitFor("pictures 10x20")
    try expectWhole("letters")
    terminal.line.process?.send(signal: SIGSTOP)
    terminal.line.process?.send(signal: SIGCONT)
    try terminal.waitFor("resumed")
    try expectWhole("continued")
    try quit(terminal, before)
  }

  @Test(
    "While it is stopped no picture is left, and afterwards it is there again",
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
    "Leaving while pictures are under way, nothing is typed into the shell",
    arguments: Kind.allCases)
  func leavingInTheMiddle(kind: Kind) throws {
    for key in ["q", "A", "e"] {
      let (terminal, before) = try startedUnanswered(kind)
      terminal.line.send("n")
      try terminal.waitFor { $0.hasPictures }
      // The terminal answers what it was asked when it comes to the last question.
      terminal.line.answers = TerminalAnswers(["\u{1B}[5n": "\u{1B}[?62;c\u{1B}[0n"])
      terminal.line.send(key)
      let status = try terminal.line.waitForExit()
      #expect(status == ["q": .exited(0), "A": .signalled(SIGABRT), "e": .exited(3)][key])
      expectRestored(terminal, before)
    }
  }

  @Test("A terminal that draws before it answers is waited for") func slowAnswer() throws {
    let (terminal, before) = try shown(.kitty)
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
    expectRestored(terminal, before)
  }

  @Test("Frames are held together where the terminal can", arguments: Kind.allCases)
  func held(kind: Kind) throws {
    let (terminal, before) = try shown(kind)
    terminal.line.send("n")
    try terminal.waitFor { $0.hasPictures }
    #expect(terminal.line.text().contains("\u{1B}[?2026h") == (kind == .kitty))
    #expect(!terminal.screen.modes.contains(2026))
    try quit(terminal, before)
  }
}

extension String {
  fileprivate func components(separatedBy text: String) -> [Substring] {
    split(separator: text, omittingEmptySubsequences: false)
  }
}
