import PriceTexts
import TerminalCore

/// Keys that do the same.
package struct KeyBinding: Hashable, Sendable {
  /// The keys.
  package let keys: [KeyPress]
  /// What they do.
  package let action: ViewerAction
}

/// A line of the lists of keys: bindings that belong together, such as left and right.
package struct KeyLine: Hashable, Sendable {
  /// The part that the line belongs to.
  package let group: KeyGroup
  /// The bindings, in the order in which the text names what they do.
  package let bindings: [KeyBinding]
  /// What they do, in words.
  package let help: KeyHelp

  /// The keys as they are written, such as `←/→, h/l`.
  ///
  /// The first keys of all bindings come first, then the second ones; what is held beside them is
  /// written once.
  package var keyNames: String {
    let rounds = bindings.map(\.keys.count).max() ?? 0
    return (0..<rounds).map { round in
      let keys = bindings.compactMap { $0.keys.indices.contains(round) ? $0.keys[round] : nil }
      let modifiers = keys.first?.modifiers ?? []
      guard keys.allSatisfy({ $0.modifiers == modifiers }) else {
        return keys.map { $0.modifiers.prefix + $0.keyName }.joined(separator: "/")
      }
      return modifiers.prefix + keys.map(\.keyName).joined(separator: "/")
    }.joined(separator: ", ")
  }
}

extension KeyPress {
  /// The key without what is held; a letter with Ctrl as keyboards show it.
  fileprivate var keyName: String {
    modifiers.contains(.control) ? key.name.capitalizedLetter : key.name
  }
}

extension String {
  /// A single letter as a capital one; other text as it is.
  fileprivate var capitalizedLetter: String { count == 1 ? uppercased() : self }
}

extension Key {
  /// The key as it is written in lists.
  var name: String {
    switch self {
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
