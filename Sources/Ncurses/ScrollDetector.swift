/// Detects whether ncurses moves or clears rows of the screen in a frame: images in them move or go
/// too, in cells that no text is written over.
///
/// ncurses scrolls, and clears the screen below a row, wherever that saves bytes; `idlok` and
/// `scrollok` do not forbid it.
package struct ScrollDetector {
  private let bytes: [UInt8]
  private let lastRow: Int
  private var row: Int

  /// Returns whether a frame scrolls rows of the screen, or clears them all from one on.
  ///
  /// - Parameter row: The row of the cursor before the frame.
  package static func isScrolling(_ frame: [UInt8], from row: Int, of rows: Int) -> Bool {
    var detector = ScrollDetector(bytes: frame, lastRow: rows - 1, row: row)
    return detector.run()
  }

  private mutating func run() -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        if row >= lastRow { return true }
        row += 1
      }
      guard byte == 0x1B, index < bytes.count else { continue }
      let kind = bytes[index]
      index += 1
      // Index, next line and reverse index.
      if [UInt8(ascii: "D"), UInt8(ascii: "E"), UInt8(ascii: "M")].contains(kind) { return true }
      guard kind == UInt8(ascii: "["),
        let end = bytes[index...].firstIndex(where: { (0x40...0x7E).contains($0) })
      else { continue }
      if moves(ControlSequence(parameters: Array(bytes[index..<end]), final: bytes[end])) {
        return true
      }
      index = end + 1
    }
    return false
  }

  /// Follows the cursor; returns whether the sequence sets the scrolled rows, moves or clears them.
  private mutating func moves(_ sequence: ControlSequence) -> Bool {
    guard sequence.marker == nil else { return false }
    let number = max(1, sequence.numbers.first ?? 1)
    switch UnicodeScalar(sequence.final) {
    case "H", "d": row = number - 1
    case "A": row -= number
    case "B": row += number
    case "r", "L", "M", "S", "T", "J": return true
    default: break
    }
    return false
  }
}
