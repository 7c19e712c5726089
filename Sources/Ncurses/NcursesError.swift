/// Why a terminal cannot be used.
public enum NcursesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither the standard streams nor `/dev/tty` are a terminal.
  case noTerminal
  /// `TERM` is not set, or empty.
  case unnamedTerminal
  /// The terminal's description is not installed.
  case unknownTerminal(String)
  /// The terminal cannot move its cursor.
  case incapableTerminal(String)

  /// A sentence for the user, with the way out.
  public var description: String {
    let reason =
      switch self {
      case .noTerminal: "There is no terminal to draw on"
      case .unnamedTerminal: "TERM is not set, so the terminal is unknown"
      case .unknownTerminal(let name): "The terminal TERM=\(Self.quoted(name)) is unknown here"
      case .incapableTerminal(let name):
        "The terminal TERM=\(Self.quoted(name)) cannot place its cursor"
      }
    return reason + "; --print writes the chart as text."
  }

  /// A name as it may be shown: it comes from the environment.
  private static func quoted(_ name: String) -> String {
    let printable = name.prefix(60).map { character in
      character.asciiValue.map { (0x21..<0x7F).contains($0) } ?? false ? character : "?"
    }
    return String(printable)
  }
}
