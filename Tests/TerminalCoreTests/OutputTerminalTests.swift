import Testing

@testable import TerminalCore

struct OutputTerminalTests {
  private func terminal(
    _ variables: [String: String], isTerminal: Bool = true, hasUnicode: Bool = true
  ) -> OutputTerminal {
    OutputTerminal(size: nil, isTerminal: isTerminal, hasUnicode: hasUnicode) { variables[$0] }
  }

  @Test(
    "The environment decides the colour depth of a terminal",
    arguments: [
      ("TERM=xterm-256color", .indexed256), ("TERM=linux", .ansi8), ("TERM=dumb", .monochrome),
      ("", .monochrome), ("TERM=xterm COLORTERM=yes", .indexed256),
      ("TERM=xterm-256color COLORTERM=truecolor", .trueColor),
      ("TERM=foot COLORTERM=24bit", .trueColor),
      ("TERM=foot COLORTERM=24bit NO_COLOR=1", .monochrome),
      ("TERM=screen-256color COLORTERM=truecolor", .indexed256),
      ("TERM=screen-256color COLORTERM=truecolor TMUX=/tmp/x", .trueColor),
      ("TERM=tmux-256color COLORTERM=truecolor TMUX=/tmp/x", .trueColor),
    ] as [(String, ColorDepth)])
  func colors(environment: String, depth: ColorDepth) {
    let variables = Dictionary(
      uniqueKeysWithValues: environment.split(separator: " ").map { pair in
        let parts = pair.split(separator: "=")
        return (String(parts[0]), String(parts[1]))
      })
    #expect(terminal(variables).colorDepth == depth)
    #expect(terminal(variables, isTerminal: false).colorDepth == .monochrome)
  }

  @Test("The encoding and the font decide which characters can be shown")
  func glyphs() {
    #expect(terminal(["TERM": "xterm"]).glyphs == .braille)
    #expect(terminal(["TERM": "linux"]).glyphs == .block)
    #expect(terminal(["TERM": "xterm"], hasUnicode: false).glyphs == .ascii)
  }

  @Test(
    "The name of a locale states whether it uses UTF-8",
    arguments: [
      ("nb_NO.UTF-8", true), ("nb_NO.utf8@nynorsk", true), ("C", true), ("POSIX", true),
      ("nb_NO", false), ("nb_NO.ISO-8859-1", false), ("nb_NO@utf8", false),
    ])
  func locales(name: String, isUnicode: Bool) {
    for variable in ["LC_ALL", "LC_CTYPE", "LANG"] {
      #expect(OutputTerminal.namesUnicode { $0 == variable ? name : nil } == isUnicode)
    }
    // The first variable that is set counts.
    #expect(OutputTerminal.namesUnicode { $0 == "LC_ALL" ? name : "C.UTF-8" } == isUnicode)
    #expect(OutputTerminal.namesUnicode { _ in nil })
  }

  @Test("The last number of COLORFGBG is the background")
  func background() {
    #expect(terminal(["COLORFGBG": "0;15"]).hasLightBackground)
    #expect(terminal(["COLORFGBG": "0;default;7"]).hasLightBackground)
    #expect(!terminal(["COLORFGBG": "15;0"]).hasLightBackground)
    #expect(!terminal([:]).hasLightBackground)
  }
}
