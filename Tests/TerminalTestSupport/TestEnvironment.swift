import CLibrary

/// A value of the test's own environment.
public func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The environment of a program under test: little, and nothing by chance.
///
/// - Parameter changes: values to set; nil takes one away.
public func childEnvironment(_ changes: [String: String?] = [:]) -> [String: String] {
  var environment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8",
    // On a terminal the runtime's crash report waits for a key.
    "SWIFT_BACKTRACE": "enable=no",
  ]
  for name in ["PATH", "HOME", "LLVM_PROFILE_FILE", "LD_LIBRARY_PATH"] {
    environment[name] = environmentValue(name)
  }
  for (name, value) in changes { environment[name] = value }
  return environment
}

/// The path of a program that this package builds.
///
/// Programs lie beside the tests that are running.
public func builtProduct(_ name: String) -> String {
  var buffer = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &buffer, buffer.count)
  let bytes = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
  let path = String(decoding: bytes, as: UTF8.self)
  let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
  return folder + "/" + name
}

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

  /// The path of a tool, for a test that is not run without it.
  static func required(_ name: String) throws -> String {
    guard let path = path(name) else { throw Expired(description: "\(name) is not installed") }
    return path
  }
}

/// A directory for a test, removed with all that is in it when the test is done with it.
public final class TemporaryDirectory {
  /// Its path, without a slash at the end.
  public let path: String

  /// Creates a new directory.
  public init() throws {
    var template = Array("/tmp/pricetui-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Expired(description: "no directory") }
    path = String(cString: made)
  }

  deinit {
    guard let folder = opendir(path) else { return }
    defer { rmdir(path) }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      unlink(path + "/" + name)
    }
  }

  /// Writes a file and returns its path.
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
