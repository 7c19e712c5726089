import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws annotations next to their marks, over everything else.
struct AnnotationPainter {
  let targets: MarkGeometry

  private var marks: ArrangedMarks { targets.marks }
  private var layout: ChartLayout { targets.laidOut.layout }

  /// Draws the annotations and returns where they lie, in cells.
  func paint(on canvas: inout Canvas) -> [CellRect] {
    guard !marks.collection.annotations.isEmpty else { return [] }
    var occupied = OccupiedCells(on: canvas.bounds, besides: targets)
    let area = targets.scrolledArea(under: canvas.window)
    return marks.collection.annotations.compactMap { annotation in
      if let area, !annotation.records.contains(where: { targets.isMark($0, near: area) }) {
        return nil
      }
      guard let placed = placed(annotation, in: occupied) else { return nil }
      if placed.node.isText { occupied.occupy(placed.cells) }
      placed.node.draw(in: placed.frame, on: &canvas)
      return placed.cells
    }
  }

  /// Returns the annotation at the first free candidate position; `nil` for a text without one.
  ///
  /// Axis labels and earlier texts are never covered, and other bars and the space between labels
  /// only if there is no other position. A text that covered another would leave a part of it, and
  /// a part of a word or a number reads as another one. Other views are always drawn.
  private func placed(_ annotation: MarkAnnotation, in occupied: OccupiedCells) -> PlacedAnnotation?
  {
    guard var wished = unfitted(annotation) else { return nil }
    let target = wished.target
    var opposite = wished
    opposite.frame.origin.y = target.minY + target.maxY - wished.frame.maxY
    opposite.frame = fitted(opposite.frame, annotation.overflow)
    wished.frame = fitted(wished.frame, annotation.overflow)
    func isBest(_ placed: PlacedAnnotation) -> Bool {
      occupied.isFree(placed) && !occupied.isBetweenLabels(placed, annotation.position)
        && !occupied.hasOtherBar(in: placed, than: annotation.records)
    }
    // A text that would be moved over its point is on the other side of it.
    if annotation.overflow.y == .automatic, annotation.position.vertical != 0,
      annotation.records.allSatisfy({ [.line, .point].contains(marks.records[$0].kind) }),
      isBest(opposite), !wished.cells.intersection(CellMetrics.cells(target)).isEmpty
    {
      return opposite
    }
    if isBest(wished) { return wished }
    let candidates = candidates(of: wished, annotation, in: occupied)
    return candidates.first(where: isBest) ?? candidates.first(where: occupied.isFree)
      ?? (wished.node.isText ? nil : wished)
  }

  /// Returns the candidate positions of an annotation, the best first: the requested one, then
  /// inside the plot, then both moved along the mark.
  private func candidates(
    of wished: PlacedAnnotation, _ annotation: MarkAnnotation, in occupied: OccupiedCells
  ) -> [PlacedAnnotation] {
    let (overflow, position) = (annotation.overflow, annotation.position)
    let canMove = (x: overflow.x.kind != .disabled, y: overflow.y.kind != .disabled)
    var frames = [wished.frame]
    if occupied.isOnAxis(wished) || occupied.isBetweenLabels(wished, position) {
      let plot = CellMetrics.points(layout.plot)
      for (x, y) in [(canMove.x, false), (false, canMove.y), (canMove.x, canMove.y)] {
        frames.append(wished.frame.moved(into: plot, alongX: x, alongY: y))
      }
    }
    let axis: Axis = position.horizontal == 0 ? .horizontal : .vertical
    let isCorner = position.horizontal != 0 && position.vertical != 0
    if axis == .horizontal ? canMove.x : canMove.y, !isCorner {
      frames += frames.flatMap { frame in
        frame.moves(along: axis, past: wished.target).map { fitted($0, overflow) }
      }
    }
    return frames.map { PlacedAnnotation(node: wished.node, target: wished.target, frame: $0) }
  }

  /// The distances by which annotations that pad the scale extend beyond the plot, in points.
  var overflow: EdgeInsets {
    var insets = EdgeInsets()
    let plot = CellMetrics.points(layout.plot)
    for annotation in marks.collection.annotations where annotation.overflow.padsScale {
      guard let frame = unfitted(annotation)?.frame else { continue }
      if annotation.overflow.x.kind == .padScale {
        insets.leading = max(insets.leading, plot.minX - frame.minX)
        insets.trailing = max(insets.trailing, frame.maxX - plot.maxX)
      }
      if annotation.overflow.y.kind == .padScale {
        insets.top = max(insets.top, plot.minY - frame.minY)
        insets.bottom = max(insets.bottom, frame.maxY - plot.maxY)
      }
    }
    return insets
  }

  // The bounds of the mark, or of all marks of a group.
  private func target(of annotation: MarkAnnotation) -> CGRect? {
    annotation.records.reduce(nil) { box, index in
      guard let bounds = targets.bounds(of: index) else { return box }
      return box?.union(bounds) ?? bounds
    }
  }

  // A rule has no width but is drawn in a row or a column, which the grid or the plot's edge may
  // move.
  private func drawnTarget(of annotation: MarkAnnotation, _ target: CGRect) -> CGRect {
    guard annotation.records.count == 1, let index = annotation.records.first,
      marks.records[index].kind == .rule,
      let cells = RulePainter(targets).cells(of: index)
    else { return target }
    let drawn = CellMetrics.points(cells)
    if target.width == 0, annotation.position.horizontal != 0 {
      return CGRect(x: drawn.minX, y: target.minY, width: drawn.width, height: target.height)
    }
    if target.height == 0, annotation.position.vertical != 0 {
      return CGRect(x: target.minX, y: drawn.minY, width: target.width, height: drawn.height)
    }
    return target
  }

  // Next to its mark without fitting; `nil` if the mark has no position or is scrolled away.
  private func unfitted(_ annotation: MarkAnnotation) -> PlacedAnnotation? {
    guard annotation.records.contains(where: targets.isInSight),
      let target = target(of: annotation)
    else { return nil }
    let node = annotation.view.node(AnnotationContext(targetSize: target.size))
    let size = node.size(in: .unspecified)
    let drawn = drawnTarget(of: annotation, target)
    let origin = CGPoint(
      x: Self.start(of: annotation, size, along: .horizontal, beside: drawn),
      y: Self.start(of: annotation, size, along: .vertical, beside: drawn))
    return PlacedAnnotation(node: node, target: target, frame: CGRect(origin: origin, size: size))
  }

  // Before, after, or along the target, where the alignment decides. Before and after means all of
  // the cells in which the target is drawn, if only in part; over it means whole cells, if any.
  private static func start(
    of annotation: MarkAnnotation, _ size: CGSize, along axis: Axis, beside drawn: CGRect
  ) -> CGFloat {
    let (position, alignment) = (annotation.position, annotation.alignment)
    let (direction, fraction, length) =
      axis == .horizontal
      ? (position.horizontal, alignment.horizontal.fraction, size.width)
      : (position.vertical, alignment.vertical.fraction, size.height)
    let (target, unit, gap) = (drawn[along: axis], axis.cell, annotation.spacing ?? 0)
    switch direction {
    case ..<0: return (target.lowerBound / unit + 1e-6).rounded(.down) * unit - length - gap
    case 1...: return (target.upperBound / unit - 1e-6).rounded(.up) * unit + gap
    default:
      let start = target.lowerBound + (target.upperBound - target.lowerBound - length) * fraction
      let inwards = 1 - 2 * fraction
      guard position == .overlay, inwards != 0 else { return start }
      let cell = ((start + gap * inwards) / unit + 0.499 * inwards).rounded() * unit
      return target.contains(cell) && target.contains(cell + length) ? cell : start + gap * inwards
    }
  }

  private func fitted(_ frame: CGRect, _ overflow: AnnotationOverflowResolution) -> CGRect {
    frame.moved(into: boundary(overflow.x), alongX: overflow.x.kind != .disabled, alongY: false)
      .moved(into: boundary(overflow.y), alongX: false, alongY: overflow.y.kind != .disabled)
  }

  private func boundary(_ strategy: AnnotationOverflowResolution.Strategy) -> CGRect {
    CellMetrics.points(strategy.boundary.isPlot ? layout.plot : layout.chart)
  }
}

/// The view of an annotation where it is drawn.
struct PlacedAnnotation {
  let node: any LayoutNode
  /// The bounds of the annotated marks.
  let target: CGRect
  var frame: CGRect

  var cells: CellRect { CellMetrics.cells(frame) }
}

extension CGRect {
  /// Returns the rectangle, moved as little as possible into an area; at its start if it is larger.
  func moved(into area: CGRect, alongX: Bool, alongY: Bool) -> CGRect {
    CGRect(
      x: alongX ? max(area.minX, min(minX, area.maxX - width)) : minX,
      y: alongY ? max(area.minY, min(minY, area.maxY - height)) : minY,
      width: width, height: height)
  }

  /// Returns the rectangle moved by whole cells to both sides in turn, as long as its middle is
  /// next to the target.
  fileprivate func moves(along axis: Axis, past target: CGRect) -> [CGRect] {
    let (own, other) = (
      CellMetrics.cells(self)[along: axis], CellMetrics.coveredCells(target)[along: axis]
    )
    let (start, length, otherLength) = (own.lowerBound - other.lowerBound, own.count, other.count)
    return (1...2 * min(length + otherLength, 1000) + 1).compactMap { number in
      let shift = number.isMultiple(of: 2) ? number / 2 : -(number + 1) / 2
      guard (0...2 * otherLength).contains(2 * (start + shift) + length) else { return nil }
      let distance = CGFloat(shift) * axis.cell
      return axis == .horizontal ? offsetBy(dx: distance, dy: 0) : offsetBy(dx: 0, dy: distance)
    }
  }
}

extension MarkGeometry {
  /// Returns whether a mark is in the plot, and a point's value in the domain.
  fileprivate func isInSight(_ index: Int) -> Bool {
    guard let box = dataBounds(of: index), box.origin.isFinite else { return false }
    return PlotEdge.overlaps(box.minX...box.maxX, plot.frame.minX...plot.frame.maxX)
      && PlotEdge.overlaps(box.minY...box.maxY, plot.frame.minY...plot.frame.maxY)
  }

  // A mark without width is at its data, even if it is drawn in a neighbouring cell.
  private func dataBounds(of index: Int) -> CGRect? {
    let record = marks.records[index]
    let box =
      record.kind == .line || record.kind == .point
      ? isInDomain(index) ? center(of: index).map { CGRect(origin: $0, size: .zero) } : nil
      : bounds(of: index)
    guard var box, [.line, .point, .rule].contains(record.kind) else { return box }
    let offset = marks.style(of: index).offset.start
    box.origin.x -= offset.width.onCanvas
    box.origin.y -= offset.height.onCanvas
    return box
  }
}
