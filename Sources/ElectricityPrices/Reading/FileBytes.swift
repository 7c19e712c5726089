import Glibc

/// The bytes of a file in memory of their own.
///
/// They are read and not mapped: a mapped file that another program cuts short would end this one.
final class FileBytes {
  /// The largest file that is read: 1 GiB.
  static let limit = 1 << 30

  private let memory: UnsafeMutableRawPointer
  let count: Int

  var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory.assumingMemoryBound(to: UInt8.self), count: count)
  }

  private init(memory: UnsafeMutableRawPointer, count: Int) {
    self.memory = memory
    self.count = count
  }

  deinit { free(memory) }

  /// A copy of bytes in memory.
  convenience init(_ bytes: some Collection<UInt8>) throws(PriceFault) {
    guard let memory = malloc(bytes.count + 8) else { throw PriceFault(.unreadable("no memory")) }
    UnsafeMutableRawBufferPointer(start: memory, count: bytes.count).copyBytes(from: bytes)
    self.init(memory: memory, count: bytes.count)
  }

  /// Reads a file by its path.
  static func read(path: String) throws(PriceFault) -> FileBytes {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw PriceFault(reason(errno)) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor)
  }

  /// Reads from a descriptor to its end.
  static func read(descriptor: Int32) throws(PriceFault) -> FileBytes {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw PriceFault(reason(errno)) }
    if status.st_mode & S_IFMT == S_IFDIR { throw PriceFault(.isDirectory) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    let size = isRegular ? Int(status.st_size) : 0
    guard size <= limit else { throw PriceFault(.tooLarge(limit: "1 GiB")) }
    // One byte more, so that the end is seen without another growth.
    return try fill(descriptor, capacity: Swift.max(size + 1, 1 << 16))
  }

  private static func fill(_ descriptor: Int32, capacity: Int) throws(PriceFault) -> FileBytes {
    var capacity = capacity
    guard var memory = malloc(capacity + 8) else { throw PriceFault(.unreadable("no memory")) }
    var count = 0
    while true {
      if count == capacity {
        capacity *= 2
        guard capacity <= 2 * limit, let larger = realloc(memory, capacity + 8) else {
          free(memory)
          throw PriceFault(.tooLarge(limit: "1 GiB"))
        }
        memory = larger
      }
      let got = Glibc.read(descriptor, memory + count, capacity - count)
      if got == 0 { break }
      if got < 0 && errno == EINTR { continue }
      guard got > 0 else {
        let code = errno
        free(memory)
        throw PriceFault(reason(code))
      }
      count += got
      guard count <= limit else {
        free(memory)
        throw PriceFault(.tooLarge(limit: "1 GiB"))
      }
    }
    return FileBytes(memory: memory, count: count)
  }

  static func reason(_ code: Int32) -> PriceFileError.Reason {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .isDirectory
    default: .unreadable(String(cString: strerror(code)))
    }
  }
}

extension FilePlace {
  /// The line and the column of a byte; O(offset).
  init(offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    // A byte order mark is no character.
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { column -= 1 }
    self.init(line: line, column: column)
  }
}
