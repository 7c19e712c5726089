import CLibrary

/// A request that the program `curl` makes in the background.
///
/// An external program uses the system's TLS, proxies and certificates. Addresses, headers and keys
/// go through its standard input, because every user can see its arguments.
final class CurlProcess {
  /// The maximum size of a response: 16 MiB.
  static let limit = 1 << 24

  /// The descriptor that becomes readable when there are more bytes, or at the end.
  let output: Int32
  private let id: pid_t
  private var bytes: [UInt8] = []
  /// Whether the program has closed its output.
  private(set) var hasEnded = false
  private var isReaped = false
  // The time at which a program that exceeds its own timeout gets SIGTERM; SIGKILL follows a
  // second later.
  private var deadline: Double
  private var isTooSlow = false

  init(_ configuration: CurlConfiguration) throws(FetchFault) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .notStarted(code: errno) }
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0 else {
      let code = errno
      for end in ends { close(end) }
      throw .notStarted(code: code)
    }
    for end in ends + pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let text = Array(configuration.text.utf8)
    // A socket, because writing into a pipe without a reader raises SIGPIPE.
    let sent = text.withUnsafeBytes { send(pair[1], $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    close(pair[1])
    defer {
      close(pair[0])
      close(ends[1])
    }
    do throws(FetchFault) {
      guard sent == text.count else { throw .notStarted(code: EIO) }
      id = try Self.start(input: pair[0], output: ends[1])
    } catch {
      close(ends[0])
      throw error
    }
    output = ends[0]
    deadline = monotonicSeconds() + Double(configuration.route.seconds) + 0.5
  }

  /// Ends the program and closes its output.
  deinit {
    if !isReaped {
      // The child processes too.
      kill(-id, SIGKILL)
      // Waits 0.1 seconds at most: a process that waits for a broken disk cannot be killed.
      for _ in 0..<20 where waitpid(id, nil, WNOHANG) == 0 { poll(nil, 0, 5) }
    }
    close(output)
  }

  /// The environment variables for network access; the keys of sources are not passed on.
  private static let passedOn = [
    "PATH", "HOME", "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY",
    "no_proxy", "NO_PROXY", "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE", "CURL_SSL_BACKEND",
    "OPENSSL_CONF", "LD_LIBRARY_PATH", "TZ",
  ]

  /// Reads available bytes without waiting; returns the response when it is complete.
  func advance() throws(FetchFault) -> HTTPAnswer? {
    try read()
    var word: Int32 = 0
    let found = hasEnded || isTooSlow ? waitpid(id, &word, WNOHANG) : 0
    guard found != 0 else {
      try endIfTooSlow()
      return nil
    }
    isReaped = true
    if isTooSlow {
      // A wrapper script may have ended before its child processes.
      kill(-id, SIGKILL)
      throw .tooSlow
    }
    // If SIGCHLD is ignored, the status is lost; then only the response counts.
    let status = found == id ? word : 0
    guard status & 0x7F == 0 else { throw .curl(status: 128 + status & 0x7F) }
    if let fault = Self.fault(status >> 8 & 0xFF) { throw fault }
    guard let answer = HTTPAnswer(bytes) else { throw .truncated }
    return answer
  }

  private func read() throws(FetchFault) {
    while !hasEnded {
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = CLibrary.read(output, &chunk, chunk.count)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      guard count > 0 else {
        hasEnded = true
        return
      }
      bytes += chunk[..<count]
      guard bytes.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
    }
  }

  /// The seconds until there is work, unless ``output`` becomes readable.
  var wait: Double {
    // The program closes its output a moment before it ends.
    hasEnded || isTooSlow ? 0.005 : max(0, deadline - monotonicSeconds())
  }

  /// Sends SIGTERM after the deadline; throws a second later.
  private func endIfTooSlow() throws(FetchFault) {
    guard monotonicSeconds() >= deadline else { return }
    guard !isTooSlow else { throw .tooSlow }
    isTooSlow = true
    deadline += 1
    kill(-id, SIGTERM)
  }

  /// Returns the fault for curl's exit status; `nil` on success.
  ///
  /// Source: EXIT CODES in curl's manual.
  private static func fault(_ status: Int32) -> FetchFault? {
    switch status {
    case 0: nil
    case 5, 6: .unknownHost
    case 7: .unreachable
    case 28: .tooSlow
    case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: .notSecure
    case 18, 52, 55, 56, 92: .truncated
    case 63: .tooLarge(limit: limit)
    default: .curl(status: status)
    }
  }
}

extension CurlProcess {
  /// Starts the program with its standard input and output; its standard error is discarded.
  ///
  /// It leads its own process group, so that its child processes can be ended with it.
  private static func start(input: Int32, output: Int32) throws(FetchFault) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // First copied to 3 or above: a descriptor can be 0, 1 or 2 if a shell has closed these.
    let spare = [input, output].map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    defer { for descriptor in spare { close(descriptor) } }
    for (number, descriptor) in spare.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The screen blocks signals, and a shell may have ignored SIGPIPE.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    let words = ["curl", "--disable", "--config", "-"]
    let settings = passedOn.compactMap { name in
      environmentVariable(name).map { "\(name)=\($0)" }
    }
    let (arguments, environment) = (words.map { strdup($0) }, settings.map { strdup($0) })
    defer { for text in arguments + environment { free(text) } }
    var id: pid_t = 0
    let code = posix_spawnp(
      &id, words[0], &actions, &attributes, arguments + [nil], environment + [nil])
    guard code == 0 else { throw code == ENOENT ? .noCurl : .notStarted(code: code) }
    return id
  }
}
