import FoundationSubset
import TerminalCore

/// A layout along an axis: the least flexible nodes first; the others share the remaining space.
package struct StackNode: LayoutNode {
  let axis: Axis
  /// The fraction of the free space across the axis before a child.
  let fraction: CGFloat
  let spacing: CGFloat
  let children: [any LayoutNode]

  package init(axis: Axis, fraction: CGFloat, spacing: CGFloat, children: [any LayoutNode]) {
    (self.axis, self.fraction) = (axis, fraction)
    (self.spacing, self.children) = (spacing, children)
  }

  package func size(in proposal: ProposedViewSize) -> CGSize {
    let sizes = sizes(in: proposal)
    let length = sizes.reduce(0) { $0 + along($1) } + gaps
    let breadth = sizes.reduce(0) { max($0, across($1)) }
    return axis == .vertical
      ? CGSize(width: breadth, height: max(0, length))
      : CGSize(width: max(0, length), height: breadth)
  }

  package func draw(in frame: CGRect, on canvas: inout Canvas) {
    var coordinate = axis == .vertical ? frame.minY : frame.minX
    for (child, size) in zip(children, sizes(in: ProposedViewSize(frame.size))) {
      let origin =
        axis == .vertical
        ? CGPoint(x: frame.minX + (frame.width - size.width) * fraction, y: coordinate)
        : CGPoint(x: coordinate, y: frame.minY + (frame.height - size.height) * fraction)
      child.draw(in: CGRect(origin: origin, size: size), on: &canvas)
      coordinate += along(size) + spacing
    }
  }

  private var gaps: CGFloat { spacing * CGFloat(max(0, children.count - 1)) }
  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private func proposal(
    _ length: CGFloat?, like proposal: ProposedViewSize
  ) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: length)
      : ProposedViewSize(width: length, height: proposal.height)
  }

  private func sizes(in offer: ProposedViewSize) -> [CGSize] {
    guard let available = axis == .vertical ? offer.height : offer.width, available.isFinite else {
      return children.map { $0.size(in: offer) }
    }
    let requests = requests(in: offer)
    // If all fit, equal parts would still be too small for the largest.
    if requests.reduce(gaps, { $0 + $1.maximum }) <= available + Self.rounding {
      return requests.sorted { $0.index < $1.index }
        .map { children[$0.index].size(in: proposal($0.maximum, like: offer)) }
    }
    var sizes = Array(repeating: CGSize.zero, count: children.count)
    var left = available - gaps
    for (index, request) in requests.enumerated() {
      let equals = requests[index...].prefix { $0.priority == request.priority }
      // The minimum of less important children is reserved for them.
      let lesser = requests[index...].dropFirst(equals.count).reduce(0) { $0 + $1.minimum }
      let part = max(0, (left - lesser) / CGFloat(equals.count))
      sizes[request.index] = children[request.index].size(in: proposal(part, like: offer))
      left -= along(sizes[request.index])
    }
    return sizes
  }

  private struct Request {
    let index: Int
    let priority: Double
    let minimum, maximum: CGFloat
    var flexibility: CGFloat { maximum - minimum }
  }

  // The tolerance for equal lengths.
  private static var rounding: CGFloat { 0.01 }

  private func requests(in offer: ProposedViewSize) -> [Request] {
    children.enumerated().map { index, child in
      let minimum = along(child.size(in: proposal(0, like: offer)))
      let maximum = along(child.size(in: proposal(.infinity, like: offer)))
      return Request(
        index: index, priority: child.traits.layoutPriority, minimum: minimum, maximum: maximum)
    }
    .sorted {
      $0.priority != $1.priority
        ? $0.priority > $1.priority
        : ($0.flexibility, $0.index) < ($1.flexibility, $1.index)
    }
  }
}

/// Flexible space along one axis, or both.
struct SpacerNode: LayoutNode {
  let axis: Axis?
  let minLength: CGFloat

  func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
      height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
  }
  func draw(in frame: CGRect, on canvas: inout Canvas) {}
  var traits: LayoutTraits {
    var traits = LayoutTraits()
    traits.layoutPriority = -.infinity
    return traits
  }
}

/// A line of one cell's thickness.
struct DividerNode: LayoutNode {
  let isVertical: Bool
  let ink: Ink?

  func size(in proposal: ProposedViewSize) -> CGSize {
    isVertical
      ? CGSize(width: CellMetrics.columnWidth, height: proposal.height ?? CellMetrics.rowHeight)
      : CGSize(width: proposal.width ?? CellMetrics.columnWidth, height: CellMetrics.rowHeight)
  }
  func draw(in frame: CGRect, on canvas: inout Canvas) {
    guard let ink else { return }
    canvas.draw(
      StraightLine(along: CellMetrics.cells(frame), isUpright: isVertical, ink: ink))
  }
}
