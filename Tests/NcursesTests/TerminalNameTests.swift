import Ncurses
import Testing

@Suite("Terminal names")
struct TerminalNameTests {
  @Test(
    "A terminal name gives the names to try, in order",
    arguments: [
      ("xterm", true, ["xterm-256color", "xterm"]), ("xterm", false, ["xterm", "xterm-256color"]),
      ("xterm-kitty", false, ["xterm-kitty", "xterm-256color"]), ("vt100", true, ["vt100"]),
      ("foot", true, ["foot", "xterm-256color"]), ("nonsense", false, ["nonsense"]),
      ("tmux-256color", false, ["tmux-256color", "screen-256color"]),
    ])
  func namesToTry(name: String, isModern: Bool, expected: [String]) {
    #expect(TerminalName.candidates(for: name, isModern: isModern) == expected)
  }
}
