import TerminalViews

/// Views for the preview of an editor; a terminal shows none of them.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
