import CLibrary
internal import CNcurses

/// Collects what ncurses writes for a frame, so that it reaches the terminal in one `write`.
///
/// ncurses flushes at most cursor movements: thirty writes a frame, between which a terminal may
/// draw. While gathering, the descriptor that ncurses writes to is a file in memory.
struct OutputGatherer {
  private let device: TerminalDevice
  private let signals: SignalChannel
  /// The descriptor that ncurses knows.
  let output: CInt
  private let memory: CInt
  private let spare: UnsafeMutableRawBufferPointer

  /// Creates a gatherer; without memory for it, ncurses keeps writing to the terminal.
  init(device: TerminalDevice, signals: SignalChannel, output: CInt) {
    self.device = device
    self.signals = signals
    self.output = output
    memory = Self.allowsFrames ? memfd_create("frame", nc_memory_closed_on_exec) : -1
    spare = .allocate(byteCount: 1 << 16, alignment: 16)
  }

  /// Whether a file may be as large as a frame: the limit counts for files in memory too, and who
  /// exceeds it is ended by a signal.
  static var allowsFrames: Bool { nc_file_size_limit() >= 1 << 28 }

  /// Whether anything is collected; without memory for it, everything is sent at once.
  var collects: Bool { memory >= 0 }

  /// Puts other bytes in the place of those that were collected.
  func translate(_ translation: ([UInt8]) -> [UInt8]) {
    guard memory >= 0 else { return }
    let length = Int(lseek(memory, 0, SEEK_CUR))
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, pread(memory, buffer.baseAddress, length, 0))
    }
    let translated = translation(bytes)
    lseek(memory, 0, SEEK_SET)
    translated.withUnsafeBytes { _ = writeAll(memory, $0) }
  }

  /// Points ncurses at the memory.
  func start() {
    if memory >= 0 { dup2(memory, output) }
  }

  /// Points ncurses at the terminal again, for what it must ask that.
  func stop() { dup2(device.line, output) }

  /// Sends what was collected in one `write` where the terminal takes it, and forgets it.
  ///
  /// - Parameter deadline: until when to wait for a terminal that takes nothing; without end
  ///   otherwise, but for a signal that ends the program.
  /// - Returns: whether all was sent.
  @discardableResult
  func flush(until deadline: Double? = nil) -> Bool {
    guard memory >= 0 else { return true }
    let length = Int(lseek(memory, 0, SEEK_CUR))
    lseek(memory, 0, SEEK_SET)
    var sent = 0
    while sent < length {
      let count = pread(memory, spare.baseAddress, min(spare.count, length - sent), off_t(sent))
      guard count > 0 else { break }
      let bytes = UnsafeRawBufferPointer(rebasing: spare[..<count])
      let isWritten =
        if let deadline {
          writeAll(device.output, bytes, until: deadline)
        } else {
          writeAll(device.output, bytes, signals: signals.descriptor) { signals.isEnding }
        }
      guard isWritten else { break }
      sent += count
    }
    return sent == length
  }

  /// Gives the memory back.
  func close() {
    if memory >= 0 { CLibrary.close(memory) }
    spare.deallocate()
  }
}
