import Ncurses

extension NcursesError {
  /// The reason why no screen could be opened, and the remedy.
  var sentence: String {
    switch self {
    case .noTerminal: "There is no terminal: start the program in one."
    case .unnamedTerminal: "TERM is not set: say which terminal this is, such as xterm-256color."
    case .unknownTerminal(let name):
      "The terminal \(name.escapedForMessage) is not known: set TERM to another, such as "
        + "xterm-256color, or install its description."
    case .incapableTerminal(let name):
      "The terminal \(name.escapedForMessage) cannot move its cursor: set TERM to another, such "
        + "as xterm-256color."
    case .noDescriptor: "Too many files are open: close some."
    case .background: "The program runs in the background: bring it to the front with fg."
    }
  }
}

extension String {
  // Text from outside is never written to a terminal unescaped.
  fileprivate var escapedForMessage: String {
    unicodeScalars.reduce(into: "") {
      $0 += $1.value < 0x20 || (0x7F...0x9F).contains($1.value) ? "?" : String($1)
    }
  }
}
