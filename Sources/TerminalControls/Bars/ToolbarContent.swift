import TerminalViews

/// The content of a screen's bars: items, or content made of items.
public protocol ToolbarContent: View {}

/// Builds the content of bars.
public typealias ToolbarContentBuilder = ViewBuilder

nonisolated extension EmptyView: ToolbarContent {}
nonisolated extension TupleView: ToolbarContent where repeat each Content: ToolbarContent {}
nonisolated extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
nonisolated extension BuilderConditional: ToolbarContent
where First: ToolbarContent, Second: ToolbarContent {}

/// The placement of an item in the bars of a screen.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// The right end of the upper bar.
  case automatic, primaryAction, secondaryAction, confirmationAction, destructiveAction
  /// The right end of the upper bar.
  case topBarTrailing, navigationBarTrailing
  /// The left end of the upper bar.
  case cancellationAction, navigation, topBarLeading, navigationBarLeading
  /// The middle of the upper bar, in place of the title.
  case principal, title
  /// The lower bar.
  case bottomBar, status, keyboard

  /// The ends of the upper bar, its middle, and the lower bar.
  enum Side { case leading, middle, trailing, bottom }

  var side: Side {
    switch self {
    case .cancellationAction, .navigation, .topBarLeading, .navigationBarLeading: .leading
    case .principal, .title: .middle
    case .bottomBar, .status, .keyboard: .bottom
    default: .trailing
    }
  }
}

/// A view in a bar.
public nonisolated struct ToolbarItem<Content: View>: ToolbarContent, PrimitiveView {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item; the identifier has no effect, since bars cannot be rearranged.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// Makes the nodes of the view, with their placement.
  public static func _makeNode(_ item: ToolbarItem, in environment: EnvironmentValues) -> _ViewNode
  {
    let nodes = item.content.nodes(.content, in: environment)
    return _ViewNode(
      GroupNode(children: nodes.map { BarItemNode(child: $0, side: item.placement.side) }))
  }
}

/// Several views in a bar.
public typealias ToolbarItemGroup<Content: View> = ToolbarItem<Content>

/// A node with a placement in the bars.
struct BarItemNode: WrapperNode {
  let child: any LayoutNode
  let side: ToolbarItemPlacement.Side
}

/// A bar of a screen.
public enum ToolbarPlacement: Hashable, Sendable {
  /// The upper bar.
  case automatic, navigationBar, windowToolbar
  /// The lower bar.
  case bottomBar
  /// The row of the names of tabs.
  case tabBar
}
