import CLibrary
internal import CNcurses

/// Restores the terminal, in the same way after an ordinary end and after a crash.
///
/// The data live in memory of the C library, since a signal handler may neither allocate nor count
/// references, and `tcgetattr` writes more bytes than Swift lays out for a `termios`.
struct Restoration {
  /// The bytes that end every mode that was set, made beforehand.
  let bytes: UnsafeMutableRawBufferPointer
  /// The settings of the line before.
  let settings: UnsafeMutablePointer<termios>
  private let device: TerminalDevice
  /// Whether the terminal reports a mouse, whose last reports must not reach the shell.
  private let hasMouse: Bool
  /// Where messages go while the screen is up, and where they went before; -1 when nowhere else.
  let held: CInt
  let messages: CInt

  /// What changes while the terminal is used, where all copies and signal handlers find it.
  struct State {
    /// The questions that the terminal has been asked.
    var pending = PendingAnswers()
    /// Whether images were sent that the terminal keeps apart from its screens.
    var hasKeptPictures = false
  }
  let state: UnsafeMutablePointer<State>
  // Bytes to read into, since a signal handler may not allocate.
  private let buffer: UnsafeMutableRawBufferPointer

  // How long a terminal is waited for that takes nothing: at first, and the second time.
  private static let patience = 0.25
  private static let soon = 0.05

  /// Prepares the way back; the terminal's description must have been read.
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

  /// Gives memory and descriptors back.
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

  /// Sends what a closure writes and sets the line as it was.
  ///
  /// - Parameter send: ends the modes before a deadline; whether it could.
  func apply(_ send: (_ deadline: Double) -> Bool) {
    // Where another program has the terminal, the shell has seen to the line already.
    let isOurs = device.isForeground
    let isSent = send(monotonicSeconds() + Self.patience)
    if isOurs {
      if isSent {
        if hasMouse {
          state.pointee.pending.settle(
            input: device.input, output: device.output, buffer: buffer)
        }
      } else {
        // What the terminal has not taken goes, so that there is room for the end of the modes.
        tcflush(device.line, TCOFLUSH)
        _ = endModes(until: monotonicSeconds() + Self.soon)
      }
      if hasMouse { tcflush(device.input, TCIFLUSH) }
      tcsetattr(device.line, TCSANOW, settings)
    }
    replayMessages(isSent)
  }

  /// Ends the modes, after a sequence that may be cut: of a picture it would be shown.
  private func endModes(until deadline: Double) -> Bool {
    writeAll(device.output, "\u{18}", until: deadline)
      && (!state.pointee.hasKeptPictures
        || writeAll(device.output, ImageAnswers.kittyEnd, until: deadline))
      && writeAll(device.output, UnsafeRawBufferPointer(bytes), until: deadline)
  }

  /// Brings held messages out, where the terminal takes anything.
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

/// A capability of the terminal as it can be sent: without the pauses for slow ones, `$<5>`.
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
