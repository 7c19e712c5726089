/// A colour of the system by its name on another platform, from which a ``Color`` can be created.
public enum UIColor: Hashable, Sendable {
  /// The terminal's background.
  case systemBackground
  /// A background on the terminal's background.
  case secondarySystemBackground
}

extension Color {
  /// Creates a colour of the system.
  public init(_ color: UIColor) {
    self = color == .systemBackground ? .ground : .ground.mix(with: .gray, by: 0.15)
  }
}
