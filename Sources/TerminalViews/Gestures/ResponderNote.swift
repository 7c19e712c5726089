import FoundationSubset
import TerminalCore

/// The input handlers of a view.
///
/// A note is put on the canvas before the view is drawn and an end note after it, so that the order
/// and the nesting of handlers are known.
package struct ResponderNote: CanvasNote {
  package enum Role {
    /// All following notes are inside, until the end.
    case gestures(GestureAttachment)
    case hover(HoverAttachment)
    case shape((CGPoint) -> Bool)
    case hitTesting(Bool)
    case space(String)
    case focus(FocusAttachment)
    case focusLink(FocusLink)
    case scroll(ScrollAttachment)
    case chart(any ChartScrubbing)
    /// A window over everything else, which receives all presses.
    case window(Window)
    case end
  }

  /// The receiver of keys while a window is open.
  package enum Window: Hashable {
    /// The view with the focus.
    case list
    /// The views in the window.
    case sheet
  }

  package let role: Role
  /// The frame of the view, in points of the canvas.
  package let frame: CGRect
  /// The visible part.
  package let clip: CellRect

  package init(_ role: Role, frame: CGRect, clip: CellRect) {
    self.role = role
    self.frame = frame
    self.clip = clip
  }
}

/// A chart whose data the arrow keys step through.
package protocol ChartScrubbing {
  /// The plot, in points of the canvas.
  var plotFrame: CGRect { get }
  /// The part of the plot that is visible in a viewport, in points of the canvas.
  var visibleFrame: CGRect { get }
  /// Returns the coordinates of the data along an axis, in points of the canvas, ascending.
  func stops(along axis: Axis) -> [CGFloat]
  /// Whether the data are arranged vertically.
  var isHorizontal: Bool { get }
  /// Whether only a part of the data is visible.
  var canScroll: Bool { get }
  /// Scrolls by a fraction of the visible part, to the right and down; returns the actual fraction.
  func scroll(by distance: CGSize) -> CGSize
  /// Turns the chart by a step to the right and down, if arrow keys do that; returns whether it
  /// turned.
  func turn(by distance: CGSize) -> Bool
  /// Clears the selection.
  func clearSelection()
}

extension ChartScrubbing {
  /// Does nothing: arrow keys step through the data.
  package func turn(by distance: CGSize) -> Bool { false }
}

/// The gestures of a view.
package final class GestureAttachment {
  package enum Priority: Int { case simultaneous, normal, high }
  package let recognizer: any GestureRecognizing
  package var priority: Priority
  init(_ recognizer: any GestureRecognizing, _ priority: Priority) {
    self.recognizer = recognizer
    self.priority = priority
  }

  /// Returns the attachment of a view, with the actions of a new recogniser.
  package static func kept(
    at identity: ViewIdentity, _ recognizer: any GestureRecognizing, _ priority: Priority
  ) -> GestureAttachment {
    let attachment = identity.memory { GestureAttachment(recognizer, priority) }
    if attachment.recognizer !== recognizer { attachment.recognizer.adopt(recognizer) }
    attachment.priority = priority
    return attachment
  }
}

/// The position of the pointer relative to a view.
public nonisolated enum HoverPhase: Hashable, Sendable {
  /// Over the view: the middle of the cell, in points.
  case active(CGPoint)
  /// Outside the view.
  case ended
}

/// The action of a view for the pointer over it.
package final class HoverAttachment {
  package var space = CoordinateSpace.local
  package var action: (HoverPhase) -> Void = { _ in }
  package var phase = HoverPhase.ended
  package init() {}
}

/// The actions of a view for keys and the focus.
package final class FocusAttachment {
  /// Whether the view can be reached with Tab.
  package var isFocusable = true
  /// Handles a key; returns whether it did.
  package var onKey: (KeyPress) -> Bool = { _ in false }
  /// Handles pasted text.
  package var onPaste: ((String) -> Void)?
  package var onFocus: (Bool) -> Void = { _ in }
  package init() {}
}

/// The binding of the focus of the view inside.
package final class FocusLink {
  /// Whether the program wants the view to have the focus.
  package var isWanted: () -> Bool = { false }
  /// Called with whether the view has the focus.
  package var tell: (Bool) -> Void = { _ in }
  /// The last value passed to ``tell``.
  package var isHeld = false
  package init() {}
}

/// The scroll position of a viewport.
package final class ScrollAttachment {
  /// The offset of the content, in points.
  package private(set) var offset = CGSize.zero
  /// The maximum offset.
  package private(set) var limit = CGSize.zero
  package init() {}

  /// Updates the sizes of the content and the window.
  package func adopt(content: CGSize, viewport: CGSize) {
    limit = CGSize(
      width: max(0, content.width - viewport.width),
      height: max(0, content.height - viewport.height))
    set(offset)
  }

  /// Scrolls by an offset in points; returns whether the position changed.
  package func scroll(by distance: CGSize) -> Bool {
    let before = offset
    set(CGSize(width: offset.width + distance.width, height: offset.height + distance.height))
    return offset != before
  }

  /// Scrolls until a rectangle is visible in the viewport, as far as it fits.
  package func reveal(_ frame: CGRect, in window: CGRect) {
    func distance(_ from: CGFloat, _ to: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      from < low || to - from > high - low ? from - low : max(0, to - high)
    }
    _ = scroll(
      by: CGSize(
        width: distance(frame.minX, frame.maxX, window.minX, window.maxX),
        height: distance(frame.minY, frame.maxY, window.minY, window.maxY)))
  }

  private func set(_ new: CGSize) {
    offset = CGSize(
      width: min(max(0, new.width), limit.width), height: min(max(0, new.height), limit.height))
  }
}

/// A node that adds notes around its drawing.
package struct ResponderNode: WrapperNode {
  package let child: any LayoutNode
  let role: (CGRect) -> ResponderNote.Role

  package init(child: any LayoutNode, role: @escaping (CGRect) -> ResponderNote.Role) {
    self.child = child
    self.role = role
  }

  package func draw(in frame: CGRect, on canvas: inout Canvas) {
    canvas.responding(role(frame), in: frame) { child.draw(in: frame, on: &$0) }
  }
}

extension Canvas {
  /// Draws the content of a responder.
  package mutating func responding(
    _ role: ResponderNote.Role, in frame: CGRect, _ draw: (inout Canvas) -> Void
  ) {
    note(ResponderNote(role, frame: frame, clip: clip))
    draw(&self)
    note(ResponderNote(.end, frame: frame, clip: clip))
  }
}
