import CLibrary
import Harness

/// The external programs that some tests need.
public enum ExternalTool {
  /// Returns the path of a tool; `nil` if it is not installed.
  public static func path(_ name: String) -> String? {
    (environmentValue("PATH") ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Whether tmux is installed.
  public static let hasTmux = path("tmux") != nil
  /// Whether all programs that a test in a real xterm needs are installed.
  public static let hasXterm = ["Xvfb", "xterm", "xdotool", "xprop"].allSatisfy { path($0) != nil }
  /// Whether all programs that a test of an xterm's pixels needs are installed.
  public static let hasXtermPictures = hasXterm && path("import") != nil
  /// Whether all programs that a test of a kitty's pixels needs are installed, apart from the
  /// software renderer, which cannot be looked up.
  public static let hasKittyPictures = ["Xvfb", "kitty", "xdotool", "import"]
    .allSatisfy { path($0) != nil }

  /// Returns the path of a tool; throws if it is not installed.
  static func required(_ name: String) throws -> String {
    guard let path = path(name) else { throw Expired(description: "\(name) is not installed") }
    return path
  }
}
