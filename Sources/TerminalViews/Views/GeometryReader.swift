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
    var inner = environment
    inner.stackAxis = nil
    return _ViewNode(
      GeometryNode { [inner] proxy in
        var inner = inner
        inner.place = inner.place?.drawnChild(.content)
        return view.content(proxy).nodes(in: inner)
      })
  }
}

/// The place and size of a view while it is drawn, in points.
public struct GeometryProxy: Sendable {
  private let global: CGRect
  package init(global: CGRect) { self.global = global }

  /// The size.
  public var size: CGSize { global.size }
  /// Distances from the room that is safe to draw in: none in a terminal.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle in a coordinate space; a named one counts as the terminal's.
  public func frame(in space: CoordinateSpace) -> CGRect {
    space == .local ? CGRect(origin: .zero, size: size) : global
  }

  /// The value of an anchor, measured from the upper left corner of this view.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.move(anchor.value, -global.minX, -global.minY)
  }
}

/// A rectangle or a point that views can measure from their own corner.
public struct Anchor<Value> {
  // In points of the canvas.
  package let value: Value
  fileprivate let move: @Sendable (Value, CGFloat, CGFloat) -> Value
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {
  /// Compares places.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.value == rhs.value }
}
extension Anchor: Hashable where Value: Hashable {
  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
extension Anchor where Value == CGRect {
  package init(_ rect: CGRect) { self.init(value: rect) { $0.offsetBy(dx: $1, dy: $2) } }
}
extension Anchor where Value == CGPoint {
  package init(_ point: CGPoint) {
    self.init(value: point) { CGPoint(x: $0.x + $1, y: $0.y + $2) }
  }
}

/// Where coordinates are measured from.
public enum CoordinateSpace: Hashable, Sendable {
  /// From the terminal's upper left corner.
  case global
  /// From the view's upper left corner.
  case local
  /// From a view with a name.
  case named(String)
}

/// Makes its children when its frame is known.
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
