import TerminalViews

/// Leaves the view's screen: goes back if a link has led to it, otherwise ends the program.
public struct DismissAction: Sendable {
  private let leave: @MainActor @Sendable () -> Void
  package init(_ leave: @escaping @MainActor @Sendable () -> Void) { self.leave = leave }
  /// Leaves the screen after this turn of the program's loop.
  @MainActor public func callAsFunction() { leave() }
}

extension EnvironmentValues {
  /// The action that leaves the view's screen.
  public package(set) var dismiss: DismissAction {
    get { self[or: DismissAction {}] }
    set { self[or: DismissAction {}] = newValue }
  }
}
