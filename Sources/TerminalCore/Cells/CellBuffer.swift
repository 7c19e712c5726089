/// A frame of cells, which is a value that a ``Terminal``, a pipe or a test can read.
///
/// Writing outside the buffer does nothing, so drawing code needs no bounds checks.
public struct CellBuffer: Sendable {
  /// The size in cells.
  public let size: CellSize
  /// The cells, row by row.
  public private(set) var cells: [Cell]
  // The glyphs of more than one scalar (a letter with combining marks, an emoji sequence).
  package private(set) var clusters: [String] = []

  /// Creates a buffer filled with a cell.
  public init(size: CellSize, filledWith cell: Cell = Cell()) {
    self.size = size
    cells = Array(repeating: cell, count: size.count)
  }

  /// Creates a buffer of spaces that shares the cluster indices of another buffer.
  package init(size: CellSize, clustersOf other: CellBuffer) {
    self.init(size: size)
    clusters = other.clusters
  }

  /// The rectangle of all cells.
  public var bounds: CellRect { CellRect(origin: CellPoint(column: 0, row: 0), size: size) }

  /// The cell at a column and row.
  ///
  /// Outside the buffer, reading returns an unstyled space and writing does nothing.
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

  /// Gives direct access to the cells, row by row, without a bounds check for every cell.
  package mutating func withCells<Result>(_ body: (inout [Cell]) -> Result) -> Result {
    body(&cells)
  }

  /// Writes text from a cell to the right, clipped to `limit` columns and to the buffer.
  ///
  /// Combining marks join the preceding letter, wide glyphs occupy two cells, and control
  /// characters become visible (see ``VisibleText``). A character that exceeds the limit is
  /// omitted. A wide character at the edge of the buffer and a wide glyph that is overwritten in
  /// part are replaced by spaces.
  ///
  /// - Returns: The width of the text in columns, including columns outside the buffer.
  /// - Complexity: O(n), where n is the length of the text; fast for printable ASCII.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, style: CellStyle = .plain,
    limit: Int = .max
  ) -> Int {
    let text = String(text)
    if let count = text.printableASCIICount {
      let used = max(0, min(count, limit))
      writeASCII(text.utf8.prefix(used), column: column, row: row, style: style)
      return used
    }
    var used = 0
    for character in text {
      let shown = VisibleText(character)
      guard shown.width <= limit - used else { break }
      place(shown, column: column.saturatingAdd(used), row: row, style: style)
      used += shown.width
    }
    return used
  }

  /// Writes printable ASCII, one cell for each byte.
  private mutating func writeASCII(
    _ bytes: Substring.UTF8View, column: Int, row: Int, style: CellStyle
  ) {
    let first = max(column, 0)
    let end = min(column.saturatingAdd(bytes.count), size.columns)
    guard row >= 0, row < size.rows, first < end else { return }
    separateWideGlyphs(from: first, to: end, row: row)
    let start = row * size.columns
    for (offset, byte) in zip(first..<end, bytes.dropFirst(first - column)) {
      cells[start + offset] = Cell(glyph: Glyph(ascii: byte), style: style)
    }
  }

  private mutating func place(_ text: VisibleText, column: Int, row: Int, style: CellStyle) {
    let end = column.saturatingAdd(text.width)
    guard row >= 0, row < size.rows, text.width > 0, end > 0, column < size.columns else { return }
    separateWideGlyphs(from: max(column, 0), to: min(end, size.columns), row: row)
    guard column >= 0, end <= size.columns else {
      for column in max(column, 0)..<min(end, size.columns) {
        self[column, row] = Cell(style: style)
      }
      return
    }
    placeScalars(of: text.string, column: column, row: row, style: style)
  }

  /// Sets the cells of each scalar; combining marks join the previous cell.
  private mutating func placeScalars(
    of string: String, column: Int, row: Int, style: CellStyle
  ) {
    var next = column
    var last = column
    for scalar in string.unicodeScalars {
      let width = DisplayWidth.columns(of: scalar)
      if width == 0 {
        self[last, row].glyph = self.glyph(self[last, row].glyph, joinedBy: scalar)
        continue
      }
      self[next, row] = Cell(glyph: Glyph(scalar), style: style)
      if width == 2 { self[next + 1, row] = Cell(glyph: .continuation, style: style) }
      last = next
      next += width
    }
  }

  /// Replaces wide glyphs by spaces where a write would overwrite only one half of them.
  private mutating func separateWideGlyphs(from first: Int, to end: Int, row: Int) {
    if self[first, row].glyph == .continuation { self[first - 1, row].glyph = .space }
    if self[end, row].glyph == .continuation { self[end, row].glyph = .space }
  }

  private mutating func glyph(_ glyph: Glyph, joinedBy mark: Unicode.Scalar) -> Glyph {
    var cluster = text(of: glyph)
    cluster.unicodeScalars.append(mark)
    return self.glyph(ofCluster: cluster)
  }

  /// Returns the glyph of a character; stores the character as a cluster if it has several scalars.
  package mutating func glyph(for text: VisibleText) -> Glyph {
    var scalars = text.string.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return .space }
    if scalars.next() == nil { return Glyph(first) }
    return glyph(ofCluster: text.string)
  }

  private mutating func glyph(ofCluster cluster: String) -> Glyph {
    if let known = clusters.firstIndex(of: cluster) { return Glyph(clusterIndex: known) }
    clusters.append(cluster)
    return Glyph(clusterIndex: clusters.count - 1)
  }

  /// Returns the text of a glyph; empty for the right half of a wide glyph.
  public func text(of glyph: Glyph) -> String {
    if let index = glyph.clusterIndex { return index < clusters.count ? clusters[index] : "" }
    return glyph.scalar.map { String(Character($0)) } ?? ""
  }

  /// Returns the text of a row without trailing spaces.
  public func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var line = ""
    for column in 0..<size.columns { line += text(of: self[column, row].glyph) }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The text of all rows, one line each, without trailing spaces.
  public var text: String { (0..<size.rows).map { text(row: $0) }.joined(separator: "\n") }
}

extension Int {
  /// Returns the sum, or `Int.max` if it overflows.
  fileprivate func saturatingAdd(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
