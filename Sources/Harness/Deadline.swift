import CLibrary

/// A time by which something must have happened.
public struct Deadline: Sendable {
  private let end: Double

  /// Creates a deadline; the machine may be busy, so it is generous.
  public init(seconds: Double = 20) { end = monotonicSeconds() + seconds }

  /// Whether the time is over.
  public var isOver: Bool { monotonicSeconds() >= end }

  /// The milliseconds left, for `poll`.
  public var milliseconds: CInt { CInt(max(0, min(1e6, (end - monotonicSeconds()) * 1000))) }
}

/// What somebody waited for and did not get.
public struct Expired: Error, CustomStringConvertible {
  /// What was there instead.
  public let description: String

  /// Creates the error.
  public init(description: String) { self.description = description }
}

/// Asks again and again, a few milliseconds apart, until there is an answer.
///
/// - Throws: ``Expired`` with what `present` shows when the time is over.
public func polling<Answer>(
  _ deadline: Deadline = Deadline(), present: () -> String = { "" }, _ ask: () throws -> Answer?
) throws -> Answer {
  while true {
    if let answer = try ask() { return answer }
    guard !deadline.isOver else { throw Expired(description: "Waited in vain. " + present()) }
    poll(nil, 0, 5)
  }
}
