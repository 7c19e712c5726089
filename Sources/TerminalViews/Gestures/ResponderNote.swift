import FoundationSubset
import TerminalCore

/// The input handlers of a view.
///
/// One is noted on the canvas before the view is drawn and its end after it, so that the order and
/// the nesting of handlers are known.
package struct ResponderNote: CanvasNote {
  package enum Role {
    /// What follows lies inside, until the end.
    case gestures(GestureAttachment)
    case hover(HoverAttachment)
    case shape((CGPoint) -> Bool)
    case hitTesting(Bool)
    case space(String)
    case focus(FocusAttachment)
    case focusLink(FocusLink)
    case scroll(ScrollAttachment)
    case chart(any ChartScrubbing)
    /// Over everything else: no press goes to what lies below.
    case window(Window)
    case end
  }

  /// What a window does with keys.
  package enum Window: Hashable {
    /// They stay with the view that has the focus.
    case list
    /// They go to the views inside.
    case sheet
  }

  package let role: Role
  /// Where the view lies, in points of the canvas.
  package let frame: CGRect
  /// What of it can be seen.
  package let clip: CellRect

  package init(_ role: Role, frame: CGRect, clip: CellRect) {
    self.role = role
    self.frame = frame
    self.clip = clip
  }
}

/// A chart that the keys of arrows go through.
package protocol ChartScrubbing {
  /// The plot, in points of the canvas.
  var plotFrame: CGRect { get }
  /// The part of the plot that a window leaves to be seen, in points of the canvas.
  var seenFrame: CGRect { get }
  /// The places of the data along an axis, in points of the canvas, in rising order.
  func stops(along axis: Axis) -> [CGFloat]
  /// Whether the data lie below each other.
  var isHorizontal: Bool { get }
  /// Whether only a part of the data is seen.
  var canScroll: Bool { get }
  /// Moves what is seen by a share of it, to the right and downwards; by what share it has.
  func scroll(by way: CGSize) -> CGSize
  /// Turns what is seen by a step to the right and downwards, where arrow keys do that; whether it
  /// goes any further.
  func turn(by way: CGSize) -> Bool
  /// Selects nothing.
  func clearSelection()
}

extension ChartScrubbing {
  /// Arrow keys lead through the data.
  package func turn(by way: CGSize) -> Bool { false }
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

  /// The attachment at a place, which from now on calls what a newly made recogniser calls.
  package static func kept(
    at place: ViewPlace, _ recognizer: any GestureRecognizing, _ priority: Priority
  ) -> GestureAttachment {
    let attachment = place.memory { GestureAttachment(recognizer, priority) }
    if attachment.recognizer !== recognizer { attachment.recognizer.adopt(recognizer) }
    attachment.priority = priority
    return attachment
  }
}

/// Where the pointer is over a view.
public nonisolated enum HoverPhase: Hashable, Sendable {
  /// Over it: the middle of the cell, in points.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// What a view does when the pointer is over it.
package final class HoverAttachment {
  package var space = CoordinateSpace.local
  package var action: (HoverPhase) -> Void = { _ in }
  package var phase = HoverPhase.ended
  package init() {}
}

/// What a view does with keys.
package final class FocusAttachment {
  /// Whether the view can be reached with Tab.
  package var isFocusable = true
  /// Answers a key; whether it has.
  package var onKey: (KeyPress) -> Bool = { _ in false }
  /// Takes what is pasted.
  package var onPaste: ((String) -> Void)?
  package var onFocus: (Bool) -> Void = { _ in }
  package init() {}
}

/// Ties the focus of the view inside to what a program says of it.
package final class FocusLink {
  /// Whether the program wants the focus there.
  package var isWanted: () -> Bool = { false }
  /// Told whether the view has the focus.
  package var tell: (Bool) -> Void = { _ in }
  /// Whether it had the focus when it was told last.
  package var isHeld = false
  package init() {}
}

/// How far the content of a window is scrolled.
package final class ScrollAttachment {
  /// The content's distance behind the edges of the window, in points.
  package private(set) var offset = CGSize.zero
  /// How far it can go.
  package private(set) var limit = CGSize.zero
  package init() {}

  /// Updates the sizes of the content and the window.
  package func adopt(content: CGSize, room: CGSize) {
    limit = CGSize(
      width: max(0, content.width - room.width), height: max(0, content.height - room.height))
    set(offset)
  }

  /// Scrolls by an offset in points; returns whether the position changed.
  package func scroll(by way: CGSize) -> Bool {
    let before = offset
    set(CGSize(width: offset.width + way.width, height: offset.height + way.height))
    return offset != before
  }

  /// Scrolls until a place is in the window, as far as it fits.
  package func reveal(_ place: CGRect, in window: CGRect) {
    func way(_ from: CGFloat, _ to: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      from < low || to - from > high - low ? from - low : max(0, to - high)
    }
    _ = scroll(
      by: CGSize(
        width: way(place.minX, place.maxX, window.minX, window.maxX),
        height: way(place.minY, place.maxY, window.minY, window.maxY)))
  }

  private func set(_ new: CGSize) {
    offset = CGSize(
      width: min(max(0, new.width), limit.width), height: min(max(0, new.height), limit.height))
  }
}

/// A node that leaves a note around what it draws.
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
  /// Draws what answers in a way.
  package mutating func responding(
    _ role: ResponderNote.Role, in frame: CGRect, _ draw: (inout Canvas) -> Void
  ) {
    note(ResponderNote(role, frame: frame, clip: clip))
    draw(&self)
    note(ResponderNote(.end, frame: frame, clip: clip))
  }
}
