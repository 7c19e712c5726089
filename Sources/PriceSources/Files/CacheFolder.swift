import CLibrary

/// Files of a folder, read and written so that no reader ever sees half of one.
struct CacheFolder {
  let path: String

  /// The bytes of a file that are read at most: those of the largest answer.
  private static let limit = 1 << 24

  /// The bytes of a file; `nil` where there is none.
  ///
  /// - Throws: the number of the error, where there is one that cannot be read.
  func read(_ name: String) throws(SystemFailure) -> [UInt8]? {
    let bytes = try FileBytes.of(path + "/" + name, limit: Self.limit, flags: O_NOFOLLOW)
    guard let bytes else { return nil }
    guard bytes.count <= Self.limit else { throw SystemFailure(code: EFBIG) }
    return bytes
  }

  /// Writes a file under a name that nobody looks for, and then gives it its own.
  func write(_ bytes: some Collection<UInt8>, to name: String) throws(SystemFailure) {
    // A limit of the size of files is an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    try Self.make(path)
    let temporary = "\(path)/.new-\(name).\(getpid())"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw SystemFailure(code: errno) }
    var code = FileBytes.write(Array(bytes), to: file)
    // Some file systems tell of a full disk only here.
    if close(file) != 0, code == nil { code = errno }
    if code == nil, rename(temporary, path + "/" + name) != 0 { code = errno }
    guard let code else { return }
    unlink(temporary)
    throw SystemFailure(code: code)
  }

  /// Makes a folder and those above it, for its owner alone.
  static func make(_ path: String) throws(SystemFailure) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw SystemFailure(code: errno)
    }
    try make(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemFailure(code: errno) }
  }

  /// Removes what is in a folder, and the folder; counts the files.
  static func remove(_ path: String) throws(SystemFailure) -> Int {
    guard let names = folderNames(at: path) else {
      if errno == ENOENT { return 0 }
      throw SystemFailure(code: errno)
    }
    var count = 0
    for name in names {
      var status = stat()
      // What a link leads to is not the cache's.
      lstat(path + "/" + name, &status)
      if status.st_mode & S_IFMT == S_IFDIR {
        count += try remove(path + "/" + name)
      } else {
        guard unlink(path + "/" + name) == 0 || errno == ENOENT else {
          throw SystemFailure(code: errno)
        }
        count += 1
      }
    }
    guard rmdir(path) == 0 || errno == ENOENT else { throw SystemFailure(code: errno) }
    return count
  }
}
