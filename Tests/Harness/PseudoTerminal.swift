import CLibrary
import CPty

/// A way to deliver answers to the program.
public enum AnswerDelivery: CaseIterable, Sendable {
  /// In one write, byte by byte, or twice.
  case whole, split, doubled
}

/// A pseudo-terminal that records the output of a program.
///
/// The slave side stays open, so that its settings can be read after the program has ended.
public final class PseudoTerminal {
  /// The running program; `nil` before
  /// ``start(_:_:environment:input:output:messages:blocksSignals:)``.
  public private(set) var process: ChildProcess?
  /// All bytes received.
  public private(set) var bytes: [UInt8] = []
  /// The time of the last byte, in seconds of the monotonic clock.
  public private(set) var lastArrival = 0.0
  /// The size in cells, and the size of a cell in pixels.
  public private(set) var extent: (columns: Int, rows: Int, cell: (width: Int, height: Int))
  /// The answers to queries of the program; `nil` for none.
  public var answers: TerminalAnswers? = .text
  /// The seconds from a query to its answer.
  public var latency = 0.0
  /// The way in which answers are sent.
  public var delivery = AnswerDelivery.whole
  /// Whether the mouse is dragged, with a report every two milliseconds while the mode is set.
  public var isDragged = false
  private var hasMouseMode = false
  private var nextReport = 0.0
  private var outgoing: [(bytes: [UInt8], due: Double)] = []
  /// The bandwidth in bytes per second; `nil` for unlimited.
  public var bytesPerSecond: Double?
  /// The settings before any program runs.
  public private(set) var firstSettings: [UInt32] = []
  private var master: CInt
  private var line: CInt
  private let name: String

  /// Opens a terminal of a size.
  public init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    extent = (Int(columns), Int(rows), (0, 0))
    master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var buffer = [CChar](repeating: 0, count: 128)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0,
      ptsname_r(master, &buffer, buffer.count) == 0
    else { throw Expired(description: "no pseudo terminal") }
    name = buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    line = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    resize(columns: columns, rows: rows)
    firstSettings = settings
  }

  deinit {
    process = nil
    hangUp()
  }

  /// Starts a program on the terminal, with some streams redirected or all signals blocked if
  /// requested.
  public func start(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = childEnvironment(),
    input: ChildProcess.Stream? = nil, output: ChildProcess.Stream? = nil,
    messages: ChildProcess.Stream? = nil, blocksSignals: Bool = false
  ) throws {
    let terminal = ChildProcess.Stream.file(name)
    var streams = [input ?? terminal, output ?? terminal, messages ?? terminal]
    // The first terminal that a session leader opens becomes its controlling terminal.
    if input != nil, output != nil, messages != nil { streams.append(terminal) }
    process = try ChildProcess(
      path, arguments, environment: environment, streams: streams, ownSession: true,
      blocksSignals: blocksSignals)
  }

  /// Changes the size, which sends SIGWINCH.
  ///
  /// - Parameter cell: The size of a cell in pixels; (0, 0) if the terminal does not report it.
  public func resize(
    columns: UInt16, rows: UInt16, cell: (width: UInt16, height: UInt16) = (0, 0)
  ) {
    extent = (Int(columns), Int(rows), (Int(cell.width), Int(cell.height)))
    var size = winsize(
      ws_row: rows, ws_col: columns, ws_xpixel: columns * cell.width,
      ws_ypixel: rows * cell.height)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends text as keyboard input.
  public func send(_ text: String) { send(bytes: Array(text.utf8)) }

  /// Sends bytes as keyboard input.
  ///
  /// Reads output while the input buffer is full, because a program that cannot write does not
  /// read. Input that is not accepted within a minute is dropped.
  public func send(bytes: [UInt8]) {
    var rest = bytes[...]
    let deadline = Deadline(seconds: 60)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        guard errno == EAGAIN, !deadline.isOver else { return }
        _ = read(Deadline(seconds: 0.01))
      }
    }
  }

  /// Closes the terminal, as if its window were closed.
  public func hangUp() {
    if line >= 0 { close(line) }
    if master >= 0 { close(master) }
    (line, master) = (-1, -1)
  }

  /// Returns the output from a byte offset on, as text.
  public func text(since start: Int = 0) -> String {
    String(decoding: bytes[min(start, bytes.count)...], as: UTF8.self)
  }

  /// Reads until the output from a byte offset on contains a string.
  public func waitFor(
    _ wanted: String, since start: Int = 0, _ deadline: Deadline = Deadline()
  ) throws {
    while !text(since: start).contains(wanted) {
      guard !deadline.isOver, read(deadline) else {
        throw Expired(description: "No \(wanted.debugDescription) in \(text().debugDescription)")
      }
    }
  }

  /// Reads until the program is silent for a time; returns the bytes read.
  @discardableResult
  public func settle(milliseconds: Double = 100) -> [UInt8] {
    let start = bytes.count
    while read(Deadline(seconds: milliseconds / 1000)) {}
    return Array(bytes[start...])
  }

  /// Reads until the program has ended; returns its exit status.
  public func waitForExit(_ deadline: Deadline = Deadline()) throws -> ExitStatus {
    guard let process else { throw Expired(description: "nothing was started") }
    let status = try polling(deadline, present: { self.text().debugDescription }) {
      if self.master >= 0 { _ = self.read(Deadline(seconds: 0.005)) }
      return process.poll()
    }
    if master >= 0 { settle(milliseconds: 20) }
    return status
  }

  /// Reads available output; returns `false` if there is none before the deadline.
  private func read(_ deadline: Deadline) -> Bool {
    while true {
      deliver()
      // Delayed answers are sent while the terminal waits for output.
      let isIdle = outgoing.isEmpty && !(isDragged && hasMouseMode)
      let step = isIdle || deadline.milliseconds < 2 ? deadline : Deadline(seconds: 0.002)
      if let chunk = try? readChunk(master, step) {
        guard !chunk.isEmpty else { return false }
        take(chunk)
        return true
      }
      if deadline.isOver { return false }
    }
  }

  /// Records output and schedules the answers to its queries.
  private func take(_ chunk: [UInt8]) {
    lastArrival = monotonicSeconds()
    bytes += chunk
    if let bytesPerSecond { poll(nil, 0, CInt(Double(chunk.count) / bytesPerSecond * 1000)) }
    if isDragged { followMouseMode(in: chunk.count) }
    let due = lastArrival + latency
    guard let answer = answers?.take(chunk), !answer.isEmpty else { return }
    switch delivery {
    case .whole: outgoing.append((answer, due))
    case .split: outgoing += answer.map { ([$0], due) }
    case .doubled: outgoing += [(answer, due), (answer, due)]
    }
    deliver()
  }

  /// Adopts the mouse mode that the last bytes set; a sequence may be split between two chunks.
  private func followMouseMode(in count: Int) {
    let recent = String(decoding: bytes.suffix(count + 7), as: UTF8.self)
    if recent.contains("\u{1B}[?1000h") { hasMouseMode = true }
    if recent.contains("\u{1B}[?1000l") { hasMouseMode = false }
  }

  /// Sends the delayed answers that are due, or a byte of them.
  private func deliver() {
    let now = monotonicSeconds()
    if isDragged, hasMouseMode, now >= nextReport {
      nextReport = now + 0.002
      outgoing.append((Array("\u{1B}[<35;7;9M".utf8), now + latency))
    }
    while let first = outgoing.first, first.due <= now {
      outgoing.removeFirst()
      send(bytes: first.bytes)
      if delivery == .split { break }
    }
  }

  /// Whether the settings and the modes are those of a new terminal.
  public var isRestored: Bool { settings == firstSettings && changedModes == [] }

  /// The terminal settings as comparable numbers.
  public var settings: [UInt32] {
    let place = UnsafeMutablePointer<termios>.allocate(capacity: 2)
    defer { place.deallocate() }
    place.initialize(repeating: termios(), count: 2)
    tcgetattr(line, place)
    let controls = withUnsafeBytes(of: place.pointee.c_cc) { $0.map { UInt32($0) } }
    let flags = [place.pointee.c_iflag, place.pointee.c_oflag, place.pointee.c_cflag]
    return flags + [place.pointee.c_lflag] + controls
  }

  /// The number of input bytes that the program did not read, which a shell would take as typed.
  ///
  /// Sends all delayed answers first.
  ///
  /// Sets raw mode, so that incomplete lines count.
  public var unreadBytes: Int {
    isDragged = false
    while !outgoing.isEmpty { _ = read(Deadline(seconds: 0.002)) }
    let place = UnsafeMutablePointer<termios>.allocate(capacity: 2)
    defer { place.deallocate() }
    tcgetattr(line, place)
    cfmakeraw(place)
    tcsetattr(line, TCSANOW, place)
    var count: CInt = 0
    _ = ioctl(line, UInt(FIONREAD), &count)
    return Int(count)
  }

  /// The modes that differ from those of a new terminal: set and not reset, or the reverse.
  public var changedModes: Set<Int> {
    // Initially, line wrapping and the cursor are on.
    let initial: Set<Int> = [7, 25]
    var modes = initial
    for piece in text().split(separator: "\u{1B}[?", omittingEmptySubsequences: false).dropFirst() {
      let numbers = piece.prefix { $0.isASCII && ($0.isNumber || $0 == ";") }
      let letter = piece.dropFirst(numbers.count).first
      for number in numbers.split(separator: ";").compactMap({ Int($0) }) {
        if letter == "h" { modes.insert(number) }
        if letter == "l" { modes.remove(number) }
      }
    }
    // Cursor blinking (12) is part of cursor visibility; terminfo only resets it.
    return modes.symmetricDifference(initial).subtracting([12])
  }
}
