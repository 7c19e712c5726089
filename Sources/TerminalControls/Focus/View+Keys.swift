import TerminalCore
import TerminalViews

nonisolated extension View {
  /// Adds a handler for keys that neither the view with the focus nor views inside handle.
  func keyed(_ answer: @escaping (KeyPress) -> Bool) -> _Responding {
    responding { identity in
      let attachment = identity.memory { FocusAttachment() }
      attachment.isFocusable = false
      attachment.onKey = answer
      return { _ in .focus(attachment) }
    }
  }

  /// Adds an action for a key that the view with the focus does not handle.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> _Responding {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Adds an action for keys that the view with the focus does not handle.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> _Responding {
    let keys = Set(keys.map(\.key))
    return onKeyPress { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Adds an action for all keys that the view with the focus does not handle.
  public func onKeyPress(
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> _Responding {
    keyed { press in MainActor.assumeIsolated { action(press) } == .handled }
  }

  /// Adds an action for Esc, if the view with the focus does not handle it.
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> _Responding {
    keyed { press in
      guard let action, press == KeyPress(.escape) else { return false }
      MainActor.assumeIsolated { action() }
      return true
    }
  }
}
