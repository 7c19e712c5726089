/// The identity and modification state of a file, to detect changes.
package struct FileStamp: Equatable, Sendable {
  private let device, inode: UInt64
  private var size, seconds, nanoseconds: Int64
  private let type: mode_t

  /// Reads the stamp of the file at a path, following links; `nil` if there is none.
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

  /// Whether this is a regular file: no folder, pipe or device.
  package var isRegularFile: Bool { type == S_IFREG }

  /// Whether the size is 0.
  package var isEmpty: Bool { size == 0 }

  /// Whether this is a folder.
  package var isFolder: Bool { type == S_IFDIR }

  /// The stamp without size and time, which identifies a folder whose contents may change.
  package var identity: FileStamp {
    var result = self
    (result.size, result.seconds, result.nanoseconds) = (0, 0, 0)
    return result
  }

  /// Returns whether the last modification is more than `age` seconds ago.
  package func isOlder(thanSeconds age: Int64) -> Bool { Int64(time(nil)) - seconds > age }
}
