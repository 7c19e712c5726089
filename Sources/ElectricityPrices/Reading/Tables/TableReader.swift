/// A reader of the rows of a table, with a window of the file in memory.
///
/// Lines end with LF, CRLF or CR. A quoted field can contain separators, doubled quotation marks
/// and line ends. Empty lines are skipped and counted.
package final class TableReader {
  package let head: TableHead
  private let stream: ByteStream
  private var row = TableRow()
  private var nextLine: Int
  /// Whether a row has been read, so that names after it are repeated names.
  private var hasBegun = false
  private var fieldCount = 0
  private let rowLimit: Int
  private let fieldLimit: Int
  /// The line number of the row, from 1.
  package private(set) var line: Int
  /// The number of empty lines between the previous row and this one.
  private(set) var emptyLines = 0
  /// Whether the file seems to be truncated in this row.
  ///
  /// This is the last row, without a line end, and shorter than the previous rows.
  package private(set) var isCutOff = false
  // The number of fields of the previous row.
  private var formerCount = 0
  // The rows of a table in a JSON document, instead of the stream.
  private var records: JSONRows?
  // The first name of the latest names.
  private var section: String

  /// Creates a reader of a table in a JSON document.
  package convenience init(_ records: JSONRows) {
    self.init(ByteStream([UInt8]()), head: records.head)
    self.records = records
  }

  /// Creates a reader, with limits that tests can lower.
  package init(
    _ stream: ByteStream, head: TableHead, rows: Int = ReadingLimit.maximumRows,
    fields: Int = ReadingLimit.maximumFields
  ) {
    self.stream = stream
    self.head = head
    let mark = TableHead.markLength(stream.bytes)
    let first = head.line + stream.bytes[..<mark].count { $0 == 0x0A }
    (line, nextLine) = (first, first)
    // A pipe may never end: it has a quarter of the fields of a file.
    section = head.names.first ?? ""
    (rowLimit, fieldLimit) = (rows, stream.size == 0 && !stream.isAtEnd ? fields / 4 : fields)
    stream.consume(mark)
  }

  /// The maximum length of a line: 1 MiB.
  private static let lineLimit = 1 << 20

  /// An estimate of the number of rows, from the first lines; low or zero if it is unknown.
  ///
  /// Reserving memory at once avoids repeated copies and halves the memory.
  var expectedRows: Int {
    // For a pipe, an estimate that reaches the limit after six doublings.
    if stream.size == 0, !stream.isAtEnd { return ReadingLimit.maximumRows / 64 }
    let sample = stream.bytes.prefix(1 << 16)
    let lines = sample.count { $0 == 0x0A }
    return lines > 0 ? min(stream.size / (sample.count / lines), ReadingLimit.maximumRows) : 0
  }

  /// The number of fields of the row.
  package var count: Int { row.fields.count }

  /// The bytes of a field; empty if the row is too short.
  @inline(__always)
  package subscript(column: Int) -> UnsafeBufferPointer<UInt8> {
    column < row.fields.count ? row.fields[column] : UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Skips the line with the names, if there is one.
  package func skipNames() throws(PriceFault) {
    if head.hasNames, !isJSON { _ = try next() }
  }

  /// Whether the table is in a JSON document.
  var isJSON: Bool { records != nil }

  /// Advances to the next row; returns `false` at the end.
  package func next() throws(PriceFault) -> Bool {
    if isJSON {
      row.removeAll()
      guard try records?.next() == true else { return false }
      row.fill(records?.values ?? [])
      return true
    }
    emptyLines = 0
    while true {
      row.removeAll()
      stream.consume(consumedOnNext)
      consumedOnNext = 0
      guard let (length, hasQuotes) = try lineLength() else { return false }
      let line = UnsafeBufferPointer(rebasing: stream.bytes[..<length])
      self.line = nextLine
      nextLine += 1
      if hasQuotes { nextLine += line.count { $0 == 0x0A } }
      consumedOnNext = length + 1
      let isBlank = isBlank(line)
      if !isBlank { split(line, hasQuotes: hasQuotes) }
      try checkLimits()
      // InfluxDB has annotations above each of its tables.
      let isAnnotation = line.first == UInt8(ascii: "#") && head.isAnnotated
      if !isBlank, !isAnnotation, !isEndOfReport, !isHeading(length) {
        hasBegun = true
        addColumn()
        return true
      }
      emptyLines += 1
    }
  }

  /// Returns whether a line is empty; spreadsheets write separators alone for an empty row.
  private func isBlank(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x0D || $0 == 0x20 || $0 == head.separator }
      || line.starts(with: [0x22, 0x22]) && line.count <= 3 || TableRow.isRule(line)
  }

  /// Splits a line into the fields of the row, and examines whether the last line is whole.
  private func split(_ line: UnsafeBufferPointer<UInt8>, hasQuotes: Bool) {
    row.split(line, by: head.separator, hasQuotes: hasQuotes)
    fieldCount += row.fields.count
    if line.count == stream.bytes.count {
      let isOpen = hasQuotes && !line.count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2)
      isCutOff = isOpen || CutRow.isShort(row.fields.map(\.text), after: formerCount, head.rows)
    }
    formerCount = row.fields.count
  }

  /// Returns whether the row repeats the names, or is a title above a repetition of them.
  private func isHeading(_ length: Int) -> Bool {
    guard head.hasNames, hasBegun, head.names.count > 1 else { return false }
    if areNames(row) {
      section = row.fields[0].text
      return true
    }
    guard row.fields.count == 1 else { return false }
    let rest = stream.bytes.dropFirst(length).drop { $0 == 0x0A || $0 == 0x0D }
    let next = UnsafeBufferPointer(rebasing: rest.prefix { $0 != 0x0A && $0 != 0x0D })
    var other = TableRow()
    other.split(next, by: head.separator, hasQuotes: next.contains(0x22))
    return areNames(other)
  }

  /// Adds the text of the added column to a row with the right number of fields.
  private func addColumn() {
    guard let added = head.added, row.fields.count >= head.lineFields,
      row.fields.dropFirst(head.lineFields).allSatisfy(\.isEmpty)
    else { return }
    row.insert(copyOf: added.text(in: section) { row.fields[$0].text }, at: head.lineFields)
  }

  private func areNames(_ row: TableRow) -> Bool {
    row.fields.count == head.lineFields
      && zip(row.fields, head.names).dropFirst(head.added == .section ? 1 : 0)
        .allSatisfy { $0.elementsEqual($1.utf8) }
      // A number is no name: in interval data, equal rows have the facts of equal registers.
      && CellNumber(head.names[0]) == nil
  }

  /// Whether the row is the closing line of an Australian market report.
  private var isEndOfReport: Bool {
    2...3 ~= row.fields.count && row.fields[0].elementsEqual("C".utf8)
      && row.fields[1].elementsEqual(TableHead.endOfReport.utf8)
  }

  /// Passes rows at the front of the window to a faster reader, which returns the amount it read.
  func fastForward(
    _ read: (UnsafeBufferPointer<UInt8>) -> (bytes: Int, lines: Int)
  ) throws(PriceFault) {
    row.removeAll()
    stream.consume(consumedOnNext)
    consumedOnNext = 0
    while true {
      let (bytes, lines) = read(stream.bytes)
      stream.consume(bytes)
      nextLine += lines
      try checkLimits()
      // The rest of a window is an incomplete line, or a line for the general reader.
      guard lines > 0, stream.bytes.count < 64, try stream.fill() else { return }
    }
  }

  /// Throws while a table is being read, because a pipe may never end.
  @inline(__always)
  private func checkLimits() throws(PriceFault) {
    // The next line has not been read.
    let isLong = nextLine > rowLimit + 1
    guard isLong || fieldCount > fieldLimit else { return }
    let limit = isLong ? ReadingLimit.rows(rowLimit) : .fields(fieldLimit)
    throw PriceFault(.tooLarge(limit: limit), place: FilePlace(line: nextLine, column: 1))
  }

  // The fields point into the window, so its bytes are released only at the next row.
  private var consumedOnNext = 0

  /// Returns the length of the next line, and whether it has quotation marks; `nil` at the end.
  private func lineLength() throws(PriceFault) -> (length: Int, hasQuotes: Bool)? {
    while true {
      let bytes = stream.bytes
      if let line = lineLength(bytes) { return line }
      guard bytes.count <= Self.lineLimit else {
        throw PriceFault(
          .tooLarge(limit: .lineBytes(Self.lineLimit)), place: FilePlace(line: nextLine, column: 1))
      }
      if try stream.fill() { continue }
      guard !stream.bytes.isEmpty else { return nil }
      return (stream.bytes.count, stream.bytes.contains(0x22))
    }
  }

  /// Returns the length of the first line; `nil` if more bytes are needed to find its end.
  private func lineLength(_ bytes: UnsafeBufferPointer<UInt8>) -> (length: Int, hasQuotes: Bool)? {
    var (isQuoted, hasQuotes) = (false, false)
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x22 {
        isQuoted.toggle()
        hasQuotes = true
      } else if byte == 0x0A, !isQuoted {
        return (offset, hasQuotes)
      } else if byte == 0x0D, !isQuoted {
        // A lone carriage return ends a line; before a line feed it is part of the line end.
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : nil
        if next.map({ $0 != 0x0A }) ?? stream.isAtEnd { return (offset, hasQuotes) }
      }
    }
    return nil
  }

  var rowPlace: FilePlace { records?.place(nil) ?? FilePlace(line: line, column: 1) }

  /// Returns the position of a field of the row.
  package func place(_ column: Int) -> FilePlace {
    if let records { return records.place(column) }
    guard let base = stream.bytes.baseAddress, column < row.fields.count,
      let start = row.fields[column].baseAddress, start >= base, start - base <= stream.bytes.count
    else { return FilePlace(line: line, column: 1) }
    let before = UnsafeBufferPointer(start: base, count: start - base)
    return FilePlace(line: line, column: before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}
