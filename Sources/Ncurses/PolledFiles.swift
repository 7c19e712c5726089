import CLibrary

/// Files and folders whose state is compared from time to time.
struct PolledFiles {
  private let paths: [String]
  private var stamps: [String: FileStamp] = [:]

  init(paths: [String]) {
    self.paths = paths
    stamps = current
  }

  /// Returns whether anything has changed since the last call.
  mutating func haveChanged() -> Bool {
    let current = current
    defer { stamps = current }
    return current != stamps
  }

  private var current: [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for path in paths {
      stamps[path] = Self.stamp(path)
      for name in folderNames(at: path) ?? [] where !name.hasPrefix(".") {
        stamps["\(path)/\(name)"] = Self.stamp("\(path)/\(name)")
      }
    }
    return stamps
  }

  /// Returns the state of a file, or the identity of a folder, whose state changes with any name in
  /// it.
  private static func stamp(_ path: String) -> FileStamp? {
    let stamp = FileStamp(path: path)
    return stamp?.isFolder == true ? stamp?.identity : stamp
  }
}
