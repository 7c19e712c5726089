import CLibrary
import Harness
public import Testing

/// The external programs that some tests need.
public enum ExternalTool {
  /// Returns the path of a tool; `nil` if it is not installed.
  public static func path(_ name: String) -> String? {
    (environmentValue("PATH") ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Returns the path of a tool; throws if it is not installed.
  static func required(_ name: String) throws -> String {
    guard let path = path(name) else { throw Expired(description: "\(name) is not installed") }
    return path
  }
}

extension Trait where Self == ConditionTrait {
  /// Returns the trait for tests that need programs to be installed.
  public static func needs(_ names: String...) -> Self {
    let missing = names.filter { ExternalTool.path($0) == nil }
    return .enabled(if: missing.isEmpty, "not installed: \(missing.joined(separator: ", "))")
  }

  /// The trait for tests in a real xterm.
  public static var needsXterm: Self { .needs("Xvfb", "xterm", "xdotool", "xprop") }

  /// The trait for tests of a kitty's pixels; its software renderer cannot be looked up.
  public static var needsKitty: Self { .needs("Xvfb", "kitty", "xdotool", "import") }
}
