import CLibrary
import CPty

/// How a process ended.
public enum ExitStatus: Hashable, Sendable {
  /// It called `exit` or returned.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)
}

/// A program that this one has started.
public final class ChildProcess {
  /// What a descriptor of the new program is.
  public enum Stream: Sendable {
    /// A descriptor of the program that starts it.
    case descriptor(CInt)
    /// A file that is opened.
    case file(String)
  }

  /// Its number.
  public let id: pid_t
  private var status: ExitStatus?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - streams: what its first descriptors are; the others are closed.
  ///   - ownSession: whether it leads a session, whose terminal is the first one it opens.
  ///   - blocksSignals: whether it inherits that all signals are blocked.
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
    // What this process ignores, as libraries under test may, is not ignored by that one.
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

  /// Sends a signal to it.
  public func send(signal: CInt) { if status == nil { kill(id, signal) } }

  /// How it ended; nil while it runs.
  public func poll() -> ExitStatus? { reap(WNOHANG) }

  private func reap(_ options: CInt) -> ExitStatus? {
    if let status { return status }
    var word: CInt = 0
    guard waitpid(id, &word, options) == id else { return nil }
    status = pty_exited(word) != 0 ? .exited(pty_exit_status(word)) : .signalled(pty_signal(word))
    return status
  }

  /// Waits until it has ended.
  public func wait(_ deadline: Deadline = Deadline()) throws -> ExitStatus {
    try polling(deadline, present: { "Process \(self.id) still runs." }) { self.poll() }
  }

  /// Sleeps until it has ended: for measurements, which polling would make longer.
  public func join() { while reap(0) == nil, errno == EINTR {} }

  /// Processor time used so far, in clock ticks, and the switches to it that it asked for.
  public var activity: (ticks: Int, switches: Int) {
    let fields = contents("/proc/\(id)/stat").split(separator: " ")
    let ticks = fields.count > 14 ? (Int(fields[13]) ?? 0) + (Int(fields[14]) ?? 0) : 0
    let line = contents("/proc/\(id)/status").split(separator: "\n")
      .first { $0.hasPrefix("voluntary_ctxt_switches") }
    return (ticks, line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
  }

  /// Runs a program to its end and returns how it ended and what it wrote to standard output.
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

/// Reads what there is; empty at the end, nil when the time is over.
public func readChunk(_ descriptor: CInt, _ deadline: Deadline) throws -> [UInt8]? {
  var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  guard poll(&place, 1, deadline.milliseconds) > 0 else { return nil }
  return [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}

/// A file's content; empty when it cannot be read.
public func contents(_ path: String) -> String {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return "" }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  while let chunk = try? readChunk(descriptor, Deadline()), !chunk.isEmpty { bytes += chunk }
  return String(decoding: bytes, as: UTF8.self)
}
