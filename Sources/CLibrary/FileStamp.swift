/// What tells whether a file is still the one that it was, and unchanged.
package struct FileStamp: Equatable, Sendable {
  private let device, inode: UInt64
  private var size, seconds, nanoseconds: Int64
  private let type: mode_t

  /// The stamp of what a path leads to; `nil` if there is nothing.
  package init?(path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    inode = UInt64(facts.st_ino)
    type = facts.st_mode & S_IFMT
    (size, seconds, nanoseconds) = (Int64(facts.st_size), Int64(time.tv_sec), Int64(time.tv_nsec))
  }

  /// Whether it is a file with bytes, and no folder, pipe or device.
  package var isRegularFile: Bool { type == S_IFREG }

  /// Whether it has no bytes.
  package var isEmpty: Bool { size == 0 }

  /// Whether it is a folder.
  package var isFolder: Bool { type == S_IFDIR }

  /// The stamp without size and time: what stays the same however a folder's names change.
  package var identity: FileStamp {
    var result = self
    (result.size, result.seconds, result.nanoseconds) = (0, 0, 0)
    return result
  }

  /// Whether it was written last longer ago than so many seconds.
  package func isOlder(thanSeconds age: Int64) -> Bool { Int64(time(nil)) - seconds > age }
}
