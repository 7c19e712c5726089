import TerminalViews

/// How controls of a form lie; in a terminal below each other.
public struct FormStyle: Hashable, Sendable {
  /// Below each other.
  public static let automatic = FormStyle()
  /// Below each other.
  public static let grouped = FormStyle()
  /// Below each other.
  public static let columns = FormStyle()
}

/// How a box looks that groups views; in a terminal with a border.
public struct GroupBoxStyle: Hashable, Sendable {
  /// With a border.
  public static let automatic = GroupBoxStyle()
}

nonisolated extension View {
  /// Changes nothing: forms have one look.
  public func formStyle(_ style: FormStyle) -> Self { self }
  /// Changes nothing: boxes have one look.
  public func groupBoxStyle(_ style: GroupBoxStyle) -> Self { self }
}
