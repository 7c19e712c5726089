import TerminalCore
import TerminalViews

/// A key that works a control wherever the focus is.
///
/// Terminals keep Command to themselves: in its place are Control and Alt, whichever is held.
/// Ctrl-C and Ctrl-Z stay with the program, and Ctrl-H, Ctrl-I and Ctrl-M are Backspace, Tab and
/// Enter.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// What is held.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Esc.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  func matches(_ press: KeyPress) -> Bool {
    press.key == key.key && modifiers.matches(press.modifiers)
  }
}

extension EnvironmentValues {
  /// The key that works the controls inside.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}

nonisolated extension View {
  /// Sets the key that works the control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> _Surrounded {
    environment { $0.keyboardShortcut = shortcut }
  }
  /// Sets the key that works the control.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> _Surrounded {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
}
