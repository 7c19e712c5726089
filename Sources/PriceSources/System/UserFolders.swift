import CLibrary

/// The folders of a user.
///
/// Source: XDG Base Directory Specification 0.8.
package enum UserFolders {
  /// For what can be had again.
  static var cache: String? { folder("XDG_CACHE_HOME", ".cache") }
  /// For what the user has chosen.
  package static var configuration: String? { folder("XDG_CONFIG_HOME", ".config") }

  /// A path that is not absolute is as if it were not set.
  private static func folder(_ variable: String, _ usual: String) -> String? {
    if let path = environmentVariable(variable), path.hasPrefix("/") { return path }
    return environmentVariable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/" + usual : nil }
  }
}
