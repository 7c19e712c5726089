import CLibrary
import Harness

/// A program that is not ours and that some tests need.
public enum ExternalTool {
  /// Where a tool is; nil when it is not installed.
  public static func path(_ name: String) -> String? {
    (environmentValue("PATH") ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Whether tmux is there.
  public static let hasTmux = path("tmux") != nil
  /// Whether all that a terminal under X needs is there.
  public static let hasXterm = ["Xvfb", "xterm", "xdotool", "xprop"].allSatisfy { path($0) != nil }
  /// Whether all is there that looks at the pixels of an xterm.
  public static let hasXtermPictures = hasXterm && path("import") != nil
  /// Whether all that looks at the pixels of a kitty is there, but for what draws it.
  public static let hasKittyPictures = ["Xvfb", "kitty", "xdotool", "import"]
    .allSatisfy { path($0) != nil }

  /// The path of a tool, for a test that is not run without it.
  static func required(_ name: String) throws -> String {
    guard let path = path(name) else { throw Expired(description: "\(name) is not installed") }
    return path
  }
}
