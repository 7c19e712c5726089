import TerminalCore
import TerminalViews

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  /// An arrow.
  case up, down, left, right
}

nonisolated extension View {
  /// Answers keys that the view with the focus has not answered; those of views inside go first.
  func keyed(_ answer: @escaping (KeyPress) -> Bool) -> _Responding {
    responding { place in
      let attachment = place.memory { FocusAttachment() }
      attachment.isFocusable = false
      attachment.onKey = answer
      return { _ in .focus(attachment) }
    }
  }

  /// Does something when a key is pressed that the view with the focus does not answer.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> _Responding {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Does something when a key is pressed that the view with the focus does not answer.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> _Responding {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Does something when one of several keys is pressed that the view with the focus does not
  /// answer.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> _Responding {
    let keys = Set(keys.map(\.key))
    return onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Does something when any key is pressed that the view with the focus does not answer.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> _Responding {
    keyed { press in
      guard phases.contains(.down) else { return false }
      return MainActor.assumeIsolated { action(press) } == .handled
    }
  }

  /// Does something with the arrow keys that the view with the focus does not answer.
  public func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> _Responding {
    let directions: [Key: MoveCommandDirection] = [
      .up: .up, .down: .down, .left: .left, .right: .right,
    ]
    return keyed { press in
      guard let action, press.modifiers.isEmpty, let direction = directions[press.key] else {
        return false
      }
      MainActor.assumeIsolated { action(direction) }
      return true
    }
  }

  /// Does something when Esc is pressed and the view with the focus does not answer.
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> _Responding {
    keyed { press in
      guard let action, press == KeyPress(.escape) else { return false }
      MainActor.assumeIsolated { action() }
      return true
    }
  }
}
