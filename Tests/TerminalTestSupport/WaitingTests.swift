import Dispatch
public import Testing

/// A suite whose tests wait for other programs, on a thread of its own; three such suites at once.
///
/// All other tests share one thread for each core, and what waits holds its thread: it would keep
/// hundreds from running.
public struct WaitingTests: SuiteTrait, TestScoping {
  /// Runs the tests there.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Places.shared.enter()
    defer { Task { await Places.shared.leave() } }
    try await withTaskExecutorPreference(Threads.shared, operation: function)
  }
}

extension Trait where Self == WaitingTests {
  /// For suites whose tests wait for other programs.
  public static var waits: Self { Self() }
}

/// Few, so that programs under test are no slower than they are for people.
private actor Places {
  static let shared = Places()
  private var free = 3
  private var queue: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard free == 0 else { return free -= 1 }
    await withCheckedContinuation { queue.append($0) }
  }

  func leave() {
    guard !queue.isEmpty else { return free += 1 }
    queue.removeFirst().resume()
  }
}

private final class Threads: TaskExecutor {
  static let shared = Threads()
  private let queue = DispatchQueue(label: "waiting tests", attributes: .concurrent)

  func enqueue(_ job: UnownedJob) {
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
