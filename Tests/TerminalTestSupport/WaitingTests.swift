import Dispatch
public import Testing

/// A suite trait that runs tests on their own threads, at most three such tests at once.
///
/// Tests that wait for other programs block their thread. On the shared pool, which has one thread
/// for each core, they would keep hundreds of other tests from running.
public struct WaitingTests: SuiteTrait, TestScoping {
  /// Runs a test on a thread of the shared executor, when one of the three slots is free.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Places.shared.enter()
    defer { Task { await Places.shared.leave() } }
    try await withTaskExecutorPreference(Threads.shared, operation: function)
  }
}

extension Trait where Self == WaitingTests {
  /// The trait for suites whose tests wait for other programs.
  public static var waits: Self { Self() }
}

/// The slots of waiting tests: few, so that programs under test run as fast as they do for users.
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
