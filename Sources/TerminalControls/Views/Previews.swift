import FoundationSubset
import TerminalViews

/// Views for an editor to show; a terminal shows none of them.
@MainActor public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// Views for an editor to show: they are checked by the compiler, and no part of the program.
///
/// - Parameters:
///   - name: what the editor calls them.
///   - traits: how large they are there.
///   - body: the views.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A state that the views of a preview have among their statements.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// How an editor shows views.
public enum PreviewTrait: Hashable, Sendable {
  /// On a device of its size, or turned.
  case defaultLayout, portrait, landscapeLeft, landscapeRight
  /// As large as they are, or as is said in points.
  case sizeThatFitsLayout, fixedLayout(width: CGFloat, height: CGFloat)
}
