import TerminalViews

/// Leaves the screen that the view stands on: goes back where a link has led to it, else ends the
/// program.
public struct DismissAction: Sendable {
  private let leave: @MainActor @Sendable () -> Void
  package init(_ leave: @escaping @MainActor @Sendable () -> Void) { self.leave = leave }
  /// Leaves the screen after this turn of the program's loop.
  @MainActor public func callAsFunction() { leave() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// Leaves the screen that the view stands on.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
