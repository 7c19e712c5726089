import PriceTexts
import TerminalCore

/// Keys with the same action.
package struct KeyBinding: Hashable, Sendable {
  /// The keys; lists show the first.
  package let keys: [KeyPress]
  /// The action of the keys.
  package let action: ViewerAction
}

/// A line of the menu: a binding, or two that belong together, such as left and right.
package struct KeyLine: Hashable, Sendable {
  /// The title of a line.
  package enum Title: Hashable, Sendable {
    case help(KeyHelp)
    case name(NameText)
  }

  package let group: KeyGroup
  /// The bindings, in the order in which the title names their actions.
  package let bindings: [KeyBinding]
  package let title: Title

  /// The names of the keys, such as `←/→`; empty for a line of the menu without keys.
  package var keyNames: String {
    let keys = bindings.compactMap(\.keys.first)
    let modifiers = keys.first?.modifiers ?? []
    guard keys.allSatisfy({ $0.modifiers == modifiers }) else {
      return keys.map { $0.modifiers.prefix + $0.keyName }.joined(separator: "/")
    }
    return modifiers.prefix + keys.map(\.keyName).joined(separator: "/")
  }
}

extension Catalogue {
  /// Returns the title of a line of the menu.
  package func title(_ line: KeyLine) -> String {
    switch line.title {
    case .help(let help): self.help(help)
    case .name(let name): self.name(name)
    }
  }
}

extension KeyPress {
  /// The name of the key without modifiers; a letter with Ctrl as keyboards show it.
  fileprivate var keyName: String {
    modifiers.contains(.control) && key.name.count == 1 ? key.name.uppercased() : key.name
  }
}

extension Key {
  /// The name of the key in lists.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .function(let number): "F\(number)"
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .delete: "Del"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    }
  }
}

extension KeyModifiers {
  /// The prefix of the key's name, such as `Ctrl-`.
  fileprivate var prefix: String {
    (contains(.control) ? "Ctrl-" : "") + (contains(.alt) ? "Alt-" : "")
      + (contains(.shift) ? "Shift-" : "")
  }
}
