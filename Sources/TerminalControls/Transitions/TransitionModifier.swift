import FoundationSubset
import TerminalCore
import TerminalViews

nonisolated extension View {
  /// Sets how the view appears and disappears during a change inside `withAnimation` or under
  /// `animation(_:value:)`.
  ///
  /// Without an animation it appears and disappears at once.
  ///
  /// A disappearing view takes no space and no input, so the views around it move at once.
  public func transition(
    _ transition: AnyTransition
  ) -> ModifiedContent<Self, _TransitionModifier> {
    ModifiedContent(content: self, modifier: _TransitionModifier(transition: transition))
  }
}

/// A modifier that animates how a view appears and disappears; printed views are not animated.
public struct _TransitionModifier: _ViewModifier {
  let transition: AnyTransition

  /// Makes the nodes of the content.
  public nonisolated static func _makeNode<Content: View>(
    _ modifier: _TransitionModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    guard let identity = environment.identity, identity.tree.clock != nil else {
      return Content.node(of: content, .content, in: environment)
    }
    let memory = identity.memory {
      TransitionMemory(at: identity, inside: environment[TransitionKey.self].memory)
    }
    memory.begin(by: modifier.transition)
    identity.departure = { [weak memory] in memory?.leave() }
    var inner = environment
    inner[TransitionKey.self] = SurroundingTransition(memory: memory)
    let nodes = content.nodes(.content, in: inner)
    let parts = nodes.enumerated().map { index, node in
      TransitionNode(
        child: node, index: index, memory: memory, ground: environment.backgroundColor)
    }
    return _ViewNode(parts.count == 1 ? parts[0] : GroupNode(children: parts))
  }
}

private struct SurroundingTransition {
  weak var memory: TransitionMemory?
}

/// The transition of the surrounding view.
private enum TransitionKey: EnvironmentKey {
  static var defaultValue: SurroundingTransition { SurroundingTransition() }
}

/// The progress of the transition of a view, and its last drawing.
private final class TransitionMemory {
  private var transition: AnyTransition?
  private unowned let identity: ViewIdentity
  private weak var outer: TransitionMemory?
  private let birth: Int
  private var isGone = false
  private var progress: TransitionProgress?
  private var parts: [Int: () -> DepartingPicture.Part] = [:]

  init(at identity: ViewIdentity, inside outer: TransitionMemory?) {
    self.identity = identity
    self.outer = outer
    birth = identity.tree.frame
  }

  private var tree: ViewTree { identity.tree }

  /// Begins a frame; in the first one the view begins to appear.
  func begin(by transition: AnyTransition) {
    if self.transition == nil { arrive(by: transition) }
    self.transition = transition
    parts = [:]
  }

  // Unless a surrounding view with a transition has appeared in the same frame.
  private func arrive(by transition: AnyTransition) {
    guard let time = tree.clock?() else { return }
    let before = tree.turnBack(at: identity.path) as? DepartingPicture
    guard birth > 1, outer?.birth != birth,
      let animation = transition.animation ?? tree.animation
    else { return }
    let fraction = before?.progress.fraction(at: time) ?? 0
    progress = TransitionProgress(
      effects: transition.insertion, from: fraction, to: 1, animation: animation, start: time)
  }

  /// Returns the movement of an appearing view and its fraction; `nil` once it has appeared.
  func arrival() -> (progress: TransitionProgress, fraction: Double)? {
    guard let progress, let time = tree.clock?(), let fraction = progress.fraction(at: time) else {
      progress = nil
      return nil
    }
    tree.keepMoving()
    return (progress, fraction)
  }

  /// Notes how a node of the view can be drawn again.
  func note(at index: Int, _ redraw: @escaping () -> DepartingPicture.Part) {
    parts[index] = redraw
  }

  /// Begins to remove the view, unless a surrounding view with a transition disappears too.
  func leave() {
    isGone = true
    guard let transition, outer?.isGone != true, let time = tree.clock?(),
      let animation = transition.animation ?? tree.animation, !transition.removal.isEmpty
    else { return }
    let fraction = progress?.fraction(at: time) ?? 1
    let departure = TransitionProgress(
      effects: transition.removal, from: fraction, to: 0, animation: animation, start: time)
    let pictures = parts.sorted { $0.key < $1.key }.map { $0.value() }
    tree.see(off: DepartingPicture(pictures, on: departure), from: identity.path)
  }
}

/// The movement from one fraction of a transition to another.
struct TransitionProgress {
  let effects: [TransitionEffect]
  let from, to: Double
  let animation: Animation
  let start: Double

  /// Returns the fraction at a time; `nil` at the end.
  func fraction(at time: Double) -> Double? {
    animation.fraction(after: time - start).map { from + (to - from) * $0 }
  }
}

/// A node that is drawn during a transition.
private struct TransitionNode: WrapperNode {
  let child: any LayoutNode
  let index: Int
  let memory: TransitionMemory
  let ground: CellColor

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let (clip, size, glyphs) = (canvas.clip, canvas.size, canvas.glyphs)
    memory.note(at: index) { [child, ground] in
      var picture = Canvas(size: size, glyphs: glyphs)
      picture.clip = clip
      child.draw(in: frame, on: &picture)
      return DepartingPicture.Part(picture: picture, frame: frame, clip: clip, ground: ground)
    }
    guard let (progress, fraction) = memory.arrival() else {
      return child.draw(in: frame, on: &canvas)
    }
    let layer = canvas.layer(of: child, in: frame)
    TransitionAppearance(progress.effects, fraction: fraction, in: frame)
      .draw(layer, of: frame, fadingTo: ground, on: &canvas)
  }
}

/// The last picture of a disappearing view, which takes no input.
private final class DepartingPicture: DepartingView {
  struct Part {
    let picture: Canvas
    let frame: CGRect
    let clip: CellRect
    let ground: CellColor
  }
  private let parts: [Part]
  let progress: TransitionProgress

  init(_ parts: [Part], on progress: TransitionProgress) {
    self.parts = parts
    self.progress = progress
  }

  func draw(on canvas: inout Canvas, at time: Double) -> Bool {
    guard let fraction = progress.fraction(at: time) else { return false }
    for part in parts {
      guard part.picture.size == canvas.size else { return false }
      canvas.clipped(to: part.clip) {
        TransitionAppearance(progress.effects, fraction: fraction, in: part.frame)
          .draw(part.picture, of: part.frame, fadingTo: part.ground, on: &$0)
      }
    }
    return true
  }
}
