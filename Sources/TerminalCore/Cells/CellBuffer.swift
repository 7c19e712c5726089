/// A frame of cells, drawn as a value and shown by a ``Terminal``, a pipe or a test.
///
/// Writing outside is ignored, so that drawing is total for every size.
public struct CellBuffer: Sendable {
  /// The extent.
  public let size: CellSize
  /// The cells, row by row.
  public private(set) var cells: [Cell]
  // Glyphs of more than one scalar (a letter with combining marks, an emoji sequence).
  package private(set) var clusters: [String] = []

  /// Creates a buffer that holds the same cell everywhere.
  public init(size: CellSize, filledWith cell: Cell = Cell()) {
    self.size = size
    cells = Array(repeating: cell, count: size.count)
  }

  /// The whole area.
  public var bounds: CellRect { CellRect(origin: CellPoint(column: 0, row: 0), size: size) }

  /// The cell at a place; outside, reading gives a plain space and writing does nothing.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      guard column >= 0, row >= 0, column < size.columns, row < size.rows else { return Cell() }
      return cells[row * size.columns + column]
    }
    set {
      guard column >= 0, row >= 0, column < size.columns, row < size.rows else { return }
      cells[row * size.columns + column] = newValue
    }
  }

  /// Gives direct access to the cells, row by row, for drawing without a bounds check a cell.
  package mutating func withCells<Result>(_ body: (inout [Cell]) -> Result) -> Result {
    body(&cells)
  }

  /// Writes text from a place on, clipped to `limit` columns and to the buffer.
  ///
  /// Combining marks join the letter before them, wide glyphs take two cells, and control
  /// characters are made visible (see ``VisibleText``). A wide glyph that would be cut becomes a space.
  ///
  /// - Returns: the number of columns taken.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, style: CellStyle = .plain,
    limit: Int = .max
  ) -> Int {
    var used = 0
    for character in text {
      let shown = VisibleText(character)
      guard used + shown.width <= limit else { break }
      place(shown, column: column + used, row: row, style: style)
      used += shown.width
    }
    return used
  }

  private mutating func place(_ text: VisibleText, column: Int, row: Int, style: CellStyle) {
    guard row >= 0, row < size.rows, text.width > 0 else { return }
    let fits = column >= 0 && column + text.width <= size.columns
    let glyph = fits ? self.glyph(for: text) : .space
    self[column, row] = Cell(glyph: glyph, style: style)
    guard text.width == 2 else { return }
    self[column + 1, row] = Cell(glyph: fits ? .continuation : .space, style: style)
  }

  package mutating func glyph(for text: VisibleText) -> Glyph {
    var scalars = text.string.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return .space }
    if scalars.next() == nil { return Glyph(first) }
    if let known = clusters.firstIndex(of: text.string) { return Glyph(clusterIndex: known) }
    clusters.append(text.string)
    return Glyph(clusterIndex: clusters.count - 1)
  }

  /// The text of a glyph: empty for the right half of a wide one.
  public func text(of glyph: Glyph) -> String {
    if let index = glyph.clusterIndex { return clusters[index] }
    return glyph.scalar.map { String(Character($0)) } ?? ""
  }

  /// A row as text, without the spaces at its end.
  public func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var line = ""
    for column in 0..<size.columns { line += text(of: self[column, row].glyph) }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// All rows as text, a line each, without the spaces at their ends.
  public var text: String { (0..<size.rows).map { text(row: $0) }.joined(separator: "\n") }
}
