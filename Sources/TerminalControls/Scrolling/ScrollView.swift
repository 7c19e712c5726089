import FoundationSubset
import TerminalCore
import TerminalViews

/// A viewport of content that may be larger, along one axis or both.
///
/// The wheel scrolls it, and so do the arrow keys, Page up and Page down, Home and End if the view
/// with the focus does not handle them. A view that gets the focus is scrolled into the viewport.
/// Printed content begins at the upper left corner. A chart in a viewport that scrolls sideways
/// keeps its y axes at the edges.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// Creates a viewport.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be larger.
  ///   - showsIndicators: Whether a bar at the right edge shows which rows are visible, unless all
  ///     are.
  ///   - content: The content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes the node.
  public static func _makeNode(_ view: ScrollView, in environment: EnvironmentValues) -> _ViewNode {
    var inner = environment.inStack(along: .vertical)
    inner.availableSize = nil
    let attachment = environment.identity?.memory { ScrollAttachment() }
    let stack = StackNode(
      axis: .vertical, fraction: 0.5, spacing: 0,
      children: view.content.nodes(.content, in: inner))
    return _ViewNode(
      ScrollNode(
        child: stack, axes: view.axes, attachment: attachment,
        showsIndicators: view.showsIndicators && !environment[ScrollIndicatorsAreHiddenKey.self]))
  }
}

/// Content that is clipped to a viewport.
struct ScrollNode: WrapperNode {
  let child: any LayoutNode
  let axes: Axis.Set
  /// The scroll position; `nil` if the view is only printed.
  let attachment: ScrollAttachment?
  let showsIndicators: Bool

  func size(in proposal: ProposedViewSize) -> CGSize {
    let content = child.size(in: inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let size = child.size(in: inner(ProposedViewSize(frame.size)))
    attachment?.adopt(content: size, viewport: frame.size)
    let offset = attachment?.offset ?? .zero
    let origin = CGPoint(x: frame.minX - offset.width, y: frame.minY - offset.height)
    let cells = CellMetrics.cells(frame)
    let draw = { (canvas: inout Canvas) in
      canvas.clipped(to: cells) { canvas in
        let content = CGRect(origin: origin, size: size)
        guard axes.contains(.horizontal) else { return child.draw(in: content, on: &canvas) }
        canvas.scrolled(under: cells) { child.draw(in: content, on: &$0) }
      }
    }
    guard let attachment else { return draw(&canvas) }
    canvas.responding(.scroll(attachment), in: frame, draw)
    if showsIndicators { drawIndicator(in: cells, size.height, on: &canvas) }
  }

  /// Draws a bar at the right edge that shows which rows are visible.
  private func drawIndicator(
    in cells: CellRect, _ height: CGFloat, on canvas: inout Canvas
  ) {
    guard let attachment, attachment.limit.height > 0, cells.size.columns > 1 else { return }
    let rows = cells.size.rows
    let visible = CGFloat(rows) * CellMetrics.rowHeight / max(1, height)
    let thumb = min(rows, max(1, Int((CGFloat(rows) * visible).rounded())))
    let fraction = attachment.offset.height / attachment.limit.height
    let first = Int((CGFloat(rows - thumb) * fraction).rounded())
    for row in first..<first + thumb {
      canvas.write("┃", column: cells.maxColumn - 1, row: cells.minRow + row, ink: .secondary)
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
