import CLibrary

/// The memory of calls within calls, which whoever starts the program may limit.
enum StackLimit {
  /// What the deepest views and the parser of arguments need, with as much to spare.
  private static let kilobytes = 512

  /// Raises a limit that is too low: the stack grows as far as the limit of the moment.
  ///
  /// - Throws: Where it may not be raised.
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
