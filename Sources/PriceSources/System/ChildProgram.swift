import CLibrary

/// System programs that run in the background.
enum ChildProgram {
  /// Starts a program, which is searched for in the PATH.
  ///
  /// The program leads its own process group, so that ``end(_:)`` also ends its child processes.
  /// Its standard error is discarded.
  ///
  /// - Parameters:
  ///   - id: Set to the process identifier.
  ///   - words: The name of the program and its arguments.
  ///   - names: The environment variables to pass on.
  ///   - input: Its standard input.
  ///   - output: Its standard output.
  /// - Returns: 0, or the error number, such as `ENOENT` if there is no such program.
  static func start(
    _ id: inout pid_t, _ words: [String], passing names: [String], input: Int32, output: Int32
  ) -> Int32 {
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
    let arguments = words.map { strdup($0) }
    let settings = names.compactMap { name in
      environmentVariable(name).map { strdup("\(name)=\($0)") }
    }
    defer { for text in arguments + settings { free(text) } }
    return posix_spawnp(&id, words[0], &actions, &attributes, arguments + [nil], settings + [nil])
  }

  /// Kills a program and its child processes, and reaps it.
  static func end(_ id: pid_t) {
    kill(-id, SIGKILL)
    // Waits 0.1 seconds at most: a process that waits for a broken disk cannot be killed.
    for _ in 0..<20 where waitpid(id, nil, WNOHANG) == 0 { poll(nil, 0, 5) }
  }
}
