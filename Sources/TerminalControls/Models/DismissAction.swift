import TerminalViews

/// An action that leaves the view's screen: it closes a window, goes back from the destination of a
/// link, or ends the program.
public struct DismissAction: Sendable {
  private let leave: @MainActor @Sendable () -> Void
  package init(_ leave: @escaping @MainActor @Sendable () -> Void) { self.leave = leave }
  /// Leaves the screen with the next frame.
  @MainActor public func callAsFunction() { leave() }
}

private enum DismissKey: EnvironmentKey { static let defaultValue = DismissAction {} }

extension EnvironmentValues {
  /// The action that leaves the view's screen.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
