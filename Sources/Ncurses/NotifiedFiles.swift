import CLibrary
internal import CNcurses

/// Files and folders whose changes Linux reports.
///
/// The folder of a file is watched rather than the file, since most programs replace a file with
/// another; for a folder, both the folder and its parent are watched.
struct NotifiedFiles {
  /// The descriptor that becomes readable when something in a folder has changed.
  let descriptor: CInt
  private let paths: [String]
  // The watched names of each folder, and the folders that are watched whole.
  private var names: [CInt: Set<String>] = [:]
  private var whole: Set<CInt> = []

  private static let begun = UInt32(IN_MODIFY | IN_CREATE)
  private static let made = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

  /// Watches paths; nil where the system has no watch left for one of them.
  init?(paths: [String]) {
    self.paths = paths
    descriptor = inotify_init1(CInt(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    guard watch() else {
      CLibrary.close(descriptor)
      return nil
    }
  }

  /// Watches all existing paths; existing watches stay.
  private mutating func watch() -> Bool {
    for path in paths {
      guard watchFolder(of: path) else { return false }
      // A linked file changes in the folder of the link's target.
      if let target = realpath(path, nil) {
        defer { free(target) }
        guard watchFolder(of: String(cString: target)) else { return false }
      }
      if let watch = add(path) { whole.insert(watch) } else if errno == ENOSPC { return false }
    }
    return true
  }

  private mutating func watchFolder(of path: String) -> Bool {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let slash = trimmed.lastIndex(of: "/")
    let folder = slash.map { String(trimmed[...$0]) } ?? "."
    let name = slash.map { String(trimmed[trimmed.index(after: $0)...]) } ?? trimmed
    guard let watch = add(folder) else { return errno != ENOSPC }
    names[watch, default: []].insert(name)
    return true
  }

  /// Watches a folder; nil where there is none.
  private func add(_ folder: String) -> CInt? {
    let watch = inotify_add_watch(
      descriptor, folder, Self.begun | Self.made | UInt32(IN_ONLYDIR))
    return watch >= 0 ? watch : nil
  }

  /// Reads the pending notices about the paths.
  mutating func read() -> FileWatch.Change? {
    let header = MemoryLayout<inotify_event>.size
    var change: FileWatch.Change?
    var hasMoved = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while true {
        let count = CLibrary.read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        while offset + header <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let bytes = buffer[(offset + header)..<min(count, offset + header + Int(event.len))]
          let name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          if let found = self.change(event, name) { change = max(change ?? found, found) }
          hasMoved = hasMoved || event.mask & UInt32(IN_ISDIR | IN_IGNORED) != 0
          offset += header + Int(event.len)
        }
      }
    }
    // A folder that was created again needs a new watch.
    if hasMoved { _ = watch() }
    return change
  }

  private func change(_ event: inotify_event, _ name: String) -> FileWatch.Change? {
    // The queue of the system was full, and changes were lost.
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return .made }
    let isWatched =
      whole.contains(event.wd) && !name.hasPrefix(".")
      || names[event.wd]?.contains(name) == true
    guard isWatched else { return nil }
    return event.mask & Self.made != 0 ? .made : event.mask & Self.begun != 0 ? .begun : nil
  }

  /// Ends the watch.
  func close() { CLibrary.close(descriptor) }
}
