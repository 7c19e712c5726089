/// A small file of the user's.
package enum UserFile {
  /// Writes a file, with the folders that lead to it, so that no reader sees half of it.
  package static func write(_ text: String, to path: String) throws(SystemFailure) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let name = String(path[slash...].drop { $0 == "/" })
    try CacheFolder(path: String(path[..<slash])).write(Array(text.utf8), to: name)
  }
}
