// The C library of the platform, re-exported; no other file names it. Tested with Glibc only.
#if canImport(Glibc)
  @preconcurrency @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#else
  #error("Unsupported platform: add the module of its C library here.")
#endif

/// Returns the names of the environment variables with a prefix.
package func environmentNames(withPrefix prefix: String) -> [String] {
  var (names, next) = ([String](), environ)
  while let entry = next.pointee {
    if strncmp(entry, prefix, prefix.utf8.count) == 0 {
      names.append(String(String(cString: entry).prefix { $0 != "=" }))
    }
    next += 1
  }
  return names
}
