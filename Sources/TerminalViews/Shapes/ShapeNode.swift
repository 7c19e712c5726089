import FoundationSubset
import TerminalCore

/// The node of a shape, which is filled or whose outline is drawn.
struct ShapeNode<Content: Shape>: LayoutNode {
  let shape: Content
  let drawing: ShapeView<Content>.Drawing
  let paint: Paint
  let isOpaque: Bool
  let isBehind: Bool
  // A faint background that only a shade could show, which would disturb the text before it.
  let isTooFaint: Bool

  init(
    shape: Content, drawing: ShapeView<Content>.Drawing, style: AnyShapeStyle,
    _ environment: EnvironmentValues
  ) {
    self.shape = shape
    self.drawing = drawing
    paint = style.paint(in: environment)
    isOpaque = environment.opacity >= 1 && style._resolve(in: environment).isOpaque
    isBehind = environment.isBehind
    isTooFaint =
      isBehind && environment.colorDepth < .indexed256
      && paint.representative?.style() == Ink.secondary.style()
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(0, proposal.width ?? 10), height: max(0, proposal.height ?? 10))
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    guard paint != .clear, frame.width > 0, frame.height > 0 else { return }
    switch drawing {
    case .fill(let style):
      canvas.fill(
        framed(in: frame), evenOdd: style.isEOFilled, isOpaque: isOpaque, isBehind: isBehind,
        isTooFaint: isTooFaint)
    case .stroke(let style): canvas.stroke(framed(in: frame), style)
    case .border(let style):
      let inset = style.lineWidth / 2
      let isBox = shape._form(in: frame).content.isRectangle
      let inner = frame.insetBy(
        dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
      canvas.stroke(framed(in: isBox ? frame : inner), style)
    }
  }

  private func framed(in frame: CGRect) -> FramedShape {
    FramedShape(shape._form(in: frame).content, in: frame, paint: paint) {
      shape.path(in: frame)
    }
  }
}
