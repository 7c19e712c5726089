import FoundationSubset

/// A node with a fixed size in one or both directions.
struct FrameNode: WrapperNode {
  let child: any LayoutNode
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func size(in proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(
      in: ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
  func draw(in frame: CGRect, on canvas: inout Canvas) {
    child.drawPlaced(in: frame, alignment, on: &canvas)
  }
  var traits: LayoutTraits {
    var traits = child.traits
    // A spacer in a frame is no spacer any more.
    traits.layoutPriority = max(0, traits.layoutPriority)
    return traits
  }
}

extension LayoutNode {
  /// Draws the node with its own size, aligned in a frame.
  func drawPlaced(in frame: CGRect, _ alignment: Alignment, on canvas: inout Canvas) {
    draw(in: alignment.place(size(in: ProposedViewSize(frame.size)), in: frame), on: &canvas)
  }
}

/// A minimum, an ideal and a maximum length.
struct LengthBounds {
  let minimum, ideal, maximum: CGFloat?

  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    func sane(_ length: CGFloat?) -> CGFloat? {
      length.map { $0 == .infinity ? $0 : $0.clamped(to: 0...1e6) }
    }
    self.minimum = sane(minimum)
    self.ideal = sane(ideal)
    self.maximum = sane(maximum)
  }

  /// Returns the proposal for the content.
  func offer(_ proposed: CGFloat?) -> CGFloat? {
    guard let length = proposed ?? ideal else { return nil }
    return bounded(length)
  }

  /// Returns the length for a length of the content.
  func length(_ content: CGFloat, of proposed: CGFloat?) -> CGFloat {
    guard let proposed else { return bounded(ideal ?? content) }
    // Without a bound the length of the content is the bound, as in SwiftUI.
    let low = minimum ?? min(content, maximum ?? content)
    let high = maximum ?? max(content, low)
    return max(low, min(high, proposed))
  }

  private func bounded(_ length: CGFloat) -> CGFloat {
    max(minimum ?? 0, min(maximum ?? .infinity, length))
  }
}

/// A node with a size between bounds.
struct FlexibleFrameNode: WrapperNode {
  let child: any LayoutNode
  let width: LengthBounds
  let height: LengthBounds
  let alignment: Alignment

  func size(in proposal: ProposedViewSize) -> CGSize {
    let content = child.size(
      in: ProposedViewSize(
        width: width.offer(proposal.width), height: height.offer(proposal.height)))
    return CGSize(
      width: width.length(content.width, of: proposal.width),
      height: height.length(content.height, of: proposal.height))
  }
  func draw(in frame: CGRect, on canvas: inout Canvas) {
    child.drawPlaced(in: frame, alignment, on: &canvas)
  }
}

/// A node that ignores the proposal.
struct FixedSizeNode: WrapperNode {
  let child: any LayoutNode
  let horizontal: Bool
  let vertical: Bool

  func size(in proposal: ProposedViewSize) -> CGSize {
    child.size(
      in: ProposedViewSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
  }
}

/// A node that takes the whole proposal, with its content centred at a point.
struct PositionNode: WrapperNode {
  let child: any LayoutNode
  let center: CGPoint

  func size(in proposal: ProposedViewSize) -> CGSize {
    let size = child.size(in: proposal)
    return CGSize(
      width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }
  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let size = child.size(in: ProposedViewSize(frame.size))
    let point = CGRect(x: frame.minX + center.x, y: frame.minY + center.y, width: 0, height: 0)
    child.draw(in: Alignment.center.place(size, in: point), on: &canvas)
  }
}

/// A node that draws its content at an offset.
struct OffsetNode: WrapperNode {
  let child: any LayoutNode
  let x: CGFloat
  let y: CGFloat

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    child.draw(in: frame.offsetBy(dx: offset.width, dy: offset.height), on: &canvas)
  }

  // Text moves by whole cells: half a row would become a row, perhaps beyond the screen.
  private var offset: CGSize {
    guard child.isText else { return CGSize(width: x, height: y) }
    func whole(_ length: CGFloat, _ unit: CGFloat) -> CGFloat {
      (length / unit).rounded(.towardZero) * unit
    }
    return CGSize(
      width: whole(x, CellMetrics.columnWidth), height: whole(y, CellMetrics.rowHeight))
  }
}

/// A node with padding in whole cells.
///
/// A background that ended in the middle of a cell would look uneven around text.
struct PaddingNode: WrapperNode {
  let child: any LayoutNode
  let insets: EdgeInsets

  init(child: any LayoutNode, insets: EdgeInsets) {
    self.child = child
    self.insets = insets.snapped
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(
      in: ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.horizontal) },
        height: proposal.height.map { max(0, $0 - insets.vertical) }))
    return CGSize(
      width: max(0, inner.width + insets.horizontal),
      height: max(0, inner.height + insets.vertical))
  }
  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let inner = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.horizontal),
      height: max(0, frame.height - insets.vertical))
    child.draw(in: inner, on: &canvas)
  }
}

/// A node with an aspect ratio.
struct AspectNode: WrapperNode {
  let child: any LayoutNode
  let ratio: CGFloat?
  let mode: ContentMode

  func size(in proposal: ProposedViewSize) -> CGSize { child.size(in: fitted(proposal)) }
  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let size = child.size(in: fitted(ProposedViewSize(frame.size)))
    child.draw(in: Alignment.center.place(size, in: frame), on: &canvas)
  }

  private func fitted(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let own = child.size(in: .unspecified)
    let ratio = ratio ?? own.width / own.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    switch (width, height) {
    case (let width?, let height?):
      let isWide = width / ratio > height
      return isWide == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil): return proposal
    }
  }
}

/// A node with other traits.
package struct TraitsNode: WrapperNode {
  package let child: any LayoutNode
  package let traits: LayoutTraits

  package init(child: any LayoutNode, traits: LayoutTraits) {
    (self.child, self.traits) = (child, traits)
  }
}

extension EdgeInsets {
  // To the nearest whole cells.
  fileprivate var snapped: EdgeInsets {
    func snap(_ length: CGFloat, _ unit: CGFloat) -> CGFloat { (length / unit).rounded() * unit }
    let (column, row) = (CellMetrics.columnWidth, CellMetrics.rowHeight)
    return EdgeInsets(
      top: snap(top, row), leading: snap(leading, column), bottom: snap(bottom, row),
      trailing: snap(trailing, column))
  }
}
