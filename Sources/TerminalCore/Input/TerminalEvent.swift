/// Something that reached the program from its terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// Text was pasted, its lines ended by line feeds; it may hold any characters.
  case paste(String)
  /// A button, the wheel or the pointer.
  case mouse(MouseEvent)
  /// The screen has a new extent.
  case resized(CellSize)
  /// The program was suspended and goes on: the clock may have moved far.
  case resumed
  /// The program is to end because of the signal with this number.
  case terminated(signal: Int32)
  /// Watched files changed.
  case fileChanged
  /// The terminal says the colour of its ground, which it was asked for.
  case ground(CellColor)
  /// Pictures can be shown in cells of so many pixels; `nil` where they cannot any more, since the
  /// line is too slow for them.
  case pictures(PixelCell?)
}

/// Keys held together with another.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
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
  /// A key that writes a character.
  case character(Character)
  /// An arrow.
  case left, right, up, down
  /// A key of the block beside the letters.
  case home, end, pageUp, pageDown, insert, delete
  /// A key that terminals send as a control character.
  case enter, escape, tab, backspace
  /// A function key, from 1.
  case function(Int)
}

/// A key with what was held beside it.
///
/// `Ctrl-L` is the character `l` with ``KeyModifiers/control``; shift is only told for keys that
/// do not write a character.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// What was held.
  public var modifiers: KeyModifiers

  /// Creates a key press.
  public init(_ key: Key, modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A report of the mouse.
public struct MouseEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A button went down; 1 is the left one, 2 the middle one, 3 the right one.
    case press(button: Int)
    /// A button went up; 0 where the terminal does not say which.
    case release(button: Int)
    /// The pointer moved with a button held.
    case drag(button: Int)
    /// The pointer moved with no button held.
    case move
    /// The wheel was turned, a step.
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// What happened.
  public var kind: Kind
  /// The cell under the pointer.
  public var location: CellPoint
  /// Where in that cell.
  public var placeInCell = PlaceInCell.middle
  /// The keys held.
  public var modifiers: KeyModifiers

  /// Creates a report.
  public init(_ kind: Kind, at location: CellPoint, modifiers: KeyModifiers = []) {
    self.kind = kind
    self.location = location
    self.modifiers = modifiers
  }
}

/// A place in a cell, as shares of it from the left and from above.
public struct PlaceInCell: Hashable, Sendable {
  /// The share from the left, from 0 to 1.
  public var x: Double
  /// The share from above, from 0 to 1.
  public var y: Double
  /// Creates a place.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// What is meant where a terminal tells no more than the cell.
  public static let middle = PlaceInCell(x: 0.5, y: 0.5)
}
