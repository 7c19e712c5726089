import CLibrary

/// A time limit.
public struct Deadline: Sendable {
  private let end: Double

  /// Creates a deadline; the default is generous, since the machine may be busy.
  public init(seconds: Double = 20) { end = monotonicSeconds() + seconds }

  /// Whether the deadline has passed.
  public var isOver: Bool { monotonicSeconds() >= end }

  /// The milliseconds left, for `poll`.
  public var milliseconds: CInt { CInt(max(0, min(1e6, (end - monotonicSeconds()) * 1000))) }
}

/// An error that is thrown after a deadline.
public struct Expired: Error, CustomStringConvertible {
  /// The state at the deadline.
  public let description: String

  /// Creates the error.
  public init(description: String) { self.description = description }
}

/// Calls a function every few milliseconds until it returns a value.
///
/// - Throws: ``Expired`` with the text of `present` after the deadline.
public func polling<Answer>(
  _ deadline: Deadline = Deadline(), present: () -> String = { "" }, _ ask: () throws -> Answer?
) throws -> Answer {
  while true {
    if let answer = try ask() { return answer }
    guard !deadline.isOver else { throw Expired(description: "Waited in vain. " + present()) }
    poll(nil, 0, 5)
  }
}
