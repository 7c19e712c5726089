import CLibrary
internal import CNcurses
import TerminalCore

/// The terminal descriptions to try, in order.
package enum TerminalName {
  /// Returns the names to try for a value of `TERM`.
  ///
  /// Debian's xterm calls itself `xterm`, whose description has eight colours; its own variables
  /// show that it has more. Newer terminals have descriptions that are seldom installed and all
  /// understand xterm's.
  ///
  /// - Parameters:
  ///   - name: the value of `TERM`.
  ///   - isModern: whether the environment indicates a terminal with 256 colours.
  package static func candidates(for name: String, isModern: Bool) -> [String] {
    if name == "xterm", isModern { return ["xterm-256color", "xterm"] }
    let stand = standIns.first { name.hasPrefix($0.prefix) }?.name
    return [name] + (stand.map { [$0] } ?? [])
  }

  /// Whether the environment indicates a terminal that has more colours than `xterm` describes.
  package static var environmentIsModern: Bool {
    ["XTERM_VERSION", "COLORTERM", "VTE_VERSION", "KONSOLE_VERSION"].contains {
      environmentVariable($0) != nil
    }
  }

  /// Whether the terminal has colours of 24 bits, by the environment or by its description, whose
  /// extensions `RGB` and `Tc` say so.
  static var hasDirectColors: Bool {
    ColorDepth.inEnvironment(environmentVariable) == .trueColor || tigetflag("RGB") > 0
      || tigetflag("Tc") > 0
  }

  static let standIns: [(prefix: String, name: String)] = [
    ("tmux", "screen-256color"), ("screen", "screen"), ("xterm", "xterm-256color"),
    ("alacritty", "xterm-256color"), ("contour", "xterm-256color"), ("foot", "xterm-256color"),
    ("ghostty", "xterm-256color"), ("gnome", "xterm-256color"), ("iterm", "xterm-256color"),
    ("kitty", "xterm-256color"), ("konsole", "xterm-256color"), ("mintty", "xterm-256color"),
    ("rio", "xterm-256color"), ("rxvt", "xterm-256color"), ("st-", "xterm-256color"),
    ("vte", "xterm-256color"), ("wezterm", "xterm-256color"),
  ]
}
