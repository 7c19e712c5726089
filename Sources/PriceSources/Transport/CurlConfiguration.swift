import CLibrary

/// The configuration that `curl` reads from its standard input.
struct CurlConfiguration {
  var request: FetchRequest
  /// The name and number of the program.
  var agent: String
  /// Stands before every address, for mirrors and tests.
  var mirror: String?
  /// The seconds for the whole answer.
  var seconds = 30
  /// What the copy that is there was told to be asked for by.
  var validator: String?
  var modified: String?

  /// Whether a mirror may be used: https, or this machine without.
  static func isUsable(_ mirror: String) -> Bool {
    mirror.lowercased().hasPrefix("https://") || isLoopback(mirror)
  }

  /// Whether an address is http with this machine as its host, however a URL is parsed.
  private static func isLoopback(_ mirror: String) -> Bool {
    // A user's name and password, the host, a port. Parsers disagree about a backslash.
    let pattern =
      /http:\/\/(?:[^\/?#\\\s]*@)?(?:127\.0\.0\.1|\[::1\]|localhost)(?::[0-9]*)?(?:[\/?#].*)?/
    return (try? pattern.ignoresCase().wholeMatch(in: mirror)) != nil
  }

  /// The lines of the configuration.
  var text: String {
    let isLocal = mirror.map(Self.isLoopback) ?? false
    var lines = [
      "url = \(Self.quoted(request.address(at: mirror)))",
      "proto = \(isLocal ? "\"=http\"" : "\"=https\"")", "globoff", "silent", "include",
      "suppress-connect-headers", "compressed", "connect-timeout = \(min(10, seconds))",
      "max-time = \(seconds)", "max-filesize = \(CurlProcess.limit)",
      "user-agent = \(Self.quoted(agent))",
    ]
    // A proxy of the outside has no way to this machine.
    if isLocal { lines.append("noproxy = \"*\"") }
    var headers = request.headers
    if let validator { headers.append("If-None-Match: " + validator) }
    if let modified { headers.append("If-Modified-Since: " + modified) }
    lines += headers.map { "header = \(Self.quoted($0))" }
    if let body = request.body { lines.append("data-binary = \(Self.quoted(body))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A value in quotation marks, in which no line end and no mark can be taken for curl's own.
  private static func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "", "\0": "",
    ]
    return "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}
