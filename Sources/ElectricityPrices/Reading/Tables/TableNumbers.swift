/// Reads the prices of tables whose format fixes the sign before decimals; the other sign and
/// spaces may stand between thousands.
struct TableNumbers {
  /// A point or a comma.
  let decimalSeparator: UInt8

  init(decimalSeparator: UInt8) { self.decimalSeparator = decimalSeparator }

  /// Finds the sign before decimals in the first rows of some columns: the last of two in a number,
  /// else one that stands once and not before three digits.
  init(_ head: TableHead, columns: [Int]) {
    let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
    for row in head.rows {
      for column in columns where column < row.count {
        let text = row[column].utf8
        let signs = text.filter { $0 == comma || $0 == point }
        guard let last = signs.last, let place = text.lastIndex(of: last),
          text.allSatisfy({ !($0 | 0x20).isLetter })
        else { continue }
        let decimals = text.distance(from: place, to: text.endIndex) - 1
        if signs.contains(where: { $0 != last }) || signs.count == 1 && decimals != 3 {
          decimalSeparator = last
          return
        }
      }
    }
    decimalSeparator = head.decimalSeparator
  }

  /// The price in a field; `nil` where a mark says that there is none.
  ///
  /// - Throws: where the text is neither, naming line and column.
  func price(_ table: TableReader, _ column: Int) throws(PriceFault) -> Price? {
    let bytes = table[column]
    if let base = bytes.baseAddress, let price = parser.fast(base, bytes.count) { return price }
    let text = bytes.text
    if MissingMark.matches(text) || text.lowercased() == "n/e" { return nil }
    if let price = price(in: text) { return price }
    throw PriceFault(
      .badNumber(field: .named(table.head.name(of: column)), text: text), place: table.place(column)
    )
  }

  /// The price in a text that is one.
  func price(in text: String) -> Price? {
    parser.price(in: Self.withoutGroups(text, decimalSeparator) ?? text)
  }

  private var parser: PriceParser {
    PriceParser(decimalSeparator: decimalSeparator, isTypographic: true)
  }

  /// A number without the signs between its thousands: `1.299,98` as `1299,98`; `nil` where they
  /// do not stand between groups of three digits.
  static func withoutGroups(_ text: String, _ decimalSeparator: UInt8) -> String? {
    let group = UInt8(ascii: decimalSeparator == UInt8(ascii: ",") ? "." : ",")
    let halves = text.utf8.split(
      separator: decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
    let groups = halves[0].split(separator: group, omittingEmptySubsequences: false)
    guard groups.count > 1, let first = groups.first else { return nil }
    let leading = first.filter(\.isDigit).count
    guard (1...3).contains(leading),
      groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy(\.isDigit) })
    else { return nil }
    let whole = groups.map { String(decoding: $0, as: UTF8.self) }.joined()
    let sign = String(decoding: [decimalSeparator], as: UTF8.self)
    return halves.count == 1 ? whole : whole + sign + String(decoding: halves[1], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether this is a small letter of ASCII.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self) }
}
