import CLibrary
internal import CNcurses

/// Restores the terminal, in the same way after an ordinary end and after a crash.
///
/// The data live in memory of the C library, since a signal handler may neither allocate nor count
/// references, and `tcgetattr` writes more bytes than Swift lays out for a `termios`.
struct Restoration {
  /// The bytes that end every mode that was set, prepared at the start.
  let bytes: UnsafeMutableRawBufferPointer
  /// The former settings of the line.
  let settings: UnsafeMutablePointer<termios>
  private let device: TerminalDevice
  /// Whether the terminal reports a mouse, whose last reports must not reach the shell.
  private let hasMouse: Bool
  /// The descriptors for messages while the screen is up, and before that; -1 if they are the same.
  let held: CInt
  let messages: CInt

  /// The mutable state, which all copies and signal handlers share.
  struct State {
    /// The queries that the terminal has been sent.
    var pending = PendingAnswers()
    /// Whether images were sent that the terminal keeps separately from its screens.
    var hasKeptPictures = false
  }
  let state: UnsafeMutablePointer<State>
  // Bytes to read into, since a signal handler may not allocate.
  private let buffer: UnsafeMutableRawBufferPointer

  // The seconds to wait for a terminal that accepts nothing: at first, and the second time.
  private static let patience = 0.25
  private static let soon = 0.05

  /// Prepares the restoration; the terminal's description must have been read.
  init(device: TerminalDevice, options: NcursesOptions) {
    settings = .allocate(capacity: 2)
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    buffer = .allocate(byteCount: 4096, alignment: 16)
    tcgetattr(device.line, settings)
    hasMouse = options.mouse != .off
    let sequence =
      ["sgr0", "cnorm", "rmcup"].reduce(into: Array(options.modeEnd.utf8)) {
        $0 += capability($1)
      }
    bytes = .allocate(byteCount: max(1, sequence.count), alignment: 1)
    bytes.copyBytes(from: sequence)
    self.device = device
    // Messages that go to a file of their own are not on the screen.
    let isHeld = isatty(STDERR_FILENO) != 0 && OutputGatherer.allowsFrames
    held = isHeld ? memfd_create("messages", nc_memory_closed_on_exec) : -1
    messages = isHeld ? fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3) : -1
  }

  /// Keeps messages off the screen until the line is given back.
  func holdMessages() {
    guard held >= 0, messages >= 0 else { return }
    dup2(held, STDERR_FILENO)
  }

  /// Releases memory and descriptors.
  func deallocate() {
    bytes.deallocate()
    settings.deallocate()
    state.deallocate()
    buffer.deallocate()
    if held >= 0 { close(held) }
    if messages >= 0 { close(messages) }
  }

  /// Ends the modes and restores the settings of the line; safe in a signal handler.
  func apply() { apply { endModes(until: $0) } }

  /// Calls a closure that ends the modes, and restores the settings of the line.
  ///
  /// - Parameter send: Ends the modes before a deadline; returns whether it could.
  func apply(_ send: (_ deadline: Double) -> Bool) {
    // If another program has the terminal, the shell has already set the line.
    let isOurs = device.isForeground
    let isSent = send(monotonicSeconds() + Self.patience)
    if isOurs {
      if isSent {
        if hasMouse {
          state.pointee.pending.settle(
            input: device.input, output: device.output, buffer: buffer)
        }
      } else {
        // Discards pending output, so that the end of the modes is accepted.
        tcflush(device.line, TCOFLUSH)
        _ = endModes(until: monotonicSeconds() + Self.soon)
      }
      if hasMouse { tcflush(device.input, TCIFLUSH) }
      tcsetattr(device.line, TCSANOW, settings)
    }
    replayMessages(isSent)
  }

  /// Cancels a sequence that may be cut, which could be shown as text, and ends the modes.
  private func endModes(until deadline: Double) -> Bool {
    writeAll(device.output, "\u{18}", until: deadline)
      && (!state.pointee.hasKeptPictures
        || writeAll(device.output, ImageAnswers.kittyEnd, until: deadline))
      && writeAll(device.output, UnsafeRawBufferPointer(bytes), until: deadline)
  }

  /// Writes the held messages, if the terminal accepts output.
  private func replayMessages(_ isHeard: Bool) {
    guard held >= 0, messages >= 0 else { return }
    dup2(messages, STDERR_FILENO)
    var position: off_t = 0
    while isHeard {
      let count = pread(held, buffer.baseAddress, buffer.count, position)
      guard count > 0 else { break }
      writeAll(messages, UnsafeRawBufferPointer(start: buffer.baseAddress, count: count))
      position += off_t(count)
    }
    ftruncate(held, 0)
    lseek(held, 0, SEEK_SET)
  }
}

/// Returns a capability of the terminal without its pauses for slow terminals, `$<5>`.
///
/// Byte by byte: splitting a string at a string goes through the machinery of regular expressions,
/// and making its types took a tenth of the work before the first frame.
private func capability(_ name: String) -> [UInt8] {
  guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return [] }
  let text = Array(String(cString: value).utf8)
  var bytes: [UInt8] = []
  var index = 0
  while index < text.count {
    if text[index...].starts(with: [UInt8(ascii: "$"), UInt8(ascii: "<")]),
      let end = text[index...].firstIndex(of: UInt8(ascii: ">"))
    {
      index = end + 1
    } else {
      bytes.append(text[index])
      index += 1
    }
  }
  return bytes
}
