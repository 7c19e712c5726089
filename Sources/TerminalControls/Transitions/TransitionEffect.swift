import FoundationSubset
import TerminalCore
import TerminalViews

/// An effect of a transition, described by its state when the view is absent.
enum TransitionEffect: Hashable, Sendable {
  /// The view is transparent at first.
  case opacity
  /// The view has a fraction of its own size at first, about an anchor.
  case scale(CGFloat, UnitPoint)
  /// The view is outside an edge at first, by its own extent.
  case move(Edge)
}

/// The appearance of a view during a transition.
struct TransitionAppearance {
  private(set) var opacity = 1.0
  private(set) var displacement = CGSize.zero
  /// The part of the frame that is uncovered.
  private(set) var area: CGRect

  /// Creates the appearance at a fraction of a transition, which springs exceed for a while.
  init(_ effects: [TransitionEffect], fraction: Double, in frame: CGRect) {
    area = frame
    let left = CGFloat(1 - fraction)
    for effect in effects {
      switch effect {
      case .opacity: opacity *= fraction.clamped(to: 0...1)
      case .scale(let minimum, let anchor):
        area = Self.area(
          frame, by: max(0, minimum + (1 - minimum) * CGFloat(fraction)), from: anchor)
      case .move(let edge):
        let offset = edge.offset(outside: frame.size)
        displacement.width += offset.width * left
        displacement.height += offset.height * left
      }
    }
  }

  private static func area(_ frame: CGRect, by factor: CGFloat, from anchor: UnitPoint) -> CGRect {
    CGRect(
      x: frame.minX + frame.width * (1 - factor) * anchor.x,
      y: frame.minY + frame.height * (1 - factor) * anchor.y,
      width: frame.width * factor, height: frame.height * factor)
  }

  /// Draws a picture of the view on a canvas.
  func draw(
    _ picture: Canvas, of frame: CGRect, fadingTo ground: CellColor, on canvas: inout Canvas
  ) {
    // Drawings beyond the frame, for example by an offset, are included.
    let visible = area == frame ? picture.bounds : CellMetrics.cells(area)
    let (columns, rows) = (
      CellMetrics.column(displacement.width), CellMetrics.row(displacement.height)
    )
    canvas.composite(picture, part: visible, movedBy: (columns, rows)) { ink in
      opacity >= 1 ? ink : ink.fading(to: opacity, on: ground)
    }
  }
}

extension Edge {
  /// Returns the offset that moves a view of a size outside the edge.
  fileprivate func offset(outside size: CGSize) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -size.height)
    case .bottom: CGSize(width: 0, height: size.height)
    case .leading: CGSize(width: -size.width, height: 0)
    case .trailing: CGSize(width: size.width, height: 0)
    }
  }
}
