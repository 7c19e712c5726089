import CLibrary
internal import CNcurses

/// Collects what ncurses writes for a frame, so that it reaches the terminal in one `write`.
///
/// ncurses flushes at most cursor movements: thirty writes a frame, between which a terminal may
/// draw. While gathering, the descriptor that ncurses writes to is a file in memory.
struct OutputGatherer {
  /// The terminal.
  let terminal: CInt
  /// The descriptor that ncurses knows.
  let output: CInt
  private let memory: CInt
  private let spare: UnsafeMutableRawBufferPointer

  /// Creates a gatherer; without memory for it, ncurses keeps writing to the terminal.
  init(terminal: CInt, output: CInt) {
    self.terminal = terminal
    self.output = output
    memory = memfd_create("frame", nc_memory_closed_on_exec)
    spare = .allocate(byteCount: 1 << 16, alignment: 16)
  }

  /// Points ncurses at the memory.
  func start() {
    if memory >= 0 { dup2(memory, output) }
  }

  /// Points ncurses at the terminal again, for what must reach it at once.
  func stop() {
    flush()
    dup2(terminal, output)
  }

  /// Sends what was collected; the bytes before it go out in the same `write`.
  @discardableResult
  func flush() -> Bool {
    guard memory >= 0 else { return true }
    let length = Int(lseek(memory, 0, SEEK_CUR))
    var sent = 0
    while sent < length {
      let count = pread(memory, spare.baseAddress, min(spare.count, length - sent), off_t(sent))
      guard count > 0, writeAll(terminal, UnsafeRawBufferPointer(rebasing: spare[..<count])) else {
        break
      }
      sent += count
    }
    lseek(memory, 0, SEEK_SET)
    return sent == length
  }

  /// Gives the memory back.
  func close() {
    if memory >= 0 { CLibrary.close(memory) }
    spare.deallocate()
  }
}

/// Writes all bytes, however often the kernel takes only a part; false when the other end is gone.
@discardableResult
func writeAll(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
