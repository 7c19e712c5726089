import CLibrary
import ElectricityPrices

/// The bytes of small files.
package enum FileBytes {
  /// Returns the bytes of a file; `nil` if it does not exist.
  ///
  /// - Parameters:
  ///   - limit: the bytes that are read at most, and little more.
  ///   - flags: further flags of `open`.
  ///   - awaitsWriter: Whether a pipe without a writer waits for one; otherwise it is empty.
  /// - Throws: ``SystemFailure`` where there is one that cannot be read.
  static func of(
    _ path: String, limit: Int, flags: Int32 = 0, awaitsWriter: Bool = false
  ) throws(SystemFailure) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | flags)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SystemFailure(code: errno)
    }
    defer { close(file) }
    if awaitsWriter { ByteStream.awaitBytes(file) }
    _ = fcntl(file, F_SETFL, 0)
    return try all(of: file, limit: limit)
  }

  /// The lines of a file without the spaces around them; nil where it cannot be read.
  package static func lines(of path: String) -> [String]? {
    guard let bytes = try? of(path, limit: 1 << 16, awaitsWriter: true) else { return nil }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace }
    }
  }

  /// Writes all bytes into an open file; the number of the error where that is not possible.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    // A limit of the size of files is an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { CLibrary.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      let code = errno
      guard code == EINTR || code == EAGAIN else { return code }
      // Another process has made the pipe or terminal non-blocking.
      if code == EAGAIN {
        var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&place, 1, -1)
      }
    }
    return nil
  }

  /// The bytes to the end of the file; of one that is longer than a limit, a little more than that.
  private static func all(of file: Int32, limit: Int) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let piece = try next(file)
      if piece.isEmpty { break }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
    }
    return bytes
  }

  /// Returns the next bytes, and none at the end.
  private static func next(_ file: Int32) throws(SystemFailure) -> [UInt8] {
    var code: Int32?
    // Zeroing first took longer than the rest of reading a small file.
    let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
      var got = read(file, space.baseAddress, space.count)
      while got < 0, errno == EINTR { got = read(file, space.baseAddress, space.count) }
      if got < 0 { code = errno }
      count = max(0, got)
    }
    if let code { throw SystemFailure(code: code) }
    return piece
  }
}
