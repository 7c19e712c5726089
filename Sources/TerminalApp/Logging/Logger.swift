import CLibrary

/// Writes messages to the system's log, where a screen full of views is not disturbed by them.
///
/// `journalctl -t NAME` shows those of a program called NAME; where no daemon keeps a log they are
/// lost. A message is as long as the daemon takes; writing it waits for nobody.
public struct Logger: Sendable {
  private let origin: String

  /// Creates a log of a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: the program, by convention as a domain read backwards.
  ///   - category: what in it the messages are about.
  public init(subsystem: String, category: String) { origin = "\(subsystem) \(category): " }
  /// Creates a log of a program as a whole.
  public init() { origin = "" }

  /// Writes a message of the usual level.
  public func log(_ message: OSLogMessage) { write(message, LOG_NOTICE) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level.priority) }
  /// Writes what is of use to whoever looks for a fault.
  public func trace(_ message: OSLogMessage) { write(message, LOG_DEBUG) }
  /// Writes what is of use to whoever looks for a fault.
  public func debug(_ message: OSLogMessage) { write(message, LOG_DEBUG) }
  /// Writes what is good to know.
  public func info(_ message: OSLogMessage) { write(message, LOG_INFO) }
  /// Writes what belongs to the usual course and matters.
  public func notice(_ message: OSLogMessage) { write(message, LOG_NOTICE) }
  /// Writes what may go wrong.
  public func warning(_ message: OSLogMessage) { write(message, LOG_WARNING) }
  /// Writes what has gone wrong.
  public func error(_ message: OSLogMessage) { write(message, LOG_ERR) }
  /// Writes what has gone so wrong that the program cannot do its work.
  public func critical(_ message: OSLogMessage) { write(message, LOG_CRIT) }
  /// Writes what shows a fault in the program itself.
  public func fault(_ message: OSLogMessage) { write(message, LOG_CRIT) }

  private func write(_ message: OSLogMessage, _ priority: Int32) {
    (origin + message.text).withCString { text in
      withVaList([text]) { vsyslog(priority, "%s", $0) }
    }
  }
}

/// How much a message matters.
public struct OSLogType: Hashable, Sendable {
  let priority: Int32
  /// As much as is usual.
  public static let `default` = OSLogType(priority: LOG_NOTICE)
  /// Good to know.
  public static let info = OSLogType(priority: LOG_INFO)
  /// Of use to whoever looks for a fault.
  public static let debug = OSLogType(priority: LOG_DEBUG)
  /// Something has gone wrong.
  public static let error = OSLogType(priority: LOG_ERR)
  /// The program itself has a fault.
  public static let fault = OSLogType(priority: LOG_CRIT)
}

/// Who may read a value in a message.
public struct OSLogPrivacy: Hashable, Sendable {
  enum Rule { case byType, everybody, nobody }
  let rule: Rule
  /// Numbers and truths are readable, all else is not.
  public static let auto = OSLogPrivacy(rule: .byType)
  /// It is readable.
  public static let `public` = OSLogPrivacy(rule: .everybody)
  /// It is left out.
  public static let `private` = OSLogPrivacy(rule: .nobody)
  /// It is left out.
  public static let sensitive = OSLogPrivacy(rule: .nobody)
}

/// A message for a ``Logger``, with values whose readers are chosen one by one.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String
  /// Creates a message without values.
  public init(stringLiteral text: String) { self.text = text }
  /// Creates a message with values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    /// Creates a message without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words of the program's source.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value; where it is left out, the sign `<private>` stands for it.
    public mutating func appendInterpolation<Value>(
      _ value: Value, privacy: OSLogPrivacy = .auto
    ) {
      let isReadable =
        switch privacy.rule {
        case .byType: value is any Numeric || value is Bool
        case .everybody: true
        case .nobody: false
        }
      text += isReadable ? "\(value)" : "<private>"
    }
  }
}
