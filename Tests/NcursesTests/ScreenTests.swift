import CLibrary
import TerminalCore
import TerminalTestSupport
import Testing

@Suite("Screens in tmux", .needs("tmux"), .serialized, .waits) struct ScreenTests {
  private let probe = builtProduct("terminal-probe")

  @Test("Wide glyphs, combining marks and control characters are shown correctly")
  func wideGlyphsMarksAndControls() throws {
    let tmux = try TmuxSession(probe)
    let screen = try tmux.waitFor("size 80x24 braille 256")
    #expect(screen[1] == "wide 価e\u{301}⚡🇳🇴␛ø|")
    #expect(try tmux.screen(styled: true)[1].contains("38;5;197"))
    #expect(try tmux.cursor == "10,2")
    #expect(try tmux.modes == "1 1 0")
    try tmux.press("q")
    try tmux.waitFor("status 0")
    #expect(try tmux.modes == "0 0 1")
  }

  @Test("Keys arrive by name, with their modifiers") func keysByName() throws {
    let tmux = try TmuxSession(probe)
    try tmux.waitFor("wake-ups")
    try tmux.press("Left", "C-Left", "S-Right", "Home", "End", "BTab", "PPage", "C-l", "F5", "M-x")
    try tmux.press("Escape")
    let screen = try tmux.waitFor("key escape 0")
    let keys = screen.filter { $0.hasPrefix("key") }.map { $0.prefix { $0 != "│" } }
    #expect(
      keys.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "left 0", "left 4", "right 1", "home 0", "end 0", "tab 1", "pageUp 0",
        "character(\"l\") 4", "function(5) 0", "character(\"x\") 2", "escape 0",
      ])
  }

  @Test("The mouse works beyond column 223") func theMouseBeyondColumn223() throws {
    let tmux = try TmuxSession(probe, columns: 300, rows: 20)
    try tmux.waitFor("size 300x20")
    try tmux.mouse(0, column: 260, row: 5)
    try tmux.waitFor("mouse press(button: 1) 260,5 0")
    for column in 261...280 { try tmux.mouse(32, column: column, row: 5) }
    try tmux.waitFor("mouse drag(button: 1) 280,5 0")
    try tmux.mouse(0, column: 280, row: 5, isRelease: true)
    try tmux.mouse(65, column: 299, row: 19)
    let screen = try tmux.waitFor("mouse wheelDown 299,19 0")
    #expect(!screen.contains { $0.hasPrefix("key") })
  }

  @Test("A burst of motion becomes few events") func aBurstOfMotionIsOneEvent() throws {
    let tmux = try TmuxSession(probe)
    try tmux.waitFor("wake-ups")
    try tmux.type((1...200).map { "\u{1B}[<32;\($0 % 80 + 1);5M" }.joined())
    let screen = try tmux.waitFor("40,4 0")
    let drags = screen.filter { $0.contains("mouse drag") }
    #expect(drags.count < 20)
  }

  @Test("Fast resizes end at the right size") func resizesEndAtTheRightSize() throws {
    let tmux = try TmuxSession(probe)
    try tmux.waitFor("size 80x24")
    for step in 1...20 { try tmux.resize(columns: 20 + step * 7 % 90, rows: 5 + step * 5 % 30) }
    for (columns, rows) in [(1, 1), (2, 2), (120, 40)] {
      try tmux.resize(columns: columns, rows: rows)
    }
    let screen = try tmux.waitFor("size 120x40")
    #expect(screen.count >= 40)
    #expect(screen[39] == "          │")
    try tmux.press("Right")
    try tmux.waitFor("key right 0")
    #expect(try tmux.screen()[39] == "           │")
  }

  @Test(
    "Incremental updates look the same as a complete repaint",
    arguments: ["tmux-256color", "screen-256color", "screen", "vt100"])
  func whatIsSentInPartsLooksLikeTheWhole(terminal: String) throws {
    let size = CellSize(columns: 60, rows: 12)
    let marks = terminal.hasSuffix("256color")
    var random = RandomFrames(seed: 1, size: size, marks: marks)
    let tmux = try TmuxSession(
      probe, columns: size.columns, rows: size.rows, terminal: terminal)
    try tmux.waitFor("wake-ups")
    for step in 1...(isFullRun ? 24 : 6) {
      random.advance()
      // The cursor reaches its position at the end of a frame.
      try tmux.press(marks ? "r" : "R", "Right")
      try waitForCursor(tmux, column: 9 + 2 * step)
      let inParts = try tmux.screen(styled: true).map(styledCells)
      let shown = try tmux.screen()
      for row in 0..<size.rows { #expect(shown[row] == random.frame.text(row: row)) }
      try tmux.press("C-l", "Right")
      try waitForCursor(tmux, column: 10 + 2 * step)
      let repainted = try tmux.screen(styled: true).map(styledCells)
      for row in 0..<size.rows {
        #expect(inParts[row] == repainted[row], "step \(step), row \(row)")
      }
    }
  }

  private func waitForCursor(_ tmux: TmuxSession, column: Int) throws {
    let place = "\(min(column, 59)),2"
    _ = try polling(present: { "The cursor is not at \(place)" }) {
      let before = try tmux.screen(styled: true)
      guard try tmux.cursor == place else { return nil as Bool? }
      return try tmux.screen(styled: true) == before ? true : nil
    }
  }

  @Test("A redraw repairs a screen that another program has changed")
  func aRedrawRepairsTheScreen() throws {
    let tmux = try TmuxSession(
      "/bin/sh", ["-c", "(read x </dev/null; printf spoilt >/dev/tty); exec " + probe])
    try tmux.waitFor("wake-ups")
    try tmux.press("C-l")
    let screen = try tmux.waitFor("character(\"l\") 4")
    #expect(!screen.contains { $0.contains("spoilt") })
  }

  @Test("A watched file is reported once for each change")
  func aWatchedFileIsReportedOnceForEachChange() throws {
    let folder = try TemporaryDirectory()
    let file = folder.write("one", to: "prices.json")
    let tmux = try TmuxSession(probe, ["--watch", file])
    try tmux.waitFor("wake-ups")
    folder.write("other", to: "other.json")
    folder.write("two", to: "prices.json")
    try tmux.waitFor("file changed")
    rename(folder.write("three", to: "new.json"), file)
    let screen = try tmux.waitFor { $0.filter { $0.contains("file changed") }.count == 2 }
    #expect(screen[0].contains("wake-ups 2"))
  }
}

@Suite("Screens in xterm", .needsXterm, .serialized, .waits) struct XtermTests {
  @Test("The pointer and the keyboard of xterm give events") func pointerAndKeyboard() throws {
    let xterm = try XtermSession(builtProduct("terminal-probe"), columns: 250, rows: 30)
    try xterm.waitFor("size 250x30 braille 256")
    // xterm may print an incomplete frame.
    let first = try xterm.waitFor("wide")
    #expect(first[1] == "wide 価e\u{301}⚡🇳🇴␛ø|")
    try xterm.click(column: 240, row: 7)
    try xterm.waitFor("mouse release(button: 1) 240,7 0")
    try xterm.drag(from: 20, to: 26, row: 9)
    try xterm.waitFor("mouse release(button: 1) 26,9 0")
    try xterm.click(column: 30, row: 9, button: 4)
    try xterm.waitFor("mouse wheelUp 30,9 0")
    try xterm.press("ctrl+Left", "shift+Right", "Escape")
    let last = try xterm.waitFor("key escape 0")
    let all = last.joined(separator: "\n")
    for event in ["press(button: 1) 240,7", "drag(button: 1) 26,9", "left 4", "right 1"] {
      #expect(all.contains(event))
    }
    try xterm.press("q")
    #expect(try xterm.waitForExit() == .exited(0))
  }
}
