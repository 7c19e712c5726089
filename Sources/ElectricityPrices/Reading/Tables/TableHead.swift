/// The beginning of a table: its separator, its column names and its first rows.
package struct TableHead {
  /// The byte between fields.
  package let separator: UInt8
  /// The fields of the first line, and the name of ``added``.
  package internal(set) var names: [String]
  /// The names in lower case.
  package internal(set) var keys: [String]
  /// The first rows, usually twenty, plus the first line if it has no names.
  package let rows: [[String]]
  /// Whether the first line has names instead of values.
  package let hasNames: Bool
  /// The number of the first line, and the titles above it.
  package let line: Int
  package var titles: [String]
  /// Whether lines that begin with a number sign are annotations, as the first one is.
  let isAnnotated: Bool
  /// The column that is added to the fields of each line; `nil` if there is none.
  private(set) var added: AddedColumn?
  private var later = LaterCells()

  /// Parses the first bytes of a table.
  ///
  /// - Parameter count: The number of rows to parse for evidence.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool, line: Int = 1, titles: [String] = [],
    rows count: Int = 20
  ) {
    (self.line, self.titles) = (line, titles)
    let lines = Self.lines(bytes, isWhole: isWhole, count: count + 4)
    separator = Self.separator(of: lines.map { Array($0) })
    var texts = Self.rows(of: lines.prefix(count + 1), by: separator)
    isAnnotated = titles.first?.hasPrefix("#") ?? false
    if isAnnotated { texts = texts.prefix(1) + texts.dropFirst().filter { !$0[0].hasPrefix("#") } }
    names = texts.first ?? []
    keys = names.map { $0.lowercased() }
    hasNames = Self.areNames(names)
    var values = hasNames ? Array(Self.firstSection(texts).dropFirst()) : texts
    let added = hasNames ? AddedColumn(names, values, titles: titles) : nil
    if let added {
      let section = names[0]
      values = values.map { row in row + [added.text(in: section) { row[safe: $0] }] }
      names.append(added.name)
      keys.append(added.name)
    }
    (self.added, rows) = (added, values)
    let unclear = LaterCells.unclear(rows, width: lineFields)
    if !unclear.isEmpty, let last = lines.prefix(count + 1).last {
      later.add(bytes[last.endIndex...], by: separator, fields: lineFields, of: unclear)
    }
  }

  private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  /// Returns the first lines, without one that may be incomplete.
  private static func lines(
    _ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool, count: Int
  ) -> ArraySlice<Line> {
    let sample = bytes.dropFirst(markLength(bytes)).prefix(1 << 16)
    let lines = sample.split(maxSplits: count) { $0 == 0x0A || $0 == 0x0D }.prefix(count)
    let isCut = !isWhole || sample.endIndex < bytes.endIndex
    return isCut && lines.count > 1 ? lines.dropLast() : lines
  }

  /// Returns the fields of lines that are neither empty, a rule nor the end of a report.
  private static func rows(of lines: ArraySlice<Line>, by separator: UInt8) -> [[String]] {
    var row = TableRow()
    return lines.compactMap { line in
      guard !TableRow.isRule(line) else { return nil }
      row.split(
        UnsafeBufferPointer(rebasing: line), by: separator,
        hasQuotes: line.contains(UInt8(ascii: "\"")))
      let fields = row.fields.map(\.text)
      let isEnd = 2...3 ~= fields.count && fields[1] == endOfReport
      return isEnd || fields.count > 1 && fields.allSatisfy(\.isEmpty) ? nil : fields
    }
  }

  /// Returns whether the fields of the first line are names; dates above columns are such too.
  private static func areNames(_ fields: [String]) -> Bool {
    let areDates =
      fields.count > 1 && TimeText.time(in: fields[0]) == nil
      && fields.dropFirst().allSatisfy { TimeText.date($0) != nil }
    let isValue =
      fields.count == 1 && (CellNumber(fields[0]) != nil || MissingMark.matches(fields[0]))
    return areDates || !isValue && !fields.contains { TimeText.time(in: $0) != nil }
  }

  /// Returns the rows above repeated names, which begin another section, perhaps below a title.
  private static func firstSection(_ rows: [[String]]) -> [[String]] {
    let names = (rows.first ?? []).dropFirst()
    let next = rows.dropFirst().firstIndex { $0.count > 1 && $0.dropFirst() == names }
    guard let next else { return rows }
    var section = Array(rows[..<next])
    while section.last?.count == 1 { section.removeLast() }
    return section
  }

  /// Creates the head of a table in a JSON document.
  ///
  /// - Parameter next: Returns the next row after `rows`; `nil` at the end.
  init(names: [String], rows: [[String]], next: () -> [String]?) {
    (self.names, self.rows, line, titles) = (names, rows, 0, [])
    (keys, hasNames, isAnnotated) = (names.map { $0.lowercased() }, true, false)
    separator = UInt8(ascii: ",")
    let unclear = LaterCells.unclear(rows, width: names.count)
    guard !unclear.isEmpty else { return }
    for _ in 0..<LaterCells.count {
      guard let row = next() else { return }
      later.add(row, of: unclear)
    }
  }

  /// The number of fields of a line of the file.
  var lineFields: Int { names.count - (added == nil ? 0 : 1) }

  /// The least number of fields of a row, because notes at the ends of rows can be omitted.
  var minimumFields: Int {
    let last = names.lastIndex { name in
      let key = ColumnName(name).key
      return !ColumnKind.note.contains(key) && !ColumnKind.state.contains(key)
    }
    return last.map { $0 + 1 } ?? names.count
  }

  /// The position of the first line; `nil` in a JSON document.
  package var place: FilePlace? { line > 0 ? FilePlace(line: line, column: 1) : nil }

  /// Returns the length of the byte order mark and of the line that names the separator for Excel.
  static func markLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let line = bytes[mark...].prefix { $0 != 0x0A }
    let text = line.prefix(8).filter { $0 != 0x22 && $0 != 0x0D }
    guard text.starts(with: Array("sep=".utf8)), text.count == 5, line.endIndex < bytes.endIndex
    else { return mark }
    return line.endIndex + 1
  }

  /// The text of the closing line of an Australian market report.
  static let endOfReport = "END OF REPORT"

  /// Returns the separator of the fields.
  ///
  /// It is the first of semicolon, tab, bar and comma that occurs in every line. Otherwise it is a
  /// space if every line has the same number of words and the last line begins with a time. For
  /// lines of numbers with decimal commas it is a semicolon, which does not occur.
  private static func separator(of lines: [[UInt8]]) -> UInt8 {
    if areNumbers(lines) { return UInt8(ascii: ";") }
    let candidates = [UInt8(ascii: ";"), 0x09, UInt8(ascii: "|"), UInt8(ascii: ",")]
    let sample = lines.prefix(5)
    // The last line can be a footer below rows of data.
    let isClosed =
      (3..<6).contains(lines.count) && lines.dropLast().contains { $0.first?.isDigit == true }
      && lines.last?.first?.isDigit == false
    let found = candidates.first { candidate in
      !sample.isEmpty && sample.dropLast(isClosed ? 1 : 0).allSatisfy { $0.contains(candidate) }
    }
    if let found { return found }
    // Comma-separated names above a line that is incomplete in its first field.
    let isOfNames = sample.first.map { line in
      line.contains { candidates.contains($0) } && !line.contains { $0.isDigit }
    }
    if isOfNames ?? false { return UInt8(ascii: ",") }
    let words = sample.map { $0.split(separator: 0x20) }
    guard let last = words.last, last.count > 1, words.allSatisfy({ $0.count == last.count }),
      TimeText.time(in: String(decoding: last[0], as: UTF8.self)) != nil
    else { return UInt8(ascii: ",") }
    return 0x20
  }

  /// Returns whether every line, except perhaps the first, is a single number, some with a comma.
  ///
  /// If the digits before the commas count the lines, these are two columns.
  private static func areNumbers(_ lines: [[UInt8]]) -> Bool {
    let comma = UInt8(ascii: ",")
    guard let first = lines.first else { return false }
    func number(_ line: [UInt8]) -> CellNumber? { line.withUnsafeBufferPointer { CellNumber($0) } }
    guard number(first) != nil || !first.contains(comma) else { return false }
    let rest = number(first) == nil ? lines.dropFirst() : lines[...]
    guard rest.contains(where: { $0.contains(comma) }),
      rest.allSatisfy({ line in
        number(line) != nil || line.withUnsafeBufferPointer { MissingMark.matches($0) }
      })
    else { return false }
    // No price has as many digits as the seconds since 1970 of a time.
    guard !rest.allSatisfy({ $0.prefix { $0.isDigit }.count >= 10 }) else { return false }
    return !doesCount(rest.map { String(decoding: $0, as: UTF8.self) }, before: ",")
  }

  /// Returns whether the whole numbers before a sign count the lines, so that the sign separates.
  static func doesCount(_ lines: [String], before sign: Character) -> Bool {
    let heads = lines.map { Int($0.prefix { $0 != sign }) }
    let pairs = zip(heads, heads.dropFirst())
    return heads.count > 1 && pairs.allSatisfy { $1 != nil && $0.map { $0 + 1 } == $1 }
  }

  func has(_ wanted: String...) -> Bool { wanted.allSatisfy(keys.contains) }

  /// Returns the texts of a column in the first rows that have it, and in later ones if these
  /// do not show what the column contains.
  package func texts(of column: Int) -> [String] {
    rows.compactMap { column < $0.count ? $0[column] : nil } + later[column]
  }

  /// Returns the name of a column for messages.
  package func name(of column: Int) -> String {
    hasNames && column < names.count ? names[column] : "column \(column + 1)"
  }

  /// Returns the column of a required name.
  func required(_ name: String) throws(PriceFault) -> Int {
    if let column = keys.firstIndex(of: name) { return column }
    throw lacks(name)
  }

  /// Returns the fault of a missing column.
  func lacks(_ name: String) -> PriceFault {
    PriceFault(.missing(field: .named(name)), place: place ?? FilePlace(line: 1, column: 1))
  }

  /// Returns the columns whose names in lower case satisfy a condition.
  func columns(where isWanted: (String) -> Bool) -> [Int] {
    (0..<lineFields).filter { isWanted(keys[$0]) }
  }

  /// Returns the column of the first of the names that is present.
  func column(_ candidates: [String]) -> Int? {
    candidates.lazy.compactMap { keys.firstIndex(of: $0) }.first
  }
}

extension [String] {
  /// The text at an index; empty where a row is too short.
  package subscript(safe index: Int) -> String { index < count ? self[index] : "" }
}
