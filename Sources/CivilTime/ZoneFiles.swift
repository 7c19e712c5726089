import CLibrary

/// Finds and reads zone files: `$TZDIR`, else `/usr/share/zoneinfo`.
enum ZoneFiles {
  private static var folder: String { environmentVariable("TZDIR") ?? "/usr/share/zoneinfo" }

  static func table(named identifier: String, in folder: String = folder) -> ZoneTable? {
    table(atPath: folder + "/" + identifier)
  }

  static func table(atPath path: String) -> ZoneTable? {
    contents(ofPath: path).flatMap(TZifReader.table)
  }

  /// The identifier that `/etc/localtime` points to, if it is a link into a zone folder.
  static func linkedIdentifier(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 1024)
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    let target = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return identifier(inPath: target)
  }

  /// What follows the folder's name in a path into a zone folder.
  private static func identifier(inPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo") else { return nil }
    return parts[(folder + 1)...].joined(separator: "/")
  }

  /// The bytes of a small regular file, or `nil`.
  private static func contents(ofPath path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (44...1 << 20).contains(status.st_size)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      filled += count
    }
    return bytes
  }
}
