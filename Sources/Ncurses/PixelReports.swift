import TerminalCore

/// The negotiation of mouse positions in pixels: mode 1016 of xterm.
///
/// The mode is queried with DECRQM after the first frame, without waiting. If the terminal has it,
/// the mode is set and queried again: reports before the second answer are in cells, those after it
/// in pixels, since a terminal answers in order.
package struct PixelReports: Hashable, Sendable {
  /// The query for the mode.
  static let question = "\u{1B}[?1016$p"
  /// The sequence that sets the mode, and the query whose answer marks its beginning.
  static let start = "\u{1B}[?1016h" + question
  /// The sequence that leaves the mode.
  static let end = "\u{1B}[?1016l"

  /// The size of a cell; `nil` if it is unknown.
  package var cell: PixelCell?
  /// Whether the terminal has said that it has the mode.
  package private(set) var isOffered = false
  /// Whether the terminal has said that the mode is set.
  package private(set) var isSet = false

  /// The size to divide reports by; `nil` if they are in cells.
  var divisor: PixelCell? { isSet ? cell : nil }

  /// Processes the answer of DECRQM; returns whether the sequence is one.
  mutating func process(_ sequence: ControlSequence) -> Bool {
    guard sequence.marker == UInt8(ascii: "?"), sequence.final == UInt8(ascii: "y"),
      sequence.numbers.count == 2
    else { return false }
    guard sequence.numbers[0] == 1016 else { return true }
    // 1 is set and 2 is not; 0 is unknown, and others cannot be changed.
    isSet = sequence.numbers[1] == 1
    isOffered = isSet || sequence.numbers[1] == 2
    return true
  }

  /// Notes that the mode has been left.
  mutating func leave() { isSet = false }
}
