import FoundationSubset
import TerminalCore

nonisolated extension View {
  /// Draws views behind this one, in its frame.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> _LaidOut {
    layered(content(), alignment, isBehind: true)
  }
  /// Draws a view behind this one, in its frame.
  public func background<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> _LaidOut {
    background(alignment: alignment) { content }
  }
  /// Fills the frame with a style.
  public func background<S: ShapeStyle>(_ style: S) -> _LaidOut {
    background { Rectangle().fill(style) }
  }
  /// Fills the frame with the terminal's background, which hides everything below.
  public func background() -> _LaidOut {
    background(BackgroundStyle())
  }
  /// Fills a shape in the frame with a style.
  public func background<S: ShapeStyle, Outline: Shape>(
    _ style: S, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _LaidOut {
    background { shape.fill(style, style: fillStyle) }
  }
  /// Fills a shape in the frame with the terminal's background.
  public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _LaidOut {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws views above this one, in its frame.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> _LaidOut {
    layered(content(), alignment, isBehind: false)
  }
  /// Draws a view above this one, in its frame.
  public func overlay<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> _LaidOut {
    overlay(alignment: alignment) { content }
  }
  /// Fills the frame over this view with a style.
  public func overlay<S: ShapeStyle>(_ style: S) -> _LaidOut {
    overlay { Rectangle().fill(style) }
  }
  /// Fills a shape in the frame over this view with a style.
  public func overlay<S: ShapeStyle, Outline: Shape>(
    _ style: S, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _LaidOut {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a border inside the frame.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> _LaidOut {
    overlay {
      Rectangle().strokeBorder(content, lineWidth: width)
        .wrapped { child, _ in BorderNode(child: child) }
    }
  }

  /// Clips the view to the rectangle around a shape; corners and curves are not clipped.
  public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> _LaidOut {
    wrapped { child, _ in ClipNode(child: child) { shape.path(in: $0).boundingRect } }
  }
  /// Clips the view to its frame.
  public func clipped(antialiased: Bool = false) -> _LaidOut {
    wrapped { child, _ in ClipNode(child: child) { $0 } }
  }
  /// Clips the view to its frame; corners smaller than a cell are not visible.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> _LaidOut {
    clipped()
  }

  /// Shows only the part of the view inside a mask.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> _LaidOut {
    let mask = mask()
    return wrapped { child, environment in
      MaskNode(child: child, mask: mask.layer(alignment, isBehind: false, in: environment))
    }
  }
  /// Shows only the part of the view inside a mask.
  public func mask<Mask: View>(_ mask: Mask) -> _LaidOut {
    self.mask { mask }
  }

  /// Hides the view, which keeps its space.
  public func hidden() -> _LaidOut {
    wrapped { child, _ in HiddenNode(child: child) }
  }

  /// Rotates the view by quarter turns; other angles have no effect.
  ///
  /// The layout stays as without the modifier.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> _LaidOut {
    let quarters = (angle.degrees / 90).rounded()
    let isExact = abs(angle.degrees / 90 - quarters) < 0.01
    let isTurned = isExact && quarters.truncatingRemainder(dividingBy: 2) != 0
    return wrapped { child, _ in isTurned ? TurnedNode(child: child) : child }
  }

  /// Scales the drawing about an anchor; text keeps its size.
  ///
  /// The layout stays as without the modifier.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _LaidOut {
    wrapped { child, _ in ScaledNode(child: child, x: x, y: y, anchor: anchor) }
  }
  /// Scales the drawing about an anchor; text keeps its size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> _LaidOut {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  private func layered<Layer: View>(
    _ layer: Layer, _ alignment: Alignment, isBehind: Bool
  ) -> _LaidOut {
    wrapped { child, environment in
      let layer = layer.layer(alignment, isBehind: isBehind, in: environment)
      return LayeredNode(child: child, layer: layer, isBehind: isBehind)
    }
  }

  fileprivate func layer(
    _ alignment: Alignment, isBehind: Bool, in environment: EnvironmentValues
  ) -> any LayoutNode {
    var inner = environment.inStack(along: nil)
    inner.isBehind = isBehind
    return LayersNode(children: nodes(.layer(0), in: inner), alignment: alignment)
  }
}

/// A node with a layer behind or above.
struct LayeredNode: WrapperNode {
  let child: any LayoutNode
  let layer: any LayoutNode
  let isBehind: Bool

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    // Text is in whole cells, so its background is too; a symbol is smaller.
    let cells = CellMetrics.points(CellMetrics.cells(frame))
    let isText = cells.width > 16 || child is TextNode
    let frame = cells.size == frame.size && isText ? cells : frame
    for node in isBehind ? [layer, child] : [child, layer] { node.draw(in: frame, on: &canvas) }
  }
}

/// A node that clips another to a part of its frame.
struct ClipNode: WrapperNode {
  let child: any LayoutNode
  let area: (CGRect) -> CGRect

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    canvas.clipped(to: CellMetrics.cells(area(frame))) { child.draw(in: frame, on: &$0) }
  }
}

extension Canvas {
  /// Returns a layer with the drawing of a node, and adds its notes to the canvas.
  package mutating func layer(of node: any LayoutNode, in frame: CGRect) -> Canvas {
    var layer = layer()
    node.draw(in: frame, on: &layer)
    for note in layer.notes { self.note(note) }
    return layer
  }
}

/// A node inside a mask.
struct MaskNode: WrapperNode {
  let child: any LayoutNode
  let mask: any LayoutNode

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    var content = canvas.layer(of: child, in: frame)
    var under = canvas.layer()
    mask.draw(in: frame, on: &under)
    content.mask(with: under)
    canvas.composite(content)
  }
}

/// A node that is drawn in a scaled frame.
struct ScaledNode: WrapperNode {
  let child: any LayoutNode
  let x, y: CGFloat
  let anchor: UnitPoint

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    // A negative factor would mirror the content, which would be unreadable.
    let width = frame.width * abs(x)
    let height = frame.height * abs(y)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return }
    child.draw(
      in: CGRect(
        x: frame.minX + (frame.width - width) * anchor.x,
        y: frame.minY + (frame.height - height) * anchor.y, width: width, height: height),
      on: &canvas)
  }
}

/// A hidden node.
package struct HiddenNode: WrapperNode {
  package let child: any LayoutNode
  package init(child: any LayoutNode) { self.child = child }
  package func draw(in frame: CGRect, on canvas: inout Canvas) {}
}

/// A node whose rows become columns.
struct TurnedNode: WrapperNode {
  let child: any LayoutNode

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let cells = CellMetrics.cells(CGRect(origin: .zero, size: frame.size)).size
    // Limits the memory for frames larger than any screen.
    guard cells.columns <= 1_000, cells.rows <= 1_000 else { return }
    var drawn = Canvas(size: cells, glyphs: canvas.glyphs)
    child.draw(in: CGRect(origin: .zero, size: frame.size), on: &drawn)
    for note in drawn.notes { canvas.note(note) }
    let left = CellMetrics.column(frame.midX - CGFloat(cells.rows) * CellMetrics.columnWidth / 2)
    let top = CellMetrics.row(frame.midY - CGFloat(cells.columns) * CellMetrics.rowHeight / 2)
    for row in 0..<cells.rows {
      for column in 0..<cells.columns {
        drawn.copyGlyph(
          column: column, row: row, to: CellPoint(column: left + row, row: top + column),
          on: &canvas)
      }
    }
  }
}

/// The frame of a border.
package struct BorderNote: CanvasNote {
  package let frame: CGRect
}

/// The outline of a border.
private struct BorderNode: WrapperNode {
  let child: any LayoutNode

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    child.draw(in: frame, on: &canvas)
    canvas.note(BorderNote(frame: frame))
  }
}
