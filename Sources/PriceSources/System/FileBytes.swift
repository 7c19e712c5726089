import CLibrary
import ElectricityPrices

/// Functions that read and write small files.
package enum FileBytes {
  /// Returns the bytes of a file; `nil` if it does not exist.
  ///
  /// - Parameters:
  ///   - limit: The number of bytes after which reading stops, so that slightly more are returned.
  ///   - flags: Additional flags of `open`.
  ///   - awaitsWriter: Whether a pipe without a writer waits for one; otherwise it is empty.
  /// - Throws: ``SystemFailure`` if the file exists but cannot be read.
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
    var (bytes, piece) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 13))
    while bytes.count <= limit {
      let count = read(file, &piece, piece.count)
      if count == 0 { break }
      if count < 0, errno != EINTR { throw SystemFailure(code: errno) }
      bytes += piece.prefix(max(0, count))
    }
    return bytes
  }

  /// Returns the lines of a file without whitespace; `nil` if it cannot be read.
  package static func lines(of path: String) -> [String]? {
    guard let bytes = try? of(path, limit: 1 << 16, awaitsWriter: true) else { return nil }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace && $0 != "\u{FEFF}" }
    }
  }

  /// Writes all bytes to an open file; returns the error number, or `nil` on success.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    // Turns the file size limit into an error, like a full disk.
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
      // Another process may have made the pipe or terminal non-blocking.
      if code == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      }
    }
    return nil
  }

  /// Replaces a file atomically: writes a temporary file in the same folder and renames it.
  ///
  /// Signals that end the program are blocked meanwhile, so that no temporary file remains.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a link is replaced, not followed.
  ///   - mode: The permissions of a new file, before the umask.
  ///   - former: The status of the present file, whose permissions and owner the new file gets.
  ///   - isFlushed: Whether to flush the bytes to the disk before renaming, which takes
  ///     milliseconds; a file with a checksum does not need it.
  static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t, like former: stat? = nil,
    isFlushed: Bool = true
  ) throws(SystemFailure) {
    let signals = HeldSignals()
    defer { signals.release() }
    let temporary = folder(of: path) + ".pricetui-\(UInt64.random(in: 0...(.max)))"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let file = open(temporary, flags, former == nil ? mode : 0o600)
    guard file >= 0 else { throw SystemFailure(code: errno) }
    if let former {
      // Only the administrator may change the owner.
      _ = fchown(file, former.st_uid, former.st_gid)
      fchmod(file, former.st_mode & 0o777)
    }
    var code = write(bytes, to: file)
    // Some file systems have no disk to flush to.
    if code == nil, isFlushed, fsync(file) != 0, errno != EINVAL { code = errno }
    // Some file systems report a full disk only on closing.
    if close(file) != 0, code == nil { code = errno }
    if code == nil, rename(temporary, path) != 0 { code = errno }
    guard let code else { return }
    unlink(temporary)
    throw SystemFailure(code: code)
  }

  /// Returns the folder of a path with its slash; empty for a name alone.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}

package struct SystemFailure: Error, Hashable, Sendable {
  /// The error number.
  package let code: Int32

  package init(code: Int32) { self.code = code }
}
