import FoundationSubset
import TerminalCore
import TerminalViews

/// How the body of a transition draws its content: found out by drawing a stand-in.
struct TransitionProbe {
  /// Where the stand-in of a body has been drawn.
  private final class Record {
    var frame: CGRect?
    var opacity = 1.0
  }

  private struct StandIn: LayoutNode {
    let record: Record
    func size(in proposal: ProposedViewSize) -> CGSize { TransitionProbe.frame.size }
    func draw(in frame: CGRect, on canvas: inout Canvas) { record.frame = frame }
  }

  /// Where the body is drawn: ten cells by four.
  private static let frame = CGRect(
    x: 0, y: 0, width: 10 * CellMetrics.columnWidth, height: 4 * CellMetrics.rowHeight)

  /// Where the content is drawn; `nil` where it is not.
  let frame: CGRect?
  let opacity: Double

  /// Draws a body.
  init<Body: View>(_ body: (_ViewModifierContent) -> Body) {
    let record = Record()
    let content = _ViewModifierContent { environment in
      record.opacity = environment.opacity
      return _ViewNode(StandIn(record: record))
    }
    let node = body(content).node(in: EnvironmentValues())
    var canvas = Canvas(size: CellMetrics.cells(Self.frame).size)
    node.draw(in: Self.frame, on: &canvas)
    frame = record.frame
    opacity = record.opacity
  }

  /// What is missing of a view that is drawn in this way, beside how it is drawn when it is there.
  func effects(beside present: TransitionProbe) -> [TransitionEffect] {
    var effects: [TransitionEffect] = []
    if opacity != present.opacity, present.opacity > 0 {
      effects.append(.opacity(min(opacity / present.opacity, 1)))
    }
    guard let there = present.frame, there.width > 0, there.height > 0 else { return effects }
    // What is scaled to nothing is not drawn at all.
    guard let frame else { return effects + [.scale(.zero, .center)] }
    let scale = CGSize(width: frame.width / there.width, height: frame.height / there.height)
    if scale == CGSize(width: 1, height: 1) {
      let way = CGSize(width: frame.minX - there.minX, height: frame.minY - there.minY)
      return way == .zero ? effects : effects + [.offset(way)]
    }
    guard let anchor = Self.anchor(from: there, to: frame) else {
      let way = CGSize(width: frame.midX - there.midX, height: frame.midY - there.midY)
      return effects + [.offset(way), .scale(scale, .center)]
    }
    return effects + [.scale(scale, anchor)]
  }

  /// The point inside of two frames that is the same in both; `nil` where there is none.
  private static func anchor(from there: CGRect, to frame: CGRect) -> UnitPoint? {
    func share(_ way: CGFloat, _ shrinking: CGFloat) -> CGFloat? {
      guard abs(shrinking) > 0.01 else { return abs(way) < 0.01 ? 0.5 : nil }
      return (-0.01...1.01).contains(way / shrinking) ? way / shrinking : nil
    }
    guard let x = share(frame.minX - there.minX, there.width - frame.width),
      let y = share(frame.minY - there.minY, there.height - frame.height)
    else { return nil }
    return UnitPoint(x: x, y: y)
  }
}
