import CLibrary

/// A value of the program's own environment.
public func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// What keeps a program under test from the settings and prices of whoever tests, and from the
/// network: folders where there can be none, and an address where nobody answers.
private let isolation = [
  "XDG_CONFIG_HOME": "/dev/null", "XDG_CACHE_HOME": "/dev/null",
  "PRICETUI_BASE_URL": "http://127.0.0.1:9",
]

/// What a program under test has from ours: what finds other programs, and what instrumented
/// programs ask for.
private let inherited = [
  "PATH", "HOME", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "ASAN_OPTIONS", "TSAN_OPTIONS",
]

/// The environment of a program under test or measured: little, and nothing by chance.
///
/// - Parameter changes: values to set; nil takes one away.
public func childEnvironment(_ changes: [String: String?] = [:]) -> [String: String] {
  var environment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8",
    // On a terminal the runtime's crash report waits for a key.
    "SWIFT_BACKTRACE": "enable=no",
  ]
  for name in inherited {
    environment[name] = environmentValue(name)
  }
  environment.merge(isolation) { $1 }
  for (name, value) in changes { environment[name] = value }
  return environment
}

/// The path of a program that this package builds.
///
/// Programs lie beside the one that is running, be it that of the tests.
public func builtProduct(_ name: String) -> String {
  var buffer = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &buffer, buffer.count)
  let bytes = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
  let path = String(decoding: bytes, as: UTF8.self)
  let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
  return folder + "/" + name
}
