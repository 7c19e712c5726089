import CLibrary

/// A small file of the user's.
package enum UserFile {
  /// The bytes that such a file has at most: no person writes more.
  private static let limit = 1 << 16

  /// Puts lines before those that a file has, or makes it with the folders that lead to it, so that
  /// no reader sees half of it.
  package static func prepend(_ text: String, to path: String) throws(SystemFailure) {
    let rest = try FileBytes.of(path, limit: limit) ?? []
    guard rest.count <= limit else { throw SystemFailure(code: EFBIG) }
    // What a link leads to is changed, not the link.
    let target = realpath(path, nil)
    defer { free(target) }
    let place = target.map { String(cString: $0) } ?? path
    let slash = place.lastIndex(of: "/") ?? place.startIndex
    let name = String(place[slash...].drop { $0 == "/" })
    try CacheFolder(path: String(place[..<slash])).write(Array(text.utf8) + rest, to: name)
  }
}
