/// Returns the names in a folder except `.` and `..`, in byte order.
///
/// `nil`, with `errno` set, if the path is not a folder or cannot be opened.
package func folderNames(at path: String) -> [String]? {
  opendir(path).map(names)
}

/// Returns the names in an open folder; the descriptor stays open.
package func folderNames(of descriptor: Int32) -> [String]? {
  let copy = dup(descriptor)
  guard copy >= 0 else { return nil }
  guard let folder = fdopendir(copy) else {
    close(copy)
    return nil
  }
  return names(folder)
}

private func names(_ folder: OpaquePointer) -> [String] {
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    // The record can be shorter than its declared type; only the bytes of the name are read.
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
