import TerminalViews

/// How controls of a form lie; in a terminal below each other.
public enum FormStyle: Hashable, Sendable {
  /// Below each other.
  case automatic, grouped, columns
}

/// How a box looks that groups views; in a terminal with a border.
public enum GroupBoxStyle: Hashable, Sendable {
  /// With a border.
  case automatic
}

nonisolated extension View {
  /// Changes nothing: forms have one look.
  public func formStyle(_ style: FormStyle) -> Self { self }
  /// Changes nothing: boxes have one look.
  public func groupBoxStyle(_ style: GroupBoxStyle) -> Self { self }
}
