import FoundationSubset
import TerminalViews

/// A modifier that handles the pointer or keys where a host draws the view.
public struct _ResponderModifier: _ViewModifier {
  let role: (ViewIdentity) -> (CGRect) -> ResponderNote.Role

  /// Makes the nodes of the content, each in a responder.
  public nonisolated static func _makeNode<Content: View>(
    _ modifier: _ResponderModifier, of content: Content, in environment: EnvironmentValues
  ) -> _ViewNode {
    guard let identity = environment.identity else {
      return Content._makeNode(content, in: environment)
    }
    let role = modifier.role(identity)
    let nodes = content.nodes(.content, in: environment)
      .map { ResponderNode(child: $0, role: role) }
    return _ViewNode(nodes.count == 1 ? nodes[0] : GroupNode(children: nodes))
  }
}

nonisolated extension View {
  /// The view with a responder.
  public typealias _Responding = ModifiedContent<Self, _ResponderModifier>

  package consuming func responding(
    _ role: @escaping (ViewIdentity) -> (CGRect) -> ResponderNote.Role
  ) -> _Responding {
    ModifiedContent(content: self, modifier: _ResponderModifier(role: role))
  }

  private func attached<G: Gesture>(
    _ gesture: G, _ priority: GestureAttachment.Priority
  ) -> _Responding {
    responding { identity in
      let attachment = GestureAttachment.kept(
        at: identity, G._makeRecognizer(gesture).recognizer, priority)
      return { _ in .gestures(attachment) }
    }
  }

  /// Adds a gesture; those of views inside precede it.
  public func gesture<G: Gesture>(_ gesture: G) -> _Responding { attached(gesture, .normal) }
  /// Adds a gesture that is recognised simultaneously with those of the views inside.
  public func simultaneousGesture<G: Gesture>(_ gesture: G) -> _Responding {
    attached(gesture, .simultaneous)
  }
  /// Adds a gesture that precedes those of the views inside.
  public func highPriorityGesture<G: Gesture>(_ gesture: G) -> _Responding {
    attached(gesture, .high)
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
  /// Adds an action for a button held on the view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> _Responding {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in action() })
  }

  /// Adds an action for the pointer entering or leaving the view.
  ///
  /// A terminal reports a pointer without a button only if a program asks for it:
  /// `TerminalApp.run(mouse: .hover)`.
  public func onHover(perform action: @escaping (Bool) -> Void) -> _Responding {
    hovering(in: .local) { phase, before in
      if (phase == .ended) != (before == .ended) { action(phase != .ended) }
    }
  }
  /// Adds an action for each location of the pointer over the view, and for its leaving.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> _Responding {
    hovering(in: coordinateSpace) { phase, before in if phase != before { action(phase) } }
  }

  private func hovering(
    in space: CoordinateSpace, _ action: @escaping (HoverPhase, HoverPhase) -> Void
  ) -> _Responding {
    responding { identity in
      let attachment = identity.memory { HoverAttachment() }
      attachment.space = space
      attachment.action = { [unowned attachment] phase in
        let before = attachment.phase
        attachment.phase = phase
        action(phase, before)
      }
      return { _ in .hover(attachment) }
    }
  }

  /// Sets the outline inside which the view receives the pointer.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> _Responding {
    responding { _ in
      { frame in
        let path = shape.path(in: frame)
        return .shape { path.contains($0, eoFill: eoFill) }
      }
    }
  }
  /// Sets whether the view receives the pointer.
  public func allowsHitTesting(_ enabled: Bool) -> _Responding {
    responding { _ in { _ in .hitTesting(enabled) } }
  }
  /// Names the coordinate space of the view, for the locations of gestures.
  public func coordinateSpace(_ name: CoordinateSpace) -> _Responding {
    responding { _ in
      { _ in if case .named(let name) = name { .space(name) } else { .hitTesting(true) } }
    }
  }
  /// Names the coordinate space of the view, for the locations of gestures.
  public func coordinateSpace(name: some Hashable) -> _Responding {
    coordinateSpace(.named("\(name)"))
  }
}
