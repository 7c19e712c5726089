import CLibrary

/// Programs of the system, run in the background.
package enum ChildProgram {
  /// Starts the program of the first word, which is looked for in the PATH.
  ///
  /// It leads a process group of its own, so that ``end(_:)`` ends what it has started, too.
  /// Its standard error is discarded.
  ///
  /// - Parameters:
  ///   - id: its number, once it runs.
  ///   - words: its name and its arguments.
  ///   - names: the variables of the environment that it is given.
  ///   - input: what it reads; nothing without.
  ///   - output: where it writes to; nowhere without.
  /// - Returns: the number of the error, `ENOENT` where there is no such program; 0 when it runs.
  package static func start(
    _ id: inout pid_t, _ words: [String], passing names: [String], input: Int32? = nil,
    output: Int32? = nil
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // In this order, and by way of others: what a shell closed may have given us 0, 1 or 2.
    let spare = [input, output].map { $0.map { fcntl($0, F_DUPFD_CLOEXEC, 3) } }
    defer { for descriptor in spare { descriptor.map { _ = close($0) } } }
    for (number, descriptor) in spare.enumerated() {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", O_RDWR, 0)
      }
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
    return posix_spawnp(
      &id, words[0], &actions, &attributes, arguments + [nil], settings + [nil])
  }

  /// Kills a program and what it has started, and reaps it.
  package static func end(_ id: pid_t) {
    kill(-id, SIGKILL)
    // A moment at most: a process that waits for a broken disk cannot be killed.
    for _ in 0..<20 where waitpid(id, nil, WNOHANG) == 0 { poll(nil, 0, 5) }
  }
}
