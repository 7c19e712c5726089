/// What the beginning of a table tells: its separator, its column names, its first rows.
package struct TableHead {
  /// The byte between fields.
  package let separator: UInt8
  /// The first line.
  package let names: [String]
  /// The names in lower case.
  package let keys: [String]
  /// The first twenty rows; twenty-one where the first line has no names and is one of them.
  package let rows: [[String]]
  /// Whether the first line has names and no values.
  package let hasNames: Bool
  /// The byte before decimals.
  let decimalSeparator: UInt8
  /// Whether the first rows have decimals.
  let isDecimalCertain: Bool
  /// The number of the first line, and what was found above it.
  package let line: Int
  package let titles: [String]

  /// Looks at the first bytes of a table.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool, line: Int = 1, titles: [String] = []
  ) {
    (self.line, self.titles) = (line, titles)
    let mark = Self.markLength(bytes)
    let sample = bytes.dropFirst(mark).prefix(1 << 16)
    var lines = sample.split(maxSplits: 24) { $0 == 0x0A || $0 == 0x0D }.prefix(24)
    // The last line may be cut.
    let isCut = !isWhole || sample.endIndex < bytes.endIndex
    if isCut, lines.count > 1 { lines = lines.dropLast() }
    separator = Self.separator(of: lines.map { Array($0) })
    var row = TableRow()
    var texts: [[String]] = []
    for line in lines.prefix(21) {
      row.split(
        UnsafeBufferPointer(rebasing: line), by: separator,
        hasQuotes: line.contains(UInt8(ascii: "\"")))
      texts.append(row.fields.map(\.text))
    }
    texts.removeAll { $0.count == 3 && $0[1] == Self.endOfReport }
    names = texts.first ?? []
    keys = names.map { $0.lowercased() }
    let isValue = names.count == 1 && (CellNumber(names[0]) != nil || MissingMark.matches(names[0]))
    hasNames = !isValue && !names.contains { TimeText.time(in: $0) != nil }
    rows = Array(hasNames ? texts.dropFirst() : texts[...])
    (decimalSeparator, isDecimalCertain) = Self.decimalSeparator(rows)
  }

  /// The bytes before the table: the mark of UTF-8, and the line that names the separator to Excel.
  static func markLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let line = bytes[mark...].prefix { $0 != 0x0A }
    let text = line.prefix(8).filter { $0 != 0x22 && $0 != 0x0D }
    guard text.starts(with: Array("sep=".utf8)), text.count == 5, line.endIndex < bytes.endIndex
    else { return mark }
    return line.endIndex + 1
  }

  /// What the last line of a report of the Australian market says, which is no data.
  static let endOfReport = "END OF REPORT"

  /// Of semicolon, tab and comma the first that stands in every line; spaces where none does and
  /// every line has as many words, of which the first of the last line is a time.
  ///
  /// Where lines are numbers with commas before decimals, a semicolon, which stands in none.
  private static func separator(of lines: [[UInt8]]) -> UInt8 {
    if areNumbers(lines) { return UInt8(ascii: ";") }
    let candidates = [UInt8(ascii: ";"), 0x09, UInt8(ascii: ",")]
    let sample = lines.prefix(5)
    let found = candidates.first { candidate in
      !sample.isEmpty && sample.allSatisfy { $0.contains(candidate) }
    }
    if let found { return found }
    // Names with commas between, above a line that is cut within its first field.
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

  /// Whether every line, but perhaps the first, is a number alone, and some have a comma.
  ///
  /// Where the digits before the commas count the lines, these are two columns.
  private static func areNumbers(_ lines: [[UInt8]]) -> Bool {
    let comma = UInt8(ascii: ",")
    guard let first = lines.first else { return false }
    func number(_ line: [UInt8]) -> CellNumber? {
      line.withUnsafeBufferPointer { CellNumber($0) }
    }
    guard number(first) != nil || !first.contains(comma) else { return false }
    let rest = number(first) == nil ? lines.dropFirst() : lines[...]
    guard rest.contains(where: { $0.contains(comma) }),
      rest.allSatisfy({ line in
        number(line) != nil || line.withUnsafeBufferPointer { MissingMark.matches($0) }
      })
    else { return false }
    return !doesCount(rest.map { String(decoding: $0, as: UTF8.self) }, before: ",")
  }

  /// Whether the whole numbers before a sign count the lines, so that what is behind it is another
  /// column.
  static func doesCount(_ lines: [String], before sign: Character) -> Bool {
    let heads = lines.map { Int($0.prefix { $0 != sign }) }
    let pairs = zip(heads, heads.dropFirst())
    return heads.count > 1 && pairs.allSatisfy { $1 != nil && $0.map { $0 + 1 } == $1 }
  }

  /// A comma where the fields have numbers with a comma and none with a point.
  private static func decimalSeparator(
    _ rows: [[String]]
  ) -> (separator: UInt8, isCertain: Bool) {
    let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
    let numbers = rows.joined().filter { TimeText.time(in: $0) == nil }
    let parser = PriceParser(decimalSeparator: comma, isTypographic: true)
    let hasComma = numbers.contains { $0.utf8.contains(comma) && parser.price(in: $0) != nil }
    let hasPoint = numbers.contains { $0.utf8.contains(point) && Price($0) != nil }
    return (hasComma && !hasPoint ? comma : point, hasComma || hasPoint)
  }

  /// Whether all names are there.
  func has(_ wanted: String...) -> Bool { wanted.allSatisfy(keys.contains) }

  /// A column's name for people.
  package func name(of column: Int) -> String {
    hasNames && column < names.count ? names[column] : "column \(column + 1)"
  }

  /// The column of a name that must be there.
  func required(_ name: String) throws(PriceFault) -> Int {
    if let column = keys.firstIndex(of: name) { return column }
    throw lacks(name)
  }

  /// The fault that a column is not there.
  func lacks(_ name: String) -> PriceFault {
    PriceFault(.missing(field: .named(name)), place: FilePlace(line: 1, column: 1))
  }

  /// The column of the first of the names that is there.
  func column(_ candidates: [String]) -> Int? {
    candidates.lazy.compactMap { keys.firstIndex(of: $0) }.first
  }
}
