/// An event of the terminal or the process.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// Text was pasted. Lines end with line feeds; any other characters are possible.
  case paste(String)
  /// A mouse button, the wheel or the pointer was used.
  case mouse(MouseEvent)
  /// The screen has a new size.
  case resized(CellSize)
  /// The program continues after a suspension; much time may have passed.
  case resumed
  /// The process received a signal that asks it to end.
  case terminated(signal: Int32)
  /// Watched files changed.
  case fileChanged
  /// The terminal reported its background colour.
  case ground(CellColor)
  /// The terminal has finer characters than its description says.
  case glyphs(GlyphSet)
  /// The pixel size of a cell for images is known; `nil` if images are no longer shown because the
  /// connection is too slow.
  case pictures(PixelCell?)
}

/// The modifier keys of a key press or mouse event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt or Meta.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
}

/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A key for a character.
  case character(Character)
  /// An arrow key.
  case left, right, up, down
  /// A navigation or editing key.
  case home, end, pageUp, pageDown, insert, delete
  /// A key that terminals send as a control character.
  case enter, escape, tab, backspace
  /// A function key, counted from 1.
  case function(Int)
}

/// A key press with its modifiers.
///
/// `Ctrl-L` is the character `l` with ``KeyModifiers/control``. Shift is reported only for keys
/// without a character.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifiers.
  public var modifiers: KeyModifiers

  /// Creates a key press.
  public init(_ key: Key, modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A mouse event.
public struct MouseEvent: Hashable, Sendable {
  /// The kind of a mouse event.
  public enum Kind: Hashable, Sendable {
    /// A button was pressed: 1 is the left, 2 the middle, 3 the right one.
    case press(button: Int)
    /// A button was released; 0 if the terminal does not report which.
    case release(button: Int)
    /// The pointer moved with a button pressed.
    case drag(button: Int)
    /// The pointer moved without a button pressed.
    case move
    /// The wheel was turned by one step.
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// The kind of the event.
  public var kind: Kind
  /// The cell under the pointer.
  public var location: CellPoint
  /// The position within that cell.
  public var placeInCell = PlaceInCell.middle
  /// The modifier keys.
  public var modifiers: KeyModifiers

  /// Creates a mouse event.
  public init(_ kind: Kind, at location: CellPoint, modifiers: KeyModifiers = []) {
    self.kind = kind
    self.location = location
    self.modifiers = modifiers
  }
}

/// A position in a cell, as fractions of its width and height.
public struct PlaceInCell: Hashable, Sendable {
  /// The fraction of the width from the left, 0…1.
  public var x: Double
  /// The fraction of the height from the top, 0…1.
  public var y: Double
  /// Creates a position.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// The middle of a cell, for terminals that report only cells.
  public static let middle = PlaceInCell(x: 0.5, y: 0.5)
}
