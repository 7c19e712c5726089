import TerminalCore

/// A text of a row that can be left out where there is no room.
package struct TextPart: Hashable, Sendable {
  /// What the text is, which decides its look.
  package enum Role: Hashable, Sendable {
    case strong, plain, faint, now, warning, key, current, production
    /// As what it names is drawn.
    case ink(CellColor)
  }
  var text: String
  var role = Role.plain
  /// Parts with smaller numbers are left out first.
  var rank = 0
  /// The columns between this part and the one before.
  var gap = 2
  /// Whether the part before is its label, which is left out with it.
  var hasLabel = false
  /// How many characters at the beginning are in the colour of keys.
  var keyCharacters = 0
  /// What a click does: of several actions that of its part of the text, from left to right.
  var actions: [ViewerAction] = []
}

/// A row of texts from the left edge and texts that end at the right edge.
struct TextRow: Hashable, Sendable {
  var left: [TextPart] = []
  var right: [TextPart] = []
  /// Stands where parts of the left row were left out; nil where nothing need say so.
  var ellipsis: TextPart?

  /// A part with its first column.
  struct Placed: Hashable, Sendable {
    let part: TextPart
    let column: Int
  }

  /// The parts that have room, from left to right, with a margin of a column on both sides.
  ///
  /// Parts are left out whole, those with the smallest rank first; the last one is cut.
  func placed(width: Int) -> [Placed] {
    var (left, right) = (left, right)
    var ellipsis = ellipsis
    while left.count + right.count > 1, Self.width(left) + Self.width(right) + 4 > width {
      let lowest = (left + right).map(\.rank).min() ?? 0
      if let index = right.lastIndex(where: { $0.rank == lowest }) {
        right.remove(at: index)
      } else if let index = left.lastIndex(where: { $0.rank == lowest }) {
        let part = left.remove(at: index)
        if part.hasLabel, index > 0 { left.remove(at: index - 1) }
        if let mark = ellipsis { left.append(mark) }
        ellipsis = nil
      }
    }
    let margin = width > 20 ? 1 : 0
    let start = max(margin, width - margin - Self.width(right))
    return Self.line(left, from: margin) + Self.line(right, from: start)
  }

  /// Whether all parts of a rank and above have room.
  func keeps(rank: Int, width: Int) -> Bool {
    placed(width: width).count { $0.part.rank >= rank }
      == (left + right).count { $0.rank >= rank }
  }

  private static func width(_ parts: [TextPart]) -> Int {
    line(parts, from: 0).last.map { $0.column + $0.part.text.displayWidth } ?? 0
  }

  private static func line(_ parts: [TextPart], from start: Int) -> [Placed] {
    var column = start
    return parts.enumerated().map { index, part in
      column += index == 0 ? 0 : part.gap
      defer { column += part.text.displayWidth }
      return Placed(part: part, column: column)
    }
  }
}
