/// What the beginning of a table tells: its separator, its column names, its first rows.
struct TableHead {
  /// The byte between fields.
  let separator: UInt8
  /// The first line.
  let names: [String]
  /// The names in lower case.
  let keys: [String]
  /// Up to twenty rows: all but the first line if that has names.
  let rows: [[String]]
  /// Whether the first line has names and no values.
  let hasNames: Bool
  /// The byte before decimals.
  let decimalSeparator: UInt8
  /// Whether the first rows have decimals.
  let isDecimalCertain: Bool

  /// Looks at the first bytes of a table.
  init(_ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lines = bytes.dropFirst(mark).prefix(1 << 16)
      .split(maxSplits: 24, omittingEmptySubsequences: true) { $0 == 0x0A || $0 == 0x0D }
      .prefix(24)
    // The last line may be cut.
    if !isWhole, lines.count > 1 { lines = lines.dropLast() }
    separator = Self.separator(of: lines.map { Array($0) })
    var row = TableRow()
    var texts: [[String]] = []
    for line in lines.prefix(21) {
      row.split(
        UnsafeBufferPointer(rebasing: line), by: separator,
        hasQuotes: line.contains(UInt8(ascii: "\"")))
      texts.append(row.fields.map(\.text))
    }
    row.removeAll()
    names = texts.first ?? []
    keys = names.map { $0.lowercased() }
    hasNames = !names.contains { TimeText.time(in: $0) != nil }
    rows = Array(hasNames ? texts.dropFirst() : texts[...])
    (decimalSeparator, isDecimalCertain) = Self.decimalSeparator(rows)
  }

  /// Of semicolon, tab and comma the first that stands in every line; spaces where none does and
  /// every line has as many words, of which the first of the last line is a time.
  private static func separator(of lines: [[UInt8]]) -> UInt8 {
    let candidates = [UInt8(ascii: ";"), 0x09, UInt8(ascii: ",")]
    let sample = lines.prefix(5)
    let found = candidates.first { candidate in
      !sample.isEmpty && sample.allSatisfy { $0.contains(candidate) }
    }
    if let found { return found }
    let words = sample.map { $0.split { $0 == 0x20 || $0 == 0x0D } }
    guard let last = words.last, last.count > 1, words.allSatisfy({ $0.count == last.count }),
      TimeText.time(in: String(decoding: last[0], as: UTF8.self)) != nil
    else { return UInt8(ascii: ",") }
    return 0x20
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
  func name(of column: Int) -> String {
    hasNames && column < names.count ? names[column] : "column \(column + 1)"
  }

  /// The column of the first of the names that is there.
  func column(_ candidates: [String]) -> Int? {
    candidates.lazy.compactMap { keys.firstIndex(of: $0) }.first
  }
}

extension PriceParser {
  /// The same with a comma before the decimals.
  var withComma: PriceParser {
    PriceParser(decimalSeparator: UInt8(ascii: ","), isTypographic: isTypographic)
  }

  /// The price in bytes, or `nil`.
  func priceOrNil(in bytes: UnsafeBufferPointer<UInt8>) -> Price? { try? price(in: bytes) }

  /// The price in a text, or `nil`.
  func price(in text: String) -> Price? {
    var text = text
    return text.withUTF8 { try? price(in: $0) }
  }
}
