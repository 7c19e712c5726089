import CLibrary

/// The folders of a user.
///
/// Source: XDG Base Directory Specification 0.8.
package enum UserFolders {
  /// The folder of cached files.
  static var cache: String? { folder("XDG_CACHE_HOME", ".cache") }
  /// The folder of settings.
  package static var configuration: String? { folder("XDG_CONFIG_HOME", ".config") }

  /// Returns a folder from a variable; a path that is not absolute is ignored.
  private static func folder(_ variable: String, _ usual: String) -> String? {
    if let path = environmentVariable(variable), path.hasPrefix("/") { return path }
    return environmentVariable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/" + usual : nil }
  }
}
