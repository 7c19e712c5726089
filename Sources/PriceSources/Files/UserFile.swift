import CLibrary

/// A file that the user owns.
package enum UserFile {
  /// Inserts lines at the start of a settings file; creates the file and its folders if needed.
  package static func prepend(_ text: String, to path: String) throws(SystemFailure) {
    let rest = try FileBytes.of(path, limit: SettingsFile.limit) ?? []
    guard rest.count <= SettingsFile.limit else { throw SystemFailure(code: EFBIG) }
    try CacheFolder.make(String(FileBytes.folder(of: path).dropLast()))
    try write(Array(text.utf8) + rest, to: path, mode: 0o600)
  }

  /// Replaces the contents of a file atomically.
  ///
  /// The target of a symbolic link is replaced and keeps its permissions. Devices, pipes and open
  /// descriptors are written to directly.
  ///
  /// - Parameter mode: The permissions of a new file, before the umask.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t = 0o666
  ) throws(SystemFailure) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let isReplaced = !isThere || status.st_mode & S_IFMT == S_IFREG
    guard isReplaced, let target = target(of: path) else { return try append(bytes, to: path) }
    // Renaming needs only the folder's permission, but a protected file must not be replaced.
    if isThere, access(target, W_OK) != 0 { throw SystemFailure(code: errno) }
    try FileBytes.replace(target, with: bytes, mode: mode, like: isThere ? status : nil)
  }

  /// Returns the target of symbolic links; `nil` if the path names an open descriptor.
  private static func target(of path: String) -> String? {
    var path = path
    // The system follows at most 40 links too.
    for _ in 0..<40 {
      if ["/proc/", "/dev/fd/"].contains(where: path.hasPrefix) { return nil }
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = buffer.withUnsafeMutableBytes { readlink(path, $0.baseAddress!, $0.count) }
      guard count > 0 else { return path }
      let link = String(decoding: buffer[..<count], as: UTF8.self)
      path = link.hasPrefix("/") ? link : FileBytes.folder(of: path) + link
    }
    return path
  }

  private static func append(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw SystemFailure(code: errno) }
    var code = FileBytes.write(bytes, to: file)
    if close(file) != 0, code == nil { code = errno }
    if let code { throw SystemFailure(code: code) }
  }
}
