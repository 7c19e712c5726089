import TerminalCore
import TerminalViews

/// A key, identified by its character.
public nonisolated struct KeyEquivalent: Hashable, Sendable,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  /// The character; other keys have the private characters that Apple's systems assign to them.
  public var character: Character
  /// Creates a key.
  public init(_ character: Character) { self.character = character }
  /// Creates a key.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The arrow up.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The arrow down.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The arrow to the left.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The arrow to the right.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// Home.
  public static let home: KeyEquivalent = "\u{F729}"
  /// End.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// Page up.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// Page down.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// Backspace.
  public static let delete: KeyEquivalent = "\u{8}"
  /// Delete.
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  /// Escape.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// Tab.
  public static let tab: KeyEquivalent = "\t"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// Enter.
  public static let `return`: KeyEquivalent = "\r"

  private static let keys: [KeyEquivalent: Key] = [
    .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right, .home: .home,
    .end: .end, .pageUp: .pageUp, .pageDown: .pageDown, .delete: .backspace,
    .deleteForward: .delete, .escape: .escape, .tab: .tab, .return: .enter,
  ]

  /// The key of the terminal.
  var key: Key { Self.keys[self] ?? .character(character) }
}

extension KeyPress {
  /// The result of handling a key.
  public enum Result: Hashable, Sendable {
    /// The view has handled the key.
    case handled
    /// The key is passed to other views.
    case ignored
  }

  /// The text that the key writes; empty for other keys.
  public var characters: String {
    if case .character(let character) = key { String(character) } else { "" }
  }
}
