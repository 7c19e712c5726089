import FoundationSubset

/// A way to lay views out that can be chosen while a program runs.
///
/// Only the library's own types conform, each of which makes the stack of its name.
@MainActor @preconcurrency public protocol Layout: Sendable {
  /// The views, laid out.
  func _layOut<Content: View>(_ content: Content) -> AnyView
}

extension Layout {
  /// Lays views out.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _layOut(content())
  }
}

/// A layout whose type is hidden, so that one of several can be chosen.
public struct AnyLayout: Layout {
  private let layout: any Layout
  /// Wraps a layout.
  public nonisolated init(_ layout: some Layout) { self.layout = layout }
  /// The views as the wrapped layout has them.
  public func _layOut<Content: View>(_ content: Content) -> AnyView { layout._layOut(content) }
}

/// Below each other, as in a ``VStack``.
public struct VStackLayout: Layout {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  /// Creates the layout of a stack with that alignment and distance.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// The views in a stack.
  public func _layOut<Content: View>(_ content: Content) -> AnyView {
    AnyView(VStack(alignment: alignment, spacing: spacing) { content })
  }
}

/// Beside each other, as in an ``HStack``.
public struct HStackLayout: Layout {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  /// Creates the layout of a stack with that alignment and distance.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// The views in a stack.
  public func _layOut<Content: View>(_ content: Content) -> AnyView {
    AnyView(HStack(alignment: alignment, spacing: spacing) { content })
  }
}
