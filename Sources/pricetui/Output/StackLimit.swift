import CLibrary

/// The limit of the stack, which the parent process may have lowered.
enum StackLimit {
  /// Twice what the deepest views and the parser of arguments need.
  private static let kilobytes = 512

  /// Raises a limit that is too low; the stack then grows up to the new limit.
  ///
  /// - Throws: ``Failure`` if the system does not permit it.
  static func ensure() throws(Failure) {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    let wanted = rlim_t(kilobytes) << 10
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
    let present = Int(limit.rlim_cur >> 10)
    limit.rlim_cur = wanted
    limit.rlim_max = max(limit.rlim_max, wanted)
    guard setrlimit(resource, &limit) == 0 else {
      throw .command(.smallStack(present: present, needed: kilobytes), EX_OSERR)
    }
  }
}
