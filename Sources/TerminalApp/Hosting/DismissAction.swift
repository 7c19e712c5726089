import TerminalViews

/// Ends the program: what `dismiss` in the surroundings does.
public struct DismissAction: Sendable {
  private let end: @MainActor @Sendable () -> Void
  init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }
  /// Ends the program after this turn of its loop.
  @MainActor public func callAsFunction() { end() }
}

enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// Ends the program.
  public var dismiss: DismissAction { self[DismissKey.self] }
}
