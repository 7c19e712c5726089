import TerminalViews

/// The parts of a label.
public struct _LabelParts: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Creates a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The sign.
  public static let icon = _LabelParts(rawValue: 1)
  /// The title.
  public static let title = _LabelParts(rawValue: 2)
}

extension EnvironmentValues {
  /// The parts that labels inside show.
  var labelParts: _LabelParts {
    get { self[or: [.icon, .title]] }
    set { self[or: [.icon, .title]] = newValue }
  }
}
