import TerminalCore

/// Tables of the keys that bytes and sequences of terminals encode.
///
/// The forms are those of xterm in both cursor modes, of the VT220, rxvt and the Linux console, and
/// the `CSI u` of newer terminals; ncurses' terminfo knows only one of them at a time.
package enum KeyDecoder {
  /// Returns the key of a byte below 0x80 that is not an escape.
  package static func plain(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x0D, 0x0A: KeyPress(.enter)
    case 0x09: KeyPress(.tab)
    case 0x7F, 0x08: KeyPress(.backspace)
    case 0x00: KeyPress(.character(" "), modifiers: .control)
    case 0x01...0x1A: KeyPress(character(byte | 0x60), modifiers: .control)
    case 0x1B...0x1F: KeyPress(character(byte | 0x40), modifiers: .control)
    default: KeyPress(character(byte))
    }
  }

  /// Returns the key of `ESC O final`.
  package static func singleShift(_ sequence: ControlSequence) -> KeyPress? {
    let modifiers = modifiers(sequence.numbers.last ?? 1)
    if let key = finals[sequence.final] { return KeyPress(key, modifiers: modifiers) }
    if let key = rxvtArrows[sequence.final] { return KeyPress(key, modifiers: .control) }
    return keypad[sequence.final].map { KeyPress($0) }
  }

  /// Returns the key of `ESC [ … final`.
  package static func control(_ sequence: ControlSequence) -> KeyPress? {
    guard sequence.marker == nil else { return nil }
    let numbers = sequence.numbers
    let modifiers = modifiers(numbers.count > 1 ? numbers[1] : 1)
    switch sequence.final {
    case UInt8(ascii: "Z"): return KeyPress(.tab, modifiers: .shift)
    case UInt8(ascii: "u"): return characterKey(numbers.first ?? 0, modifiers)
    case UInt8(ascii: "~") where numbers.count == 3 && numbers[0] == 27:
      return characterKey(numbers[2], modifiers)
    case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"):
      guard let key = numbered[numbers.first ?? 0] else { return nil }
      return KeyPress(key, modifiers: modifiers.union(rxvtModifiers(sequence.final)))
    default:
      // The first number is 1 for keys, and any for answers such as a position, `ESC [ 12 ; 5 R`.
      guard numbers.count < 3, numbers.first ?? 1 <= 1 else { return nil }
      if let key = rxvtArrows[sequence.final] {
        return numbers.isEmpty ? KeyPress(key, modifiers: .shift) : nil
      }
      return finals[sequence.final].map { KeyPress($0, modifiers: modifiers) }
    }
  }

  /// Returns the number of the function key of the Linux console's `ESC [ [ letter`.
  package static func linuxFunction(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) ? Int(byte) - 0x40 : nil
  }

  /// Returns the keys of a modifier number: one more than the sum of the bits.
  private static func modifiers(_ number: Int) -> KeyModifiers {
    let bits = max(0, number - 1)
    // xterm's 8 is Meta, which elsewhere is 32; both are the Alt of most keyboards.
    return KeyModifiers(rawValue: UInt8(bits & 7)).union(bits & 40 != 0 ? .alt : [])
  }

  private static func rxvtModifiers(_ final: UInt8) -> KeyModifiers {
    switch final {
    case UInt8(ascii: "^"): .control
    case UInt8(ascii: "$"): .shift
    case UInt8(ascii: "@"): [.control, .shift]
    default: []
    }
  }

  /// Returns the key of a character's number, which includes the shift key.
  private static func characterKey(_ value: Int, _ modifiers: KeyModifiers) -> KeyPress? {
    guard let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
    if value == 0x1B { return KeyPress(.escape, modifiers: modifiers) }
    if value < 0x80, value < 0x20 || value == 0x7F {
      return KeyPress(plain(UInt8(value)).key, modifiers: modifiers)
    }
    let key = Key.character(Character(scalar))
    return KeyPress(key, modifiers: modifiers.subtracting(.shift))
  }

  private static func character(_ byte: UInt8) -> Key {
    .character(Character(Unicode.Scalar(byte)))
  }

  private static let finals = table(
    "ABCDHFPQRS", [.up, .down, .right, .left, .home, .end] + (1...4).map(Key.function))
  private static let rxvtArrows = table("abcd", [.up, .down, .right, .left])
  private static let keypad = table(
    "MIXjklmnopqrstuvwxy", [.enter, .tab] + "=*+,-./0123456789".map(Key.character))

  /// Returns the keys of the bytes of a text, one by one.
  private static func table(_ finals: String, _ keys: [Key]) -> [UInt8: Key] {
    Dictionary(uniqueKeysWithValues: zip(finals.utf8, keys))
  }

  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]
}
