import FoundationSubset

/// Views below each other.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: how views of different widths lie to each other.
  ///   - spacing: the distance in points; nil for none, as lines of text follow each other.
  ///   - content: the views, from above.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes the node.
  public static func _makeNode(_ view: VStack, in environment: EnvironmentValues) -> _ViewNode {
    var inner = environment
    inner.stackAxis = .vertical
    return _ViewNode(
      StackNode(
        axis: .vertical, share: view.alignment.share, spacing: view.spacing ?? 0,
        children: view.content.nodes(in: inner)))
  }
}

/// A horizontal stack of views.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: how views of different heights lie to each other.
  ///   - spacing: the distance in points; nil for one column.
  ///   - content: the views, from the left.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes the node.
  public static func _makeNode(_ view: HStack, in environment: EnvironmentValues) -> _ViewNode {
    var inner = environment
    inner.stackAxis = .horizontal
    return _ViewNode(
      StackNode(
        axis: .horizontal, share: view.alignment.share,
        spacing: view.spacing ?? CellMetrics.columnWidth, children: view.content.nodes(in: inner)))
  }
}

/// Views over each other: later ones lie above.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack in which smaller views lie where the alignment says.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the node.
  public static func _makeNode(_ view: ZStack, in environment: EnvironmentValues) -> _ViewNode {
    var inner = environment
    inner.stackAxis = nil
    return _ViewNode(
      LayersNode(children: view.content.nodes(in: inner), alignment: view.alignment))
  }
}

/// Flexible space along the axis of the enclosing stack, or in both directions outside a stack.
public nonisolated struct Spacer: PrimitiveView {
  private let minLength: CGFloat?
  /// Creates room.
  ///
  /// - Parameter minLength: the least length in points; `nil` for none.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  /// Makes the node.
  public static func _makeNode(_ view: Spacer, in environment: EnvironmentValues) -> _ViewNode {
    _ViewNode(SpacerNode(axis: environment.stackAxis, minLength: view.minLength ?? 0))
  }
}

/// A line across the stack around, a row or a column thick.
public nonisolated struct Divider: PrimitiveView {
  /// Creates a line.
  public init() {}
  /// Makes the node.
  public static func _makeNode(_ view: Divider, in environment: EnvironmentValues) -> _ViewNode {
    let style: any ShapeStyle =
      environment.foregroundStyle == nil ? .secondary : ForegroundStyle()
    return _ViewNode(
      DividerNode(
        isVertical: environment.stackAxis == .horizontal,
        ink: style.paint(in: environment).representative))
  }
}
