import CLibrary

extension FileBytes {
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
