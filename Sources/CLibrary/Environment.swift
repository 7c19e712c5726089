/// Returns the value of an environment variable; `nil` if it is not set or empty.
package func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}

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
