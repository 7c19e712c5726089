import CLibrary
internal import CNcurses
import TerminalCore

/// The descriptors of the terminal and the settings of its line.
struct TerminalDevice {
  /// The descriptor for reading keys.
  let input: CInt
  /// The descriptor for writing frames.
  ///
  /// It is non-blocking, so that a terminal that accepts nothing does not delay signals; if that is
  /// not possible, it is the same as ``line``.
  let output: CInt
  /// The descriptor that the shell opened, for ncurses.
  let line: CInt

  /// Opens the terminal: the standard streams where they are one, else the controlling terminal,
  /// so that data can come through a pipe and results go into one.
  init() throws(NcursesError) {
    Self.keepStandardDescriptors()
    input = try Self.open(STDIN_FILENO)
    do {
      line = try Self.open(STDOUT_FILENO)
    } catch {
      CLibrary.close(input)
      throw error
    }
    let own = Self.reopened(line)
    output = own >= 0 ? own : fcntl(line, F_DUPFD_CLOEXEC, 3)
    guard output >= 0 else {
      CLibrary.close(input)
      CLibrary.close(line)
      throw .noDescriptor
    }
  }

  private static func open(_ stream: CInt) throws(NcursesError) -> CInt {
    let descriptor =
      isatty(stream) != 0
      ? fcntl(stream, F_DUPFD_CLOEXEC, 3) : CLibrary.open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == EMFILE || errno == ENFILE ? .noDescriptor : .noTerminal
    }
    return descriptor
  }

  /// Opens the same terminal again, because the non-blocking mode applies to all that share a
  /// descriptor, such as the shell; -1 if it cannot be opened.
  private static func reopened(_ line: CInt) -> CInt {
    let flags = O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    // Another user's terminal may not be opened by its name, the controlling one always.
    for path in ["/proc/self/fd/\(line)", "/dev/tty"] {
      let descriptor = CLibrary.open(path, flags)
      if descriptor >= 0, number(of: descriptor) == number(of: line) { return descriptor }
      if descriptor >= 0 { CLibrary.close(descriptor) }
    }
    return -1
  }

  /// Returns the number of the terminal behind a descriptor; the file `/dev/tty` has another.
  private static func number(of descriptor: CInt) -> UInt32? {
    var number: UInt32 = 0
    return ioctl(descriptor, nc_terminal_number, &number) == 0 ? number : nil
  }

  /// Opens a descriptor without access for each closed standard stream.
  ///
  /// Otherwise the terminal would be opened there, and receive what is written to standard error.
  private static func keepStandardDescriptors() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      _ = CLibrary.open("/", nc_only_path)
    }
  }

  /// Whether the program may change the line: it is not in the background of a shell.
  var isForeground: Bool {
    let group = tcgetpgrp(line)
    return group < 0 || group == getpgrp()
  }

  /// Stops the program until it is in the foreground, as the kernel does with programs that read a
  /// terminal.
  ///
  /// - Throws: ``NcursesError/background`` if no shell could bring it there.
  func awaitForeground() throws(NcursesError) {
    for _ in 0..<64 {
      if isForeground { return }
      // A kernel that does not stop the process knows that no shell would wake it.
      let before = monotonicSeconds()
      kill(getpid(), SIGTTIN)
      if !isForeground, monotonicSeconds() - before < 0.001 { break }
    }
    guard isForeground else { throw .background }
  }

  /// The size that the kernel knows, otherwise that of `COLUMNS` and `LINES`; `nil` if it is
  /// unknown, as on a serial line.
  var size: CellSize? {
    if let size = windowSize(of: line) {
      return Self.limited(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
    guard let columns = Self.number("COLUMNS"), let rows = Self.number("LINES") else { return nil }
    return Self.limited(columns: columns, rows: rows)
  }

  /// The size of a cell in pixels; `nil` if it is unknown.
  var cellPixels: PixelCell? { windowSize(of: line).flatMap { PixelCell(of: $0) } }

  // The kernel accepts any number up to 65535, for which ncurses would allocate gigabytes.
  private static func limited(columns: Int, rows: Int) -> CellSize {
    CellSize(columns: min(columns, 2048), rows: min(rows, 512))
  }

  private static func number(_ name: String) -> Int? {
    environmentVariable(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Calls ncurses with the extent in `COLUMNS` and `LINES`, where it looks first.
  ///
  /// So it uses neither what a shell exported before a resize nor any large number of the kernel.
  func withSizeInEnvironment<Result>(_ body: () -> Result) -> Result {
    guard let size else { return body() }
    let former = ["COLUMNS", "LINES"].map { ($0, environmentVariable($0)) }
    setenv("COLUMNS", String(size.columns), 1)
    setenv("LINES", String(size.rows), 1)
    defer {
      for (name, value) in former {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    return body()
  }

  /// Closes the descriptors.
  func close() {
    CLibrary.close(input)
    CLibrary.close(output)
    CLibrary.close(line)
  }
}

extension PixelCell {
  /// Creates the size of a cell of a window; `nil` if it is unknown.
  init?(of window: winsize) {
    // The remainder is a border.
    self.init(
      width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
  }
}
