import PriceTexts
import TerminalCore

/// Keys that do the same.
package struct KeyBinding: Hashable, Sendable {
  /// The keys, of which lists name the first.
  package let keys: [KeyPress]
  /// What they do.
  package let action: ViewerAction
}

/// A line of the menu: a binding, or two that belong together, such as left and right.
package struct KeyLine: Hashable, Sendable {
  /// What a line is called.
  package enum Title: Hashable, Sendable {
    case help(KeyHelp)
    case name(NameText)
  }

  package let group: KeyGroup
  /// The bindings, in the order in which the title names what they do.
  package let bindings: [KeyBinding]
  package let title: Title

  /// The keys as they are written, such as `←/→`; empty for a line of the menu without keys.
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
  /// The title of a line of the menu.
  package func title(_ line: KeyLine) -> String {
    switch line.title {
    case .help(let help): self.help(help)
    case .name(let name): self.name(name)
    }
  }
}

extension KeyPress {
  /// The key without what is held; a letter with Ctrl as keyboards show it.
  fileprivate var keyName: String {
    modifiers.contains(.control) && key.name.count == 1 ? key.name.uppercased() : key.name
  }
}

extension Key {
  /// The key as it is written in lists.
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
  /// What stands before a key's name, such as `Ctrl-`.
  fileprivate var prefix: String {
    (contains(.control) ? "Ctrl-" : "") + (contains(.alt) ? "Alt-" : "")
      + (contains(.shift) ? "Shift-" : "")
  }
}
