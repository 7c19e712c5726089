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

/// Whether somebody has led to the screen that the view stands on, and the way back.
public struct PresentationMode {
  /// Whether the screen was shown over another one.
  public let isPresented: Bool
  fileprivate let leave: DismissAction
  /// Leaves the screen after this turn of the program's loop.
  @MainActor public mutating func dismiss() { leave() }
}

extension EnvironmentValues {
  /// Leaves the screen that the view stands on, in the way of older code.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, leave: dismiss))
  }
  /// Whether the view stands in something that lies over another screen.
  public package(set) var isPresented: Bool {
    get { self[or: false] }
    set { self[or: false] = newValue }
  }
}
