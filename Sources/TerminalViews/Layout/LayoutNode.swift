import FoundationSubset
import TerminalCore

/// The type-erased form of a view.
public struct _ViewNode {
  package var content: any LayoutNode
  package init(_ content: any LayoutNode) { self.content = content }
}

/// The size that a parent proposes to a child, in points; `nil` for the ideal length.
package struct ProposedViewSize: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?
  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  package static let unspecified = ProposedViewSize(width: nil, height: nil)
}

/// A node of the layout tree.
package protocol LayoutNode {
  /// Returns the size of the node for a proposal, in points.
  func size(in proposal: ProposedViewSize) -> CGSize
  /// Draws into a frame, in points of the canvas.
  func draw(in frame: CGRect, on canvas: inout Canvas)
  /// The properties that the container reads.
  var traits: LayoutTraits { get }
  /// The nodes that a container arranges: those of a group, otherwise the node itself.
  var flattened: [any LayoutNode] { get }
  /// Whether the node is a text.
  var isText: Bool { get }
}

/// The properties of a node that its container reads.
package struct LayoutTraits {
  package var layoutPriority = 0.0
  /// The drawing order: nodes with a higher index cover those with a lower one.
  package var zIndex = 0.0
  /// The value that the node represents in a picker or a tab view.
  package var tag: AnyHashable?
  /// The name of the node's tab.
  package var tabName: (any LayoutNode)?
  package init() {}
}

extension LayoutNode {
  package var traits: LayoutTraits { LayoutTraits() }
  package var flattened: [any LayoutNode] { [self] }
  package var isText: Bool { false }
}
