import TerminalViews

/// What stands in the bars of a screen: items, or content made of items.
public protocol ToolbarContent: View {}

/// Builds the content of bars.
public typealias ToolbarContentBuilder = ViewBuilder

nonisolated extension EmptyView: ToolbarContent {}
nonisolated extension TupleView: ToolbarContent where repeat each Content: ToolbarContent {}
nonisolated extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
nonisolated extension BuilderConditional: ToolbarContent
where First: ToolbarContent, Second: ToolbarContent {}

/// Where an item stands in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The ends of the upper bar, its middle, and the lower bar.
  enum Side { case leading, middle, trailing, bottom }
  let side: Side

  /// At the right end of the upper bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// At the right end of the upper bar.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// At the right end of the upper bar.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// At the right end of the upper bar.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// At the right end of the upper bar.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// At the right end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the right end of the upper bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the left end of the upper bar.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// At the left end of the upper bar.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// At the left end of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the left end of the upper bar.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// In the middle of the upper bar, in place of the title.
  public static let principal = ToolbarItemPlacement(side: .middle)
  /// In the middle of the upper bar, in place of the title.
  public static let title = ToolbarItemPlacement(side: .middle)
  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// In the lower bar.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// In the lower bar.
  public static let keyboard = ToolbarItemPlacement(side: .bottom)
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

  /// Creates an item with a name, which a terminal does not need: nobody rearranges its bars.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// Makes the nodes of the view, which say where they stand.
  public static func _makeNode(_ item: ToolbarItem, in environment: EnvironmentValues) -> _ViewNode
  {
    let nodes = item.content.nodes(.content, in: environment)
    return _ViewNode(
      GroupNode(children: nodes.map { BarItemNode(child: $0, side: item.placement.side) }))
  }
}

/// Several views in a bar.
public typealias ToolbarItemGroup<Content: View> = ToolbarItem<Content>

/// A node that says where it stands in bars.
struct BarItemNode: WrapperNode {
  let child: any LayoutNode
  let side: ToolbarItemPlacement.Side
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  /// Whether it is the upper one, which has the title.
  let isUpper: Bool
  /// The upper bar.
  public static let automatic = ToolbarPlacement(isUpper: true)
  /// The upper bar.
  public static let navigationBar = ToolbarPlacement(isUpper: true)
  /// The upper bar.
  public static let windowToolbar = ToolbarPlacement(isUpper: true)
  /// The lower bar.
  public static let bottomBar = ToolbarPlacement(isUpper: false)
  /// The row of the names of tabs.
  public static let tabBar = ToolbarPlacement(isUpper: false)
}
