import FoundationSubset
import TerminalCore
import TerminalViews

/// A part of how a view comes or goes: what is missing of it on the way.
enum TransitionEffect: Hashable, Sendable {
  /// From a share of the view's own opacity on.
  case opacity(Double)
  /// From shares of the view's own size on.
  case scale(CGSize, UnitPoint)
  /// From an edge on, by the view's own extent.
  case move(Edge)
  case offset(CGSize)
}

/// How much of a view is seen, and where, while it comes or goes.
struct TransitionLook {
  private(set) var opacity = 1.0
  private(set) var way = CGSize.zero
  /// The part of the frame that is uncovered.
  private(set) var area: CGRect

  /// The look of a view that has come a share of its way, which springs exceed for a while.
  init(_ effects: [TransitionEffect], share: Double, in frame: CGRect) {
    area = frame
    let left = CGFloat(1 - share)
    for effect in effects {
      switch effect {
      case .opacity(let least): opacity *= least + (1 - least) * share.clamped(to: 0...1)
      case .scale(let least, let anchor):
        let factor = CGSize(
          width: least.width + (1 - least.width) * CGFloat(share),
          height: least.height + (1 - least.height) * CGFloat(share))
        area = Self.area(frame, by: factor, from: anchor)
      case .offset(let offset): add(offset, times: left)
      case .move(let edge): add(edge.way(out: frame.size), times: left)
      }
    }
  }

  private mutating func add(_ offset: CGSize, times share: CGFloat) {
    way.width += offset.width * share
    way.height += offset.height * share
  }

  private static func area(_ frame: CGRect, by factor: CGSize, from anchor: UnitPoint) -> CGRect {
    let factor = CGSize(width: max(0, factor.width), height: max(0, factor.height))
    return CGRect(
      x: frame.minX + frame.width * (1 - factor.width) * anchor.x,
      y: frame.minY + frame.height * (1 - factor.height) * anchor.y,
      width: frame.width * factor.width, height: frame.height * factor.height)
  }

  /// Lays a picture of the view on a canvas.
  func lay(_ picture: Canvas, of frame: CGRect, fadingTo ground: CellColor, on canvas: inout Canvas)
  {
    // What is drawn beyond the frame, such as by an offset, goes with it.
    let seen = area == frame ? picture.bounds : CellMetrics.cells(area)
    let (columns, rows) = (CellMetrics.column(way.width), CellMetrics.row(way.height))
    canvas.lay(picture, part: seen, movedBy: (columns, rows)) { ink in
      opacity >= 1 ? ink : ink.fading(to: opacity, on: ground)
    }
  }
}

extension Edge {
  /// What moves something of a size out over the edge.
  fileprivate func way(out size: CGSize) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -size.height)
    case .bottom: CGSize(width: 0, height: size.height)
    case .leading: CGSize(width: -size.width, height: 0)
    case .trailing: CGSize(width: size.width, height: 0)
    }
  }
}
