import CLibrary
internal import CNcurses

/// Collects what ncurses writes for a frame, so that it reaches the terminal in one `write`.
///
/// ncurses flushes at most cursor movements: thirty writes a frame, between which a terminal may
/// draw. While gathering, the descriptor that ncurses writes to is a file in memory.
struct OutputGatherer {
  private let device: TerminalDevice
  private let signals: SignalChannel
  /// The descriptor that ncurses writes to.
  let output: CInt
  private let memory: CInt

  /// Creates a gatherer; without memory for it, ncurses keeps writing to the terminal.
  init(device: TerminalDevice, signals: SignalChannel, output: CInt) {
    self.device = device
    self.signals = signals
    self.output = output
    memory = Self.allowsFrames ? memfd_create("frame", nc_memory_closed_on_exec) : -1
  }

  /// Whether a file may be as large as a frame: the limit also applies to files in memory, and a
  /// signal ends a process that exceeds it.
  static var allowsFrames: Bool { nc_file_size_limit() >= 1 << 28 }

  /// Whether anything is collected; without memory for it, everything is sent at once.
  var collects: Bool { memory >= 0 }

  /// Points ncurses at the memory.
  func start() {
    if memory >= 0 { dup2(memory, output) }
  }

  /// Points ncurses at the terminal again, for queries that need it.
  func stop() { dup2(device.line, output) }

  /// Sends the collected bytes, in one `write` if the terminal accepts them, and forgets them.
  ///
  /// - Parameters:
  ///   - deadline: The limit for a terminal that reads nothing; `nil` waits until a signal ends the
  ///     program.
  ///   - translate: Turns the bytes of ncurses into the bytes to send.
  /// - Returns: Whether everything was sent.
  @discardableResult
  func flush(until deadline: Double? = nil, translate: ([UInt8]) -> [UInt8] = { $0 }) -> Bool {
    guard memory >= 0 else { return true }
    return translate(takeBytes()).withUnsafeBytes { bytes in
      if let deadline { return writeAll(device.output, bytes, until: deadline) }
      return writeAll(device.output, bytes, signals: signals.descriptor) { signals.isEnding }
    }
  }

  /// Returns the bytes that ncurses wrote since the last call.
  private func takeBytes() -> [UInt8] {
    let length = max(0, Int(lseek(memory, 0, SEEK_CUR)))
    lseek(memory, 0, SEEK_SET)
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, pread(memory, buffer.baseAddress, length, 0))
    }
  }

  /// Releases the memory.
  func close() {
    if memory >= 0 { CLibrary.close(memory) }
  }
}
