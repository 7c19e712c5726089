import FoundationSubset
import TerminalViews

/// Has a view answer the pointer or keys where a host draws it; elsewhere it changes nothing.
public struct _ResponderModifier: _ViewModifier {
  let role: (ViewPlace) -> (CGRect) -> ResponderNote.Role

  /// Makes the nodes of the content, in one that answers.
  public nonisolated static func _makeNode<Content: View>(
    _ modifier: _ResponderModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    guard let place = environment.place else { return Content._makeNode(content, in: environment) }
    var inner = environment
    inner.place = place.child(.content)
    let role = modifier.role(place)
    let nodes = content.nodes(in: inner).map { ResponderNode(child: $0, role: role) }
    return _ViewNode(nodes.count == 1 ? nodes[0] : GroupNode(children: nodes))
  }
}

nonisolated extension View {
  /// The view, with what answers events in it.
  public typealias _Responding = ModifiedContent<Self, _ResponderModifier>

  package consuming func responding(
    _ role: @escaping (ViewPlace) -> (CGRect) -> ResponderNote.Role
  ) -> _Responding {
    ModifiedContent(content: self, modifier: _ResponderModifier(role: role))
  }

  private func attached<G: Gesture>(
    _ gesture: G, _ priority: GestureAttachment.Priority, _ mask: GestureMask
  ) -> _Responding {
    responding { place in
      let attachment = GestureAttachment.kept(
        at: place, G._makeRecognizer(gesture).recognizer, priority)
      return { _ in mask.contains(.gesture) ? .gestures(attachment) : .hitTesting(true) }
    }
  }

  /// Adds a gesture; those of views inside go before it.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> _Responding {
    attached(gesture, .normal, mask)
  }
  /// Adds a gesture that is recognised simultaneously with those of the views inside.
  public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all)
    -> _Responding
  {
    attached(gesture, .simultaneous, mask)
  }
  /// Adds a gesture that goes before those of views inside.
  public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all)
    -> _Responding
  {
    attached(gesture, .high, mask)
  }

  /// Adds an action for a number of clicks.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> _Responding {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }
  /// Adds an action for a number of clicks, given their location.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> _Responding {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
  /// Does something when the button is held on the view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> _Responding {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in action() })
  }

  /// Does something when the pointer comes over the view, or leaves it.
  ///
  /// Terminals report a pointer without a button only where they are asked to, which a program
  /// does: `TerminalApp.run(mouse: .hover)`.
  public func onHover(perform action: @escaping (Bool) -> Void) -> _Responding {
    hovering(in: .local) { phase, before in
      if (phase == .ended) != (before == .ended) { action(phase != .ended) }
    }
  }
  /// Does something with every place of the pointer over the view, and when it leaves it.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> _Responding {
    hovering(in: coordinateSpace) { phase, before in if phase != before { action(phase) } }
  }

  private func hovering(
    in space: CoordinateSpace, _ action: @escaping (HoverPhase, HoverPhase) -> Void
  ) -> _Responding {
    responding { place in
      let attachment = place.memory { HoverAttachment() }
      attachment.space = space
      attachment.action = { [unowned attachment] phase in
        let before = attachment.phase
        attachment.phase = phase
        action(phase, before)
      }
      return { _ in .hover(attachment) }
    }
  }

  /// Sets where the view answers the pointer: inside an outline.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> _Responding {
    responding { _ in
      { frame in
        let path = shape.path(in: frame)
        return .shape { path.contains($0, eoFill: eoFill) }
      }
    }
  }
  /// Sets whether the view answers the pointer.
  public func allowsHitTesting(_ enabled: Bool) -> _Responding {
    responding { _ in { _ in .hitTesting(enabled) } }
  }
  /// Gives the view a name, by which gestures measure places from it.
  public func coordinateSpace(_ name: CoordinateSpace) -> _Responding {
    responding { _ in
      { _ in if case .named(let name) = name { .space(name) } else { .hitTesting(true) } }
    }
  }
  /// Gives the view a name, by which gestures measure places from it.
  public func coordinateSpace(name: some Hashable) -> _Responding {
    coordinateSpace(.named("\(name)"))
  }
}

/// Which gestures of a view count.
public nonisolated struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
