import FoundationSubset
import TerminalCore
import TerminalViews

/// The parts of a screen's bars, collected while the nodes of its views are made.
final class BarParts {
  var title: (any LayoutNode)?
  /// Whether the title is centred.
  var isCentred = false
  var isHidden = false
  private(set) var items: [(side: ToolbarItemPlacement.Side, node: any LayoutNode)] = []

  func add(_ nodes: [any LayoutNode]) {
    items += nodes.map { node in
      ((node as? BarItemNode)?.side ?? ToolbarItemPlacement.automatic.side, node)
    }
  }

  func items(_ side: ToolbarItemPlacement.Side) -> [any LayoutNode] {
    items.filter { $0.side == side }.map(\.node)
  }
}

/// The bars of the screen; `nil` if no surrounding view has any.
enum BarKey: EnvironmentKey { static var defaultValue: BarParts? { nil } }

/// A modifier that adds a title and items to a screen: in a row above its views and one below.
///
/// The outermost of several modifiers draws the bars of all.
public struct _BarModifier: _ViewModifier {
  var title: Text?
  var items: ((EnvironmentValues) -> [any LayoutNode])?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isHidden = false

  /// Makes the nodes of the content, with bars where no view around draws them.
  public nonisolated static func _makeNode<Content: View>(
    _ modifier: _BarModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    let parts = environment[BarKey.self] ?? BarParts()
    var inner = environment.inStack(along: .vertical)
    inner[BarKey.self] = parts
    let nodes = content.nodes(.content, in: inner)
    parts.isHidden = parts.isHidden || modifier.isHidden
    parts.isCentred = parts.isCentred || modifier.displayMode == .inline
    var around = environment.inStack(along: .horizontal)
    around.lineLimit = 1
    if parts.title == nil, let title = modifier.title {
      parts.title = title.bold().node(in: around)
    }
    around.identity = environment.identity?.child(.layer(0))
    if let items = modifier.items?(around) { parts.add(items) }
    guard environment[BarKey.self] == nil else { return _ViewNode(GroupNode(children: nodes)) }
    return _ViewNode(screen(of: nodes, with: parts))
  }

  /// Returns the views between the bars.
  private nonisolated static func screen(
    of nodes: [any LayoutNode], with parts: BarParts
  ) -> any LayoutNode {
    var rows = nodes
    let below = parts.items(.bottom)
    if !parts.isHidden { rows = upperBar(of: parts).map { [$0] + rows } ?? rows }
    if !below.isEmpty { rows.append(row(below)) }
    if rows.count == nodes.count { return GroupNode(children: nodes) }
    return StackNode(axis: .vertical, fraction: 0, spacing: 0, children: rows)
  }

  private nonisolated static func upperBar(of parts: BarParts) -> (any LayoutNode)? {
    let (leading, trailing) = (parts.items(.leading), parts.items(.trailing))
    let middle = parts.items(.middle)
    let isCentred = !middle.isEmpty || parts.isCentred
    let title = middle.isEmpty ? parts.title.map { [$0] } ?? [] : middle
    if leading.isEmpty, trailing.isEmpty, !isCentred { return title.first }
    guard !(leading.isEmpty && trailing.isEmpty && title.isEmpty) else { return nil }
    return BarNode(
      leading: row(leading), middle: row(title), trailing: row(trailing), isCentred: isCentred)
  }

  private nonisolated static func row(_ nodes: [any LayoutNode]) -> StackNode {
    StackNode(axis: .horizontal, fraction: 0.5, spacing: CellMetrics.columnWidth, children: nodes)
  }
}

/// Items at the ends of a row, and a title in the space between them.
private struct BarNode: LayoutNode {
  let leading, middle, trailing: StackNode
  let isCentred: Bool

  func size(in proposal: ProposedViewSize) -> CGSize {
    let sizes = [leading, middle, trailing].map { $0.size(in: .unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width + 2 * CellMetrics.columnWidth }
    return CGSize(
      width: proposal.width ?? width, height: sizes.map(\.height).max() ?? CellMetrics.rowHeight)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    func draw(_ items: StackNode, from x: CGFloat, width: CGFloat) {
      items.draw(
        in: CGRect(x: x, y: frame.minY, width: width, height: frame.height), on: &canvas)
    }
    let gap = 2 * CellMetrics.columnWidth
    let left = leading.size(in: .unspecified).width
    let right = trailing.size(in: .unspecified).width
    draw(leading, from: frame.minX, width: left)
    let start = frame.minX + (left > 0 ? left + gap : 0)
    let end = frame.maxX - (right > 0 ? right + gap : 0)
    let available = max(0, end - start)
    let size = middle.size(in: ProposedViewSize(width: available, height: frame.height))
    let centre = frame.midX - size.width / 2
    let x = isCentred ? min(max(start, centre), max(start, end - size.width)) : start
    if available > 0 { draw(middle, from: x, width: min(size.width, available)) }
    draw(trailing, from: frame.maxX - right, width: right)
  }
}
