import TerminalViews

/// Leaves the screen that the view stands on: goes back where a link has led to it, else ends the
/// program.
public struct DismissAction: Sendable {
  private let leave: @MainActor @Sendable () -> Void
  package init(_ leave: @escaping @MainActor @Sendable () -> Void) { self.leave = leave }
  /// Leaves the screen after this turn of the program's loop.
  @MainActor public func callAsFunction() { leave() }
}

extension EnvironmentValues {
  /// Leaves the screen that the view stands on.
  public package(set) var dismiss: DismissAction {
    get { self[or: DismissAction {}] }
    set { self[or: DismissAction {}] = newValue }
  }
}
