import CLibrary

/// A temporary directory that is removed with its contents on deinitialisation.
public final class TemporaryDirectory {
  /// The path, without a trailing slash.
  public let path: String

  /// Creates a new directory.
  public init() throws {
    var template = Array("/tmp/pricetui-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Expired(description: "no directory") }
    path = String(cString: made)
  }

  deinit { Self.remove(path) }

  /// Removes a folder with its contents; does not follow links.
  private static func remove(_ folder: String) {
    chmod(folder, 0o700)
    for name in folderNames(at: folder) ?? [] {
      let path = folder + "/" + name
      if unlink(path) != 0 { remove(path) }
    }
    rmdir(folder)
  }

  /// Writes a file; returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) -> String {
    let file = path + "/" + name
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    _ = CLibrary.write(descriptor, bytes, bytes.count)
    return file
  }
}
