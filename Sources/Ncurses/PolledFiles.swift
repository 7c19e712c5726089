import CLibrary

/// Files and folders by what the system tells of them, to be compared from time to time.
struct PolledFiles {
  private let paths: [String]
  private var stamps: [String: FileStamp] = [:]

  init(paths: [String]) {
    self.paths = paths
    stamps = current
  }

  /// Whether anything has changed since the last time.
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

  /// Of a folder only which one it is: it changes with any name in it, also with those that do not
  /// count.
  private static func stamp(_ path: String) -> FileStamp? {
    let stamp = FileStamp(path: path)
    return stamp?.isFolder == true ? stamp?.identity : stamp
  }
}
