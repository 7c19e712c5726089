import FoundationSubset

/// A vertical stack of views.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance in points; `nil` for none, as between lines of text.
  ///   - content: The views, from the top.
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
    _ViewNode(
      StackNode(
        axis: .vertical, fraction: view.alignment.fraction, spacing: view.spacing ?? 0,
        children: view.content.nodes(in: environment.inStack(along: .vertical))))
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
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance in points; `nil` for one column.
  ///   - content: The views, from the left.
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
    _ViewNode(
      StackNode(
        axis: .horizontal, fraction: view.alignment.fraction,
        spacing: view.spacing ?? CellMetrics.columnWidth,
        children: view.content.nodes(in: environment.inStack(along: .horizontal))))
  }
}

/// A stack of views on top of each other; later ones are above.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack with an alignment of its views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the node.
  public static func _makeNode(_ view: ZStack, in environment: EnvironmentValues) -> _ViewNode {
    _ViewNode(
      LayersNode(
        children: view.content.nodes(in: environment.inStack(along: nil)),
        alignment: view.alignment))
  }
}

extension EnvironmentValues {
  /// Returns the environment of the views in a stack along an axis; `nil` for views that overlap.
  package func inStack(along axis: Axis?) -> Self {
    var inner = self
    inner.stackAxis = axis
    return inner
  }
}

/// Flexible space along the axis of the enclosing stack, or in both directions outside a stack.
public nonisolated struct Spacer: PrimitiveView {
  private let minLength: CGFloat?
  /// Creates a spacer.
  ///
  /// - Parameter minLength: The minimum length in points; `nil` for none.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  /// Makes the node.
  public static func _makeNode(_ view: Spacer, in environment: EnvironmentValues) -> _ViewNode {
    _ViewNode(SpacerNode(axis: environment.stackAxis, minLength: view.minLength ?? 0))
  }
}

/// A line across the surrounding stack, a row or a column thick.
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
