import FoundationSubset

/// A node that stands for another and changes a part of what it does.
protocol WrapperNode: LayoutNode {
  var child: any LayoutNode { get }
}

extension WrapperNode {
  func size(in proposal: ProposedViewSize) -> CGSize { child.size(in: proposal) }
  func draw(in frame: CGRect, on canvas: inout Canvas) { child.draw(in: frame, on: &canvas) }
  var traits: LayoutTraits { child.traits }
  var tag: AnyHashable? { child.tag }
  var tabName: (any LayoutNode)? { child.tabName }
  func describe(into texts: inout [String]) { child.describe(into: &texts) }
}
