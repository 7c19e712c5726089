import CLibrary

/// The contents of pipes, terminals and standard input, which can be read only once.
package struct PipedFiles<Contents: Sendable>: Sendable {
  private var contents: [String: Contents] = [:]
  /// Whether a path that was replaced by a pipe is an error, because reading could block forever.
  package var isClosed = false

  /// Creates an empty store.
  package init() {}

  /// Returns the contents of a path: files are read again, everything else is read once.
  ///
  /// - Parameter read: A function that reads the path.
  /// - Throws: The ``PriceFileError`` of `read`, or ``PriceFileError/Reason/notAFile``.
  package mutating func contents(
    of path: String, _ read: (String) throws(PriceFileError) -> Contents
  ) throws(PriceFileError) -> Contents {
    let stamp = path == "-" ? nil : FileStamp(path: path)
    let isFile = stamp.map { $0.isRegularFile || $0.isFolder } ?? (path != "-")
    if isFile { return try read(path) }
    if let known = contents[path] { return known }
    if isClosed { throw PriceFileError(file: path, reason: .notAFile) }
    let found = try read(path)
    contents[path] = found
    return found
  }
}
