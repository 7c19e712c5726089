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
  /// The key that takes away what stands before.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The key that takes away what stands behind.
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

/// Keys that are held with another.
public nonisolated struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// Command, in whose place terminals have Control or Alt.
  public static let command = EventModifiers(rawValue: 16)
  /// All of them.
  public static let all: EventModifiers = [.shift, .control, .option, .command]

  /// Whether what was held is this.
  func matches(_ held: KeyModifiers) -> Bool {
    var wanted: KeyModifiers = []
    if contains(.shift) { wanted.insert(.shift) }
    if contains(.control) { wanted.insert(.control) }
    if contains(.option) { wanted.insert(.alt) }
    guard contains(.command) else { return held == wanted }
    return held == wanted.union(.control) || held == wanted.union(.alt)
  }
}

extension KeyPress {
  /// What became of a key.
  public enum Result: Hashable, Sendable {
    /// The view has answered it.
    case handled
    /// The key is passed to other views.
    case ignored
  }

  /// What happens to a key.
  ///
  /// Terminals tell that a key went down, and nothing else: repeats look the same, and ``up`` never
  /// comes.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// It goes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The text that the key writes; empty for the others.
  public var characters: String {
    if case .character(let character) = key { String(character) } else { "" }
  }
}
