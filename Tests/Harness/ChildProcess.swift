import CLibrary
import CPty

/// The exit status of a process.
public enum ExitStatus: Hashable, Sendable {
  /// The process called `exit` or returned from `main`.
  case exited(Int32)
  /// A signal ended the process.
  case signalled(Int32)
}

/// A child process.
public final class ChildProcess {
  /// The source of a descriptor of the child.
  public enum Stream: Sendable {
    /// A descriptor of the parent.
    case descriptor(CInt)
    /// A file that the child opens.
    case file(String)
  }

  /// The process ID.
  public let id: pid_t
  private var status: ExitStatus?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - streams: The first descriptors of the child; all others are closed.
  ///   - ownSession: Whether the child leads a session, whose terminal is the first one that it
  ///     opens.
  ///   - blocksSignals: Whether the child inherits a mask that blocks all signals.
  public init(
    _ path: String, _ arguments: [String] = [], environment: [String: String],
    streams: [Stream], ownSession: Bool = false, blocksSignals: Bool = false
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      switch stream {
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, CInt(number))
      case .file(let path):
        posix_spawn_file_actions_addopen(&actions, CInt(number), path, O_RDWR, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this process ignores are reset for the child.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    if blocksSignals { posix_spawnattr_setsigmask(&attributes, &signals) }
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | (ownSession ? pty_spawn_setsid : 0))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var id: pid_t = 0
    let error = posix_spawn(&id, path, &actions, &attributes, &words, &settings)
    guard error == 0 else { throw Expired(description: "\(path): error \(error)") }
    self.id = id
  }

  deinit {
    guard status == nil else { return }
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// Sends a signal to the process.
  public func send(signal: CInt) { if status == nil { kill(id, signal) } }

  /// Returns the exit status; `nil` while the process runs.
  public func poll() -> ExitStatus? { reap(WNOHANG) }

  private func reap(_ options: CInt) -> ExitStatus? {
    if let status { return status }
    var word: CInt = 0
    guard waitpid(id, &word, options) == id else { return nil }
    status = pty_exited(word) != 0 ? .exited(pty_exit_status(word)) : .signalled(pty_signal(word))
    return status
  }

  /// Waits for the process to end.
  public func wait(_ deadline: Deadline = Deadline()) throws -> ExitStatus {
    try polling(deadline, present: { "Process \(self.id) still runs." }) { self.poll() }
  }

  /// Blocks until the process ends, without polling, which would distort measurements.
  public func join() { while reap(0) == nil, errno == EINTR {} }

  /// The processor time used in clock ticks, and the number of voluntary context switches.
  public var activity: (ticks: Int, switches: Int) {
    let fields = contents("/proc/\(id)/stat").split(separator: " ")
    let ticks = fields.count > 14 ? (Int(fields[13]) ?? 0) + (Int(fields[14]) ?? 0) : 0
    let line = contents("/proc/\(id)/status").split(separator: "\n")
      .first { $0.hasPrefix("voluntary_ctxt_switches") }
    return (ticks, line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
  }

  /// Runs a program to its end; returns its exit status and standard output.
  @discardableResult
  public static func run(
    _ path: String, _ arguments: [String], environment: [String: String] = childEnvironment(),
    _ deadline: Deadline = Deadline()
  ) throws -> (status: ExitStatus, output: String) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Expired(description: "no pipe") }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child: ChildProcess
    do {
      defer { close(ends[1]) }
      child = try ChildProcess(
        path, arguments, environment: environment,
        streams: [.file("/dev/null"), .descriptor(ends[1]), .file("/dev/null")])
    }
    var output: [UInt8] = []
    while let chunk = try readChunk(ends[0], deadline), !chunk.isEmpty { output += chunk }
    return (try child.wait(), String(decoding: output, as: UTF8.self))
  }
}

/// Reads the available bytes; empty at the end of the file, `nil` after the deadline.
public func readChunk(_ descriptor: CInt, _ deadline: Deadline) throws -> [UInt8]? {
  var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  guard poll(&place, 1, deadline.milliseconds) > 0 else { return nil }
  return [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}

/// Returns the contents of a file; empty if it cannot be read.
public func contents(_ path: String) -> String {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return "" }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  while let chunk = try? readChunk(descriptor, Deadline()), !chunk.isEmpty { bytes += chunk }
  return String(decoding: bytes, as: UTF8.self)
}
