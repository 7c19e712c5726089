/// The names of what is in a folder, but for `.` and `..`, in the order of their bytes.
///
/// `nil`, with `errno`, if it is no folder or cannot be opened.
package func folderNames(at path: String) -> [String]? {
  guard let folder = opendir(path) else { return nil }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    // A name takes no more of its record than it has bytes.
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
