import TerminalCore

/// How a terminal comes to tell the mouse's places in pixels: mode 1016 of xterm.
///
/// It is asked for the mode with DECRQM after the first frame, which waits for nothing. Where it
/// says that it has it, the mode is set, and asked for again: reports before the second answer are
/// in cells, those after it in pixels, since a terminal answers in turn.
package struct PixelReports: Hashable, Sendable {
  /// What is sent to ask for the mode.
  static let question = "\u{1B}[?1016$p"
  /// What is sent to set the mode and to be told from when on it holds.
  static let start = "\u{1B}[?1016h" + question
  /// What is sent to leave the mode.
  static let end = "\u{1B}[?1016l"

  /// The size of a cell; `nil` if it is unknown.
  package var cell: PixelCell?
  /// Whether the terminal has said that it has the mode.
  package private(set) var isOffered = false
  /// Whether the terminal has said that the mode is set.
  package private(set) var isSet = false

  /// What reports are to be divided by; `nil` where they are in cells.
  var divisor: PixelCell? { isSet ? cell : nil }

  /// Takes the answer of DECRQM; whether the sequence is one.
  mutating func take(_ sequence: ControlSequence) -> Bool {
    guard sequence.marker == UInt8(ascii: "?"), sequence.final == UInt8(ascii: "y"),
      sequence.numbers.count == 2
    else { return false }
    guard sequence.numbers[0] == 1016 else { return true }
    // 1 is set and 2 is not; 0 is unknown, and others cannot be changed.
    isSet = sequence.numbers[1] == 1
    isOffered = isSet || sequence.numbers[1] == 2
    return true
  }

  /// The mode has been left.
  mutating func leave() { isSet = false }
}
