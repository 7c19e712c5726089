import TerminalCore

extension PictureScreen {
  /// Writes a character or executes a control character.
  mutating func write(_ text: String) {
    guard let scalar = text.unicodeScalars.first else { return }
    switch scalar {
    case "\r": (page.cursor.column, isBeyond) = (0, false)
    case "\n": lineFeed()
    case "\u{8}": (page.cursor.column, isBeyond) = (max(0, page.cursor.column - 1), false)
    // The bell, CAN (which cancels a sequence) and SI.
    case "\u{7}", "\u{18}", "\u{F}": break
    case _ where scalar.value < 0x20: faults.append("the control \(scalar.value)")
    default: print(text, columns: DisplayWidth.columns(of: scalar))
    }
  }

  private mutating func print(_ text: String, columns: Int) {
    guard columns > 0 else {
      // A combining mark joins the character before the cursor.
      let column = isBeyond ? page.cursor.column : page.cursor.column - 1
      let index = page.cursor.row * size.columns + max(0, column)
      page.cells[index].text += text
      return
    }
    if isBeyond {
      page.cursor.column = 0
      isBeyond = false
      lineFeed()
    }
    lastCharacter = text
    let end = min(page.cursor.column + columns, size.columns)
    clear(page.cursor.column..<end, row: page.cursor.row, style: style)
    let index = page.cursor.row * size.columns + page.cursor.column
    page.cells[index].text = text
    for column in page.cursor.column + 1..<max(end, page.cursor.column + 1) {
      page.cells[page.cursor.row * size.columns + column].text = ""
    }
    isBeyond = end >= size.columns
    page.cursor.column = min(end, size.columns - 1)
  }

  private mutating func lineFeed() {
    isBeyond = false
    if page.cursor.row + 1 == scrolled.upperBound {
      scroll(1, in: scrolled)
    } else if page.cursor.row < size.rows - 1 {
      page.cursor.row += 1
    }
  }

  /// Moves rows up, or down if the number is negative, with the pictures on them.
  mutating func scroll(_ rows: Int, in range: Range<Int>) {
    func move<Element>(_ elements: inout [Element], _ perRow: Int, _ blank: Element) {
      let part = range.lowerBound * perRow..<range.upperBound * perRow
      let blanks = Array(repeating: blank, count: min(abs(rows) * perRow, part.count))
      let kept = Array(elements[part])
      elements.replaceSubrange(
        part,
        with: rows > 0
          ? Array(kept.dropFirst(blanks.count)) + blanks : blanks + kept.dropLast(blanks.count))
    }
    move(&page.cells, size.columns, TextCell())
    move(&page.sixels.pixels, cell.height * page.sixels.width, 0)
    placements = placements.mapValues { placement in
      var area = placement.area
      guard range.lowerBound <= area.minRow, area.maxRow <= range.upperBound else {
        return placement
      }
      area.origin.row -= rows
      return Placement(area: area, image: placement.image)
    }
  }

  /// Clears cells of a row, including their sixel pixels.
  mutating func clear(_ columns: Range<Int>, row: Int, style: [Int]) {
    guard !columns.isEmpty else { return }
    for column in columns {
      page.cells[row * size.columns + column] = TextCell(text: " ", style: style)
    }
    for y in row * cell.height..<(row + 1) * cell.height {
      for x in columns.lowerBound * cell.width..<columns.upperBound * cell.width {
        page.sixels.pixels[y * page.sixels.width + x] = 0
      }
    }
  }

  /// Executes a sequence that starts with `ESC [`.
  mutating func control(_ content: [UInt8]) {
    let final = content.last ?? 0
    let body = content.dropLast()
    let mark = body.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    let digits = body.dropFirst(mark == nil ? 0 : 1).prefix { $0 >= 0x30 }
    let numbers = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { $0.reduce(0) { $0 * 10 + Int($1) - 0x30 } }
    let isPlain = mark == nil && digits.count == body.count
    let letter = Character(Unicode.Scalar(final))
    switch letter {
    case "h", "l": setModes(numbers, letter == "h", isPrivate: mark == UInt8(ascii: "?"))
    // `TerminalAnswers` answers queries.
    case "c", "n", "p", "t": break
    case "S" where !isPlain, "q" where !isPlain: break
    case "m" where isPlain: setStyle(digits.isEmpty ? [0] : numbers)
    case _ where isPlain: edit(letter, digits.isEmpty ? [] : numbers)
    default: faults.append("ESC [ \(String(decoding: content, as: UTF8.self))")
    }
  }

  private mutating func setModes(_ numbers: [Int], _ isSet: Bool, isPrivate: Bool) {
    guard isPrivate else { return }
    for number in numbers {
      if number == 1049 { switchPage(toAlternate: isSet) }
      if isSet { modes.insert(number) } else { modes.remove(number) }
    }
  }

  private mutating func switchPage(toAlternate: Bool) {
    guard toAlternate != isAlternate else { return }
    if toAlternate {
      pages[0].saved = Pen(cursor: page.cursor, style: style, isBeyond: isBeyond)
      modes.insert(1049)
      for row in 0..<size.rows { clear(0..<size.columns, row: row, style: []) }
      page.cursor = pages[0].cursor
    } else {
      modes.remove(1049)
      (style, isBeyond) = (page.saved.style, page.saved.isBeyond)
      move(toColumn: page.saved.cursor.column, row: page.saved.cursor.row)
    }
  }

  private mutating func setStyle(_ numbers: [Int]) {
    if let reset = numbers.lastIndex(of: 0), !numbers[..<reset].contains(38),
      !numbers[..<reset].contains(48)
    {
      style = Array(numbers[(reset + 1)...])
    } else if numbers.first == 0 {
      style = Array(numbers.dropFirst())
    } else {
      style += numbers
    }
  }

  private mutating func edit(_ letter: Character, _ numbers: [Int]) {
    let first = max(1, numbers.first ?? 1)
    let (column, row) = (page.cursor.column, page.cursor.row)
    isBeyond = false
    switch letter {
    case "H", "f":
      move(toColumn: max(1, numbers.count > 1 ? numbers[1] : 1) - 1, row: first - 1)
    case "A": move(toColumn: column, row: row - first)
    case "B": move(toColumn: column, row: row + first)
    case "C": move(toColumn: column + first, row: row)
    case "D": move(toColumn: column - first, row: row)
    case "G": move(toColumn: first - 1, row: row)
    case "d": move(toColumn: column, row: first - 1)
    case "J": clearScreen(numbers.first ?? 0)
    case "K": clear(Self.part(numbers.first ?? 0, column, size.columns), row: row, style: style)
    case "X": clear(column..<min(column + first, size.columns), row: row, style: style)
    case "b": for _ in 0..<first { write(lastCharacter) }
    case "r":
      scrolled = first - 1..<(numbers.count > 1 ? min(numbers[1], size.rows) : size.rows)
      move(toColumn: 0, row: 0)
    case "S": scroll(first, in: scrolled)
    case "T": scroll(-first, in: scrolled)
    case "M": scroll(first, in: row..<scrolled.upperBound)
    case "L": scroll(-first, in: row..<scrolled.upperBound)
    default: faults.append("ESC [ \(numbers) \(letter)")
    }
  }

  mutating func move(toColumn column: Int, row: Int) {
    page.cursor = CellPoint(
      column: min(max(column, 0), size.columns - 1), row: min(max(row, 0), size.rows - 1))
  }

  /// Returns the range of columns to clear in a line: from an index on, up to it, or all.
  private static func part(_ kind: Int, _ place: Int, _ count: Int) -> Range<Int> {
    [place..<count, 0..<min(place + 1, count), 0..<count][min(max(kind, 0), 2)]
  }

  private mutating func clearScreen(_ kind: Int) {
    for row in 0..<size.rows {
      if row == page.cursor.row {
        clear(Self.part(kind, page.cursor.column, size.columns), row: row, style: style)
      } else if kind == 2 || (row > page.cursor.row) == (kind == 0) {
        clear(0..<size.columns, row: row, style: style)
      }
    }
  }
}
