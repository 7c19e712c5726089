import CLibrary

/// A folder whose files are written atomically.
struct CacheFolder {
  let path: String

  /// Returns the bytes of a file; `nil` if it does not exist.
  func read(_ name: String) throws(SystemFailure) -> [UInt8]? {
    let bytes = try FileBytes.of(path + "/" + name, limit: CurlProcess.limit, flags: O_NOFOLLOW)
    guard let bytes else { return nil }
    guard bytes.count <= CurlProcess.limit else { throw SystemFailure(code: EFBIG) }
    return bytes
  }

  /// Writes a file atomically, without flushing it: the record has a checksum of the response.
  func write(_ bytes: some Collection<UInt8>, to name: String) throws(SystemFailure) {
    try Self.make(path)
    try FileBytes.replace(path + "/" + name, with: Array(bytes), mode: 0o600, isFlushed: false)
  }

  /// Creates a folder and its parents, accessible to the owner only.
  static func make(_ path: String) throws(SystemFailure) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw SystemFailure(code: errno)
    }
    try make(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemFailure(code: errno) }
  }

  /// Removes a folder with its contents and returns the number of files; links are not followed.
  static func remove(_ name: String, in parent: Int32) throws(SystemFailure) -> Int {
    let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else {
      // A file, or a link that may lead out of the cache.
      if errno == ENOTDIR || errno == ELOOP, unlinkat(parent, name, 0) == 0 { return 1 }
      if errno == ENOENT { return 0 }
      throw SystemFailure(code: errno)
    }
    defer { close(folder) }
    var count = 0
    for name in folderNames(of: folder) ?? [] { count += try remove(name, in: folder) }
    guard unlinkat(parent, name, AT_REMOVEDIR) == 0 || errno == ENOENT else {
      throw SystemFailure(code: errno)
    }
    return count
  }
}
