import FoundationSubset

/// A view whose content depends on its size; it takes the whole proposal.
///
/// Its views are aligned to the upper left corner and overlap.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content
  /// Creates a view from its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  /// Makes the node.
  public static func _makeNode(
    _ view: GeometryReader, in environment: EnvironmentValues
  ) -> _ViewNode {
    _ViewNode(
      GeometryNode { proxy in
        var inner = environment.inStack(along: nil)
        inner.identity = inner.identity?.drawnChild(.content)
        return view.content(proxy).nodes(in: inner)
      })
  }
}

/// The position and size of a view during drawing, in points.
public struct GeometryProxy: Sendable {
  private let global: CGRect
  package init(global: CGRect) { self.global = global }

  /// The size.
  public var size: CGSize { global.size }
  /// The insets of the safe area: zero in a terminal.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the rectangle in a coordinate space; a named space counts as the terminal's.
  public func frame(in space: CoordinateSpace) -> CGRect {
    space == .local ? CGRect(origin: .zero, size: size) : global
  }

  /// The rectangle of an anchor, relative to the upper left corner of this view.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    anchor.value.offsetBy(dx: -global.minX, dy: -global.minY)
  }
}

/// A rectangle that views can read relative to their own corner.
public struct Anchor<Value> {
  // In points of the canvas.
  package let value: Value
  package init(_ value: Value) { self.value = value }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

/// The origin of coordinates.
public enum CoordinateSpace: Hashable, Sendable {
  /// The terminal's upper left corner.
  case global
  /// The view's upper left corner.
  case local
  /// The upper left corner of a view with a name.
  case named(String)
}

/// A node that makes its children when its frame is known.
struct GeometryNode: LayoutNode {
  let make: (GeometryProxy) -> [any LayoutNode]

  func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
  func draw(in frame: CGRect, on canvas: inout Canvas) {
    LayersNode(children: make(GeometryProxy(global: frame)), alignment: .topLeading)
      .draw(in: frame, on: &canvas)
  }
}
