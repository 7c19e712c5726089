import TerminalViews

/// Views for an editor to show; a terminal shows none of them.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
