import CLibrary

/// Returns the value of a variable of this process's environment.
public func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Variables that isolate a program under test from the tester's settings, caches and network:
/// folders that cannot exist and a closed port.
private let isolation = [
  "XDG_CONFIG_HOME": "/dev/null", "XDG_CACHE_HOME": "/dev/null",
  "PRICETUI_BASE_URL": "http://127.0.0.1:9",
]

/// Variables that a child inherits: search paths and the options of instrumented builds.
private let inherited = [
  "PATH", "HOME", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "ASAN_OPTIONS", "TSAN_OPTIONS",
]

/// Returns a minimal, reproducible environment for a program to test or measure.
///
/// - Parameter changes: Variables to set; `nil` removes one.
public func childEnvironment(_ changes: [String: String?] = [:]) -> [String: String] {
  var environment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8",
    // The runtime's crash report waits for a key on a terminal.
    "SWIFT_BACKTRACE": "enable=no",
  ]
  for name in inherited {
    environment[name] = environmentValue(name)
  }
  environment.merge(isolation) { $1 }
  for (name, value) in changes { environment[name] = value }
  return environment
}

/// Returns the path of a product of this package: the program that PRICETUI_TESTED names, or the
/// file in the directory of the running program.
public func builtProduct(_ name: String) -> String {
  if name == "pricetui", let program = environmentValue("PRICETUI_TESTED") { return program }
  var buffer = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &buffer, buffer.count)
  let bytes = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
  let path = String(decoding: bytes, as: UTF8.self)
  let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
  return folder + "/" + name
}
