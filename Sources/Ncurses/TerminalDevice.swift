import CLibrary
internal import CNcurses
import TerminalCore

/// The terminal itself: where bytes are read and written, and the settings of its line.
struct TerminalDevice {
  /// For reading keys.
  let input: CInt
  /// For writing frames.
  let output: CInt

  /// Opens the terminal: the standard streams where they are one, else the controlling terminal,
  /// so that data can come through a pipe and results go into one.
  init() throws(NcursesError) {
    input = try Self.open(STDIN_FILENO)
    do {
      output = try Self.open(STDOUT_FILENO)
    } catch {
      CLibrary.close(input)
      throw error
    }
  }

  private static func open(_ stream: CInt) throws(NcursesError) -> CInt {
    let descriptor =
      isatty(stream) != 0
      ? fcntl(stream, F_DUPFD_CLOEXEC, 3) : CLibrary.open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noTerminal }
    return descriptor
  }

  /// The extent that the kernel knows, else that of `COLUMNS` and `LINES`; nil when nobody knows
  /// it, as on a serial line.
  var size: CellSize? {
    var size = winsize()
    if ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
      return Self.limited(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
    guard let columns = Self.number("COLUMNS"), let rows = Self.number("LINES") else { return nil }
    return Self.limited(columns: columns, rows: rows)
  }

  // The kernel believes any number up to 65535; ncurses would take gigabytes for it.
  private static func limited(columns: Int, rows: Int) -> CellSize {
    CellSize(columns: min(columns, 2048), rows: min(rows, 512))
  }

  private static func number(_ name: String) -> Int? {
    TerminalName.environment(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Calls ncurses with the extent in `COLUMNS` and `LINES`, where it looks first.
  ///
  /// So it believes neither what a shell exported before a resize nor any number of the kernel's.
  func withSizeInEnvironment<Result>(_ body: () -> Result) -> Result {
    guard let size else { return body() }
    let former = ["COLUMNS", "LINES"].map { ($0, TerminalName.environment($0)) }
    setenv("COLUMNS", String(size.columns), 1)
    setenv("LINES", String(size.rows), 1)
    defer {
      for (name, value) in former {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    return body()
  }

  /// Gives the descriptors back.
  func close() {
    CLibrary.close(input)
    CLibrary.close(output)
  }
}
