/// Reads the prices of tables whose format fixes the sign before decimals.
struct TableNumbers {
  /// A point or a comma.
  let decimalSeparator: UInt8
  /// Whether the other sign may stand between thousands.
  var hasGroups = true
  /// Whether a comma can be before decimals too: the first rows had whole numbers only.
  var mayHaveCommas = false

  init(decimalSeparator: UInt8) { self.decimalSeparator = decimalSeparator }

  /// Nothing between thousands, and the sign of the first rows before decimals, if no other.
  init(plain head: TableHead, decimalSeparator: UInt8? = nil) {
    self.decimalSeparator = decimalSeparator ?? head.decimalSeparator
    hasGroups = false
    mayHaveCommas = !head.isDecimalCertain
  }

  /// Finds the sign before decimals in the first rows of some columns: the last of two in a number,
  /// else one that stands once and not before three digits.
  init(_ head: TableHead, columns: [Int]) {
    let (comma, point) = (PlainNumber.comma, PlainNumber.point)
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
    do throws(PriceTextError) {
      return try parser.price(in: bytes)
    } catch {
      if MissingMark.matches(bytes) { return nil }
      if mayHaveCommas, let price = parser.withComma.priceOrNil(in: bytes) { return price }
      if hasGroups, let price = price(in: bytes.text) { return price }
      throw table.badNumber(column, error)
    }
  }

  /// The price in a text that is one.
  func price(in text: String) -> Price? { parser.price(in: withoutGroups(text) ?? text) }

  private var parser: PriceParser {
    PriceParser(decimalSeparator: decimalSeparator, isTypographic: true)
  }

  /// A number without the signs between its thousands: `1.299,98` as `1299,98`; `nil` where they
  /// do not stand between groups of three digits.
  private func withoutGroups(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex(of: decimalSeparator) ?? bytes.count
    let sign = decimalSeparator == PlainNumber.comma ? PlainNumber.point : PlainNumber.comma
    return ThousandGroups.joined(bytes[..<end], sign: sign).map {
      String(decoding: $0 + bytes[end...], as: UTF8.self)
    }
  }
}

extension TableReader {
  /// The fault of a field that is no price.
  func badNumber(_ column: Int, _ error: PriceTextError = .notANumber) -> PriceFault {
    let reason = error.reason(.named(head.name(of: column)), self[column].text)
    return PriceFault(reason, place: place(column))
  }
}

extension PriceTextError {
  /// What is wrong with a field.
  func reason(_ field: FieldName, _ text: String) -> PriceFileError.Reason {
    switch self {
    case .notANumber: .badNumber(field: field, text: text)
    case .notFinite: .notFinite(field: field, text: text)
    case .outOfRange: .outOfRange(field: field, text: text)
    }
  }
}

extension UInt8 {
  /// Whether this is a small letter of ASCII.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self) }
}
