import CLibrary

/// The bytes of a file: the whole file for JSON, a moving window for tables and XML.
///
/// A gzip or zlib file is decompressed. Its size is then unknown, so it has the limits of a pipe.
///
/// Files are read, not mapped: if another program truncates a mapped file, this process is killed.
package final class ByteStream {
  /// The size of the largest accepted file: 1 GiB.
  package static let limit = 1 << 30
  private static let window = 1 << 18

  private let descriptor: Int32
  private let closesDescriptor: Bool
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var total = 0
  /// The range of the memory that holds unconsumed bytes.
  private(set) var start = 0
  private(set) var end = 0
  package private(set) var isAtEnd = false
  /// The size of the file in bytes; 0 if it is unknown.
  private(set) var size: Int
  private var inflater: Inflater?

  /// The bytes in memory that are not yet consumed.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory + start, count: end - start)
  }

  /// Creates a stream from a copy of bytes in memory.
  package init(_ bytes: some Collection<UInt8>) {
    descriptor = -1
    closesDescriptor = false
    size = bytes.count
    capacity = size + 1
    guard let memory = try? UnsafeMutablePointer<UInt8>.block(nil, capacity) else {
      preconditionFailure("There is not enough memory for bytes that are in memory already.")
    }
    self.memory = memory
    _ = UnsafeMutableBufferPointer(start: memory, count: size).update(fromContentsOf: bytes)
    end = size
    isAtEnd = true
    if Inflater.canRead(self.bytes) {
      inflater = Inflater(Array(self.bytes))
      (size, end, isAtEnd) = (0, 0, false)
    }
  }

  package convenience init(path: String) throws(PriceFault) {
    // Opening a pipe does not wait for its writer, but reading it does.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw PriceFault(Self.reason(errno)) }
    do throws(PriceFault) {
      try self.init(descriptor: descriptor, closes: true)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Creates a stream from an open descriptor, starting at its current offset.
  package init(descriptor: Int32, closes: Bool = false) throws(PriceFault) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw PriceFault(Self.reason(errno)) }
    if status.st_mode & S_IFMT == S_IFDIR { throw PriceFault(.isDirectory) }
    // A pipe without a writer looks like one at its end.
    if status.st_mode & S_IFMT == S_IFIFO { Self.awaitBytes(descriptor) }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    guard size <= Self.limit else { throw PriceFault(.tooLarge(limit: .bytes(Self.limit))) }
    self.descriptor = descriptor
    closesDescriptor = closes
    // One extra byte detects the end without growing. Unused pages cost nothing.
    capacity = Swift.max(size + 1, 1 << 16)
    memory = try .block(nil, capacity)
  }

  deinit {
    free(memory)
    if closesDescriptor { close(descriptor) }
  }

  /// Reads the available bytes; returns `false` at the end of the file.
  @discardableResult
  package func fill() throws(PriceFault) -> Bool {
    if isAtEnd { return false }
    // Moved early, so that a long table touches little memory.
    if start > 0, start == end || start >= Self.window {
      memory.update(from: memory + start, count: end - start)
      (start, end) = (0, end - start)
    }
    if end == capacity {
      memory = try .block(memory, capacity * 2)
      capacity *= 2
    }
    let area = UnsafeMutableBufferPointer(
      start: memory + end, count: Swift.min(capacity - end, Self.window))
    let got = try inflater != nil ? unpack(into: area) : total > 0 ? receive(area) : beginning(area)
    isAtEnd = got == 0
    end += got
    total += got
    guard total <= Self.limit else { throw PriceFault(.tooLarge(limit: .bytes(Self.limit))) }
    return got > 0
  }

  /// Receives enough bytes to detect compression, and decompresses them if necessary.
  private func beginning(_ area: UnsafeMutableBufferPointer<UInt8>) throws(PriceFault) -> Int {
    var count = try receive(area)
    while count > 0, count < Inflater.headLength {
      let more = try receive(UnsafeMutableBufferPointer(rebasing: area[count...]))
      if more == 0 { break }
      count += more
    }
    let bytes = UnsafeBufferPointer(rebasing: area[..<count])
    guard Inflater.canRead(bytes) else { return count }
    (inflater, size) = (Inflater(Array(bytes)), 0)
    return try unpack(into: area)
  }

  /// Decompresses available bytes; returns their number, 0 at the end of the file.
  private func unpack(into area: UnsafeMutableBufferPointer<UInt8>) throws(PriceFault) -> Int {
    guard let inflater else { return 0 }
    while true {
      let count = try inflater.unpack(into: area)
      if count > 0 { return count }
      // There is no decompressed byte, so `area` is free for compressed ones.
      let packed = try receive(area)
      if packed == 0, !inflater.isWhole { throw PriceFault(.badPacking) }
      if packed == 0 { return 0 }
      inflater.packed += area[..<packed]
    }
  }

  /// Reads available bytes; returns their number, 0 at the end of the file.
  private func receive(_ area: UnsafeMutableBufferPointer<UInt8>) throws(PriceFault) -> Int {
    while descriptor >= 0 {
      let got = read(descriptor, area.baseAddress, area.count)
      if got < 0 && errno == EINTR { continue }
      if got < 0 && errno == EAGAIN {
        Self.awaitBytes(descriptor)
        continue
      }
      guard got >= 0 else { throw PriceFault(Self.reason(errno)) }
      if got == 0, wasShortened { throw PriceFault(.shortened) }
      return got
    }
    return 0
  }

  /// Waits until a pipe or a terminal has bytes or reaches its end.
  package static func awaitBytes(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, -1)
  }

  /// Whether the file is now shorter than it was when it was opened.
  private var wasShortened: Bool {
    var status = stat()
    return size > 0 && fstat(descriptor, &status) == 0 && Int(status.st_size) < size
  }

  package func consume(_ count: Int) { start += Swift.min(count, end - start) }

  private static func reason(_ code: Int32) -> PriceFileError.Reason {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .isDirectory
    default: .unreadable(code: code)
    }
  }
}

extension UnsafeMutablePointer {
  /// Returns memory for a number of elements, with the content of a former block, which is freed.
  ///
  /// The C library can grow a large block without copying it.
  static func block(_ former: Self?, _ count: Int) throws(PriceFault) -> Self {
    let block = realloc(former, count * MemoryLayout<Pointee>.stride)
    guard let block else { throw PriceFault(.noMemory) }
    return block.bindMemory(to: Pointee.self, capacity: count)
  }
}
