import TerminalCore

/// A text in a row that can be omitted if it does not fit.
package struct TextPart: Equatable, Sendable {
  /// The meaning of a text, which determines its style.
  package enum Role: Hashable, Sendable {
    case strong, plain, faint, now, warning, key, current, production
    /// A text in the colour of the mark that it names.
    case ink(CellColor)
  }
  var text: String
  var role: Role
  /// The priority of the part: smaller numbers are omitted first.
  var rank: Int
  /// The columns between this part and the previous one.
  let gap: Int
  /// Whether the previous part is the label of this part, and is omitted with it.
  let hasLabel: Bool
  /// The number of leading characters in the colour of keys.
  let keyCharacters: Int
  /// The actions of a click, for equal parts of the text from left to right.
  let actions: [ViewerAction]
  /// The colours of a ramp, drawn after the text of a legend.
  var colors: [CellColor] = []

  init(
    _ text: String, _ role: Role = .plain, rank: Int = 0, gap: Int = 2, hasLabel: Bool = false,
    keyCharacters: Int = 0, actions: [ViewerAction] = []
  ) {
    (self.text, self.role, self.rank, self.gap) = (text, role, rank, gap)
    (self.hasLabel, self.keyCharacters, self.actions) = (hasLabel, keyCharacters, actions)
  }
}

/// A row of texts, aligned left and right.
struct TextRow: Equatable, Sendable {
  var left: [TextPart] = []
  var right: [TextPart] = []
  /// A replacement for omitted parts of the left texts; `nil` if none is needed.
  var ellipsis: TextPart?

  typealias Placed = (part: TextPart, column: Int)

  /// Returns the parts that fit with their first columns, with a margin of a column on both sides.
  ///
  /// Parts are omitted as a whole, smallest rank first; the last remaining part is cut.
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

  /// Returns whether all parts with at least a rank fit.
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
      return (part, column)
    }
  }
}
