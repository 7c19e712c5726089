import CLibrary

/// The keys that some sources require.
enum SourceKey {
  /// Returns the key of a source: the given one, or else from the environment variable or the file;
  /// empty if the source requires none.
  static func key(
    of source: PriceSource, given: [String: String]
  ) throws(FetchFault) -> String {
    guard let variable = source.keyVariable else { return "" }
    if let key = given[variable] ?? environmentVariable(variable) { return cleaned(key) }
    let path = path(of: source)
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .noKey(variable: variable, file: path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .keyIsNoFile(path)
    }
    guard status.st_mode & 0o077 == 0 else { throw .openKey(file: path) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    let key = cleaned(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
    guard !key.isEmpty else { throw .noKey(variable: variable, file: path) }
    return key
  }

  static func path(of source: PriceSource) -> String {
    (UserFolders.configuration ?? "~/.config") + "/pricetui/\(source.name).key"
  }

  /// Returns the characters of a key except those that would end a line or an address.
  private static func cleaned(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0.value > 0x20 && $0.value < 0x7F && $0 != "&" })
  }
}
