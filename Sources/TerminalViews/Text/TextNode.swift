import FoundationSubset
import TerminalCore

/// The node of a text.
struct TextNode: LayoutNode {
  /// A character with the style of its run.
  struct Letter {
    var text: VisibleText
    var run: Int
    var isBreak: Bool
    var isSpace: Bool
  }
  struct Style {
    var paint: Paint
    var attributes: CellAttributes
  }

  private let letters: [Letter]
  /// The width in columns of a text without line breaks, cached since it is needed several times
  /// per frame; `nil` with line breaks.
  private let length: Int?
  private let styles: [Style]
  private let lineLimit: Int?
  private let alignment: TextAlignment
  private let ellipsis: VisibleText
  private let string: String

  init(_ runs: [TextRun], in environment: EnvironmentValues) {
    let strings = runs.map { $0.string(in: environment) }
    var letters: [Letter] = []
    letters.reserveCapacity(strings.reduce(0) { $0 + $1.utf8.count })
    for (run, string) in strings.enumerated() { Self.append(string, of: run, to: &letters) }
    self.letters = letters
    length =
      letters.contains(where: \.isBreak) ? nil : letters.reduce(0) { $0 + $1.text.width }
    styles = runs.map { run in
      Style(
        paint: TextNode.paint(of: run.style, in: environment),
        attributes: run.attributes(in: environment))
    }
    lineLimit = environment.lineLimit
    alignment = environment.multilineTextAlignment
    ellipsis = VisibleText(environment.glyphSet.ellipsis)
    // Not joined(): it is not specialised, and its first call walks all conformances.
    string = strings.reduce(into: "") { $0 += $1 }
  }

  /// Adds the characters of a string.
  ///
  /// Nearly all strings consist of scalars that do not combine.
  private static func append(_ string: String, of run: Int, to letters: inout [Letter]) {
    guard string.unicodeScalars.allSatisfy({ $0.value < 0x300 && $0 != "\r" }) else {
      for character in string { letters.append(letter(character, of: run)) }
      return
    }
    for scalar in string.unicodeScalars {
      if let text = VisibleText(printableASCII: scalar) {
        letters.append(Letter(text: text, run: run, isBreak: false, isSpace: scalar == " "))
      } else {
        letters.append(letter(Character(scalar), of: run))
      }
    }
  }

  private static func letter(_ character: Character, of run: Int) -> Letter {
    Letter(
      text: VisibleText(character), run: run, isBreak: character.isNewline,
      isSpace: character == " ")
  }

  // Text in the colour of the background needs a real colour.
  private static func paint(
    of style: AnyShapeStyle?, in environment: EnvironmentValues
  ) -> Paint {
    let style = style ?? AnyShapeStyle(ForegroundStyle())
    let paint = style.paint(in: environment)
    return paint == .erase ? .ink(Ink(environment.backgroundColor)) : paint
  }

  var isText: Bool { true }

  func size(in proposal: ProposedViewSize) -> CGSize {
    let lines = lines(in: proposal.width)
    let columns = lines.reduce(0) { max($0, width(of: $1)) }
    return CellMetrics.points(CellSize(columns: columns, rows: lines.count))
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let lines = lines(in: frame.width)
    let top = CellMetrics.row(frame.minY)
    for (offset, line) in lines.enumerated() {
      let free = frame.width - CGFloat(width(of: line)) * CellMetrics.columnWidth
      let fraction: CGFloat =
        switch alignment {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
      let column = CellMetrics.column(frame.minX + max(0, free) * fraction)
      write(line, column: column, row: top + offset, in: frame, on: &canvas)
    }
  }

  private func write(
    _ line: ArraySlice<Letter>, column: Int, row: Int, in frame: CGRect,
    on canvas: inout Canvas
  ) {
    var column = column
    for letter in line {
      let style = styles[letter.run]
      let center = CellMetrics.center(of: CellPoint(column: column, row: row))
      if var ink = style.paint.ink(at: center, in: frame) {
        ink.attributes.formUnion(style.attributes)
        canvas.place(letter.text, column: column, row: row, ink: ink)
      }
      column += letter.text.width
    }
  }

  private func width(of line: ArraySlice<Letter>) -> Int {
    line.reduce(0) { $0 + $1.text.width }
  }

  private func lines(in width: CGFloat?) -> [ArraySlice<Letter>] {
    guard !letters.isEmpty else { return [] }
    var columns = Int.max
    if let width, width.isFinite {
      // A hundredth of a column allows for rounding in the layout.
      columns = max(1, Int((width.clamped(to: 0...1e6) / CellMetrics.columnWidth + 0.01)))
    }
    if let length, length <= columns { return [letters[...]] }
    let lines = letters.split(omittingEmptySubsequences: false) { $0.isBreak }
      .flatMap { wrapped($0, columns: columns) }
    guard let lineLimit, lineLimit >= 0, lines.count > max(1, lineLimit) else { return lines }
    let kept = lines.prefix(max(1, lineLimit))
    guard let last = kept.last else { return [] }
    return kept.dropLast() + [cut(last, columns: columns)]
  }

  private func cut(_ line: ArraySlice<Letter>, columns: Int) -> ArraySlice<Letter> {
    var kept = Array(line)
    var width = width(of: line)
    while let last = kept.last, width + ellipsis.width > columns {
      width -= last.text.width
      kept.removeLast()
    }
    while kept.last?.isSpace == true { kept.removeLast() }
    let run = line.last?.run ?? 0
    return (kept + [Letter(text: ellipsis, run: run, isBreak: false, isSpace: false)])[...]
  }

  // Breaks after the last space that fits, or within a word that is longer than a line.
  private func wrapped(_ line: ArraySlice<Letter>, columns: Int) -> [ArraySlice<Letter>] {
    guard columns < .max else { return [line] }
    var result: [ArraySlice<Letter>] = []
    var start = line.startIndex
    var afterSpace: Int?
    var width = 0
    var index = start
    while index < line.endIndex {
      let letter = line[index]
      width += letter.text.width
      if width > columns && index > start && !letter.isSpace {
        let end = afterSpace ?? index
        result.append(line[start..<end].withoutSpacesAtEnd)
        (start, index, afterSpace, width) = (end, end, nil, 0)
        continue
      }
      index += 1
      if letter.isSpace { afterSpace = index }
    }
    result.append(result.isEmpty ? line[start...] : line[start...].withoutSpacesAtEnd)
    return result
  }
}

extension ArraySlice<TextNode.Letter> {
  fileprivate var withoutSpacesAtEnd: ArraySlice {
    self[..<((lastIndex { !$0.isSpace }).map { $0 + 1 } ?? startIndex)]
  }
}
