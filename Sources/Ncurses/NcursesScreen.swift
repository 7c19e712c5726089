import CLibrary
internal import CNcurses
import TerminalCore

/// ncurses' screen from its start to its end, with the modes that belong to it.
///
/// A class, since it owns something that exists once: the terminal is restored when the last
/// reference goes.
final class NcursesScreen {
  /// The terminal.
  let device: TerminalDevice
  /// The window that frames are painted into: all of the screen.
  let window: UnsafeMutablePointer<WINDOW>
  /// The signals, blocked while the screen is up.
  let signals: SignalChannel
  private let screen: OpaquePointer
  private let streams: (output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>)
  private let gatherer: OutputGatherer
  private let restoration: Restoration
  private let options: NcursesOptions
  // Whether reports in pixels are switched on.
  private var hasPixels = false
  /// Whether frames can be shown: between the start and the end, and not while suspended.
  private(set) var isUp = false
  private var isClosed = false
  // Whether the terminal has not accepted all of the last frame: a sequence may be cut.
  private var isCut = false

  /// Takes control of the terminal.
  init(
    device: TerminalDevice, signals: SignalChannel, name: String, options: NcursesOptions
  ) throws(NcursesError) {
    self.device = device
    self.signals = signals
    self.options = options
    restoration = Restoration(device: device, options: options)
    // Before ncurses changes anything: from here on every exit restores the terminal.
    restoration.arm()
    guard let output = fdopen(fcntl(device.line, F_DUPFD_CLOEXEC, 3), "w"),
      let input = fdopen(fcntl(device.input, F_DUPFD_CLOEXEC, 3), "r"),
      let screen = device.withSizeInEnvironment({ newterm(name, output, input) }),
      let window = nc_stdscr()
    else {
      let isPossible = Descriptors.areFree
      Restoration.disarm()
      restoration.deallocate()
      throw isPossible ? .unknownTerminal(name) : .noDescriptor
    }
    (self.screen, self.window, streams) = (screen, window, (output, input))
    gatherer = OutputGatherer(device: device, signals: signals, output: fileno(output))
    Self.setLine()
    enter()
    Self.setColors(cursor: options.showsCursor)
  }

  deinit { close() }

  /// Sets the modes of the line for the screen; ncurses keeps them while the program is stopped.
  private static func setLine() {
    raw()
    noecho()
    nonl()
    // Never leave a frame half painted because a key was pressed.
    typeahead(-1)
  }

  /// Sets the colours and the visibility of the cursor.
  private static func setColors(cursor: Bool) {
    if has_colors() {
      start_color()
      use_default_colors()
    }
    curs_set(cursor ? 1 : 0)
  }

  /// Whether frames are collected before they are sent.
  var gathers: Bool { gatherer.collects }

  /// Sends the changes, with the cursor at a position, in one write.
  ///
  /// - Parameter translate: Converts the bytes of ncurses to the bytes to send.
  func update(cursor: CellPoint?, translate: (WrittenFrame) -> [UInt8]) {
    let corner = CellPoint(column: Int(getmaxx(window)) - 1, row: Int(getmaxy(window)) - 1)
    let position = cursor ?? corner
    let (before, row) = (Int(getcury(nc_curscr())), max(0, min(position.row, corner.row)))
    // Clamped, not ignored: a cursor beyond the edge would stay where the last change was.
    wmove(window, CInt(row), CInt(max(0, min(position.column, corner.column))))
    wnoutrefresh(window)
    doupdate()
    isCut = !gatherer.flush { bytes in
      let isScrolled = ScrollDetector.isScrolling(bytes, from: before, of: corner.row + 1)
      return translate(WrittenFrame(bytes: bytes, cursorRow: row, isScrolled: isScrolled))
    }
  }

  /// Sends a sequence that is no part of a frame.
  func send(_ sequence: String) {
    write(sequence)
    if !gatherer.flush() { isCut = true }
  }

  /// Makes the next update send every cell.
  func invalidate() { clearok(nc_curscr(), true) }

  /// Sets the new size of the terminal in ncurses, if there is memory for it.
  ///
  /// If ncurses runs out of memory halfway, its windows have different sizes and it writes beyond
  /// them; so the memory is tested first.
  func resize(to size: CellSize) {
    guard Self.hasMemory(for: size) else { return }
    if resizeterm(CInt(size.rows), CInt(size.columns)) == ERR {
      restoration.apply()
      Restoration.disarm()
      fputs("There is not enough memory for the screen.\n", nc_stderr())
      _exit(71)
    }
  }

  /// Returns whether there is memory for three windows of ncurses, for the frames and for drawing
  /// one: together up to 300 bytes a cell were measured.
  private static func hasMemory(for size: CellSize) -> Bool {
    let cell = 4 * MemoryLayout<cchar_t>.stride + 16 * MemoryLayout<Cell>.stride
    let count = size.columns * size.rows * cell
    // Not by `malloc`: optimised code never requests memory that is freed unused.
    let access = PROT_READ | PROT_WRITE
    let trial = mmap(nil, max(1, count), access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard trial != MAP_FAILED else { return false }
    munmap(trial, max(1, count))
    return true
  }

  /// The extent that ncurses draws on.
  var size: CellSize { CellSize(columns: Int(getmaxx(window)), rows: Int(getmaxy(window))) }

  /// Gives the terminal to the shell until the program is continued, or is to end.
  func suspend(wholeJob: Bool) {
    leave()
    var wasWoken = signals.stop(group: wholeJob)
    // Continued in the background, where nothing may be drawn.
    while wasWoken, !device.isForeground, !signals.isEnding {
      wasWoken = signals.stop(group: false)
    }
    guard !signals.isEnding else { return }
    enter()
  }

  /// Sets the modes again, since a shell may have changed them while the program was stopped.
  func resume() {
    guard !signals.isEnding else { return }
    if device.isForeground { enter() } else { suspend(wholeJob: false) }
  }

  /// Restores the terminal; a second call does nothing and returns `false`.
  @discardableResult
  func close() -> Bool {
    guard !isClosed else { return false }
    isClosed = true
    leave()
    Restoration.disarm()
    delscreen(screen)
    fclose(streams.output)
    fclose(streams.input)
    gatherer.close()
    restoration.deallocate()
    signals.close()
    device.close()
    return true
  }

  private func enter() {
    restoration.arm()
    restoration.holdMessages()
    gatherer.stop()
    // Redundant but harmless at the start: the modes are already set.
    reset_prog_mode()
    gatherer.start()
    if isendwin() { doupdate() }
    isUp = true
    pending.forget()
    // Written through ncurses, so that it is sent with the first frame.
    write(options.modeStart + (hasPixels ? PixelReports.start : ""))
  }

  /// Starts mouse reports in pixels, from now on and after every interruption.
  func startPixels() {
    guard !hasPixels else { return }
    hasPixels = true
    send(PixelReports.start)
  }

  /// The queries that the terminal has been sent.
  var pending: PendingAnswers {
    get { restoration.state.pointee.pending }
    set { restoration.state.pointee.pending = newValue }
  }

  /// Sends queries, and one at the end that every terminal answers.
  func ask(_ questions: String) {
    send(questions + PendingAnswers.question)
    pending.ask(at: monotonicSeconds())
  }

  /// Deletes images at the end that the terminal keeps separately from its screens.
  func expectKeptPictures() { restoration.state.pointee.hasKeptPictures = true }

  private func leave() {
    guard isUp else { return }
    // Another signal must not cut the wait for the last answer.
    signals.hold()
    isUp = false
    if isCut { write("\u{18}") }
    if restoration.state.pointee.hasKeptPictures { write("\(ImageAnswers.kittyEnd)") }
    write(options.modeEnd)
    endwin()
    isCut = false
    restoration.apply { gatherer.flush(until: $0) }
    gatherer.stop()
  }

  /// Writes to the stream of ncurses.
  private func write(_ sequence: String) {
    var sequence = sequence
    _ = sequence.withUTF8 { writeAll(fileno(streams.output), UnsafeRawBufferPointer($0)) }
  }
}

extension NcursesOptions.Mouse {
  /// The modes of the terminal for these reports.
  private var modes: [Int] {
    switch self {
    case .off: []
    case .drag: [1000, 1002, 1006]
    case .hover: [1000, 1003, 1006]
    }
  }

  /// The control sequence that starts the reports.
  var start: String { modes.map { "\u{1B}[?\($0)h" }.joined() }
  /// The control sequence that ends them.
  var end: String { modes.reversed().map { "\u{1B}[?\($0)l" }.joined() }
}

/// The output of ncurses for a frame.
struct WrittenFrame {
  let bytes: [UInt8]
  /// The row in which the cursor rests.
  let cursorRow: Int
  /// Whether rows of the screen were moved.
  let isScrolled: Bool
}
