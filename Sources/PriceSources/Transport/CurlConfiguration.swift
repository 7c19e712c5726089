/// The configuration that `curl` reads from standard input.
struct CurlConfiguration {
  let request: FetchRequest
  let route: FetchRoute

  /// Returns whether a mirror is permitted: https, or http on this machine.
  static func isUsable(_ mirror: String) -> Bool {
    mirror.lowercased().hasPrefix("https://") || isLoopback(mirror)
  }

  /// Returns whether an address is http with this machine as its host, in any URL parser.
  private static func isLoopback(_ mirror: String) -> Bool {
    // User name and password, host, port. Parsers disagree about a backslash.
    let pattern =
      /http:\/\/(?:[^\/?#\\\s]*@)?(?:127\.0\.0\.1|\[::1\]|localhost)(?::[0-9]*)?(?:[\/?#].*)?/
    return (try? pattern.ignoresCase().wholeMatch(in: mirror)) != nil
  }

  var text: String {
    let isLocal = route.mirror.map(Self.isLoopback) ?? false
    // At a mirror, the path begins with the host.
    let atMirror = route.mirror.map {
      ($0.hasSuffix("/") ? $0 : $0 + "/") + request.address.dropFirst("https://".count)
    }
    var lines = [
      "url = \(Self.quoted(atMirror ?? request.address))",
      "proto = \(isLocal ? "\"=http\"" : "\"=https\"")", "globoff", "silent", "include",
      "suppress-connect-headers", "compressed", "connect-timeout = \(min(10, route.seconds))",
      "max-time = \(route.seconds)", "max-filesize = \(CurlProcess.limit)",
      "user-agent = \(Self.quoted(route.agent))",
    ]
    // An external proxy cannot reach this machine.
    if isLocal { lines.append("noproxy = \"*\"") }
    lines += request.headers.map { "header = \(Self.quoted($0))" }
    if let body = request.body { lines.append("data-binary = \(Self.quoted(body))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a value in quotation marks, escaped so that it cannot end the line or the value.
  private static func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "", "\0": "",
    ]
    return "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}
