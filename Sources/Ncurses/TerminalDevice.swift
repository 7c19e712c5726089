internal import CNcurses
import Glibc
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
      Glibc.close(input)
      throw error
    }
  }

  private static func open(_ stream: CInt) throws(NcursesError) -> CInt {
    let descriptor =
      isatty(stream) != 0
      ? fcntl(stream, F_DUPFD_CLOEXEC, 3) : Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noTerminal }
    return descriptor
  }

  /// The extent that the kernel knows; nil where it knows none, as on a serial line.
  var size: CellSize? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return CellSize(
      columns: min(Int(size.ws_col), Self.largest.columns),
      rows: min(Int(size.ws_row), Self.largest.rows))
  }

  // The kernel believes any number up to 65535; ncurses would take gigabytes for it.
  private static let largest = CellSize(columns: 4096, rows: 2048)

  /// Gives the descriptors back.
  func close() {
    Glibc.close(input)
    Glibc.close(output)
  }
}
