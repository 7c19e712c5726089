import CLibrary
internal import CNcurses

/// Reports when a file is written or replaced.
///
/// The directory is watched rather than the file, since most programs replace a file with another.
struct FileWatch {
  /// Becomes readable when something in the directory changed.
  let descriptor: CInt
  private let name: String

  /// Watches a file; `nil` when its directory cannot be watched.
  init?(path: String) {
    let slash = path.lastIndex(of: "/")
    let directory = slash.map { String(path[...$0]) } ?? "."
    name = String(path[(slash.map { path.index(after: $0) } ?? path.startIndex)...])
    descriptor = inotify_init1(CInt(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    let mask = UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE)
    guard inotify_add_watch(descriptor, directory, mask) >= 0 else {
      CLibrary.close(descriptor)
      return nil
    }
  }

  /// Reads the pending notices; returns whether any of them was about the file.
  func read() -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var changed = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while true {
        let count = CLibrary.read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        while offset + header <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let bytes = buffer[(offset + header)..<min(count, offset + header + Int(event.len))]
          changed = changed || String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) == name
          offset += header + Int(event.len)
        }
      }
    }
    return changed
  }

  /// Ends the watch.
  func close() { CLibrary.close(descriptor) }
}
