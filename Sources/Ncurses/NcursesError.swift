/// The reason why a terminal cannot be used.
public enum NcursesError: Error, Hashable, Sendable {
  /// Neither the standard streams nor `/dev/tty` are a terminal.
  case noTerminal
  /// `TERM` is not set, or empty.
  case unnamedTerminal
  /// The terminal's description is not installed.
  case unknownTerminal(String)
  /// The terminal cannot move its cursor.
  case incapableTerminal(String)
  /// The process has as many open files as it may have.
  case noDescriptor
  /// The program runs in the background, without a shell that could bring it to the foreground.
  case background
}
