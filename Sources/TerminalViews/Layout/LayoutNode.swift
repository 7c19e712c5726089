import FoundationSubset
import TerminalCore

/// The erased form of a view: what is left once generics have done their work.
public struct _ViewNode {
  package var content: any LayoutNode
  package init(_ content: any LayoutNode) { self.content = content }
}

/// What a parent offers a child: a width and a height in points, or `nil` for "as you like".
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

/// A node of the tree that is laid out and drawn.
package protocol LayoutNode {
  /// The size, in points, that the node takes of what is proposed.
  func size(in proposal: ProposedViewSize) -> CGSize
  /// Draws into a frame, in points of the canvas.
  func draw(in frame: CGRect, on canvas: inout Canvas)
  /// What a stack needs to know of the node.
  var traits: LayoutTraits { get }
  /// The nodes that a stack arranges for this one: several for a group, otherwise itself.
  var flattened: [any LayoutNode] { get }
  /// Whether it is a text and nothing else.
  var isText: Bool { get }
  /// The value that the node represents in a selection.
  var tag: AnyHashable? { get }
  /// The name of its tab where it is one of several views.
  var tabName: (any LayoutNode)? { get }
}

/// What a stack needs to know of a child.
package struct LayoutTraits: Hashable, Sendable {
  /// Whether the node takes only the space along the stack's axis that no other node takes.
  package var isSpacer = false
  package var isDivider = false
  package var layoutPriority = 0.0
  /// The higher one is drawn over the lower one.
  package var zIndex = 0.0
  package init() {}
}

extension LayoutNode {
  package var traits: LayoutTraits { LayoutTraits() }
  package var flattened: [any LayoutNode] { [self] }
  package var isText: Bool { false }
  package var tag: AnyHashable? { nil }
  package var tabName: (any LayoutNode)? { nil }
}
