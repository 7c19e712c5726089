import CLibrary

/// The system's zone files, in `$TZDIR` or `/usr/share/zoneinfo`.
enum ZoneFiles {
  private static var folder: String { environmentVariable("TZDIR") ?? "/usr/share/zoneinfo" }

  static func table(named identifier: String, in folder: String = folder) -> ZoneTable? {
    table(atPath: folder + "/" + identifier)
  }

  static func table(atPath path: String) -> ZoneTable? {
    contents(ofPath: path).flatMap(TZifReader.table)
  }

  /// Returns the identifier that a link such as `/etc/localtime` points to; `nil` if it is no link
  /// into a zone folder.
  static func linkedIdentifier(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 1024)
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    let target = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return identifier(inPath: target)
  }

  /// Returns the part of a path after the folder `zoneinfo`.
  private static func identifier(inPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo") else { return nil }
    return parts[(folder + 1)...].joined(separator: "/")
  }

  /// Reads a small regular file; `nil` if it is not one or cannot be read.
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
